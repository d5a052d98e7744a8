"""Gardens of family houses, roof and river terraces, an orchard."""
import materials as M
import land as L
import plants as P
import sky
import street as S
import villa as V
from core import Mesh, frame, rng
from openings import railing
from scenes import scene
from scenes.gardens import CAP, bench, border, grass, slabs
from scenes.villas import bushes
from shot import camera
from terrace import skin


def deck(x0, x1, y0, y1, z=0.0, c="#8a6b4b", edge=True):
    """Boards laid across the view, with a fascia at the far end."""
    m = Mesh("deck")
    wd = M.wood(c, .7)
    y = y0
    while y < y1 - .01:
        m.box(x0, x1, y, y + .138, z - .03, z, wd)
        y += .145
    if edge:
        m.box(x0, x1, y1, y1 + .03, z - .3, z, wd)
    m.build()


def parapet(x0, x1, y, z=0.0, h=1.05, kind="glass", side=None):
    """A terrace's edge: posts with glass or bars; side returns to that y at both ends."""
    m, steel = Mesh("parapet"), M.plain("#3a3d40", .4, 0, bump=0)
    runs = [(frame(0, y, z), x0, x1)] + ([(frame(x, side, z, 90), 0, y - side) for x in (x0, x1)] if side is not None else [])
    for at, a, b in runs:
        m.at = at
        n = max(1, round((b - a) / 1.3))
        for i in range(n + 1):
            x = a + (b - a) * i / n
            m.box(x - .02, x + .02, -.02, .02, 0, h, steel)
        m.box(a, b, -.025, .025, h, h + .035, steel)
        if kind == "glass":
            m.box(a, b, -.012, -.006, .1, h - .04, M.glass(.95, 1.35))
        else:
            railing(m, a, b, 0, 0, h, steel)
    m.build()


@scene("p4118_05")
def pergola_garden():
    """Lawn, wooden deck and pergola; summer."""
    grass("summer", -10, 10, -.2, 18, 4)
    deck(-4.6, 4.4, -8, -.2, .12)
    m, wd = Mesh("pergola"), M.wood("#9a7a55", .7)
    for x in (-4.2, -.6):
        for y in (-3.4, -.5):
            m.box(x - .06, x + .06, y - .06, y + .06, .12, 2.5, wd)
    for y in (-3.4, -.5):
        m.box(-4.5, -.3, y - .05, y + .05, 2.5, 2.66, wd)
    for i in range(8):
        x = -4.3 + i * .56
        m.box(x - .025, x + .025, -3.8, -.1, 2.66, 2.8, wd)
    m.build()
    vine = P.bush("summer", 5, 1400, .09)
    r = rng("vine")
    for _ in range(26):
        P.put(vine, r.uniform(-4.4, -.4), r.uniform(-3.6, -.2), 2.62, r.uniform(2.4, 4.4), r.uniform(0, 360))
    V.table(-2.4, -1.9, .12, 0)
    S.pot(2.4, -.8, .12, .28, P.bush("silver", 4, flowers=("#8d6fb5", "#a98fcb"), share=.3), "#5a5d60")
    S.pot(3.4, -.8, .12, .24, P.bush("dark", 4), "#5a5d60")
    P.hedge(-10, 10, 18.4, 1.8, "hedge", 3)
    for x in (-10, 10):
        P.hedge(-6, 18, 0, 1.8, "hedge", 4 + abs(int(x)), at=(x, 0, 90))
    border(0, 17, 9.0, 11, 3, "summer", ("#d98fa6", "#f0c3cf"), along=True)
    P.put(P.tree("apple", "summer", 4, 36, .7), -5.4, 10.5, 0, 5.4)
    P.put(P.tree("birch", "summer", 4, 18, .75), 6.6, 14, 0, 8.6)
    L.copse(-30, 30, 24, 40, 14, ["lime", "beech"], "summer", 4, (8, 12))
    L.hill(70, 150, 14, 260, 5, "summer", 220, houses=8)
    sky.light("afternoon", az=48, el=40, seed=81, cloud=.5)
    camera(1.2, -7.6, 1.75, turn=4, lens=22, shift=.03)
    return dict(key=.21)


