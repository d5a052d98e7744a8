"""Windows, doors, garage doors and shop fronts, set into a wall at y=0 (outside is -y)."""
import math
import materials as M
from core import rng

ROOM = "#8d8578"


def frame_rect(m, x, w, z, h, y, d, t, mat):
    """A rectangular frame of section t x d whose front is at y."""
    m.box(x, x + t, y, y + d, z, z + h, mat)
    m.box(x + w - t, x + w, y, y + d, z, z + h, mat)
    m.box(x + t, x + w - t, y, y + d, z, z + t, mat)
    m.box(x + t, x + w - t, y, y + d, z + h - t, z + h, mat)


def pane(m, x, w, z, h, y, r, k=.004):
    """Glass, tilted by a hair, so that neighbouring panes mirror differently."""
    a, b = r.uniform(-k, k) * w, r.uniform(-k, k) * h
    m.poly([(x, y, z), (x + w, y + a, z), (x + w, y + a + b, z + h), (x, y + b, z + h)], M.glass())


def room(m, x, w, z, h, y, r, lit=0.0, deep=2.6, e=.35):
    """A room behind the pane: walls, floor, ceiling; lit by a lamp when asked."""
    top, bot = (z + h + .25, z - min(.7, max(.1, h * .3))) if e else (z + h, z)
    x0, x1, y1 = x - e, x + w + e, y + deep
    wall = M.plain(r.choice(["#b8b0a2", "#c4beb2", "#a9a398", "#b5a891"]), dirt=0, bump=0)
    m.poly([(x0, y1, bot), (x1, y1, bot), (x1, y1, top), (x0, y1, top)], wall)
    for xx in (x0, x1):
        m.poly([(xx, y, bot), (xx, y1, bot), (xx, y1, top), (xx, y, top)], wall)
    m.poly([(x0, y, bot), (x1, y, bot), (x1, y1, bot), (x0, y1, bot)], M.plain("#7d6850", dirt=0, bump=0))
    m.poly([(x0, y, top), (x1, y, top), (x1, y1, top), (x0, y1, top)], M.glow("#ffc27a", lit * 1.1) if lit else M.plain("#b9b4a9", dirt=0, bump=0))
    for a, b in ((x0, x), (x + w, x1)):
        m.poly([(a, y, bot), (b, y, bot), (b, y, top), (a, y, top)], wall)
    if lit:
        cx, cz = x + w * r.uniform(.35, .65), z + h * .86
        m.box(cx - .22, cx + .22, y + deep * .55, y + deep * .55 + .3, cz, cz + .2, M.glow("#ffd9a6", lit * 5))
    else:
        for _ in range(2):
            fx = r.uniform(x0, x1 - .7)
            m.box(fx, fx + r.uniform(.4, .9), y1 - .5, y1 - .1, bot, bot + r.uniform(.9, 1.9), M.plain(r.choice(["#4a4038", "#6b6257", "#39404a"]), dirt=0, bump=0))


def drape(m, x0, x1, z0, z1, y, mat, r, wave=.11):
    """A hanging cloth folded in waves."""
    n = max(4, int((x1 - x0) / .035))
    ph = r.random() * 6
    pt = [(x0 + (x1 - x0) * i / n, y + .025 * math.sin(ph + (x1 - x0) * i / n / wave * 6.28) + .008 * math.sin(i * 1.7)) for i in range(n + 1)]
    for a, b in zip(pt, pt[1:]):
        m.poly([(*a, z0), (*b, z0), (*b, z1), (*a, z1)], mat)


def dress(m, x, w, z, h, y, r, kind=None):
    """Curtains, blinds, a plant: what people put behind their windows."""
    kind = kind or r.choices(["net", "drapes", "blind", "cafe", "none", "plant"], [3, 4, 3, 2, 2, 2])[0]
    y += .09
    if kind == "net":
        drape(m, x, x + w, z, z + h, y + .04, M.cloth("#e4e1d8", .6), r, .09)
    elif kind == "drapes":
        c = M.cloth(r.choice(["#cfc6b4", "#b9b2a6", "#8f8a80", "#d8d5cd", "#9a7f66", "#71808a"]))
        k = w * r.uniform(.16, .3)
        drape(m, x, x + k, z, z + h, y, c, r)
        drape(m, x + w - k, x + w, z, z + h, y, c, r)
    elif kind == "blind":
        k = h * r.uniform(.2, .6)
        m.poly([(x, y, z + h - k), (x + w, y, z + h - k), (x + w, y, z + h), (x, y, z + h)], M.cloth("#dcd8cc", .35))
    elif kind == "cafe":
        drape(m, x, x + w, z, z + h * .48, y, M.cloth("#e6e3da", .5), r, .08)
    elif kind == "plant":
        px = x + w * r.uniform(.3, .7)
        m.tube((px, y + .12, z + .02), (px, y + .12, z + .2), .08, M.plain("#9a5b40", dirt=0), 10, .1)
        for _ in range(26):
            a, q = r.uniform(0, 6.28), r.uniform(.08, .26)
            tip = (px + math.cos(a) * q, y + .12 + math.sin(a) * q * .6, z + .2 + r.uniform(.1, .45))
            m.poly([(px - .01, y + .12, z + .2), (px + .02, y + .12, z + .21), tip], M.leaf("#3d5a2b", "#5d7a3f"))


