"""Houses that stand free: four walls of any openings, wings, roofs, porches, terraces."""
import materials as M
import roofs as R
import trim as T
from core import Mesh, frame, rng
from facade import wall
from terrace import skin


def win(x, z, w, h, **o):
    return {"kind": "win", "x": x, "z": z, "w": w, "h": h, **o}


def opening(kind, x, z, w, h, **o):
    return {"kind": kind, "x": x, "z": z, "w": w, "h": h, **o}


def walls(at, x0, x1, y0, y1, h, bands, key, front=(), right=(), left=(), back=(), common=None, z=0):
    """Four walls; openings of right and left count from the front-right and the back-left corner."""
    c = common or {}
    m = Mesh(f"walls{key}")
    for i, (fx, fy, turn, ln, hs) in enumerate(((x0, y0, 0, x1 - x0, front), (x1, y0, 90, y1 - y0, right), (x1, y1, 180, x1 - x0, back), (x0, y1, -90, y1 - y0, left))):
        m.at = at @ frame(fx, fy, z, turn)
        wall(m, 0, ln, 0, h, [{**c, **q} for q in hs], bands, key=f"{key}{i}")
    m.build()


def detached(at, s, key):
    """A rectangular house with roof. s: x0 x1 y0 y1 h skin plinth front right left roof(kind) roofmat pitch …"""
    body = skin(s["skin"], s.get("seed", 3), s.get("dirt", .35))
    st = s.get("stone") or M.stone(seed=2, dirt=.4)
    bands = [(0, s.get("plinthmat") or st), (s.get("plinth", .4), body)] + s.get("bands", [])
    c = {"frame": s.get("frame", "#e9e6de"), "style": s.get("style", "L"), "sill": st, **s.get("common", {})}
    if s.get("surround"):
        c.update(stone=st, surround=s["surround"])
    walls(at, s["x0"], s["x1"], s["y0"], s["y1"], s["h"], bands, key, s.get("front", ()), s.get("right", ()), s.get("left", ()), s.get("back", ()), c, s.get("z", 0))
    if s["roof"] == "none":
        return None
    return roof(at, s, key)


def roof(at, s, key):
    """The roof alone (for pairs under one roof)."""
    m = Mesh(f"roof{key}", at)
    z = s["h"] + s.get("z", 0)
    fascia = M.plain(s.get("fascia", "#e4e0d6"), .5, .2)
    mat = M.roof(s.get("roofmat", "slate"), s.get("seed", 1))
    out = None
    if s["roof"] == "hip":
        out = R.hipped(m, s["x0"], s["x1"], s["y0"], s["y1"], z, s.get("pitch", .8), mat, s.get("over", .5), fascia)
    elif s["roof"] == "gable":
        out = R.gabled(m, s["x0"], s["x1"], s["y0"], s["y1"], z, s.get("pitch", .8), mat, skin(s.get("gable", s["skin"]), s.get("seed", 3), .3), s.get("along", "x"), s.get("over", .45), fascia)
    elif s["roof"] == "flat":
        e = s.get("edge", .12)
        m.box(s["x0"] - e, s["x1"] + e, s["y0"] - e, s["y1"] + e, z, z + s.get("edgeh", .22), M.plain(s.get("fascia", "#5a5e60"), .5, .2))
    for c_ in s.get("chimneys", []):
        T.chimney(m, *c_, skin(s.get("chimneyskin", s["skin"] if not s["skin"].startswith("#") else "dark"), 4, .6), .75, .55)
    m.build()
    return out


