"""Streets: pavement, kerb, gutter, carriageway, rows of neighbours, mirrored houses opposite, lamps and bicycles."""
import math
import materials as M
import trim as T
from core import Mesh, rng, frame
from terrace import house

PAINTS = ["#d9d3c4", "#cfc7b6", "#e2dfd6", "#c9b99a", "#b9b4a8", "#d6c3a8"]


def ground(x0=-70, x1=70, pave=2.2, road=6.5, slope=0.0, pavekind="slab", roadkind="asphalt", back=0.0, far=8):
    """The street in front of y=0. slope: rise per metre along x."""
    m = Mesh("street")
    z = (lambda x: slope * x)

    def strip(ya, yb, za, zb, mat):
        m.poly([(x0, ya, z(x0) + za), (x1, ya, z(x1) + za), (x1, yb, z(x1) + zb), (x0, yb, z(x0) + zb)], mat)

    p, k = M.paving(pavekind), M.stone("#8d8c87", "#9a9892", 1.0, 2.0)
    strip(0 + back, -pave, 0, -.02, p)
    if roadkind == "same":
        strip(-pave, -pave - road - 10, -.02, -.02, p)
        strip(-pave, -pave - .3, -.016, -.016, k)
    else:
        strip(-pave, -pave - .16, -.015, -.015, k)
        strip(-pave - .16, -pave - .165, -.015, -.13, k)
        strip(-pave - .165, -pave - .5, -.13, -.13, M.paving("sett"))
        strip(-pave - .5, -pave - road + .5, -.128, -.128, M.paving(roadkind))
        strip(-pave - road + .5, -pave - road + .165, -.13, -.13, M.paving("sett"))
        strip(-pave - road + .165, -pave - road + .16, -.13, -.015, k)
        strip(-pave - road + .16, -pave - road - far, -.015, 0, p)
    m.build()


def stock(r, era="old"):
    """A plausible neighbour."""
    w = r.uniform(5.2, 7.2)
    kind = r.choice(["red", "dark", "paint", "red", "orange", "brown", "stone", "plum"] if era == "old" else ["red", "brown", "yellow", "orange", "paint", "plum"])
    skin = r.choice(PAINTS) if kind == "paint" else kind
    f = r.choice([[3.4, 3.1, 2.8], [3.3, 3.0], [3.5, 3.3, 3.0], [3.3, 3.0, 2.7]] if era == "old" else [[2.9, 2.9], [2.9, 2.9, 2.6], [3.0, 2.9, 2.7]])
    left = r.random() < .5
    dx, ww = (w - 1.6 if left else .5), w - 3.0
    ground = [{"kind": "door", "x": dx, "w": 1.1}]
    if r.random() < .6:
        ground += [{"kind": "win", "x": (.7 if left else 2.3), "w": ww - .3}] if ww < 2.8 else [{"kind": "win", "x": (.6 if left else 2.2), "w": 1.15}, {"kind": "win", "x": (2.1 if left else 3.7), "w": 1.15}]
    else:
        ground += [{"kind": "garage", "x": (.6 if left else w - 3.1), "w": 2.5}]
    return dict(w=w, floors=f, skin=skin, ground=ground, upper=[{"n": 2 if w < 6.3 else 3, "w": r.choice([1.0, 1.1, 1.2])}], seed=r.randrange(20),
                surround=r.choice(["lintel", "lintel", "key", "full"]), frame=r.choice(["#e9e6de", "#e9e6de", "#4a4f4d", "#6d5a45", "#d5d8d4"]),
                style=r.choice(["T", "T", "L", "H"]), door=r.choice(["#3a2a20", "#27382f", "#5a2323", "#2b3540", "#7a6a50"]), garage=r.choice(["#d8d4ca", "#5a4632", "#6a7066"]),
                cornicecolor=r.choice(["#e6e2d8", "#cfc8b8", "#6a5a48"]), roof=r.choice(["slate", "slate", "clay", "brown"]), courses=r.choice([[0], [0, 1], []]),
                dormers=[{"x": w / 2}] if r.random() < .3 else [], gable=r.choice(["dark", "red"]))


def row(specs, key, x=0.0, y=0.0, z=0.0, turn=0, slope=0.0):
    """Houses side by side from x to the right; each steps with the slope."""
    for i, s in enumerate(specs):
        zz = z + slope * (x + s["w"] * .5)
        house(frame(x, y, zz + s.get("up", 0), turn) if not turn else frame(x, y, zz, turn), s, f"{key}{i}")
        if slope:
            m = Mesh("foot", frame(x, y, zz))
            m.box(0, s["w"], 0, .3, -abs(slope) * s["w"] - .3, 0, M.stone(seed=2))
            m.build()
        x += s["w"]
    return x