def window(m, x, w, z, h, o, key):
    """One window; o: frame colour, style, lit, sill, dress."""
    r = rng("win", key, x, z)
    fm = M.plain(o.get("frame", "#e9e6de"), .35, dirt=.08, bump=0)
    y, t = o.get("deep", .13), o.get("t", .06)
    style = o.get("style", "T")
    frame_rect(m, x, w, z, h, y, .07, t, fm)
    xi, wi, zi, hi = x + t, w - 2 * t, z + t, h - 2 * t
    cols, rows = 1, 1
    if style == "T":
        cuts = [(zi, hi * .7), (zi + hi * .7 + .05, hi * .3 - .05)]
        m.box(xi, xi + wi, y - .015, y + .075, zi + hi * .7, zi + hi * .7 + .05, fm)
    elif style == "H":
        cuts = [(zi, hi * .5), (zi + hi * .5 + .05, hi * .5 - .05)]
        m.box(xi, xi + wi, y, y + .07, zi + hi * .5, zi + hi * .5 + .05, fm)
    else:
        cuts = [(zi, hi)]
    lights = o.get("lights") or (2 if w > .85 and style in "TL" else 1)
    for z0, h0 in cuts:
        top = z0 > zi
        n = 1 if (top and style == "T") else lights
        cw = wi / n
        for i in range(n):
            a = xi + i * cw
            if n > 1 or style != "T" or not top:
                frame_rect(m, a, cw, z0, h0, y + .012, .05, .045, fm)
            pane(m, a + .01, cw - .02, z0 + .01, h0 - .02, y + .04, r)
            gx, gz = (o.get("grid") or (1, 1))
            for k in range(1, gx):
                m.box(a + cw * k / gx - .012, a + cw * k / gx + .012, y + .025, y + .055, z0, z0 + h0, fm)
            for k in range(1, gz):
                m.box(a, a + cw, y + .025, y + .055, z0 + h0 * k / gz - .012, z0 + h0 * k / gz + .012, fm)
    lit = o.get("lit", 0)
    lit = lit if r.random() < o.get("litshare", 1) else 0
    if not o.get("noroom"):
        room(m, x, w, z, h, y + .075, r, lit, o.get("roomdeep", 2.6), o.get("roomside", .35))
    dress(m, x + .03, w - .06, z + .03, h - .06, y + .07, r, o.get("dress"))
    if o.get("sill"):
        m.sweep([(-.07, z - .09), (-.07, z - .015), (y, z + .005), (y, z - .09)], x - .08, x + w + .08, o["sill"])
    if o.get("rail"):
        railing(m, x - .03, x + w + .03, -.06, z, .9 if h > 1.7 else .45, o["rail"])


def railing(m, x0, x1, y, z, h, mat, pitch=.11):
    """Iron bars between two rails."""
    m.box(x0, x1, y - .015, y + .015, z + h - .03, z + h, mat)
    m.box(x0, x1, y - .012, y + .012, z + .06, z + .085, mat)
    n = max(2, round((x1 - x0) / pitch))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        m.box(x - .008, x + .008, y - .008, y + .008, z, z + h, mat)


