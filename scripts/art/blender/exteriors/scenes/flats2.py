"""Blocks of flats outside the centre: ramp, slope, garden, rivers."""
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
from scenes.flats import town_back
from scenes.villas import bushes, drive
from shot import camera
from terrace import skin


@scene("p4125")
def ramp_gate():
    """Entrance ramp and roller gate under a modern glass-and-stone building; evening light."""
    bays = [(3.4, "loggia", {"lights": 3}), (3.2, "win", {"w": 2.5, "low": .1, "h": 2.4, "lights": 2}), (3.2, "win", {"w": 2.5, "low": .1, "h": 2.4, "lights": 2}), (3.4, "loggia", {"lights": 3}), (3.2, "win", {"w": 2.5, "low": .1, "h": 2.4, "lights": 2})]
    w, h = block(frame(0, 0, 0), dict(bays=bays, floors=3, fh=3.1, gh=3.5, skin="cream", dirt=.2, frame="#2e3234", rail="#2e3234", rstyle="glass", common={"lit": .6, "litshare": .4},
                             ground=[{"kind": "void", "x": 4.3, "w": 5.4, "z": 0, "h": 2.45, "deep": 1.0, "nofloor": True}, {"kind": "win", "x": 10.9, "w": 4.6, "z": .2, "h": 2.7, "lights": 4, "lit": .8}, {"kind": "win", "x": .5, "w": 3.0, "z": .2, "h": 2.7, "lights": 2, "lit": .5}]), "4125")
    m = Mesh("ramp")
    con, dark = M.plain("#98968f", .85, .5), M.plain("#6f7477", .4, .2, metal=.4)
    m.poly([(4.3, -6.8, 0), (9.7, -6.8, 0), (9.7, 1.0, -1.05), (4.3, 1.0, -1.05)], M.paving("yard"))
    m.poly([(4.3, 1.0, -1.05), (9.7, 1.0, -1.05), (9.7, 1.0, .0), (4.3, 1.0, .0)], con)
    for x in (4.3, 9.7):
        m.poly([(x, 0, 0), (x, 0, -1.05), (x, 1.0, -1.05), (x, 1.0, 0)], con)
        a, b = (x - .22, x) if x < 5 else (x, x + .22)
        m.box(a, b, -6.8, 0, -1.2, .55, M.stone("#a3a098", "#aeaba3", 1.2, .6))
    n = 26
    for i in range(n):
        z = -1.05 + i * 3.4 / n
        m.box(4.3, 9.7, .86 - .02 * (i % 2), .93, z, z + 3.4 / n - .012, dark)
    m.box(4.3, 9.7, .0, 1.0, 2.3, 2.46, M.glow("#ffe2b4", 2.2))
    m.box(4.28, 9.72, -.04, .02, 2.4, 2.62, M.plain("#d9c24a", .5, .2))
    for x in (4.45, 9.45):
        m.box(x, x + .12, -.1, .0, 1.2, 1.5, M.plain("#2a2d2f", .3, 0))
    m.tube((10.25, -4.4, 0), (10.25, -4.4, 1.1), .06, dark, 10)
    m.box(10.13, 10.37, -4.5, -4.3, 1.1, 1.45, M.plain("#2a2d2f", .3, 0))
    m.build()
    fl = Mesh("fore")
    for a, b in ((-40, 4.08), (9.92, 60)):
        fl.poly([(a, -4.0, .0), (b, -4.0, .0), (b, .0, .0), (a, 0, .0)], M.paving("flag"))
    for a, b in ((-40, 4.08), (9.92, 60)):
        fl.poly([(a, -6.8, .0), (b, -6.8, .0), (b, -4.0, .0), (a, -4, .0)], M.paving("flag"))
    fl.poly([(-60, -40, -.005), (80, -40, -.005), (80, -6.8, -.005), (-60, -6.8, -.005)], M.paving("asphalt"))
    fl.box(-40, 4.1, -6.98, -6.8, -.1, .02, M.stone())
    fl.box(9.9, 60, -6.98, -6.8, -.1, .02, M.stone())
    fl.build()
    block(frame(w + .05, 0), dict(bays=[(3.4, "win", {"w": 2.2}), (3.4, "loggia", {}), (3.4, "win", {"w": 2.2})], floors=3, fh=3.1, gh=3.5, skin="brown", frame="#2e3234", rstyle="glass", common={"lit": .6, "litshare": .3}, ground=[{"kind": "win", "x": 1, "w": 7, "z": .3, "h": 2.6, "lights": 4}]), "4125r")
    S.row([S.stock(rng("rp", k)) for k in range(3)], "4125l", -19.6)
    P.hedge(-6.5, 3.6, -5.4, .8, "dark", 4)
    P.hedge(11, 19, -5.4, .8, "dark", 5)
    y = P.tree("young", "summer", 7, 30, .8)
    P.put(y, 15.4, -4.6, 0, 6)
    P.put(y, -3.4, -4.4, 0, 6.2, 120)
    S.opposite(-26, h=8)
    sky.light("evening", az=58, el=10, sun=2.8, cloud=.55, seed=35)
    camera(5.2, -14.6, 1.65, aim=(7.6, 0), fit=9.3, foot=.24)
    return dict(key=.17, samples=1.2)