@scene("p4121_05")
def level_lawn():
    """Level lawn behind a paved terrace, hedge with bare and rusty trees behind; late autumn."""
    grass("autumn", -13, 13, -.4, 20, 6)
    slabs(-8, 8, -9, -.4, "clinker")
    V.table(2.8, -2.7, .02, -10)
    for x in (-13, 13):
        P.hedge(-6, 20, 0, 1.9, "hedge", 3 + abs(int(x)), at=(x, 0, 90))
    P.hedge(-13, 13, 20.4, 1.9, "hedge", 3)
    bushes([(-8.6, -.8, 1.0), (-9.8, .2, 1.3), (9.0, -1.0, .9), (10, .4, 1.2)], "dark", 4)
    L.copse(-40, 40, 25, 52, 34, ["beech", "lime", "birch"], "late", 6, (10, 15))
    L.copse(-40, 40, 30, 60, 14, ["beech", "birch"], "winter", 9, (11, 16))
    sky.light("winter", az=42, el=24, seed=82, cloud=.5)
    camera(-.6, -8.2, 1.65, turn=-2, lens=22, shift=.04)
    return dict(key=.2, mist=300, mistcolor=(.82, .82, .82))


@scene("p4126_04")
def valley_terrace():
    """Wide tiled terrace with a table, glass railing, wooded valley; summer."""
    L.plane(-7, 7, -10, 0, 0, M.paving("slab"))
    parapet(-6.5, 6.5, -.1, 0, 1.05, "glass", -9)
    m, wd = Mesh("lounge4126", frame(-2.2, -2.3, 0, -8)), M.wood("#9a7a55", .7)
    for x in (-1.5, -.7, 1.0):
        m.box(x - .36, x + .36, -.36, .36, .28, .34, wd)
        m.box(x - .34, x + .34, -.31, .31, .34, .46, M.plain("#e4dfd2", .9, 0))
        m.box(x - .36, x + .36, .31, .38, .28, .78, wd)
        for a in (-.33, .33):
            for b in (-.33, .33):
                m.box(x + a - .03, x + a + .03, b - .03, b + .03, 0, .5, wd)
    m.box(-.3, .6, -.35, .25, .3, .36, wd)
    for a in (-.24, .54):
        m.box(a - .03, a + .03, -.08, -.02, 0, .3, wd)
    m.build()
    for x, y in ((4.6, -.8), (5.5, -1.0), (-5.6, -.8)):
        S.pot(x, y, 0, .3, P.bush("silver" if x > 5 else "dark", 5 + abs(int(x)), flowers=("#8d6fb5", "#a98fcb") if x > 5 else None), "#5a5d60")
    f = lambda x, y: -8 - y * .12 + .001 * x * x  # noqa: E731
    L.relief(-200, 200, 2, 130, f, P.turf("summer"), 40, 20)
    L.copse(-90, 90, 26, 124, 150, ["beech", "lime", "birch"], "summer", 5, (5.5, 9), z=f)
    L.hill(130, 330, 96, 420, 3, "summer", 720, base=-18, houses=14)
    sky.light("afternoon", az=-50, el=38, seed=83, cloud=.5)
    camera(.5, -7.4, 1.6, turn=2, lens=22, shift=.02)
    return dict(key=.24, mist=2600, mistcolor=(.76, .82, .88))


