"""Plot, halls, offices, garages, corner shop, printing works."""
import math
import materials as M
import land as L
import plants as P
import roofs as R
import sky
import street as S
import trim as T
import villa as V
from blocks import block, entrance, open_plan
from core import Mesh, frame, instance, rng
from facade import wall
from openings import railing
from scenes import scene
from scenes.villas import bushes, drive
from shot import camera
from terrace import house, skin
from villa import opening, win


@scene("p4107")
def meadow_plot():
    """Meadow plot at a village edge, wooden fence along a lane, hawthorn hedge, distant houses; bright May."""
    f = lambda x, y: .055 * (y + 2) + .012 * x + .25 * math.sin(x * .07) * math.sin(y * .05)  # noqa: E731
    L.relief(-130, 140, -2.2, 90, f, P.turf("meadow"), 60, 40)
    L.plane(-130, 140, -30, -2.0, -.12, P.turf("spring"))
    lane = Mesh("lane")
    for i in range(30):
        a, b = -60 + 4 * i, -56 + 4 * i
        lane.poly([(a, -7.2, .012 * a - .05), (b, -7.2, .012 * b - .05), (b, -3.4, .012 * b - .05), (a, -3.4, .012 * a - .05)], M.paving("asphalt"))
    lane.build()
    fl = [("#e8d75a", "#f2e58c"), ("#f4f1ea", "#fbf9f3"), ("#b58fc9", "#d2b6df")]
    P.lawn(-22, 34, -2.1, 16, 0, "meadow", 3, h=.26, slope=f, density=420, flowers=fl)
    P.lawn(-22, 34, 16, 40, 0, "meadow", 6, h=.3, slope=f, density=160, flowers=fl)
    P.lawn(-22, 34, -3.4, -2.2, -.1, "spring", 5, h=.12)
    V.fence(-24, 5.5, -2.4, 1.15, z=lambda x: .012 * x - .05)
    V.fence(10, 36, -2.4, 1.15, z=lambda x: .012 * x - .05)
    m = Mesh("gate")
    wd = M.wood("#8a7a64", .8)
    for x in (5.5, 10):
        m.box(x - .11, x + .11, -2.5, -2.28, -.2, 1.35, wd)
    for k in range(5):
        m.box(5.6, 9.9, -2.42, -2.37, .25 + k * .22, .33 + k * .22, wd)
    m.tube((5.65, -2.4, .25), (9.85, -2.4, 1.2), .035, wd, 6)
    m.build()
    haw = [P.bush("spring", i, 1800, .08, flowers=("#f3f1ea", "#fbfaf5"), share=.35) for i in (1, 2)]
    r = rng("haw")
    for i in range(40):
        x, y = -19 + r.uniform(-.6, .6), -1 + i * 1.25
        P.put(haw[i % 2], x, y, f(x, y) - .1, r.uniform(17, 26), r.uniform(0, 360))
    for i in range(44):
        x, y = 33 - i * 1.2, 43 + r.uniform(-.8, .8)
        P.put(haw[i % 2], x, y, f(x, y) - .2, r.uniform(14, 22), r.uniform(0, 360))
    P.put(P.tree("apple", "blossom", 4, 34, .7), 26, 22, f(26, 22), 6)
    P.put(P.tree("lime", "spring", 4, 34, .6), -24, 30, f(-24, 30), 13)
    pats = []
    for i, (x, y, wl, rf, t) in enumerate(((-12, 60, "#e0dbcf", "slate", 12), (4, 66, "red", "clay", -8), (21, 62, "beige", "anthracite", 15), (38, 70, "rubble", "slate", 30), (-30, 72, "brown", "brown", -20))):
        V.detached(frame(x, y, f(x, y) - .4, t), dict(x0=0, x1=11, y0=0, y1=9, h=4.4, skin=wl, roof="gable", pitch=.9, roofmat=rf, frame="#eceae3", front=[win(1, .9, 1.6, 1.5), win(4.5, .9, 1.4, 1.5), win(7.8, .9, 1.8, 1.5)]), f"v{i}")
    L.copse(-60, 70, 64, 90, 34, ["lime", "apple", "beech"], "spring", 7, (7, 12), z=f)
    L.hill(90, 260, 52, 420, 12, "spring", 620, houses=14, base=4)
    sky.light("noon", az=-46, el=46, cloud=.62, seed=41)
    camera(4.6, -8.2, 1.8, turn=-4, lens=24, shift=.06)
    return dict(key=.225, mist=600, mistcolor=(.66, .75, .86))