@scene("p4126")
def slope_terraces():
    """Four storeys, white render and larch, wooded slope, wide terraces with glass railings; summer day."""
    bays = [(4.4, "balc", {"w": 3.5, "lights": 3, "out": 2.2}), (2.6, "win", {"w": 1.3, "low": .3, "h": 2.1, "lights": 1}), (4.4, "balc", {"w": 3.5, "lights": 3, "out": 2.2}), (4.4, "balc", {"w": 3.5, "lights": 3, "out": 2.2}), (2.6, "win", {"w": 1.3, "low": .3, "h": 2.1, "lights": 1})]
    w, h = block(frame(), dict(bays=bays, floors=3, fh=3.0, gh=3.2, skin="#dddbd4", dirt=.15, frame="#3a3d40", slab="#e4e2dc", rail="#3a3d40", rstyle="glass", coping="#5a5d60", penthouse=None,
                               ground=[{"kind": "win", "x": .6, "w": 3.4, "z": .2, "h": 2.4, "lights": 3}, {"kind": "door", "x": 5.0, "w": 1.5, "z": .04, "h": 2.5, "glazed": True, "door": "#3a3d40"}, {"kind": "garage", "x": 8.2, "w": 3.0, "z": .02, "h": 2.3, "garage": "#9a7a55", "garagestyle": "upright"}, {"kind": "garage", "x": 12.2, "w": 3.0, "z": .02, "h": 2.3, "garage": "#9a7a55", "garagestyle": "upright"}]), "4126")
    m = Mesh("larch")
    larch = M.cladding("#a67c52", .12, .6)
    for x0, x1 in ((4.46, 4.95), (6.35, 6.94), (15.86, 16.3), (17.75, 18.34)):
        m.box(x0, x1, -.05, .02, 3.2, h + .25, larch)
    m.box(-.05, .5, -.05, .02, 3.2, h + .25, larch)
    m.build()
    f = lambda x, y: max(-.02, (y - 9) * .62) + max(0, (x - w - 4) * .12) * min(1, max(0, (y - 6) / 12))  # noqa: E731
    L.relief(-90, 110, 5, 75, lambda x, y: f(x, y) - .05, P.turf("summer"), 40, 30)
    L.plane(-90, 110, -40, 5.2, -.05, P.turf("summer"))
    L.plane(-2, w + 2, -8.5, 0, -.01, M.paving("clinker"))
    L.plane(-90, 110, -8.5, -15.5, -.02, M.paving("asphalt"))
    P.lawn(-24, -2.2, -8.3, 4, -.04, "summer", 5)
    P.lawn(w + 2.2, w + 26, -8.3, 4, -.04, "summer", 6)
    L.copse(-60, 80, 14, 60, 90, ["beech", "lime", "birch", "beech"], "summer", 6, (10, 16), z=f)
    bushes([(-3, -1, 1.2), (-4.4, .5, 1.6), (w + 3, -1, 1.3), (w + 4.8, .4, 1.7), (-3.4, -6, .9), (w + 3, -6.5, .9)], "summer", 5)
    P.put(P.tree("birch", "summer", 3, 18, .75), -6.5, -2.5, 0, 11)
    for k in range(3):
        for x in (.9, 14.0):
            S.pot(x, -1.7, 3.2 + 3.0 * k + .08, .2, P.bush("summer", 8) if k == 0 and x < 1 else None, "#5a5d60")
    sky.light("noon", az=-40, el=48, cloud=.5, seed=36)
    camera(-1.0, -21.5, 1.7, aim=(9.2, 0), fit=16.6, foot=.18)
    return dict(key=.22)


