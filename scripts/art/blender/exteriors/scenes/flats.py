"""Blocks of flats in town: quay, station quarter, park."""
import math
import materials as M
import land as L
import plants as P
import sky
import street as S
import trim as T
import villa as V
from blocks import block, entrance
from core import Mesh, frame, rng
from openings import railing
from scenes import scene
from scenes.villas import bushes, drive
from shot import camera
from terrace import skin


def town_back(seed, y=26, n=12, x0=-70, h=(9, 16)):
    """Blocks behind and beside, so that a building never stands in the void."""
    r = rng("townback", seed)
    m = Mesh("townback")
    x = x0
    for _ in range(n):
        w, hh = r.uniform(9, 15), r.uniform(*h)
        b = skin(r.choice(["red", "brown", "#d6cfbf", "#c2b8a4", "plum", "yellow"]), r.randrange(9))
        m.box(x, x + w, y, y + 10, 0, hh, b)
        for f in range(int(hh / 3)):
            for c in range(int(w / 2.6)):
                xx = x + 1 + c * 2.5
                m.box(xx, xx + 1.2, y - .03, y + .01, f * 3 + .9, f * 3 + 2.5, M.plain("#262c33", .1, 0, bump=0, spec=.6))
                m.box(xx - .06, xx + 1.26, y - .05, y, f * 3 + .8, f * 3 + .9, M.stone())
        x += w
    m.build()


@scene("p4102")
def quay_1960s():
    """Eight storeys, pale concrete and cream tiles, continuous balconies, plane trees along the water; clear summer morning."""
    bays = [(3.4, "balc", {"w": 2.5, "lights": 3}), (3.0, "balc", {"w": 1.9}), (3.4, "balc", {"w": 2.5, "lights": 3}), (3.4, "balc", {"w": 2.5, "lights": 3}), (3.0, "balc", {"w": 1.9}), (3.4, "balc", {"w": 2.5, "lights": 3})]
    w, h = block(frame(), dict(bays=bays, floors=7, fh=2.8, gh=3.3, skin="#d9d2bf", frame="#d8dadb", slab="#d3cec2", continuous=(.15, 19.45), rstyle="half", rail="#c9c2ae", out=1.35, dividers=[9.8], groundskin="stone", sideskin="#cfc8b6",
                               ground=[{"kind": "win", "x": 1, "w": 4.2, "z": .5, "h": 2.3, "lights": 4}, {"kind": "door", "x": 8.4, "w": 2.8, "z": .04, "h": 2.6, "double": True, "glazed": True, "door": "#8b8e8f"}, {"kind": "win", "x": 14.2, "w": 4.2, "z": .5, "h": 2.3, "lights": 4}], penthouse=3), "4102")
    for i, (x, fl, sk) in enumerate(((-16.9, 6, "yellow"), (w + .02, 5, "brown"))):
        block(frame(x), dict(bays=[(3.4, "balc", {"w": 2.4}), (3.4, "win", {"w": 1.8}), (3.4, "win", {"w": 1.8}), (3.4, "balc", {"w": 2.4}), (3.2, "win", {"w": 1.6})], floors=fl, fh=2.8, gh=3.2, skin=sk, course=True, sill=True, ground=[{"kind": "win", "x": 1.5 + 4 * k, "w": 2.4, "z": .6, "h": 2} for k in range(4)], side=[]), f"4102n{i}")
    S.row([S.stock(rng("q", k)) for k in range(4)], "4102r", w + 16.9)
    S.row([S.stock(rng("ql", k)) for k in range(4)], "4102l", -42.0)
    S.ground(pave=2.6, road=6.5, x0=-120, x1=130, far=5.2)
    L.plane(-120, 130, -9.2, -14.5, .0, M.paving("slab"))
    L.river(-70, -14.8, -2.6)
    m = Mesh("rail")
    m.box(-90, 110, -14.8, -14.4, -3, .14, M.stone("#a3a099", "#b0ada6", 1.4, .5))
    railing(m, -60, 80, -14.6, .14, .95, M.plain("#3c5a52", .4, .1), .5)
    m.build()
    pl = [P.tree("plane", "summer", i, 30, .75) for i in (1, 2)]
    for i, x in enumerate((-21, -8.5, 28.5, 41)):
        P.put(pl[i % 2], x, -10.6, 0, 10.5 + i % 2, 60 * i)
    S.lamp(20.6, -2.3, 0, 0, 6)
    S.bollards(-12, 30, -9.6, 15)
    sky.light("morning", az=-42, el=40, cloud=.45, seed=30)
    camera(19, -36, 1.2, aim=(9.4, 0), fit=28.5, foot=.2)
    return dict(key=.22, mist=900, mistcolor=(.66, .74, .84))