@scene("p4113")
def industrial_hall():
    """Ribbed grey steel hall, two blue sectional doors, small office block, wide concrete yard, cloudy sky."""
    m = Mesh("hall")
    clad, dark, blue = M.cladding("#9aa1a5", .28), M.plain("#54595c", .5, .3), "#2f5d94"
    w, d, h = 34, 30, 7.2
    doors = [{"kind": "garage", "x": 13, "w": 4.4, "z": .02, "h": 4.6, "garage": blue}, {"kind": "garage", "x": 21, "w": 4.4, "z": .02, "h": 4.6, "garage": blue}, opening("door", 27.6, .05, 1.1, 2.2, door="#54595c")]
    wall(m, 0, w, 0, h, doors, [(0, M.plain("#8c8a84", .8, .6)), (.5, clad)], key="hall")
    for i in range(6):
        x = 12 + i * 3.6
        m.box(x, x + 2.2, -.03, .02, 5.9, 6.6, M.plain("#c4ced4", .2, .2, bump=0))
    for fx, fy, t in ((w, 0, 90), (0, d, -90)):
        keep = m.at
        m.at = frame(fx, fy, 0, t)
        wall(m, 0, d, 0, h, [], [(0, M.plain("#8c8a84", .8, .6)), (.5, clad)], key="hs")
        m.at = keep
    m.box(-.12, w + .12, -.14, .06, h - .1, h + .32, dark)
    m.box(-.12, .06, -.1, d, h - .1, h + .32, dark)
    m.box(w - .06, w + .12, -.1, d, h - .1, h + .32, dark)
    m.poly([(0, 0, h), (w, 0, h), (w, d / 2, h + 1.6), (0, d / 2, h + 1.6)], M.roof("zinc"))
    for x in (11.2, 19.2, 27.0, 33.7):
        T.downpipe(m, x, 0, h)
    for dd in doors[:2]:
        for x in (dd["x"] - .35, dd["x"] + dd["w"] + .35):
            m.tube((x, -.5, 0), (x, -.5, 1.1), .1, M.plain("#d9b530", .5, .3), 10)
        m.box(dd["x"] - .2, dd["x"] + dd["w"] + .2, -.05, .02, 4.62, 4.85, dark)
        m.box(dd["x"] + 1.9, dd["x"] + 2.5, -.3, 0, 5.2, 5.4, M.plain("#d8d8d4", .4, .1))
    m.build()
    V.detached(frame(0, -3.2), dict(x0=-.6, x1=10.2, y0=0, y1=6, h=3.5, skin="#d7d4cc", frame="#3a4045", plinth=.3, plinthmat=M.plain("#54595c", .7, .3), roof="flat", fascia="#54595c", edgeh=.35, style="L",
                                    front=[win(.8, .9, 3.2, 1.6, lights=3), opening("door", 5.0, .05, 1.5, 2.4, door="#3a4045", glazed=True), win(7.2, .9, 2.8, 1.6, lights=3)], right=[win(.8, .9, 1.6, 1.6)], left=[win(1, .9, 3, 1.6, lights=3)]), "office13")
    L.plane(-70, 100, -46, 60, -.01, M.paving("yard"))
    L.plane(-200, 220, -80, 140, -.06, P.turf("summer"))
    y = Mesh("lines")
    for i in range(7):
        y.box(-10.5 + i * 2.6, -10.4 + i * 2.6, -9.2, -4.4, 0, .004, M.plain("#c9c8c2", .7, .5)) if -10.5 + i * 2.6 < 11 else None
    for x in (12.6, 17.8, 20.6, 25.8):
        y.box(x - .07, x + .07, -9, -.8, 0, .004, M.plain("#cbb040", .7, .5))
    y.build()
    pal = M.wood("#9a7d57", .8)
    for px, n in ((30.4, 6), (31.9, 4)):
        q = Mesh("pal", frame(px, -1.3, 0, 3))
        for k in range(n):
            for a in (-.5, 0, .5):
                q.box(a - .06, a + .06, -.5, .5, k * .15, k * .15 + .09, pal)
            for a in range(6):
                q.box(-.6, .6, -.5 + a * .18, -.38 + a * .18, k * .15 + .09, k * .15 + .12, pal)
        q.build()
    fence_mesh(-40, -12, 3.5)
    fence_mesh(35, 70, 6)
    L.copse(-50, -10, 8, 30, 12, ["lime", "birch"], "summer", 3, (6, 10))
    L.copse(36, 80, 9, 34, 12, ["lime", "poplar"], "summer", 4, (7, 12))
    m2 = Mesh("next")
    m2.box(48, 84, 20, 50, 0, 8.5, M.cladding("#b9b6ac", .3))
    m2.box(-62, -22, 34, 60, 0, 7.5, M.cladding("#7c8a8f", .3))
    m2.build()
    sky.light("soft", az=-30, cloud=.86, el=42, sun=1.6, seed=44)
    camera(24.5, -23, 1.75, aim=(15, 0), lens=22.5, foot=.3)
    return dict(key=.21, sat=1.08)