def door(m, x, w, z, h, o, key):
    """A panelled front door with fanlight, step and handle."""
    r = rng("door", key, x)
    dm = o.get("doormat") or M.plain(o.get("door", "#2f3d37"), .32, dirt=.1, bump=0)
    fm = M.plain(o.get("doorframe", o.get("door", "#2f3d37")), .35, dirt=.1, bump=0)
    y = .2
    fan = .5 if h > 2.5 else 0
    frame_rect(m, x, w, z, h, y - .03, .08, .06, fm)
    leaves = 2 if o.get("double") else 1
    a, wi, hi = x + .06, w - .12, h - .12 - fan
    if fan:
        m.box(a, a + wi, y - .03, y + .05, z + h - fan - .06, z + h - fan, fm)
        pane(m, a, wi, z + h - fan, fan - .06, y + .03, r)
        room(m, a, wi, z + h - fan, fan - .06, y + .06, r, o.get("lit", 0), 1.5)
    for i in range(leaves):
        lw = wi / leaves
        lx = a + i * lw
        m.box(lx + .004, lx + lw - .004, y, y + .05, z, z + hi, dm)
        for p0, p1 in ((.06, .3), (.35, .93)):
            glazed = o.get("glazed") and p0 > .3
            bx, bw, bz, bh = lx + lw * .16, lw * .68, z + hi * p0, hi * (p1 - p0)
            if glazed:
                m.box(bx, bx + bw, y - .004, y, bz, bz + bh, M.plain("#1d2122", .05, 0, bump=0, spec=.8))
                for k in range(1, 5):
                    m.box(bx + bw * k / 5 - .008, bx + bw * k / 5 + .008, y - .02, y - .01, bz, bz + bh, M.plain("#1b1b1b", .4, 0))
            frame_rect(m, bx, bw, bz, bh, y - .018, .02, .035, dm)
            if not glazed:
                m.box(bx + .07, bx + bw - .07, y - .012, y, bz + .07, bz + bh - .07, dm)
    hx = x + w - .16 if leaves == 1 else x + w / 2 + .06
    m.tube((hx, y - .06, z + 1.0), (hx, y - .06, z + 1.16), .012, M.plain("#b08d4c", .25, 0, metal=1.0, bump=0))
    m.box(hx - .01, hx + .01, y - .06, y, z + 1.07, z + 1.09, M.plain("#b08d4c", .25, 0, metal=1.0, bump=0))
    if z > .03:
        n = max(1, round(z / .17))
        for i in range(n):
            m.box(x - .1, x + w + .1, -.3 * (n - i) + .02, y, z * i / n, z * (i + 1) / n, o.get("step") or M.stone())
        m.box(x, x + w, -.02, y + .05, z - .01, z, o.get("step") or M.stone())


def garage(m, x, w, z, h, o, key):
    """An up-and-over or sectional door."""
    g = M.plain(o.get("garage", "#e4e0d6"), .4, dirt=.2, bump=0)
    y = .18
    frame_rect(m, x, w, z, h, y - .02, .06, .05, g)
    m.box(x + .05, x + w - .05, y + .03, y + .06, z, z + h - .05, g)
    if o.get("garagestyle") == "upright":
        n = round((w - .1) / .13)
        for i in range(n):
            a = x + .05 + (w - .1) * i / n
            m.box(a + .006, a + (w - .1) / n - .006, y + .005, y + .03, z + .01, z + h - .06, g)
    else:
        n = max(3, round(h / .5))
        for i in range(n):
            b = z + (h - .05) * i / n
            m.box(x + .05, x + w - .05, y + .004, y + .03, b + .008, b + (h - .05) / n - .006, g)
    m.box(x + w / 2 - .06, x + w / 2 + .06, y - .02, y + .01, z + .95, z + .98, M.plain("#222222", .3, 0))


def shop(m, x, w, z, h, o, key):
    """A shop window: stall riser, big panes, an empty lit room behind."""
    r = rng("shop", key)
    fm = o.get("shopmat") or M.wood(o.get("shopframe", "#7d5a38"))
    y = .12
    frame_rect(m, x, w, z, h, y, .1, .09, fm)
    n = o.get("shoplights", 3)
    m.box(x + .09, x + w - .09, y + .01, y + .09, z, z + .4, fm)
    m.box(x + .09, x + w - .09, y + .005, y + .1, z + h * .8, z + h * .8 + .07, fm)
    cw = (w - .18) / n
    for i in range(n):
        a = x + .09 + i * cw
        if i:
            m.box(a - .035, a + .035, y, y + .1, z, z + h - .09, fm)
        pane(m, a, cw, z + .4, h * .8 - .4, y + .06, r, .001)
        pane(m, a, cw, z + h * .8 + .07, h * .2 - .16, y + .06, r)
    x0, x1, y0, y1, top = x - .3, x + w + .3, y + .12, y + 6, z + h + .05
    wl = M.plain("#d9d4c9", dirt=0, bump=0)
    m.poly([(x0, y1, z), (x1, y1, z), (x1, y1, top), (x0, y1, top)], wl)
    for xx in (x0, x1):
        m.poly([(xx, y0, z), (xx, y1, z), (xx, y1, top), (xx, y0, top)], wl)
    m.poly([(x0, y0, top), (x1, y0, top), (x1, y1, top), (x0, y1, top)], M.glow("#ffd6a0", o["lit"] * 1.6) if o.get("lit") else wl)
    m.poly([(x0, y0, z + .02), (x1, y0, z + .02), (x1, y1, z + .02), (x0, y1, z + .02)], M.wood("#a58a66", .35))
    m.box(x + w * .66, x + w * .97, y1 - 1.2, y1 - .6, z, z + 1.0, M.wood("#6b4b30"))
    if o.get("lit"):
        for k in range(4):
            for j in range(2):
                cx, cy = x0 + (x1 - x0) * (k + .5) / 4, y0 + (1.2 if j == 0 else 3.8)
                m.box(cx - .25, cx + .25, cy - .25, cy + .25, top - .06, top - .03, M.glow("#ffe6c0", o["lit"] * 6))


MAKE = {"win": window, "door": door, "garage": garage, "shop": shop}
