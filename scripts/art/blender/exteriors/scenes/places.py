"""Plot, garages, corner shop, printing works."""
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
    for i, (x, y, wl, rf, t) in enumerate(((-12, 60, "#e0dbcf", "slate", 12), (4, 66, "red", "clay", -8), (21, 62, "beige", "anthracite", 15), (38, 70, "rubble", "slate", 30), (-30, 72, "brown", "brown", -20))):
        V.detached(frame(x, y, f(x, y) - .4, t), dict(x0=0, x1=11, y0=0, y1=9, h=4.4, skin=wl, roof="gable", pitch=.9, roofmat=rf, frame="#eceae3", front=[win(1, .9, 1.6, 1.5), win(4.5, .9, 1.4, 1.5), win(7.8, .9, 1.8, 1.5)]), f"v{i}")
    L.copse(-60, 70, 64, 90, 34, ["lime", "apple", "beech"], "spring", 7, (7, 12), z=f)
    L.hill(90, 260, 52, 420, 12, "spring", 620, houses=14, base=4)
    sky.light("noon", az=-46, el=46, cloud=.62, seed=41)
    camera(4.6, -8.2, 1.8, turn=-4, lens=24, shift=.06)
    return dict(key=.225, mist=600, mistcolor=(.66, .75, .86))


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
    line(frame(-4.4, -18, 0, 90), 6, 18.2, 2)
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
    sky.light("morning", az=-48, el=30, cloud=.45, seed=48)
    camera(15.4, -11.8, 1.65, aim=(8.6, 0), lens=25, foot=.2)
    return dict(key=.21, mist=1400, mistcolor=(.74, .77, .8), balance=(.98, 1, 1.03))


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
    camera(15.2, -14.6, 1.65, aim=(8.9, 0), fit=12.3, foot=.15)
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