def fence_mesh(x0, x1, y):
    """A welded-mesh fence in green."""
    m = Mesh("wire")
    g = M.plain("#2f4a3c", .5, .1)
    n = round((x1 - x0) / 2.5)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        m.box(x - .03, x + .03, y - .03, y + .03, 0, 2.05, g)
    for k in range(11):
        m.box(x0, x1, y - .006, y + .006, k * .2, k * .2 + .012, g)
    for k in range(round((x1 - x0) / .25)):
        m.box(x0 + k * .25 - .004, x0 + k * .25 + .004, y - .004, y + .004, 0, 2.0, g)
    m.build()


@scene("p4114")
def office_1990s():
    """Two-storey brown-brick offices with bands of glass, car park edged by hornbeam; bright April day."""
    m = Mesh("office")
    w, d = 26, 13
    br, fr = skin("brown", 3, .3), "#47606a"
    def band(ln, skip=None):
        out = []
        n = round(ln / 2.6)
        for k in range(2):
            for i in range(n):
                x = .35 + i * (ln - .7) / n
                if skip and k == 0 and skip[0] < x + 1 < skip[1]:
                    continue
                out.append(win(x, 1.0 + k * 3.6, (ln - .7) / n, 1.75, lights=2, frame=fr, style="L", t=.05, dress="blind" if (i * 7 + k) % 4 == 0 else "none", noroom=True))
        return out
    open_plan(m, .3, w - .3, .3, d - .3, 2, 3.6, 1)
    wall(m, 0, w, 0, 7.3, band(w, (10.4, 15.8)) + [{"kind": "void", "x": 10.7, "w": 4.8, "z": .04, "h": 3.0, "deep": .3}], [(0, br)], key="o")
    for fx, fy, t, ln in ((w, 0, 90, d), (0, d, -90, d)):
        m.at = frame(fx, fy, 0, t)
        wall(m, 0, ln, 0, 7.3, band(ln), [(0, br)], key=f"o{t}")
    m.at = frame()
    m.poly([(0, 0, 7.2), (w, 0, 7.2), (w, d, 7.2), (0, d, 7.2)], M.plain("#55565a", .9, .3))
    for z, hh, o in ((7.3, .3, .12),):
        m.box(-o, w + o, -o, d + o, z, z + hh, M.plain("#5b6a70", .4, .15))
    for k in (0, 3.6):
        m.box(-.03, w + .03, -.035, .02, .9 + k, 1.0 + k, M.plain("#b9b4a8", .7, .3))
        m.box(-.03, w + .03, -.035, .02, 2.75 + k, 2.85 + k, M.plain("#b9b4a8", .7, .3))
    gx = M.plain(fr, .4, .1)
    m.box(10.5, 15.7, -1.9, .1, 3.25, 3.55, gx)
    for x in (10.75, 15.45):
        m.tube((x, -1.7, 0), (x, -1.7, 3.25), .1, gx, 12)
    entrance(m, 10.7, 4.8, .04, 3.0, gx, "4114")
    m.box(17, 21, 4, 8, 7.3, 8.9, M.cladding("#8b9296", .2))
    m.build()
    L.plane(-150, 180, -60, 120, -.05, P.turf("spring"))
    L.plane(-14, 44, -27, -2.6, -.01, M.paving("asphalt"))
    L.plane(-4, 34, -2.6, -.0, .05, M.paving("slab"))
    L.car_bays(-10, 17, -8.2, -3.0)
    P.hedge(-14, 9.8, -2.0, .8, "beech", 3)
    P.hedge(16.4, 40, -2.0, .8, "beech", 4)
    P.hedge(0, 22, 0, 1.5, "beech", 5, at=(-14.4, -25, 90))
    P.hedge(0, 22, 0, 1.5, "beech", 7, at=(44.2, -25, 90))
    y = [P.tree("lime", "spring", i, 30, .75) for i in (2, 3)]
    for i, (x, yy) in enumerate(((-8, -1), (-16, 4), (33, 1.5), (39, -1.2), (-17, -8))):
        P.put(y[i % 2], x, yy, 0, 7.5 + i % 3, 50 * i)
    bl = P.tree("apple", "blossom", 3, 36, .75)
    P.put(bl, 30, -1.0, 0, 5)
    L.copse(-60, 90, 24, 44, 34, ["lime", "poplar", "birch"], "spring", 6, (9, 14))
    for x in (2, 24):
        S.lamp(x, -9.6, 0, 0, 5)
    sky.light("noon", az=42, el=44, cloud=.55, seed=46)
    camera(-3.5, -19.5, 1.7, aim=(10.5, 0), lens=23.5, foot=.27)
    return dict(key=.215)


