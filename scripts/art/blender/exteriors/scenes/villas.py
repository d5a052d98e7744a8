"""Houses that stand free, with gardens."""
import materials as M
import land as L
import plants as P
import roofs as R
import sky
import street as S
import trim as T
import villa as V
from core import Mesh, frame, instance, rng
from openings import window, frame_rect
from scenes import scene
from shot import camera
from terrace import skin
from villa import win, opening


def drive(x0, x1, y0, y1, kind="clinker"):
    m = Mesh("drive")
    m.poly([(x0, y0, .004), (x1, y0, .004), (x1, y1, .004), (x0, y1, .004)], M.paving(kind))
    for x in (x0, x1):
        m.box(x - .05, x + .05, y0, y1, -.05, .03, M.stone("#8d8c87", "#9a9892", 1, 2))
    m.build()


def bushes(spots, season="summer", seed=0, flowers=None, share=.12, size=1.0):
    r = rng("bushes", seed)
    pats = [P.bush(season, seed + i, flowers=flowers, share=share) for i in range(2)]
    for x, y, s in spots:
        P.put(r.choice(pats), x, y, -.03, 10 * s * size, r.uniform(0, 360), 1.1)


@scene("p4103")
def villa_1972():
    """White-painted brick, timber cladding, broad slate roof, lawn and birches; fresh spring light."""
    white = M.brick("#d9d6cd", "#e0ddd5", "#cfccc3", seed=2, dirt=.3)
    tim = M.cladding("#8a6a48", .14, .6)
    s = dict(x0=0, x1=15, y0=0, y1=9, h=2.75, skin="#dcd9d0", frame="#3c3a36", plinth=.01, roof="gable", pitch=.62, over=.95, along="x", roofmat="slate", fascia="#4a3b2e", gable="#8a6a48",
             bands=[(.02, white)], common={"lights": 2, "deep": .12},
             front=[win(.8, .25, 3.4, 2.1, lights=2), opening("door", 5.1, .1, 1.1, 2.25, door="#6b4a2c"), win(6.4, .25, .5, 2.1, lights=1), win(8.0, .9, 2.2, 1.4), win(11.4, .25, 2.8, 2.1, lights=2)], right=[win(3, .9, 1.6, 1.3)], left=[win(3, .9, 1.6, 1.3)],
             chimneys=[(4.6, 4.5, 4, 6.7)])
    V.detached(frame(), s, "4103")
    m = Mesh("timber")
    for a, b in ((4.45, 5.05), (6.95, 7.9), (10.3, 11.3)):
        m.box(a, b, -.03, .02, .02, 2.74, tim)
    for x in (8.6, 11.8):
        pass
    m.build()
    d = Mesh("dorm")
    for x in (3.4, 11.6):
        T.dormer(d, x, 1.1, 3.35, 3.0, 1.15, {"frame": "#3c3a36", "style": "L", "lights": 3}, f"d{x}", "#6f543a", gable=False, deep=2.4)
    d.build()
    L.plane(-90, 90, -30, 0, -.02, P.turf("spring"))
    P.lawn(-22, 4.8, -16, -.1, 0, "spring", 3)
    P.lawn(7, 37, -16, -.1, 0, "spring", 4)
    L.plane(-90, 90, 0, 60, -.02, P.turf("spring"))
    drive(4.9, 6.9, -22, 0, "flag")
    bushes([(-.6, .2, .9), (.4, -.5, .6), (7.5, -.45, .7), (10.6, -.5, .8), (14.6, -.6, 1.0), (15.8, .6, 1.3)], "spring", 3)
    bushes([(8.9, -.55, .5), (9.6, -.6, .55)], "hedge", 9, ("#e9e2f0", "#c9a4d6"), .3)
    b = [P.tree("birch", "spring", i, 16, .75) for i in (1, 2)]
    for i, (x, y, h) in enumerate([(-3.0, 1.5, 9.5), (-4.4, 3, 10.5), (-2.2, 4, 9), (17.6, 1.2, 10), (18.8, 3.2, 9.4), (17.2, 5, 11)]):
        P.put(b[i % 2], x, y, 0, h, i * 70)
    L.copse(-30, 45, 14, 34, 20, ["lime", "beech", "birch"], "spring", 5, (8, 12))
    P.hedge(-40, 50, 36, 2.4, "dark", 3)
    sky.light("morning", az=-50, el=38, seed=2)
    camera(13.4, -12.2, 1.6, aim=(8.3, 0), lens=22, foot=.25)
    L.hill(50, 130, 16, 260, 2, "spring", 240)
    return dict(key=.21)