@scene("p4127_05")
def private_lawn():
    """Small private garden: terrace, lawn, beech hedge in copper; October sun."""
    grass("autumn", -5, 5.4, -.3, 7.2, 5)
    slabs(-5, 5.4, -9, -.3, "slab")
    P.hedge(-5.4, 5.8, 7.6, 1.6, "rust", 3)
    P.hedge(-8, 7.6, 0, 1.6, "rust", 4, at=(-5.4, 0, 90))
    P.hedge(-8, 7.6, 0, 1.6, "rust", 5, at=(5.8, 0, 90))
    m, wd = Mesh("lounge", frame(-2.6, -1.9, .02, 14)), M.wood("#9a7a55", .7)
    for x in (-.75, .75):
        m.box(x - .35, x + .35, -.35, .35, .3, .36, wd)
        m.box(x - .33, x + .33, -.3, .3, .36, .46, M.plain("#d8d2c4", .9, 0))
        m.box(x - .35, x + .35, .3, .36, .3, .8, wd)
        for a in (-.32, .32):
            for b in (-.32, .32):
                m.box(x + a - .03, x + a + .03, b - .03, b + .03, 0, .55, wd)
    m.build()
    S.pot(3.6, -.9, .02, .3, P.bush("rust", 6), "#5a5d60")
    S.pot(4.5, -1.1, .02, .24, P.bush("silver", 6), "#5a5d60")
    P.put(P.tree("young", "autumn", 3, 30, .8), 3.2, 4.8, 0, 5.2)
    border(-4.6, 4.8, 6.8, 8, 6, "silver", ("#c9a4d6", "#e9e2f0"), (.35, .6))
    L.copse(-30, 30, 14, 34, 16, ["lime", "beech"], "autumn", 7, (8, 11))
    L.hill(60, 140, 10, 260, 3, "autumn", 160, houses=12)
    sky.light("low", az=44, el=30, cloud=.5, seed=84, sky=1.05)
    camera(.3, -6.6, 1.65, turn=1, lens=22, shift=.03)
    return dict(key=.2)


@scene("p4130_05")
def roof_deck():
    """Wooden roof terrace above the Meuse; late summer."""
    deck(-7, 7, -10, -.1, 0)
    parapet(-6.6, 6.6, -.2, 0, 1.05, "bars", -9)
    V.table(2.2, -2.6, 0, -8)
    for i, x in enumerate((-5.6, -4.5, -3.4)):
        S.pot(x, -.9, 0, .32, P.bush(("silver", "summer", "dark")[i], 7 + i), "#5a5d60")
    z = -12.0
    L.plane(-300, 300, 0, 26, z, P.turf("summer"))
    L.plane(-300, 300, 14, 22, z + .05, M.paving("slab"))
    L.plane(-400, 400, 26, 120, z - 2, M.water())
    L.plane(-300, 300, 119, 240, z, P.turf("summer"))
    lime = [P.tree("plane", "summer", i, 30, .75) for i in (3, 5)]
    for i in range(11):
        P.put(lime[i % 2], -46 + i * 9, 23.5, z, 8.5, i * 50)
    for x, c in ((-13, "#e5e2da"), (7, "#2f4a5a")):
        b = Mesh("barge", frame(x, 40, z - 1.9))
        b.box(0, 17, 0, 4.2, 0, 1.5, M.plain(c, .5, .3))
        b.box(1, 5, .5, 3.7, 1.5, 3.2, M.plain("#e9e6de", .5, .2))
        b.box(6, 16, .4, 3.8, 1.5, 1.9, M.plain("#6b4a2c", .6, .3))
        b.build()
    r = rng("farbank")
    S.row([{**S.stock(r), "dormers": []} for _ in range(22)], "fb", -70, 132, z)
    L.copse(-100, 100, 122, 130, 26, ["lime", "willow"], "summer", 6, (7, 11), z=lambda x, y: z)
    L.hill(170, 420, 88, 460, 9, "summer", 700, base=z, houses=18)
    sky.light("afternoon", az=-54, el=32, seed=85, cloud=.52)
    camera(.2, -7.2, 1.6, turn=1, lens=22, shift=-.015)
    return dict(key=.21, mist=620, mistcolor=(.78, .83, .88))