@scene("p4115")
def garage_row():
    """Single-storey brick lock-ups with grey-green doors in a paved courtyard; damp autumn morning."""
    m = Mesh("garages")
    def line(at, n, w, seed):
        m.at = at
        gs = [{"kind": "garage", "x": .35 + i * 3.0, "w": 2.5, "z": .02, "h": 2.2, "garage": ("#7d8c80", "#76867b", "#84917f")[(i * 5 + seed) % 3], "garagestyle": "upright", "stone": M.plain("#a8a49a", .8, .5), "surround": "lintel"} for i in range(n)]
        wall(m, 0, w, 0, 2.85, gs, [(0, M.plain("#77746c", .8, .7)), (.25, skin("red", seed, .8))], key=f"g{seed}")
        m.box(-.05, w + .05, -.14, .2, 2.8, 3.02, M.plain("#8b8984", .7, .6))
        m.poly([(0, 0, 2.95), (w, 0, 2.95), (w, 6, 2.95), (0, 6, 2.95)], M.plain("#4c4c4e", .9, .4))
        for i in range(0, n + 1, 3):
            T.downpipe(m, min(w - .1, .17 + i * 3.0), 0, 2.8)
        m.at = frame()
    line(frame(), 7, 21.2, 1)
    line(frame(-3.2, -15.5, 0, 90) @ frame(0, 0), 1, 3.2, 2) if False else line(frame(-4.4, -18, 0, 90), 6, 18.2, 2)
    m.build()
    back = rng("bk")
    x = -14
    for i in range(7):
        s = S.stock(back)
        s = {**s, "floors": [3.0, 2.9, 2.7], "ground": [], "courses": [], "cornice": "plain", "dormers": [], "upper": [{"n": 2, "w": 1.1}]}
        house(frame(x, 13), s, f"b{i}")
        x += s["w"]
    w2 = Mesh("wallend")
    w2.box(-4.2, .0, .1, .4, 0, 2.5, skin("dark", 5, .9))
    w2.box(21.2, 40, 5.5, 5.8, 0, 2.4, skin("dark", 5, .9))
    w2.build()
    L.plane(-60, 80, -50, 40, 0, M.paving("sett"))
    wet = Mesh("wet")
    r = rng("puddle")
    pud = M.plain("#37352f", .03, 0, 4, .0, spec=.5)
    for cx, cy, a, b in ((6.2, -3.4, 1.6, .35), (10.8, -5.2, 1.1, .28)):
        pts = [(cx + a * math.cos(t) * r.uniform(.75, 1.1), cy + b * math.sin(t) * r.uniform(.75, 1.1), .006) for t in [i * 6.283 / 22 for i in range(22)]]
        wet.poly(pts, pud)
    wet.build()
    P.put(P.tree("lime", "late", 5, 30, .75), 24.5, 8.5, 0, 10)
    P.put(P.tree("birch", "autumn", 5, 24, .75), 4.5, 9.5, 0, 8.5)
    import numpy as np
    g = np.random.default_rng(3)
    P.cards("fallen", np.column_stack([g.uniform(-4, 22, 420), g.uniform(-10, -.2, 420), np.full(420, .014)]), .1, M.leaf("#a8782e", "#c79a45"), 3, .96)
    S.lamp(10.4, -.35, 0, 0, 4.2) if False else None
    sky.light("soft", az=-40, el=24, cloud=.9, sun=1.3, size=10, seed=48)
    camera(14.6, -13.4, 1.65, aim=(8.0, 0), lens=24, foot=.31)
    return dict(key=.2, mist=150, mistcolor=(.74, .77, .8), balance=(.98, 1, 1.03))