@scene("p4104")
def stone_village_house():
    """Grey limestone village house with slate roof, misty October morning, wooded hillside."""
    for i, (x0, w, key) in enumerate(((0, 8.6, "a"), (8.61, 7.4, "b"))):
        fr = [win(1.0, 1.0, 1.1, 1.55), opening("door", 3.5, .17, 1.15, 2.25, door="#37473f"), win(5.9, 1.0, 1.1, 1.55), win(1.0, 3.75, 1.1, 1.5), win(3.5, 3.75, 1.1, 1.5), win(5.9, 3.75, 1.1, 1.5)]
        fr = [{**q, "z": q["z"] - (.45 if i and q["z"] > 2 else 0)} for q in fr if q["x"] + q["w"] < w]
        V.detached(frame(x0), dict(x0=0, x1=w, y0=0, y1=8, h=5.8 - .7 * i, skin=("rubble", "#b9ad98")[i], seed=i + 2, dirt=.8, plinth=.5, surround="full", frame="#e4e0d4" if i == 0 else "#6a5340", style="T", roof="gable", along="x", pitch=.95, over=.12, roofmat="slate", gable="rubble",
                                    front=fr, left=[win(3.4, 3.8, 1.0, 1.4)], chimneys=[(.6, 4, 8.6, 10.4)] if i == 0 else [(7.4, 4, 8.6, 10.2)]), f"4104{key}")
    V.garden_wall(frame(), -1.2, 2.9, -3.2, .95, skin("rubble", 4, .8), M.stone())
    V.garden_wall(frame(), 5.2, 16.6, -3.2, .95, skin("rubble", 5, .8), M.stone())
    L.sward(-1.2, 3.2, -3, 0, "autumn", 4, far=0)
    L.sward(4.9, 16.6, -3, 0, "autumn", 5, far=0)
    L.plane(3.2, 4.9, -3.4, .1, .0, M.paving("flag"))
    L.plane(-80, 80, -3.25, -13, -.03, M.paving("asphalt"))
    L.plane(-80, 80, -3.0, 60, -.05, P.turf("autumn"))
    P.lawn(-30, -1.4, -3.2, 8, -.04, "autumn", 8)
    bushes([(.9, -.5, .8), (2.5, -.4, .5), (5.6, -.5, .9), (7.4, -.6, .7)], "rust", 5)
    bushes([(-2.5, -1.8, 1.2), (-4, -.6, 1.6), (-6, 1, 2)], "autumn", 6)
    ap = P.tree("apple", "late", 3)
    P.put(ap, -5.4, 3.4, 0, 6.2)
    P.put(ap, -9.2, 1.4, 0, 5.6, 90)
    L.hill(26, 120, 46, 190, 3, "autumn", 520, treeh=10)
    sky.light("soft", az=-55, el=22, sun=1.1, size=14, cloud=.95, seed=5)
    camera(-3.8, -13.6, 1.65, aim=(4.2, 0), fit=11.2, foot=.19)
    return dict(key=.22, mist=140, mistcolor=(.74, .76, .78), sat=1.05, balance=(.97, 1, 1.03))