def neighbours(w, key, left=3, right=3, era="old", slope=0.0, fixed=None, lit=0, y=0.0):
    """Rows on both sides of a house that stands at 0..w. fixed: {index: spec} with index -1, -2 … on the left, 1, 2 … right."""
    r = rng("nb", key)
    fixed = fixed or {}
    x = 0
    for i in range(1, left + 1):
        s = {**stock(r, era), "lit": lit, "litshare": .5, **fixed.get(-i, {})}
        x -= s["w"]
        row([s], f"{key}l{i}", x, y, slope=slope)
    x = w
    for i in range(1, right + 1):
        s = {**stock(r, era), "lit": lit, "litshare": .5, **fixed.get(i, {})}
        x = row([s], f"{key}r{i}", x, y, slope=slope)
    return x


def closing(x, y0, y1, key, era="old", turn=90, z=0.0):
    """A row across the end of the street, facing +x (turn 90) or -x (turn -90)."""
    r, y = rng("closing", key), y0
    i = 0
    while y < y1:
        s = {**stock(r, era), "dormers": []}
        house(frame(x, y if turn > 0 else y + s["w"], z, turn), s, f"{key}c{i}")
        y += s["w"]
        i += 1


def opposite(y, h=6.5, span=60, seed=0, tone=("#8a5a48", "#b5a78f", "#9a8f80")):
    """Houses across the street, only for mirrors in the glass: no shadow, not seen directly."""
    r = rng("opp", seed)
    m = Mesh("opposite")
    x = -span
    while x < span:
        w, hh = r.uniform(5, 8), h * r.uniform(.75, 1.15)
        m.box(x, x + w, y - 6, y, -1, hh, M.plain(r.choice(tone), dirt=0, bump=0))
        for f in range(3):
            for c in range(2):
                m.box(x + w * (.2 + .4 * c), x + w * (.2 + .4 * c) + 1.1, y, y + .02, hh * (.08 + .3 * f), hh * (.08 + .3 * f) + 1.7, M.plain("#2b3036", .2, 0, bump=0))
        x += w
    ob = m.build()
    ob.visible_camera = ob.visible_shadow = ob.visible_diffuse = False
    return ob


def lamp(x, y, z=0, lit=0, h=4.6):
    m = Mesh("lamp", frame(x, y, z))
    iron = M.plain("#20262a", .4, .1)
    m.tube((0, 0, 0), (0, 0, .9), .09, iron, 10, .07)
    m.tube((0, 0, .9), (0, 0, h), .045, iron, 8)
    m.tube((0, 0, h), (0, -.55, h + .12), .03, iron, 8)
    m.box(-.13, .13, -.95, -.4, h + .07, h + .17, iron)
    m.box(-.1, .1, -.92, -.45, h + .055, h + .07, M.glow("#ffd7a0", lit or .6))
    m.build()


def bollards(x0, x1, y, n, slope=0.0):
    m = Mesh("bollards")
    for i in range(n):
        x = x0 + (x1 - x0) * i / max(1, n - 1)
        m.tube((x, y, slope * x - .05), (x, y, slope * x + .85), .05, M.plain("#23282b", .5, .2), 10)
        m.tube((x, y, slope * x + .85), (x, y, slope * x + .92), .062, M.plain("#23282b", .5, .2), 10, .04)
    m.build()


def bicycle(x, y, z=0, turn=0, c="#2b4a55"):
    m = Mesh("bike", frame(x, y, z, turn))
    tyre, metal, paint = M.plain("#17181a", .7, 0), M.plain("#9a9da0", .3, 0, metal=.9), M.plain(c, .3, 0)
    for cx in (-.52, .52):
        n = 22
        ring = [(cx + .33 * math.cos(2 * math.pi * i / n), 0, .35 + .33 * math.sin(2 * math.pi * i / n)) for i in range(n)]
        for a, b in zip(ring, ring[1:] + ring[:1]):
            m.tube(a, b, .018, tyre, 6)
        for i in range(0, n, 2):
            m.tube((cx, 0, .35), ring[i], .003, metal, 3)
    s, h, b = (-.2, 0, .86), (.38, 0, .9), (-.06, 0, .32)
    for p, q in ((b, s), (b, h), (s, h), (s, (-.52, 0, .35)), (b, (-.52, 0, .35)), (h, (.52, 0, .35))):
        m.tube(p, q, .017, paint, 8)
    m.tube(s, (-.23, 0, .98), .013, metal, 6)
    m.box(-.36, -.12, -.07, .07, .97, 1.02, tyre)
    m.tube(h, (.36, 0, 1.04), .013, metal, 6)
    m.tube((.36, -.26, 1.05), (.36, .26, 1.05), .013, metal, 6)
    m.build()


def pot(x, y, z=0, r=.22, plant=None, c="#8a5a44"):
    m = Mesh("pot", frame(x, y, z))
    m.tube((0, 0, 0), (0, 0, r * 1.7), r * .75, M.plain(c, .7, .2), 14, r)
    m.build()
    if plant:
        from plants import put
        put(plant, x, y, z + r * 1.5, 10 * r * 3.2)