@scene("p4131_05")
def two_levels():
    """Garden on two levels above the roofs of the town; spring."""
    st, cap = skin("#dcd8cc", 2, .5), M.stone(*CAP)
    for k, (y0, y1, z) in enumerate(((-20, 5.0, 0), (5.0, 14, -1.3))):
        L.plane(-60, 60, y0, y1, z - .03, P.turf("spring"))
        P.lawn(-14, 14, max(y0, -7), y1 - .2, z, "spring", 5 + k)
        V.garden_wall(frame(0, 0, z), -60, 60, y1, .4, st, cap)
    for i in range(4):
        slabs(1.2, 2.6, -7 + i * 3, -5.4 + i * 3, "flag", .015)
    P.put(P.tree("apple", "blossom", 4, 36, .7), -5.6, 3.0, 0, 5.2)
    P.put(P.tree("apple", "blossom", 7, 36, .7), 7.4, 11, -1.3, 5)
    border(-13, -1, 4.4, 9, 6, "spring", ("#e9e2f0", "#c9a4d6"), (.4, .8))
    border(4, 13, 4.4, 7, 8, "spring", ("#f1d9e0", "#e3a9bc"), (.4, .8))
    bench(4.8, 1.4, 0, 150)
    f = lambda x, y: -9 - (y - 14) * .17  # noqa: E731
    L.relief(-200, 200, 14, 130, f, P.turf("spring"), 40, 20)
    r = rng("roofs")
    for k in range(8):
        y = 34 + k * 11
        S.row([{**S.stock(r), "dormers": []} for _ in range(14)], f"rf{k}", -44 + r.uniform(-4, 2), y, f(0, y) - 1.5)
    L.copse(-60, 60, 20, 120, 46, ["lime", "birch"], "spring", 5, (7, 10), z=f)
    L.hill(150, 400, 74, 440, 5, "spring", 520, base=-30, houses=24)
    sky.light("morning", az=-46, el=38, seed=86, cloud=.5)
    camera(.2, -7.2, 1.7, turn=0, lens=23, shift=0)
    return dict(key=.21, mist=480, mistcolor=(.8, .84, .88))


@scene("p4132_04")
def river_balcony():
    """Covered terrace above willows and the Ourthe; June evening."""
    L.plane(-5, 5, -9, 0, 0, M.paving("slab"))
    m = Mesh("loggia")
    sand = skin("sand", 2, .4)
    m.box(-5.4, 5.4, -9, .1, 2.75, 3.1, M.plain("#d8d3c8", .8, .3))
    for x in (-5.2, 4.9):
        m.box(x, x + .3, -.3, .0, 0, 2.75, sand)
    m.build()
    parapet(-4.9, 4.9, -.15, 0, 1.05, "glass")
    V.table(-1.4, -2.3, 0, 4)
    S.pot(3.9, -.8, 0, .3, P.bush("summer", 5, flowers=("#b8303a", "#d6525a"), share=.2), "#8a5a44")
    S.pot(3.1, -.7, 0, .24, P.bush("dark", 5), "#8a5a44")
    z = -8.0
    L.plane(-200, 200, 2, 17, z, P.turf("summer"))
    L.plane(-300, 300, 17, 48, z - 1, M.water())
    L.plane(-300, 300, 47.5, 120, z, P.turf("summer"))
    w = [P.tree("willow", "summer", i, 40, .6) for i in (2, 6)]
    for i, (x, y, h) in enumerate([(-8, 14, 10.5), (3.4, 15, 10), (14, 14, 11), (-19, 15, 11), (26, 15, 11)]):
        P.put(w[i % 2], x, y, z, h, i * 80)
    L.copse(-90, 90, 50, 76, 60, ["lime", "beech", "willow"], "summer", 6, (9, 14), z=lambda x, y: z)
    L.hill(80, 230, 60, 340, 6, "summer", 560, base=z)
    sky.light("low", az=-50, el=22, cloud=.5, seed=87, sky=1.1)
    camera(.2, -6.2, 1.6, turn=1, lens=21, shift=.02)
    return dict(key=.21, mist=420, mistcolor=(.86, .82, .74))