@scene("p4110")
def new_semi():
    """New semi-detached house, pale beige brick, anthracite frames, solar panels, young lawn, paved drive; June midday."""
    for i in (0, 1):
        fr = [opening("garage", .7, .02, 2.7, 2.25, garage="#3b3f43"), opening("door", 4.2, .1, 1.1, 2.3, door="#33373b", glazed=True), win(6.2, .35, 1.6, 2.0, lights=1), win(.9, 3.6, 1.4, 1.5, lights=1), win(3.6, 3.1, 1.0, 2.0, lights=1), win(5.9, 3.6, 1.8, 1.5)]
        fr = fr if i == 0 else [{**q, "x": 8.6 - q["x"] - q["w"]} for q in fr]
        V.detached(frame(8.6 * i), dict(x0=0, x1=8.6, y0=0, y1=9, h=5.6, skin="beige", seed=2, dirt=.08, plinth=.15, plinthmat=M.plain("#4a4c4e", .8, .1), frame="#34383c", style="L", roof="none", pitch=.8, over=.3, roofmat="anthracite", fascia="#3a3d40",
                                        front=fr, left=[win(2.5, 3.6, 1.0, 1.3, lights=1), win(5.5, .4, 1.8, 2.0)], gable="beige"), f"4110{i}")
    out = V.roof(frame(), dict(x0=0, x1=17.2, y0=0, y1=9, h=5.6, skin="beige", seed=2, roof="gable", pitch=.8, over=.3, roofmat="anthracite", fascia="#3a3d40"), "4110")
    m = Mesh("pipes")
    T.solar(m, 1.6, 1.5, 6, 2, out[1])
    T.downpipe(m, 8.6, 0, 5.5)
    m.build()
    drive(.3, 5.6, -9, 0, "clinker")
    L.sward(5.8, 11.6, -8.6, -.1, "spring", 3, far=0)
    L.plane(-80, 90, -60, 90, -.06, P.turf("summer"))
    P.lawn(-16, .1, -8.6, 9, -.045, "summer", 5)
    drive(11.7, 16.8, -9, 0, "clinker")
    L.plane(-80, 90, -9.0, -11, -.03, M.paving("slab"))
    L.plane(-80, 90, -11, -22, -.05, M.paving("asphalt"))
    P.hedge(0, 8, 0, 1.0, "beech", 2, .5, at=(-.9, -8.4, 90))
    bushes([(6.3, -.5, .6), (7.2, -.55, .5), (8.2, -.5, .65), (9.2, -.5, .55)], "silver", 4, ("#8f7bb8", "#b6a5d6"), .35)
    y = P.tree("young", "summer", 3)
    P.put(y, 8.4, -5.2, 0, 4.6)
    P.put(y, -6.5, -4.5, 0, 5.2, 80)
    r = rng("back4110")
    for i, x in enumerate((-27, 26)):
        V.detached(frame(x, 4 + 3 * i), dict(x0=0, x1=10, y0=0, y1=9, h=5.4, skin=("grey", "#dedad0")[i], dirt=.1, frame="#34383c", roof="gable", along=("x", "y")[i], pitch=.8, roofmat="anthracite", front=[win(1, .5, 2, 2), win(6, .5, 2.2, 2), win(1.2, 3.5, 1.6, 1.4), win(6.2, 3.5, 1.6, 1.4)]), f"nb{x}")
    L.copse(-60, 70, 26, 50, 22, ["lime", "poplar", "beech"], "summer", 8, (8, 13))
    L.hill(70, 170, 14, 300, 4, "summer", 260, houses=8)
    sky.light("noon", az=36, el=56, cloud=.5, seed=7)
    camera(-3.2, -15.4, 1.65, aim=(6.4, 0), lens=23.5, foot=.2)
    return dict(key=.22)