@scene("p4127")
def ochre_2008():
    """Small three-storey block, ochre brick with grey panels, beech hedge, garden to the side; October sun."""
    bays = [(3.2, "win", {"w": 1.8, "lights": 2, "low": .6, "h": 1.8}), (4.0, "balc", {"w": 2.8, "lights": 3, "out": 1.5}), (2.4, "win", {"w": 1.0, "lights": 1, "low": .3, "h": 2.1}), (4.0, "balc", {"w": 2.8, "lights": 3, "out": 1.5})]
    w, h = block(frame(), dict(bays=bays, floors=2, fh=2.9, gh=3.0, skin="ochre", dirt=.25, frame="#55595c", slab="#b9b7b1", rail="#55595c", rstyle="iron", coping="#6a6d70", spandrel=None,
                               ground=[{"kind": "win", "x": .7, "w": 1.8, "z": .7, "h": 1.8}, {"kind": "win", "x": 3.8, "w": 2.8, "z": .15, "h": 2.35, "lights": 3}, {"kind": "door", "x": 7.6, "w": 1.5, "z": .04, "h": 2.4, "glazed": True, "door": "#55595c"}, {"kind": "win", "x": 10.2, "w": 2.8, "z": .15, "h": 2.35, "lights": 3}], sidew=1.6), "4127")
    m = Mesh("panel")
    pn = M.cladding("#6d7276", .6, .5)
    for k in range(2):
        z = 3.0 + 2.9 * k
        m.box(7.25, 7.85, -.04, .02, z, z + 2.9, pn)
        m.box(8.95, 9.55, -.04, .02, z, z + 2.9, pn)
        m.box(.3, .66, -.04, .02, z + .6, z + 2.4, pn)
        m.box(2.54, 2.9, -.04, .02, z + .6, z + 2.4, pn)
    T.downpipe(m, 13.4, 0, h)
    m.build()
    L.plane(-90, 100, -40, 90, -.05, P.turf("autumn"))
    L.plane(-90, 100, -8.4, -6.6, -.02, M.paving("slab"))
    L.plane(-90, 100, -8.4, -18, -.04, M.paving("asphalt"))
    L.plane(7.4, 9.4, -6.8, .0, .0, M.paving("flag"))
    P.lawn(-.4, 7.3, -6.2, -.1, -.03, "autumn", 3)
    P.lawn(9.5, 27, -6.2, 9, -.03, "autumn", 4)
    P.lawn(-22, -.2, -6.2, 9, -.03, "autumn", 7)
    P.hedge(-8, 7.2, -6.3, .95, "beech", 3)
    P.hedge(9.6, 26, -6.3, 1.25, "rust", 4)
    P.hedge(0, 6, 0, 1.25, "rust", 6, at=(13.9, -6.2, 90))
    L.plane(15, 19.5, -3.2, 1.4, .0, M.paving("flag"))
    V.table(17.2, -1.2, 0, 8)
    P.put(P.tree("apple", "autumn", 4, 30, .8), 21.5, -1.6, 0, 5.2)
    P.put(P.tree("lime", "autumn", 2, 30, .7), -6.5, 2.5, 0, 10.5)
    bushes([(.6, -.6, .7), (2.9, -.6, .8), (6.9, -.7, .6), (10, -.6, .6), (13.2, -.6, .8)], "dark", 4)
    town_back(5, 34, 10, -60, (6, 10))
    L.copse(-50, 60, 20, 32, 18, ["lime", "birch", "beech"], "autumn", 5, (8, 12))
    sky.light("afternoon", az=44, el=30, cloud=.5, seed=37, tint=(1, .9, .76))
    camera(16.8, -16.8, 1.65, aim=(9.6, 0), fit=12.6, foot=.2)
    return dict(key=.2)


