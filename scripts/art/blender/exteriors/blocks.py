"""Blocks of flats and offices: bays of windows, balconies and loggias over several floors."""
import math
import materials as M
import trim as T
from core import Mesh, frame, rng
from facade import wall
from openings import railing
from terrace import skin
from villa import ring


def block(at, s, key):
    """s: bays [(width, kind, opts)], floors, fh, skin, ground (holes), gh, depth … Front from x=0. Returns (width, height)."""
    r = rng("block", key)
    body = skin(s["skin"], s.get("seed", 4), s.get("dirt", .45))
    spand = skin(s["spandrel"], 5, .4) if s.get("spandrel") else None
    gh, fh, n, dp = s.get("gh", 3.2), s.get("fh", 2.85), s["floors"], s.get("depth", 12)
    w = sum(b[0] for b in s["bays"])
    h = gh + fh * n
    slab = M.plain(s.get("slab", "#cfcabf"), .8, .5)
    rail = M.plain(s.get("rail", "#2a2e30"), .4, .1)
    c = {"frame": s.get("frame", "#e9e6de"), "style": "L", **s.get("common", {})}
    if s.get("sill"):
        c["sill"] = M.stone(seed=1)
    front = [{**c, **g} for g in s.get("ground", [])]
    inner, m = [], Mesh(f"block{key}", at)
    for k in range(n):
        z, x = gh + k * fh, 0
        for bw, kind, o in s["bays"]:
            o = {**o}
            if kind == "win":
                ww = o.pop("w", bw * .55)
                front.append({**c, "kind": "win", "x": x + (bw - ww) / 2, "w": ww, "z": z + o.pop("low", .85), "h": o.pop("h", 1.5), **o})
            elif kind == "balc":
                ww = o.pop("w", bw * .7)
                front.append({**c, "kind": "win", "x": x + (bw - ww) / 2, "w": ww, "z": z + .1, "h": o.pop("h", 2.25), **o, "sill": None})
                if not s.get("continuous"):
                    e = o.get("inset", .12)
                    T.balcony(m, x + e, x + bw - e, z + .06, o.get("out", 1.3), slab, rail, o.get("rstyle", s.get("rstyle", "iron")), .2)
            elif kind == "loggia":
                dpth = o.pop("deepl", 1.5)
                front.append({"kind": "void", "x": x + .18, "w": bw - .36, "z": z + .08, "h": fh - .3, "deep": dpth, "reveal": o.pop("revealmat", None) or M.plain("#d8d3c8", .8, .1)})
                inner.append(({**c, "kind": "win", "x": x + .35, "w": bw - .7, "z": z + .12, "h": fh - .55, **o, "sill": None}, dpth, x, bw, z))
                st = s.get("rstyle", "iron")
                if st == "glass":
                    m.poly([(x + .18, .02, z + .05), (x + bw - .18, .02, z + .05), (x + bw - .18, .02, z + 1.12), (x + .18, .02, z + 1.12)], M.glass(.8, 1.6))
                    m.box(x + .18, x + bw - .18, 0, .05, z + 1.12, z + 1.16, rail)
                else:
                    railing(m, x + .18, x + bw - .18, .05, z + .08, 1.05, rail, .1)
            x += bw
        if s.get("continuous"):
            a, b = s["continuous"]
            T.balcony(m, a, b, z + .06, s.get("out", 1.3), slab, rail, s.get("rstyle", "half"), .2)
            for dx in s.get("dividers", []):
                m.box(dx - .04, dx + .04, -s.get("out", 1.3) + .1, 0, z + .06, z + fh - .22, M.plain("#c9c4b8", .7, .3))
        if s.get("course"):
            m.box(0, w, -.05, .02, z - .1, z + .12, slab)
    bands = [(0, skin(s["groundskin"], 2) if s.get("groundskin") else body), (gh - .02, body)]
    if spand:
        for k in range(n):
            bands += [(gh + k * fh + .0, spand), (gh + k * fh + .84, body)]
    wall(m, 0, w, 0, h + .3, front, sorted(bands, key=lambda b: b[0]), key=key)
    for hole, dpth, x, bw, z in inner:
        keep = m.at
        m.at = keep @ frame(0, dpth)
        wall(m, x + .18, x + bw - .18, z + .08, z + fh - .22, [hole], [(0, M.plain("#d8d3c8", .8, .1))], key=f"{key}i{x}{z}")
        m.at = keep
    side = [{**c, "kind": "win", "x": q, "w": s.get("sidew", 1.1), "z": gh + k * fh + .85, "h": 1.4} for k in range(n) for q in s.get("side", [dp * .35, dp * .65])]
    for fx, fy, turn in ((w, 0, 90), (0, dp, -90)):
        keep = m.at
        m.at = keep @ frame(fx, fy, 0, turn)
        wall(m, 0, dp, 0, h + .3, side, [(0, skin(s.get("sideskin", s["skin"]), 6, .5))], key=f"{key}s{turn}")
        m.at = keep
    m.poly([(0, dp, 0), (w, dp, 0), (w, dp, h + .3), (0, dp, h + .3)], body)
    m.poly([(0, 0, h), (w, 0, h), (w, dp, h), (0, dp, h)], M.plain("#56565a", .9, .3))
    cop = M.plain(s.get("coping", "#8d8f90"), .5, .2)
    for a in ((-.05, w + .05, -.06, .24), (-.05, w + .05, dp - .24, dp + .05), (-.05, .24, -.05, dp + .05), (w - .24, w + .05, -.05, dp + .05)):
        m.box(*a, h + .3, h + .38, cop)
    if s.get("penthouse"):
        i = s["penthouse"]
        keep = m.at
        m.at = keep @ frame(i, 2.2, h)
        pw = w - 2 * i
        k = max(2, round(pw / 3))
        wall(m, 0, pw, 0, 2.8, [{**c, "kind": "win", "x": pw * (j + .12) / k, "w": pw / k * .76, "z": .1, "h": 2.2} for j in range(k)], [(0, M.plain(s.get("phskin", "#6b6f70"), .6, .2))], key=key + "ph")
        m.box(-.5, pw + .5, -.6, dp - 3.5, 2.8, 3.0, cop)
        for xx in (0, pw):
            m.poly([(xx, 0, 0), (xx, dp - 4, 0), (xx, dp - 4, 2.8), (xx, 0, 2.8)], M.plain(s.get("phskin", "#6b6f70"), .6, .2))
        m.at = keep @ frame(0, 0, h + .38)
        if s.get("phrail", True):
            railing(m, .1, w - .1, .1, 0, .75, rail, .14)
        m.at = keep
    else:
        m.box(w * .42, w * .6, dp * .4, dp * .7, h, h + 2.1, M.plain("#a9a59c", .8, .4))
    if s.get("pipe"):
        for x in s["pipe"]:
            T.downpipe(m, x, 0, h)
    m.build()
    return w, h