@scene("p4106")
def new_grey_brick():
    """Six storeys, light grey brick, bronze frames, recessed balconies, young trees; early-evening summer light."""
    bz = "#6e5640"
    bays = [(3.6, "loggia", {"lights": 3}), (2.6, "win", {"w": 1.5, "low": .1, "h": 2.35, "lights": 1}), (2.6, "win", {"w": 1.5, "low": .1, "h": 2.35, "lights": 1}), (4.4, "loggia", {"lights": 3}), (2.6, "win", {"w": 1.5, "low": .1, "h": 2.35, "lights": 1}), (3.6, "loggia", {"lights": 3})]
    gr = [{"kind": "win", "x": .8, "w": 5.0, "z": .25, "h": 2.8, "lights": 3}, {"kind": "door", "x": 7.6, "w": 2.2, "z": .04, "h": 2.9, "double": True, "glazed": True, "door": bz}, {"kind": "win", "x": 11, "w": 7.6, "z": .25, "h": 2.8, "lights": 5}]
    w, h = block(frame(), dict(bays=bays, floors=5, fh=3.0, gh=3.6, skin="grey", dirt=.15, frame=bz, rail=bz, ground=gr, coping="#5a4a3a", common={"lit": .45, "litshare": .3}, rstyle="iron", depth=14, sidew=1.4), "4106")
    block(frame(w + 9, 1, 0, 0), dict(bays=[(3.4, "win", {"w": 1.9, "lights": 2}), (3.4, "loggia", {}), (3.4, "win", {"w": 1.9}), (3.4, "loggia", {})], floors=4, fh=3, gh=3.4, skin="#d8d2c6", dirt=.2, frame="#3b3e41", rstyle="glass", ground=[{"kind": "win", "x": 1.2, "w": 4, "z": .3, "h": 2.6}]), "4106n")
    S.neighbours(w, "4106", 5, 0)
    S.closing(62, -20, 20, "4106", turn=-90)
    L.plane(w, w + 9, 0, 24, .0, M.paving("slab"))
    town_back(3, 22)
    S.ground(pave=4.2, road=7.5, pavekind="flag")
    S.opposite(-24, h=9, seed=3)
    y = [P.tree("young", "summer", i, 30, .85) for i in (1, 4)]
    for i, x in enumerate((-7, 3.6, 13.2, 22.8, 31)):
        P.put(y[i % 2], x, -3.2, 0, 5.6 + .5 * (i % 2), 80 * i)
    for i in range(3):
        S.bicycle(5.6 + .0 * i, -.9 - .55 * i, 0, 3, ("#2b4a55", "#7a4a2a", "#3d3f42")[i])
    bushes([(w + 1.6 + 1.1 * k, 1.6, .9) for k in range(6)], "summer", 4)
    sky.light("evening", az=-54, el=15, cloud=.5, seed=31)
    camera(-2.4, -23.5, 1.7, aim=(9.8, 0), fit=21.2, foot=.14)
    return dict(key=.19)