@scene("p4130")
def riverside_2014():
    """Four storeys of brown brick with wooden balconies beside the river, moored boats; late-summer light, seen across the water."""
    bays = [(3.4, "balc", {"w": 2.4, "lights": 2, "out": 1.6, "rstyle": "solid"}), (3.0, "win", {"w": 1.9, "lights": 2}), (3.4, "balc", {"w": 2.4, "out": 1.6, "rstyle": "solid"}), (3.4, "balc", {"w": 2.4, "out": 1.6, "rstyle": "solid"}), (3.0, "win", {"w": 1.9}), (3.4, "balc", {"w": 2.4, "out": 1.6, "rstyle": "solid"})]
    w, h = block(frame(), dict(bays=bays, floors=3, fh=3.0, gh=3.2, skin="brown", dirt=.2, frame="#3a3d40", slab="#9b7650", rail="#3a3d40", coping="#4a4d50", penthouse=2.5, phskin="#8d8f8f",
                               ground=[{"kind": "win", "x": 1 + 3.3 * k, "w": 2.2, "z": .3, "h": 2.4} for k in range(6)]), "4130")
    block(frame(w + 12, 1), dict(bays=[(3.2, "win", {"w": 1.7})] * 4, floors=2, fh=2.9, gh=3, skin="red", sill=True, ground=[{"kind": "win", "x": 1 + 3 * k, "w": 1.7, "z": .7, "h": 1.7} for k in range(4)]), "4130r")
    S.row([S.stock(rng("rv", k)) for k in range(4)], "4130l", -36)
    L.plane(-200, 220, -8, 120, -.02, M.paving("slab"))
    L.plane(-200, 220, -1.8, -6.6, .0, P.turf("summer"))
    P.lawn(-34, 50, -6.4, -2.2, .01, "summer", 4)
    m = Mesh("bank")
    m.box(-200, 220, -8.4, -8, -4, .06, M.stone("#7f7c74", "#918e85", 1.1, .45))
    railing(m, -40, 60, -7.8, .06, .95, M.plain("#3a3f42", .4, 0), .45)
    m.build()
    L.river(-140, -8.4, -1.7)
    for i, (x, c) in enumerate(((2.5, "#e6e4de"), (10.6, "#2f4a5c"), (17.8, "#e0dccf"))):
        boat(x, -10.3, -1.75, c, 6.2 + .6 * i)
    will = P.tree("willow", "summer", 3, 34, .7)
    P.put(will, -7.5, -4.5, 0, 8.5)
    P.put(P.tree("lime", "summer", 5, 30, .7), w + 5.5, -3.8, 0, 9.5)
    P.put(P.tree("poplar", "summer", 5, 30, .7), w + 9, 8, 0, 16)
    P.put(will, -14.5, -4.2, 0, 9, 130)
    L.copse(-80, 100, 22, 50, 30, ["lime", "poplar"], "summer", 5, (10, 14))
    L.hill(90, 220, 34, 360, 9, "summer", 420, houses=12)
    sky.light("afternoon", az=50, el=27, cloud=.5, seed=38, tint=(1, .88, .7))
    camera(6.5, -33, 1.2, aim=(10.4, 0), fit=19.5, foot=.26)
    return dict(key=.2, mist=1600, mistcolor=(.72, .76, .8))


