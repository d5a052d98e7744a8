"""A wall with holes: cells between the openings, reveals, surrounds, and what fills each opening."""
import materials as M
from openings import MAKE


def wall(m, x0, x1, z0, z1, holes, bands, deep=.13, key=""):
    """bands: [(from z, material)] upwards; holes: dicts x w z h kind + options; the wall is at y=0."""
    xs = sorted({x0, x1, *[h["x"] for h in holes], *[h["x"] + h["w"] for h in holes]})
    zs = sorted({z0, z1, *[b[0] for b in bands if z0 < b[0] < z1], *[h["z"] for h in holes], *[h["z"] + h["h"] for h in holes]})
    xs, zs = [x for x in xs if x0 <= x <= x1], [z for z in zs if z0 <= z <= z1]

    def mat(z):
        return [b for b in bands if b[0] <= z + 1e-4][-1][1]

    def free(cx, cz):
        return not any(h["x"] < cx < h["x"] + h["w"] and h["z"] < cz < h["z"] + h["h"] for h in holes)

    for a, b in zip(zs, zs[1:]):
        run = None
        for c, d in zip(xs, xs[1:]):
            if free((c + d) / 2, (a + b) / 2):
                run = (run[0] if run else c, d)
            elif run:
                m.poly([(run[0], 0, a), (run[1], 0, a), (run[1], 0, b), (run[0], 0, b)], mat(a))
                run = None
        if run:
            m.poly([(run[0], 0, a), (run[1], 0, a), (run[1], 0, b), (run[0], 0, b)], mat(a))
    for h in holes:
        fill(m, h, mat(h["z"] + .01), key)


def fill(m, h, wallmat, key):
    """Reveals, stone surround and the window or door itself."""
    x, w, z, hh = h["x"], h["w"], h["z"], h["h"]
    d = {"win": h.get("deep", .13) + .07, "door": .26, "garage": .25, "shop": .24, "void": h.get("deep", 1.4)}[h["kind"]]
    rm = h.get("reveal") or wallmat
    m.poly([(x, 0, z), (x, d, z), (x, d, z + hh), (x, 0, z + hh)], rm)
    m.poly([(x + w, 0, z), (x + w, 0, z + hh), (x + w, d, z + hh), (x + w, d, z)], rm)
    m.poly([(x, 0, z + hh), (x, d, z + hh), (x + w, d, z + hh), (x + w, 0, z + hh)], rm)
    if not h.get("nofloor"):
        m.poly([(x, 0, z), (x + w, 0, z), (x + w, d, z), (x, d, z)], rm)
    s = h.get("stone")
    if s:
        style = h.get("surround", "lintel")
        if style in ("lintel", "full", "cross"):
            m.box(x - .14, x + w + .14, -.022, .1, z + hh, z + hh + .24, s)
        if style == "key":
            m.box(x - .02, x + w + .02, -.02, .1, z + hh, z + hh + .2, s)
            m.box(x + w / 2 - .1, x + w / 2 + .1, -.06, .1, z + hh - .02, z + hh + .3, s)
        if style in ("full", "cross"):
            for k, zz in enumerate(range(int(hh / .3) + 1)):
                e = .2 if k % 2 else .13
                top = min(z + hh, z + (zz + 1) * .3)
                for xa, xb in ((x - e, x), (x + w, x + w + e)):
                    m.box(xa, xb, -.02, .08, z + zz * .3, top, s)
        if style == "cross" and h["kind"] == "win":
            m.box(x + w / 2 - .06, x + w / 2 + .06, -.015, h.get("deep", .13) + .02, z, z + hh, s)
            m.box(x, x + w, -.015, h.get("deep", .13) + .02, z + hh * .6, z + hh * .6 + .13, s)
    if h.get("arch"):
        a = h.get("archmat") or M.brick("#6d3a2c", "#83483a", w=.075, h=.24, seed=5)
        n, rise = 9, h["arch"]
        for i in range(n):
            u0, u1 = (i / n) * 2 - 1, ((i + 1) / n) * 2 - 1
            q0, q1 = rise * (1 - u0 * u0), rise * (1 - u1 * u1)
            xa, xb = x + w * i / n, x + w * (i + 1) / n
            m.poly([(xa, 0, z + hh - rise + q0), (xb, 0, z + hh - rise + q1), (xb, 0, z + hh), (xa, 0, z + hh)], wallmat)
            m.poly([(xa, -.012, z + hh - rise + q0), (xb, -.012, z + hh - rise + q1), (xb, -.012, z + hh - rise + q1 + .24), (xa, -.012, z + hh - rise + q0 + .24)], a)
            m.poly([(xa, -.012, z + hh - rise + q0), (xb, -.012, z + hh - rise + q1), (xb, d, z + hh - rise + q1), (xa, d, z + hh - rise + q0)], a)
    if h["kind"] in MAKE:
        MAKE[h["kind"]](m, x, w, z, hh, h, key)