@scene("p4124")
def timber_office():
    """Modern three-storey offices in dark timber slats and glass at the forest edge, charging points; fresh May green."""
    m = Mesh("slats")
    w, d, fh = 24, 13, 3.5
    dark, tim = "#2b2d2e", M.cladding("#4a3a2c", .12, .7)
    hs = []
    for k in range(3):
        for i in range(8):
            hs.append(win(.3 + i * 2.94, .35 + k * fh, 2.86, fh - .75, frame=dark, lights=2, style="L", t=.05, deep=.3, dress="none" if (i + k) % 5 else "plant", noroom=True))
    hs = [q for q in hs if not (q["z"] < 1 and 8.9 < q["x"] + 1 < 15)]
    open_plan(m, .4, w - .4, .4, d - .4, 3, fh, 2)
    hs.append({"kind": "void", "x": 9.2, "w": 5.6, "z": .04, "h": 3.0, "deep": .3})
    wall(m, 0, w, 0, fh * 3 + .4, hs, [(0, tim)], key="t")
    for fx, fy, t in ((w, 0, 90), (0, d, -90)):
        m.at = frame(fx, fy, 0, t)
        wall(m, 0, d, 0, fh * 3 + .4, [win(1 + 3.2 * i, .35 + k * fh, 2.2, fh - .75, frame=dark, lights=1, style="L", deep=.3, dress="none", noroom=True) for k in range(3) for i in range(4)], [(0, tim)], key=f"t{t}")
    m.at = frame()
    r = rng("fins")
    fin = M.wood("#5d4733", .7)
    for k in range(3):
        x = .1
        while x < w:
            if not (k == 0 and 8.8 < x < 15.2) and r.random() < .72:
                m.box(x, x + .05, -.26, -.08, .2 + k * fh, fh - .1 + k * fh, fin)
            x += .3
        m.box(-.3, w + .3, -.34, .0, k * fh + fh - .16, k * fh + fh + .08, M.plain(dark, .5, .1))
    m.box(-.35, w + .35, -.38, d + .3, 3 * fh + .3, 3 * fh + .62, M.plain(dark, .5, .1))
    entrance(m, 9.2, 5.6, .04, 3.0, M.plain(dark, .4, 0), "4124", M.plain(dark, .4, .1))
    m.build()
    L.plane(-150, 180, -60, 120, -.05, P.turf("spring"))
    L.plane(-14, 40, -24, -2.8, -.01, M.paving("asphalt"))
    L.plane(7.5, 16.5, -2.9, 0, .03, M.paving("flag"))
    L.car_bays(-8, 6, -8.2, -3.2)
    L.car_bays(17, 7, -8.2, -3.2)
    P.lawn(-3, 7.4, -2.7, -.4, -.03, "spring", 3, h=.18)
    P.lawn(16.6, 27, -2.7, -.4, -.03, "spring", 4, h=.18)
    P.lawn(-24, -4, -2.7, 12, -.03, "spring", 5, h=.12)
    P.lawn(25, 44, -2.7, 12, -.03, "spring", 6, h=.12)
    c = Mesh("chargers")
    for x in (18.2, 20.7, 23.2, -3.2, -5.7):
        c.box(x - .16, x + .16, -3.0, -2.82, 0, 1.45, M.plain("#e4e4e0", .3, .05))
        c.box(x - .12, x + .12, -3.01, -2.99, .95, 1.3, M.plain("#1e2a30", .2, 0, bump=0))
        c.box(x - .12, x + .12, -3.012, -2.99, .82, .86, M.plain("#4fa37a", .4, 0, bump=0))
        c.tube((x + .17, -2.95, 1.0), (x + .24, -3.05, .45), .02, M.plain("#1a1a1a", .5, 0), 6)
    c.build()
    L.copse(-45, 70, 15, 40, 60, ["beech", "lime", "birch", "beech"], "spring", 6, (14, 20))
    be = P.tree("beech", "spring", 9, 34, .6)
    P.put(be, -6.5, 2.5, 0, 15)
    P.put(be, 30.5, 3.5, 0, 16.5, 120)
    bushes([(-2, -1, 1.2), (-3.6, 0, 1.6), (26.5, -1, 1.3), (28, .6, 1.7)], "spring", 6)
    sky.light("morning", az=46, el=42, cloud=.5, seed=50)
    camera(22.5, -21.5, 1.7, aim=(12.2, 0), fit=15.4, foot=.24)
    return dict(key=.205)