def mansard_block(at, x0, x1, y0, y1, z, brk, inset, mat, cap):
    """A mansard on four sides."""
    m = Mesh("mansard", at)
    a, b, i = .25, z + brk, inset
    lo = [(x0 - a, y0 - a), (x1 + a, y0 - a), (x1 + a, y1 + a), (x0 - a, y1 + a)]
    hi = [(x0 + i, y0 + i), (x1 - i, y0 + i), (x1 - i, y1 - i), (x0 + i, y1 - i)]
    for k in range(4):
        n = (k + 1) % 4
        m.poly([(*lo[k], z), (*lo[n], z), (*hi[n], b), (*hi[k], b)], mat)
    m.box(x0 + i - .12, x1 - i + .12, y0 + i - .12, y1 - i + .12, b - .06, b + .12, cap)
    c = ((x0 + x1) / 2, (y0 + y1) / 2, b + 1.3)
    w = (x1 - x0) * .22
    e, f = (c[0] - w, c[1], c[2]), (c[0] + w, c[1], c[2])
    q = [(*p, b + .1) for p in hi]
    m.poly([q[0], q[1], f, e], mat); m.poly([q[1], q[2], f], mat); m.poly([q[2], q[3], e, f], mat); m.poly([q[3], q[0], e], mat)
    m.build()


def quoins(at, corners, h, st):
    """Stone at the corners, long and short in turn. corners: (x, y, sx, sy) with the signs pointing inwards."""
    m = Mesh("quoins", at)
    for x, y, sx, sy in corners:
        for k in range(int(h / .34)):
            a, b = (.62, .38) if k % 2 else (.38, .62)
            xs, ys = sorted((x - sx * .025, x + sx * a)), sorted((y - sy * .025, y + sy * b))
            m.box(*xs, *ys, k * .34 + .006, (k + 1) * .34 - .006, st)
    m.build()


def columns(at, x0, x1, y, h, n, mat):
    """A columned veranda front: bases, shafts, beam."""
    m = Mesh("columns", at)
    for i in range(n):
        x = x0 + (x1 - x0) * i / (n - 1)
        m.box(x - .19, x + .19, y - .19, y + .19, 0, .2, mat)
        m.tube((x, y, .2), (x, y, h - .18), .14, mat, 16, .115)
        m.box(x - .18, x + .18, y - .18, y + .18, h - .18, h, mat)
    m.build()


def ring(m, pts, z0, z1, mat, thick=.1, cap=True):
    """A low wall along a polyline (rounded balconies, garden walls)."""
    for (ax, ay), (bx, by) in zip(pts, pts[1:]):
        m.poly([(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)], mat)
    if cap:
        for z in (z0, z1):
            m.poly([(x, y, z) for x, y in pts], mat)


def garden_wall(at, x0, x1, y, h, mat, cap):
    m = Mesh("gardenwall", at)
    m.box(x0, x1, y - .12, y + .12, -.4, h, mat)
    m.box(x0 - .03, x1 + .03, y - .16, y + .16, h, h + .07, cap)
    m.build()


def fence(x0, x1, y, h=1.1, mat=None, kind="post", z=lambda x: 0):
    """Post and rail, or pickets."""
    m = Mesh("fence")
    mat = mat or M.wood("#7d6f5d", .8)
    n = max(1, round((x1 - x0) / 2.2))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        m.tube((x, y, z(x) - .2), (x, y, z(x) + h), .06, mat, 8)
    for k in (.45, .85) if kind == "post" else (.3, .85):
        for i in range(n):
            a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
            m.tube((a, y, z(a) + h * k), (b, y, z(b) + h * k), .042, mat, 6)
    m.build()


def table(x, y, z=0, turn=0):
    """A garden table with four chairs."""
    m = Mesh("table", frame(x, y, z, turn))
    w, iron = M.wood("#8a6b48"), M.plain("#2a2d2f", .4, 0)
    m.box(-.9, .9, -.45, .45, .71, .75, w)
    for a in (-.8, .8):
        for b in (-.38, .38):
            m.box(a - .03, a + .03, b - .03, b + .03, 0, .71, iron)
    for cx, cy, s in ((-.45, -.75, -1), (.45, -.75, -1), (-.45, .75, 1), (.45, .75, 1)):
        m.box(cx - .22, cx + .22, cy - .22, cy + .22, .43, .46, w)
        m.box(cx - .22, cx + .22, cy + s * .2, cy + s * .23, .46, .88, w)
        for a in (-.19, .19):
            for b in (-.19, .19):
                m.box(cx + a - .015, cx + a + .015, cy + b - .015, cy + b + .015, 0, .43, iron)
    m.build()