@scene("p4112")
def cream_1950s():
    """Seven storeys of the 1950s in cream stone with iron balconies, facing tall park trees in autumn."""
    cs = "cream"
    bays = [(3.0, "win", {"w": 1.7, "lights": 2}), (3.6, "balc", {"w": 2.4, "lights": 3, "out": .8}), (2.8, "win", {"w": 1.2}), (3.6, "balc", {"w": 2.4, "lights": 3, "out": .8}), (3.0, "win", {"w": 1.7, "lights": 2})]
    w, h = block(frame(), dict(bays=bays, floors=6, fh=2.95, gh=3.6, skin=cs, frame="#ece9e0", slab="#c5b99d", rail="#2c3331", course=True, sill=True, groundskin="stone", rstyle="iron",
                               ground=[{"kind": "win", "x": .7, "w": 1.7, "z": .9, "h": 1.9}, {"kind": "win", "x": 3.6, "w": 2.2, "z": .9, "h": 1.9}, {"kind": "door", "x": 7.1, "w": 1.9, "z": .17, "h": 2.8, "double": True, "glazed": True, "door": "#4c3826"}, {"kind": "win", "x": 10.4, "w": 2.2, "z": .9, "h": 1.9}, {"kind": "win", "x": 13.5, "w": 1.7, "z": .9, "h": 1.9}]), "4112")
    m = Mesh("top")
    m.box(-.25, w + .25, -.5, .3, h + .05, h + .34, M.plain("#c9bd9f", .7, .4))
    m.build()
    block(frame(-15.5), dict(bays=[(3.1, "win", {"w": 1.6})] * 5, floors=5, fh=3.0, gh=3.5, skin="yellow", course=True, sill=True, side=[], ground=[{"kind": "win", "x": 1 + 3 * k, "w": 1.7, "z": .8, "h": 1.9} for k in range(5)]), "4112l")
    S.row([{**S.stock(rng("pk", k)), "floors": [3.6, 3.4, 3.1, 2.7]} for k in range(4)], "4112r", w)
    S.ground(pave=3.2, road=7)
    L.plane(-100, 100, -10.25, -60, .01, P.turf("autumn"))
    be = [P.tree(k, s, i, 34, .72) for i, (k, s) in enumerate((("plane", "autumn"), ("lime", "late"), ("beech", "red")))]
    for i, (x, y, hh) in enumerate([(-6.5, -13.5, 14), (-15, -12.5, 13), (24, -12.6, 14), (31, -15, 15)]):
        P.put(be[i % 3], x, y, 0, hh, 70 * i)
    P.lawn(-14, 32, -19, -10.6, .02, "autumn", 4)
    lv = [(rng("lf", i).uniform(-12, 30), rng("lf2", i).uniform(-12, -.5)) for i in range(700)]
    import numpy as np
    P.cards("fallen", np.array([(x, y, -.1 if -9.6 < y < -3.3 else .02) for x, y in lv]), .12, M.leaf("#9a6a2c", "#c2923c"), 3, .95)
    S.lamp(1.6, -2.8, 0, 0, 5)
    bench(11.5, -12.4)
    sky.light("afternoon", az=46, el=30, cloud=.5, seed=33, tint=(1, .88, .7))
    camera(3.0, -28, 1.7, aim=(7.8, 0), fit=25.4, foot=.15)
    return dict(key=.2)


def bench(x, y, z=0):
    """A park bench."""
    m = Mesh("bench", frame(x, y, z))
    w, iron = M.wood("#6f5a40"), M.plain("#22282a", .4, 0)
    for k in range(3):
        m.box(-.9, .9, -.2 + k * .14, -.09 + k * .14, .43, .46, w)
    for k in range(2):
        m.box(-.9, .9, .24, .27, .58 + k * .15, .69 + k * .15, w)
    for a in (-.7, .7):
        m.box(a - .03, a + .03, -.2, .27, .0, .43, iron)
        m.box(a - .03, a + .03, .24, .28, .4, .85, iron)
    m.build()