@scene("p4129")
def workshop():
    """Low unit: red brick base, white sandwich panels, one sectional door, glazed entrance, bays; clear cold winter morning."""
    m = Mesh("unit")
    w, d, h = 24, 18, 5.6
    pan = M.cladding("#dddcd6", 1.1, .45, False)
    hs = [{"kind": "garage", "x": 14.5, "w": 4.6, "z": .02, "h": 4.2, "garage": "#8a1f24"}, win(1.0, 1.0, 3.0, 1.3, frame="#3a3d40", style="L", lights=3), win(10.4, 1.0, 2.6, 1.3, frame="#3a3d40", style="L", lights=3), win(1.0, 3.6, 3.0, 1.1, frame="#3a3d40", style="L", lights=3), win(5.4, 3.6, 3.4, 1.1, frame="#3a3d40", style="L", lights=3), win(20.4, 3.6, 2.6, 1.1, frame="#3a3d40", style="L", lights=3), {"kind": "void", "x": 5.6, "w": 3.4, "z": .04, "h": 2.7, "deep": .3}]
    bands = [(0, skin("plum", 3, .4)), (2.45, pan)]
    wall(m, 0, w, 0, h, hs, bands, key="u")
    for fx, fy, t in ((w, 0, 90), (0, d, -90)):
        m.at = frame(fx, fy, 0, t)
        wall(m, 0, d, 0, h, [win(3, 3.6, 3, 1.1, frame="#3a3d40", style="L", lights=3), win(10, 3.6, 3, 1.1, frame="#3a3d40", style="L", lights=3)], bands, key=f"u{t}")
    m.at = frame()
    an = M.plain("#3a3d40", .45, .15)
    m.box(-.1, w + .1, -.12, d, h, h + .38, an)
    entrance(m, 5.6, 3.4, .04, 2.7, an, "4129", an)
    for x in (4.9, 13.6, 23.6):
        T.downpipe(m, x, 0, h)
    for x in (14.1, 19.5):
        m.tube((x, -.45, 0), (x, -.45, 1.1), .09, M.plain("#d9b530", .5, .3), 10)
    m.build()
    L.plane(-150, 180, -60, 120, -.06, P.turf("frost"))
    L.plane(-10, 36, -30, -.0, -.01, M.paving("yard"))
    L.car_bays(-1.2, 6, -6.2, -1.2)
    P.lawn(-22, -10.2, -14, 8, -.04, "frost", 4)
    P.lawn(36.2, 46, -14, 8, -.04, "frost", 5)
    P.hedge(-24, -1.0, 4, 1.4, "rust", 4)
    P.hedge(25, 46, 6, 1.4, "rust", 5)
    L.copse(-40, 70, 26, 46, 36, ["birch", "lime", "poplar"], "winter", 6, (8, 13))
    t = P.tree("birch", "winter", 5)
    P.put(t, -4.5, -1.5, 0, 9)
    P.put(t, 29.5, -1.8, 0, 8.5, 90)
    n = Mesh("nx")
    n.box(-48, -20, 22, 44, 0, 7, M.cladding("#a7abab", .3))
    n.box(40, 70, 30, 50, 0, 8, M.cladding("#6d7d88", .3))
    n.build()
    sky.light("winter", az=-52, el=16, cloud=.36, seed=52, tint=(1, .86, .7))
    camera(3.0, -19, 1.7, aim=(11.4, 0), lens=24.5, foot=.3)
    return dict(key=.2, balance=(.98, 1, 1.04))