def boat(x, y, z, c, ln=6.5):
    """A moored cabin boat along x."""
    m = Mesh("boat", frame(x, y, z))
    hull, white = M.plain(c, .25, .15), M.plain("#e9e7e1", .3, .15)
    w = 1.05
    deck = [(-ln / 2, -w), (ln * .22, -w), (ln * .42, -w * .55), (ln / 2, 0), (ln * .42, w * .55), (ln * .22, w), (-ln / 2, w)]
    wl = [(a * .92, b * .8) for a, b in deck]
    for i in range(len(deck)):
        j = (i + 1) % len(deck)
        m.poly([(*wl[i], -.2), (*wl[j], -.2), (*deck[j], .75), (*deck[i], .75)], hull)
    m.poly([(*p, .75) for p in deck], M.wood("#a5845c"))
    m.box(-ln * .3, ln * .15, -w * .7, w * .7, .75, 1.55, white)
    m.box(-ln * .26, ln * .11, -w * .7 - .01, w * .7 + .01, 1.05, 1.4, M.plain("#1f262c", .08, 0, bump=0, spec=.7))
    m.box(-ln * .33, ln * .18, -w * .75, w * .75, 1.55, 1.62, white)
    m.tube((ln * .1, 0, 1.6), (ln * .1, 0, 2.9), .025, white, 6)
    m.build()


@scene("p4132")
def ourthe_1980s():
    """Five storeys of sand-coloured brick with deep terraces, willows along the river; June."""
    bays = [(4.0, "balc", {"w": 3.0, "lights": 3, "out": 2.0, "inset": .0}), (3.0, "win", {"w": 1.8}), (4.0, "balc", {"w": 3.0, "lights": 3, "out": 2.0, "inset": .0}), (3.0, "win", {"w": 1.8}), (4.0, "balc", {"w": 3.0, "lights": 3, "out": 2.0, "inset": .0})]
    w, h = block(frame(), dict(bays=bays, floors=4, fh=2.85, gh=3.0, skin="sand", dirt=.35, frame="#6b4a30", slab="#c5b79c", rail="#6b4a30", rstyle="half", sill=True, course=False,
                               ground=[{"kind": "garage", "x": .5 + 3.1 * k, "w": 2.5, "z": .02, "h": 2.2, "garage": "#6b4a30"} for k in range(2)] + [{"kind": "door", "x": 7.6, "w": 1.9, "z": .04, "h": 2.4, "double": True, "glazed": True, "door": "#6b4a30"}] + [{"kind": "garage", "x": 10.6 + 3.1 * k, "w": 2.5, "z": .02, "h": 2.2, "garage": "#6b4a30"} for k in range(2)]), "4132")
    block(frame(-22, 5), dict(bays=[(3.2, "win", {"w": 1.7})] * 5, floors=3, fh=2.85, gh=3, skin="red", sill=True, ground=[]), "4132l")
    L.plane(-200, 220, -5.2, 120, -.02, M.paving("clinker"))
    f = lambda x, y: max(-2.2, .0 + (y + 7.2) * .45) if y < -7.2 else 0  # noqa: E731
    L.relief(-120, 140, -12.6, -5.2, f, P.turf("summer"), 60, 30)
    P.lawn(-30, 46, -11, -5.4, .0, "summer", 5, h=.16, slope=f, flowers=[("#efe9b0", "#f5f0cf")] * 3)
    L.river(-120, -12.2, -1.75)
    will = [P.tree("willow", "summer", i, 40, .6) for i in (2, 6)]
    for i, (x, s) in enumerate(((-6.5, 9.5), (22.5, 10), (31, 9), (-16, 10))):
        P.put(will[i % 2], x, -8.4, -.5, s, 95 * i, 1.15)
    reed = P.bush("spring", 5, 1500, .1)
    r = rng("reed")
    for _ in range(26):
        P.put(reed, r.uniform(-20, 40), -11.6 + r.uniform(-.3, .3), -1.95, r.uniform(6, 11), r.uniform(0, 360))
    L.copse(-60, 80, 16, 40, 36, ["lime", "beech"], "summer", 5, (10, 15))
    L.hill(55, 170, 44, 300, 6, "summer", 480)
    sky.light("noon", az=38, el=50, cloud=.52, seed=39)
    camera(12.4, -34, .6, aim=(9.2, 0), fit=20.2, foot=.27)
    return dict(key=.215, mist=900, mistcolor=(.68, .75, .82))