def entrance(m, x, w, z, h, frame_mat, key, canopy=None):
    """A glazed entrance with side light and a canopy."""
    from openings import frame_rect, pane, room
    r = rng("entrance", key)
    frame_rect(m, x, w, z, h, .15, .08, .07, frame_mat)
    n = max(2, round(w / 1.0))
    for i in range(n):
        a = x + .07 + (w - .14) * i / n
        frame_rect(m, a, (w - .14) / n, z, h - .07, .16, .06, .05, frame_mat)
        pane(m, a, (w - .14) / n, z, h - .07, .19, r)
    room(m, x, w, z, h, .25, r, .35, 3.2)
    if canopy:
        m.box(x - .5, x + w + .5, -1.3, 0, z + h + .1, z + h + .26, canopy)


def round_balcony(m, x0, x1, z, out, slab, para, rail, hi=.6):
    """Art Deco: corners swept round, solid parapet and tube rails."""
    rr = min(out, (x1 - x0) / 3)
    pts = [(x0, 0)] + [(x0 + rr - rr * math.cos(a), -(out - rr) - rr * math.sin(a)) for a in [i * math.pi / 2 / 8 for i in range(9)]]
    pts += [(x1 - rr + rr * math.sin(a), -(out - rr) - rr * math.cos(a)) for a in [i * math.pi / 2 / 8 for i in range(9)]] + [(x1, 0)]
    ring(m, pts, z - .2, z, slab)
    ring(m, pts, z, z + hi, para, cap=False)
    q = [(x0 + (x - x0) * 1.0, y) for x, y in pts]
    for k in range(3):
        zz = z + hi + .1 + k * .14
        for (ax, ay), (bx, by) in zip(q, q[1:]):
            m.tube((ax, ay + .02, zz), (bx, by + .02, zz), .02, rail, 6)
    ring(m, [(x * 1.0, y - .02) for x, y in pts], z + hi, z + hi + .05, slab)


def open_plan(m, x0, x1, y0, y1, floors, fh, seed=0, deep=4.5):
    """Shared office floors behind bands of glass: slabs, a core, desks."""
    r = rng("plan", seed)
    wl, fl, ce = M.plain("#b9b4a8", dirt=0, bump=0), M.plain("#6f6d69", dirt=0, bump=0), M.plain("#c9c6bd", dirt=0, bump=0)
    for k in range(floors):
        z = k * fh + .1
        m.poly([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], fl)
        m.poly([(x0, y0, z + fh - .5), (x1, y0, z + fh - .5), (x1, y1, z + fh - .5), (x0, y1, z + fh - .5)], ce)
        m.box(x0 + deep, x1 - deep, y0 + deep, y1 - min(deep, (y1 - y0) / 3), z, z + fh - .5, wl)
        for _ in range(int((x1 - x0) / 2.2)):
            x, y = r.uniform(x0 + .8, x1 - 2.2), y0 + r.uniform(.9, 2.6)
            m.box(x, x + 1.4, y, y + .7, z + .7, z + .74, M.wood("#a08868"))
            m.box(x + .4, x + .95, y + .5, y + .54, z + .85, z + 1.25, M.plain("#1d2023", .3, 0, bump=0))
            m.box(x + .05, x + .1, y, y + .7, z, z + .7, M.plain("#55585a", .4, 0, bump=0))
            m.box(x + 1.3, x + 1.35, y, y + .7, z, z + .7, M.plain("#55585a", .4, 0, bump=0))