@scene("p4116")
def country_house():
    """Belle Époque house in white render, quoins, mansard with dormers, columned veranda, gravel, beeches; golden autumn."""
    w, d = 15.5, 11
    st = M.stone("#a3a19a", "#b3b1aa", .6, .3, seed=3, dirt=.4)
    fr = [win(x, 1.5, 1.35, 2.35) for x in (1.3, 3.7, 10.45, 12.85)] + [opening("door", 6.9, .85, 1.7, 2.9, double=True, door="#3d4b45", glazed=True)]
    fr += [win(x, 5.2, 1.3, 2.2) for x in (1.3, 3.7, 10.5, 12.9)] + [win(5.95, 4.75, 1.2, 2.6, sill=None), win(8.35, 4.75, 1.2, 2.6, sill=None)]
    side = [win(x, z, 1.3, 2.2) for x in (1.6, 4.9, 8.1) for z in (1.5, 5.2)]
    V.detached(frame(), dict(x0=0, x1=w, y0=0, y1=d, h=8.1, skin="#e2dfd6", dirt=.3, plinth=.95, surround="key", frame="#e9e7e0", style="T", roof="none", front=fr, right=side, left=side, stone=st), "4116")
    V.quoins(frame(), [(0, 0, 1, 1), (w, 0, -1, 1)], 8.1, st)
    m = Mesh("chateau")
    T.course(m, -.05, w + .05, 4.4, .26, st, .09)
    T.cornice(m, -.1, w + .1, 7.9, M.plain("#dcd8cd", .6, .3), out=.5)
    keep = m.at
    for a, ln in ((frame(w, 0, 0, 90), d), (frame(0, d, 0, -90), d)):
        m.at = a
        T.course(m, 0, ln, 4.4, .26, st, .09)
        T.cornice(m, 0, ln, 7.9, M.plain("#dcd8cd", .6, .3), out=.5)
    m.at = keep
    for i, x in enumerate((2.0, 4.9, 7.75, 10.6, 13.5)):
        T.dormer(m, x, -.16, 8.6, 1.45, 1.7, {"frame": "#e9e7e0", "style": "T"}, f"d{i}", "#dcd8cd", deep=1.2)
    m.box(5.2, 10.3, -2.9, 0, 0, .82, st)
    for i in range(5):
        m.box(6.5, 9.0, -2.9 - .32 * (5 - i), -2.9, 0, .165 * (i + 1) - .02, st)
    m.box(5.0, 10.5, -3.1, .05, 4.02, 4.42, M.plain("#dcd8cd", .6, .3))
    for xx, k in ((5.25, 1), (10.15, 1)):
        pass
    from openings import railing
    railing(m, 5.2, 10.3, -2.9, 4.42, .8, M.plain("#2c3032", .4, .1), .12)
    for cx, cy in ((3.2, 5), (12.4, 5), (7.7, 7.5)):
        T.chimney(m, cx, cy, 9, 13.6, skin("red", 3, .7), 1.3, .7)
    m.build()
    V.columns(frame(0, 0, .82), 5.4, 10.1, -2.65, 3.2, 4, M.plain("#dedad0", .6, .25))
    V.mansard_block(frame(), -.3, w + .3, -.3, d + .3, 8.34, 2.7, 1.0, M.roof("slate", 2), M.plain("#5a5e60", .5, .2))
    L.plane(-120, 130, -60, 90, -.05, P.turf("autumn"))
    L.plane(-6, 21, -14, -.0, -.01, M.paving("gravel"))
    L.plane(4, 12, -60, -14, -.012, M.paving("gravel"))
    P.lawn(-34, -6.2, -18, 6, -.04, "autumn", 3)
    P.lawn(21.2, 45, -18, 6, -.04, "autumn", 4)
    P.lawn(12.2, 30, -26, -14.2, -.04, "autumn", 6)
    P.lawn(-24, 3.8, -26, -14.2, -.04, "autumn", 7)
    bushes([(-.8, -.8, 1.2), (1, -1, .8), (3.2, -1, .9), (12, -1, .9), (14.4, -1, .8), (16.3, -.7, 1.3)], "dark", 3)
    box = P.bush("dark", 8)
    for x in (6.1, 9.4):
        S.pot(x, -5.0, 0, .34, box, "#8d8b84")
    be = [P.tree("beech", s, i, 30, .6) for i, s in ((1, "autumn"), (2, "late"), (3, "red"))]
    for i, (x, y, h) in enumerate([(-8.5, 3, 19), (-13, -3, 17), (24, 2, 20), (28, -5, 18), (-4, 18, 22), (10, 21, 23), (20, 17, 21)]):
        P.put(be[i % 3], x, y, 0, h, i * 57)
    L.copse(-70, 85, 28, 55, 34, ["beech", "lime"], "autumn", 6, (15, 22))
    L.hill(60, 150, 30, 260, 5, "autumn", 420, treeh=11)
    sky.light("low", az=-46, el=21, seed=3)
    camera(-.6, -25, 1.7, aim=(7.9, 0), fit=14.6, foot=.16)
    return dict(key=.19, mist=520, mistcolor=(.85, .74, .58))