def quay_block(key, at, skin):
    """One block of the project: sand brick, dark green frames, loggias, glazed ground floor."""
    gr = "#2f4238"
    win_ = {"w": 1.6, "low": .1, "h": 2.3, "lights": 1}
    bays = [(3.8, "loggia", {"lights": 3}), (2.7, "win", win_), (2.7, "win", win_), (3.8, "loggia", {"lights": 3}), (2.7, "win", win_)]
    ground = [{"kind": "win", "x": .8, "w": 4.4, "z": .3, "h": 2.6, "lights": 3}, {"kind": "door", "x": 6.6, "w": 2.0, "z": .04, "h": 2.7, "double": True, "glazed": True, "door": gr}, {"kind": "win", "x": 9.8, "w": 4.6, "z": .3, "h": 2.6, "lights": 3}]
    return block(at, dict(bays=bays, floors=3, fh=3.0, gh=3.4, skin=skin, dirt=.1, frame=gr, rail=gr, ground=ground, coping="#40504a", common={"lit": .2, "litshare": .2}, rstyle="glass", depth=13, sidew=1.4), key)


@scene("p5001")
def quay_project():
    """New residence of two blocks around a planted court, seen from the quay; clear morning in June."""
    w, h = quay_block("5001", frame(), "yellow")
    quay_block("5001b", frame(w + 8, 3.5), "#e4dccb")
    L.plane(-80, 120, -60, 90, -.05, P.turf("summer"))
    L.plane(-20, 60, -7.2, -3.2, .0, M.paving("flag"))
    L.plane(w, w + 8, -3.2, 24, .0, M.paving("slab"))
    P.lawn(-12, w - .2, -3.1, -.4, -.03, "summer", 3)
    P.lawn(-14, 50, -16, -7.4, -.03, "summer", 4)
    y = [P.tree("lime", "summer", i, 30, .7) for i in (2, 5)]
    for i, (x, yy, hh) in enumerate([(-6, -4.5, 8.5), (w + 4, 9, 8), (w + 23, -2.5, 9.5), (-11, 8, 12), (w + 30, 12, 13)]):
        P.put(y[i % 2], x, yy, 0, hh, 77 * i)
    P.hedge(1.0, 6.0, -1.0, .8, "summer", 4)
    P.hedge(9.6, 14.8, -1.0, .8, "summer", 5)
    bushes([(w + 1.4 + 1.3 * k, 1.2, .9) for k in range(4)], "summer", 4)
    S.bicycle(6.2, -.9, 0, 3, "#2b4a55")
    L.copse(-60, 90, 34, 60, 60, ["beech", "lime", "birch"], "summer", 6, (9, 14))
    sky.light("morning", az=-48, el=36, cloud=.45, seed=61)
    camera(-3.2, -24, 1.7, aim=(11.5, 0), fit=16.8, foot=.16)
    return dict(key=.2)


@scene("p5001_02")
def quay_court():
    """The court between the blocks: paving, young trees, benches of timber; late afternoon."""
    w, h = quay_block("5001c", frame(), "#e4dccb")
    quay_block("5001d", frame(-8, 12, 0, -90), "yellow")
    L.plane(-80, 100, -60, 90, -.05, P.turf("summer"))
    L.plane(-7.8, 20, -9, -.2, .0, M.paving("slab"))
    P.lawn(-6.4, 4, -8.6, -3.4, .02, "summer", 7)
    P.lawn(6.4, 18, -8.6, -3.4, .02, "summer", 8)
    y = [P.tree("young", "summer", i, 30, .7) for i in (2, 6)]
    for i, (x, yy) in enumerate([(-3.4, -5.4), (1.8, -4.6), (9.0, -5.2), (14.5, -4.4)]):
        P.put(y[i % 2], x, yy, 0, 5.6 + .4 * (i % 2), 61 * i)
    P.hedge(6.2, 15, -1.2, .7, "summer", 4)
    bushes([(4.6, -2.8, .8), (5.6, -3.0, .7), (16.5, -2.6, 1.0)], "summer", 5)
    L.copse(-60, 90, 34, 60, 60, ["beech", "lime"], "summer", 9, (9, 14))
    sky.light("afternoon", az=-38, el=38, cloud=.4, seed=63)
    camera(12.5, -17.5, 1.7, aim=(3.5, 0), fit=15.6, foot=.17)
    return dict(key=.2)