@scene("p4109")
def corner_shop():
    """Three-storey red-brick corner building, chamfered corner, shop windows under a dark blue awning; warm summer evening."""
    m = Mesh("corner")
    a, b, c, fl = 8.2, 2.6, 10.5, (3.8, 3.3, 3.0)
    k = b / math.sqrt(2)
    h = sum(fl)
    st, body = M.stone(seed=1, dirt=.4), skin("red", 2, .5)
    o = {"frame": "#e9e5da", "style": "T", "sill": st, "stone": st, "surround": "lintel", "lit": .5, "litshare": .3}
    def up(ln, n, ww):
        g = (ln - n * ww) / n
        return [{**o, **win(g / 2 + i * (ww + g), z, ww, hh)} for i in range(n) for z, hh in ((fl[0] + .75, 1.9), (fl[0] + fl[1] + .7, 1.7))]
    shop = dict(kind="shop", z=.08, h=3.05, shopframe="#e2ddd0", lit=.7)
    bands = [(0, st), (.5, body)]
    cor = Mesh("cornice")
    for at, ln, hs in ((frame(0, 0), a, up(a, 3, 1.2) + [{**shop, "x": 3.3, "w": 4.5, "shoplights": 3}, {**o, "kind": "door", "x": .9, "w": 1.1, "z": .17, "h": 2.9, "door": "#24365a", "sill": None}]),
                       (frame(a, 0, 0, 45), b, up(b, 1, 1.35) + [{"kind": "door", "x": .55, "w": 1.5, "z": .08, "h": 2.95, "double": True, "glazed": True, "door": "#e2ddd0"}]),
                       (frame(a + k, k, 0, 90), c, up(c, 4, 1.15) + [{**shop, "x": .4, "w": 4.6, "shoplights": 3}, {**o, **win(7.2, 1.0, 1.3, 1.9)}])):
        m.at = cor.at = at
        wall(m, 0, ln, 0, h + .2, hs, bands, key=f"c{ln}")
        T.course(m, 0, ln, fl[0] - .2, .24, st, .06)
        T.course(m, 0, ln, fl[0] + fl[1] - .1, .14, st, .04)
        T.cornice(cor, -.12, ln + .12, h - .02, M.plain("#e4dfd2", .5, .25))
    for at, x0, x1 in ((frame(0, 0), 3.1, 8.1), (frame(a, 0, 0, 45), .1, 2.5), (frame(a + k, k, 0, 90), .2, 5.2)):
        m.at = at
        blue = M.cloth("#1f2f52", .15)
        z = 3.42
        m.poly([(x0, -.02, z), (x1, -.02, z), (x1, -1.25, z - .55), (x0, -1.25, z - .55)], blue)
        m.poly([(x0, -1.25, z - .55), (x1, -1.25, z - .55), (x1, -1.25, z - .78), (x0, -1.25, z - .78)], blue)
        for x in (x0, x1):
            m.poly([(x, -.02, z), (x, -1.25, z - .55), (x, -.02, z - .55)], blue)
    m.at = frame()
    top, br = h + .43, 2.2
    lo = [(-.0, -.2), (a + .1, -.2), (a + k + .2, k - .1), (a + k + .2, k + c), (0, k + c)]
    hi = [(-.0, 1.0), (a - .4, 1.0), (a + k - 1.0, k + .5), (a + k - 1.0, k + c), (0, k + c)]
    for i in range(3):
        m.poly([(*lo[i], top), (*lo[i + 1], top), (*hi[i + 1], top + br), (*hi[i], top + br)], M.roof("slate", 2))
    m.poly([(*p, top + br) for p in hi], M.roof("zinc"))
    m.poly([(0, 0, top - .5), (0, k + c, top - .5), (0, k + c, top + br), (0, 1.0, top + br)], skin("dark", 3))
    T.dormer(m, 2.2, .3, top + .2, 1.3, 1.4, {"frame": "#e9e5da", "style": "L"}, "a")
    T.dormer(m, 5.6, .3, top + .2, 1.3, 1.4, {"frame": "#e9e5da", "style": "L"}, "b")
    for y in (3.0, 6.6, 10.0):
        m.at = frame(a + k, k + y - 2, 0, 90)
        T.dormer(m, 0, .3, top + .2, 1.3, 1.4, {"frame": "#e9e5da", "style": "L"}, f"c{y}")
    m.at = frame()
    T.chimney(m, .5, 5, top + 1, top + 3.6, skin("dark", 4))
    T.downpipe(m, .12, 0, h)
    m.build()
    cor.build()
    r = rng("cn")
    x = 0
    for i in range(4):
        s = {**S.stock(r), "lit": .5, "litshare": .3}
        x -= s["w"]
        house(frame(x, 0), s, f"l{i}")
    y = k + c
    for i in range(4):
        s = {**S.stock(r), "lit": .5, "litshare": .3}
        house(frame(a + k, y, 0, 90), s, f"r{i}")
        y += s["w"]
    p = M.paving("slab")
    g = Mesh("ground")
    q = 2.3
    g.poly([(-60, 0, 0), (a, 0, 0), (a + k, k, 0), (a + k, 60, 0), (a + k + q, 60, 0), (a + k + q, k - .95, 0), (a + .95, -q, 0), (-60, -q, 0)], p)
    ks = M.stone("#8d8c87", "#9a9892", 1.0, 2.0)
    edge = [(-60, -q), (a + .95, -q), (a + k + q, k - .95), (a + k + q, 60)]
    for (ax, ay), (bx, by) in zip(edge, edge[1:]):
        nx, ny = (by - ay), -(bx - ax)
        ln = math.hypot(nx, ny)
        nx, ny = nx / ln * .17, ny / ln * .17
        g.poly([(ax, ay, .002), (bx, by, .002), (bx + nx, by + ny, .002), (ax + nx, ay + ny, .002)], ks)
        g.poly([(ax + nx, ay + ny, .002), (bx + nx, by + ny, .002), (bx + nx, by + ny, -.12), (ax + nx, ay + ny, -.12)], ks)
    g.poly([(-80, -60, -.12), (80, -60, -.12), (80, 80, -.12), (-80, 80, -.12)], M.paving("asphalt"))
    g.build()
    S.closing(24, 4, 70, "c9", turn=-90)
    S.closing(-44, -30, 10, "c8")
    S.row([S.stock(rng("c7", q)) for q in range(5)], "c7", 4, 74)
    L.hill(90, 190, 34, 200, 5, "summer", 260)
    S.bollards(9.6, 11.8, -.6, 1)
    S.lamp(3.0, -1.9, 0, 3)
    sky.light("evening", az=38, el=13, cloud=.5, seed=55)
    camera(15.2, -14.6, 1.65, aim=(8.3, 0), fit=14.4, foot=.16)
    return dict(key=.18, samples=1.1)