@scene("p4118")
def semi_1980s():
    """Red-brown brick, white dormer, solar panels, lavender; July afternoon."""
    V.detached(frame(), dict(x0=0, x1=8.2, y0=0, y1=9.5, h=3.6, skin="red", seed=5, dirt=.3, plinth=.3, frame="#eceae3", style="L", roof="none", pitch=1.0, over=.4, roofmat="clay", gable="red", fascia="#e9e7e0",
                                   front=[opening("door", .8, .17, 1.15, 2.2, door="#e4e1d8", glazed=True), win(2.7, .95, 1.0, 1.3), win(4.6, .6, 2.7, 1.75, lights=3)], left=[win(2, .9, 1.4, 1.3), win(5.6, .9, 1.4, 1.3), win(4, 4.4, 1.3, 1.4)]), "4118a")
    out = V.roof(frame(), dict(x0=0, x1=16.4, y0=0, y1=9.5, h=3.6, skin="red", seed=5, roof="gable", pitch=1.0, over=.4, roofmat="clay", gable="red", fascia="#e9e7e0", chimneys=[(8.2, 4.75, 7.4, 9.5)]), "4118")
    V.detached(frame(8.2), dict(x0=0, x1=8.2, y0=0, y1=9.5, h=3.6, skin="red", seed=6, dirt=.4, plinth=.3, frame="#6a4a32", style="L", roof="none",
                                front=[opening("door", 6.2, .17, 1.15, 2.2, door="#6a4a32"), win(4.4, .95, 1.0, 1.3), win(.9, .6, 2.7, 1.75, lights=3)]), "4118b")
    m = Mesh("more")
    T.dormer(m, 2.3, .75, 4.2, 2.7, 1.5, {"frame": "#eceae3", "style": "L", "lights": 3}, "dm", "#eeece6", gable=False, deep=2.4)
    T.dormer(m, 14.2, .75, 4.2, 2.4, 1.5, {"frame": "#6a4a32", "style": "L", "lights": 2}, "dm2", "#7a5a40", gable=False, deep=2.4)
    T.solar(m, 4.75, 1.6, 4, 2, out[1])
    m.build()
    L.plane(-80, 90, -60, 90, -.06, P.turf("summer"))
    drive(-3.6, -.4, -7.6, 9, "clinker")
    L.plane(.5, 2.2, -7.6, .0, .003, M.paving("flag"))
    L.sward(2.4, 8.0, -7.2, -.1, "summer", 3, far=0)
    L.sward(8.4, 16, -7.2, -.1, "summer", 4, far=0)
    L.sward(-22, -3.8, -7.2, 9, "summer", 7, far=0)
    lav = ("#7462a8", "#9a86c9")
    bushes([(2.6 + .55 * i, -6.3 + .1 * (i % 2), .5) for i in range(10)] + [(2.55, -5.6 + .6 * i, .5) for i in range(8)], "silver", 4, lav, .6)
    bushes([(4.3, -.5, .7), (5.6, -.6, .55), (6.8, -.5, .8)], "summer", 5, ("#d9a0b0", "#efd5da"), .25)
    P.hedge(0, 7, 0, 1.2, "hedge", 4, .6, at=(8.2, -7.2, 90))
    P.hedge(-22, -4, -7.4, 1.1, "hedge", 5)
    L.plane(-80, 90, -7.6, -9.6, -.02, M.paving("slab"))
    L.plane(-80, 90, -9.6, -20, -.05, M.paving("asphalt"))
    V.detached(frame(-17, 2), dict(x0=0, x1=9, y0=0, y1=9, h=3.6, skin="brown", roof="gable", pitch=.95, roofmat="brown", frame="#eceae3", front=[win(1, .8, 2.4, 1.6), win(5.5, .8, 1.6, 1.4)]), "n1")
    L.copse(-50, 60, 18, 40, 22, ["lime", "apple", "birch"], "summer", 4, (6, 11))
    L.hill(55, 150, 22, 260, 7, "summer", 300, houses=6)
    sky.light("afternoon", az=50, el=42, seed=9)
    camera(-1.6, -13.2, 1.65, aim=(4.6, 0), lens=24.5, foot=.22)
    return dict(key=.215)