@scene("p4133_05")
def orchard():
    """Orchard behind the farm within a stone wall; summer."""
    fl = [("#f4f1ea", "#fbf9f3"), ("#e8d75a", "#f2e58c"), ("#f4f1ea", "#fbf9f3")]
    grass("spring", -16, 16, -7, 30, 7, h=.14, flowers=fl, density=600)
    st, cap = skin("rubble", 3, .9), M.stone(*CAP)
    V.garden_wall(frame(), -17, 17, 31, 1.9, st, cap)
    for x in (-17, 17):
        V.garden_wall(frame(x, -8, 0, 90), 0, 39, 0, 1.9, st, cap)
    ap = [P.tree("apple", "summer", i, 36, .7) for i in (2, 4, 6)]
    for i in range(4):
        for j in range(4):
            P.put(ap[(i + j) % 3], -11.5 + i * 7.4 + (j % 2) * .9, 3 + j * 7, 0, 4.8 + .3 * ((i * 3 + j) % 3), (i * 4 + j) * 47)
    m, wd = Mesh("ladder", frame(-3.6, 1.9)), M.wood("#a3835c", .7)
    for s in (-.22, .22):
        m.tube((s, 0, 0), (s * .7, .9, 2.6), .025, wd, 6)
    for k in range(8):
        m.tube((-.22, .1 * k + .06, .3 * k + .2), (.22, .1 * k + .06, .3 * k + .2), .018, wd, 6)
    m.build()
    L.copse(-60, 60, 40, 64, 40, ["lime", "beech"], "summer", 8, (9, 14))
    L.hill(90, 220, 46, 320, 7, "summer", 420)
    sky.light("noon", az=-40, el=46, seed=88, cloud=.5)
    camera(.6, -7, 1.7, turn=2, lens=24, shift=.02)
    return dict(key=.21)


@scene("p4134_04")
def fruit_lawn():
    """Large lawn with fruit trees behind the bungalow; April."""
    grass("spring", -18, 18, -7, 34, 8)
    ap = [P.tree("apple", "blossom", 3, 36, .7), P.tree("apple", "spring", 5, 34, .7), P.tree("apple", "blossom", 7, 34, .7)]
    for i, (x, y, h) in enumerate([(-6.4, 6, 5.0), (5.6, 9, 4.8), (-1.6, 15, 5.2), (11, 17, 5.4), (-12, 19, 5.4), (4.2, 24, 5.0)]):
        P.put(ap[i % 3], x, y, 0, h, i * 63)
    slabs(-9, 9, -10, -5.4, "slab")
    P.hedge(-20, 20, 36, 1.9, "hedge", 3)
    for x in (-19, 19):
        P.hedge(-8, 36, 0, 1.9, "hedge", 4 + abs(int(x)), at=(x, 0, 90))
    border(-4, 16, -17.6, 12, 6, "spring", ("#e8d75a", "#f2e58c"), along=True)
    m, wd = Mesh("swing", frame(8.4, 4.6, 0, -24)), M.wood("#9a7a55", .7)
    for x in (-1.3, 1.3):
        for s in (-.8, .8):
            m.tube((x, s, 0), (x, 0, 2.2), .05, wd, 8)
    m.tube((-1.5, 0, 2.2), (1.5, 0, 2.2), .055, wd, 8)
    for x in (-.28, .28):
        m.tube((x, 0, 2.2), (x, 0, .5), .012, M.plain("#6a6d70", .5, 0), 5)
    m.box(-.34, .34, -.12, .12, .46, .5, wd)
    m.build()
    L.copse(-50, 50, 42, 60, 26, ["lime", "beech", "birch"], "spring", 8, (9, 13))
    L.hill(80, 170, 16, 280, 8, "spring", 220, houses=8)
    sky.light("morning", az=50, el=38, seed=89, cloud=.5)
    camera(0, -8.4, 1.65, turn=0, lens=23, shift=.03)
    return dict(key=.21)