@scene("p4120")
def printing_works():
    """Former printing works: three storeys of dark brick, steel multi-pane windows, cobbled court; low evening light."""
    m = Mesh("works")
    st = M.stone("#8a8880", "#97958d", 2, 2)
    o = {"frame": "#1f2527", "style": "L", "lights": 3, "grid": (2, 5), "t": .05, "stone": st, "surround": "x", "sill": st, "arch": .3, "archmat": M.brick("#4a2a22", "#5a352b", w=.075, h=.24, seed=5), "dress": "none", "roomdeep": 5, "lit": .55, "litshare": .35}
    w, fl = 25.2, (4.4, 4.0, 3.8)
    h = sum(fl)
    hs = []
    for i in range(6):
        for kf in range(3):
            z = sum(fl[:kf])
            if kf == 0 and i == 2:
                hs.append({**o, "kind": "door", "x": .8 + i * 4.2 + .3, "w": 2.2, "z": .04, "h": 3.3, "double": True, "glazed": True, "door": "#1f2527", "sill": None})
            else:
                hs.append({**o, **win(.7 + i * 4.2, z + .95, 2.8, fl[kf] - 1.6)})
    wall(m, 0, w, 0, h + .5, hs, [(0, st), (.6, skin("sooty", 2, .7))], key="pw")
    for i in range(7):
        x = -.0 + i * 4.2
        a, b = max(0, x - .35), min(w, x + .35)
        m.box(a, b, -.16, .02, 0, h + .1, skin("sooty", 5, .7))
    for z in (fl[0] - .12, fl[0] + fl[1] - .12):
        T.course(m, 0, w, z, .18, st, .19)
    m.box(-.05, w + .05, -.26, .1, h + .1, h + .5, skin("sooty", 6, .7))
    m.box(-.1, w + .1, -.32, .3, h + .5, h + .6, st)
    R.pitched(m, w, 14, h + .5, .55, M.roof("slate", 3), skin("dark", 3))
    for x in (4.2, 12.6, 21):
        T.downpipe(m, x, 0, h, .22)
    m.at = frame(0, -16, 0, 90)
    m.at = frame(-.0, 0, 0, 90) @ frame(-17, 0)
    wall(m, 0, 17, 0, 8.4, [{**o, **win(1.2 + 4.0 * i, .95 + 4.2 * kf, 2.6, 2.6)} for i in range(4) for kf in range(2)], [(0, st), (.6, skin("dark", 4, .7))], key="wing")
    m.box(0, 17, -.16, .1, 8.4, 8.8, skin("dark", 4, .7))
    m.poly([(0, 0, 8.8), (17, 0, 8.8), (17, 8, 12), (0, 8, 12)], M.roof("slate", 4))
    m.at = frame()
    m.tube((20, 11, 0), (20, 11, 24), 1.1, skin("red", 4, .6), 20, .8)
    m.build()
    L.plane(-60, 90, -60, 0, -.0, M.paving("sett"))
    e = Mesh("end")
    e.box(w, w + .4, -30, 0, 0, 4.2, skin("red", 6, .8))
    e.box(w - .05, w + .45, -30, 0, 4.2, 4.32, st)
    e.build()
    house(frame(w + .5, -1), {**S.stock(rng("pwn", 3)), "w": 7}, "pn1")
    house(frame(w + 7.5, -1), {**S.stock(rng("pwn", 5)), "w": 6.4}, "pn2")
    iv = P.bush("summer", 4, 1600, .1)
    r = rng("ivy")
    for _ in range(60):
        y, z = r.uniform(-13, -1), abs(r.gauss(0, 1.5))
        P.put(iv, w - .05, y, max(-.2, z - .3), r.uniform(7, 12), r.uniform(0, 360)) if z < 3.6 else None
    for x in (2.0, 8.0, 13.6, 17.4):
        S.pot(x + .0, -.8, 0, .38, P.bush("silver", 5) if x < 3 else P.bush("hedge", int(x)), "#3d4244")
    V.table(17.2, -4.6, 0, 20)
    S.bicycle(5.4, -.55, 0, 3, "#7a2f2a")
    S.bicycle(3.9, -.6, 0, 176, "#2b4a55")
    young = P.tree("young", "summer", 4, 30, .8)
    P.put(young, 21.6, -5.6, 0, 6.5)
    S.opposite(-30, h=6, seed=6)
    sky.light("evening", az=44, el=14, cloud=.5, seed=57)
    camera(16.5, -20.5, 1.65, aim=(10.4, 0), fit=14.6, foot=.2)
    return dict(key=.175, samples=1.1)
