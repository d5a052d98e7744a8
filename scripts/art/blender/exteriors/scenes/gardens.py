"""Behind the houses: gardens, orchards and courts, seen from the house's back door."""
import materials as M
import land as L
import plants as P
import sky
import street as S
import villa as V
from core import Mesh, frame, rng
from scenes import scene
from scenes.villas import bushes
from shot import camera
from terrace import skin

CAP = ("#8d8c87", "#9a9892", 1.2, 2)


def grass(season, x0, x1, y0, y1, seed, far=True, z=0.0, **kw):
    """Turf under blades; the ground reaches to the horizon."""
    if far:
        L.plane(-160, 160, -30, 160, z - .03, P.turf(season))
    P.lawn(x0, x1, y0, y1, z, season, seed, **kw)


def slabs(x0, x1, y0, y1, kind="flag", z=.02):
    L.plane(x0, x1, y0, y1, z, M.paving(kind))


def walled(x0, x1, y0, y1, h, mat):
    """Walls left, right and behind, with a stone coping."""
    cap = M.stone(*CAP)
    V.garden_wall(frame(), x0, x1, y1, h, mat, cap)
    for x in (x0, x1):
        V.garden_wall(frame(x, y0, 0, 90), 0, y1 - y0, 0, h, mat, cap)


def border(x0, x1, y, n, seed, season="summer", flowers=None, size=(.5, 1.2), along=False):
    """A loose row of shrubs along x at y, or along y at x."""
    r = rng("border", seed)
    pats = [P.bush(season, seed, flowers=flowers, share=.25), P.bush("dark", seed + 1), P.bush("silver", seed + 2)]
    for i in range(n):
        a, b = x0 + (x1 - x0) * (i + r.uniform(.2, .8)) / n, y + r.uniform(-.25, .25)
        P.put(r.choice(pats), *((b, a) if along else (a, b)), -.04, 10 * r.uniform(*size), r.uniform(0, 360), 1.1)


def backs(y, n, seed, x=-26):
    """Rows of houses beyond the garden's end."""
    r = rng("backs", seed)
    S.row([{**S.stock(r), "dormers": []} for _ in range(n)], f"backs{seed}", x, y)


def bench(x, y, z=0, turn=0):
    m, w = Mesh("bench", frame(x, y, z, turn)), M.wood("#7d6248", .7)
    for k in range(3):
        m.box(-.8, .8, -.2 + k * .15, -.08 + k * .15, .43, .46, w)
        m.box(-.8, .8, .28 + k * .02, .31 + k * .02, .55 + k * .13, .64 + k * .13, w)
    for a in (-.7, .7):
        m.box(a - .03, a + .03, -.2, -.14, 0, .43, w)
        m.box(a - .03, a + .03, .24, .3, 0, .92, w)
    m.build()


@scene("p4101_05")
def walled_town_garden():
    """Town garden within old brick walls: lawn, pear tree, low light of late autumn."""
    grass("autumn", -5.8, 5.8, -1, 14.6, 3)
    slabs(-6, 6, -9, -1)
    walled(-6, 6, -10, 15, 2.5, skin("red", 4, .9))
    border(-1, 14, -5.2, 11, 3, "autumn", along=True)
    border(-1, 14, 5.2, 11, 4, "rust", along=True)
    border(-5, 5, 14.3, 8, 5, "autumn", size=(.7, 1.5))
    P.put(P.tree("apple", "late", 6, 36, .7), 2.3, 7.6, 0, 5.4)
    V.table(-3.1, -2.4, .02, 12)
    for x in (3.6, 4.5):
        S.pot(x, -1.8, .02, .26, P.bush("dark", 3))
    backs(42, 9, 1)
    L.copse(-18, 18, 18, 34, 6, ["lime", "beech"], "late", 3, (8, 11))
    sky.light("low", az=48, el=26, cloud=.5, seed=71, sky=1.05)
    camera(.3, -7.2, 1.7, turn=1, lens=22, shift=.035)
    return dict(key=.2)


@scene("p4103_05")
def bluestone_terrace():
    """Terrace of blue stone with a table, lawn and tall trees; spring."""
    grass("spring", -16, 18, -.5, 26, 5)
    slabs(-7, 7, -9, -.6)
    V.table(-1.6, -3.0, .02, 8)
    for x in (4.2, 5.2):
        S.pot(x, -1.3, .02, .3, P.bush("spring", 4, flowers=("#e9e2f0", "#c9a4d6"), share=.2))
    bushes([(-7.6, -1.4, 1.1), (-8.2, .2, 1.3), (7.8, -1.6, .9), (8.6, -.2, 1.2), (9.8, 1.4, 1.0)], "spring", 3, ("#f1e3ea", "#d9a9bf"), .2)
    b = [P.tree("birch", "spring", i, 16, .75) for i in (1, 2)]
    for i, (x, y, h) in enumerate([(-9, 9, 11), (-10.6, 11, 12), (-7.6, 13, 10.5), (10.2, 12, 11), (12, 14.5, 12)]):
        P.put(b[i % 2], x, y, 0, h, i * 70)
    L.copse(-40, 42, 30, 48, 26, ["lime", "beech", "lime"], "spring", 5, (10, 15))
    P.hedge(-40, 42, 27, 1.8, "hedge", 3)
    L.hill(70, 150, 14, 260, 2, "spring", 200)
    sky.light("morning", az=-52, el=36, seed=72)
    camera(.4, -8.2, 1.65, turn=1, lens=22, shift=.03)
    return dict(key=.21)


@scene("p4104_05")
def terraced_orchard():
    """Garden in terraces of dry stone with apple trees, view over a wooded valley; October."""
    st, cap = skin("rubble", 3, .9), M.stone(*CAP)
    for k in range(3):
        z, y = -1.1 * k, 2.6 + 6.4 * k
        L.plane(-60, 60, y - 6.4 if k else -20, y, z - .03, P.turf("autumn"))
        P.lawn(-14, 14, y - 6.2 if k else -7, y - .25, z, "autumn", 4 + k)
        V.garden_wall(frame(0, 0, z), -60, 60, y, .22, st, cap)
    L.relief(-220, 220, 15.4, 110, lambda x, y: -3.4 - (y - 15.4) * .26 + .4 * (x / 40) ** 2 * .2, P.turf("autumn"), 40, 20)
    ap = [P.tree("apple", "autumn", i, 34, .7) for i in (2, 5)]
    for i, (x, k, h) in enumerate([(-5.6, 0, 4.6), (4.4, 1, 4.8), (-1.4, 1, 4.4), (8.6, 0, 4.7), (-9.4, 1, 4.6), (1.8, 2, 4.4), (-6.2, 2, 4.6), (10.4, 2, 4.8)]):
        P.put(ap[i % 2], x, 6.4 * k - .6, -1.1 * k, h, i * 63)
    bench(2.4, -.9, 0, 168)
    L.copse(-70, 70, 40, 100, 80, ["lime", "beech"], "autumn", 7, (9, 13), z=lambda x, y: -3.4 - (y - 15.4) * .26)
    L.hill(130, 320, 74, 420, 6, "autumn", 620, base=-28, houses=5)
    sky.light("soft", az=-44, el=30, cloud=.66, seed=73)
    camera(.4, -6.6, 1.7, turn=-2, lens=23, shift=-.01)
    return dict(key=.2, mist=420, mistcolor=(.8, .82, .84))


@scene("p4107_02")
def valley_view():
    """From the top of the plot: wild flowers before a wooded valley; bright May."""
    f = lambda x, y: -.1 * y - .0006 * y * y  # noqa: E731
    L.relief(-160, 160, -12, 120, f, P.turf("meadow"), 50, 30)
    fl = [("#e8d75a", "#f2e58c"), ("#f4f1ea", "#fbf9f3"), ("#b58fc9", "#d2b6df")]
    P.lawn(-18, 18, -6, 10, 0, "meadow", 8, h=.28, slope=f, density=520, flowers=fl)
    P.lawn(-30, 30, 10, 34, 0, "meadow", 9, h=.3, slope=f, density=170, flowers=fl)
    haw = [P.bush("spring", i, 1800, .08, flowers=("#f3f1ea", "#fbfaf5"), share=.35) for i in (1, 2)]
    r = rng("haw2")
    for i in range(44):
        y = -2 + i * 1.3
        P.put(haw[i % 2], -15 - i * .12 + r.uniform(-.6, .6), y, f(0, y) - .1, 10 * r.uniform(1.5, 2.4), r.uniform(0, 360))
    P.put(P.tree("apple", "blossom", 4, 34, .7), 12.5, 16, f(0, 16), 6)
    P.put(P.tree("lime", "spring", 4, 30, .7), 24, 40, f(0, 40), 12)
    L.copse(-80, 80, 62, 118, 90, ["lime", "beech", "poplar"], "spring", 9, (9, 14), z=f)
    L.hill(140, 330, 84, 420, 8, "spring", 620, base=-26, houses=8)
    sky.light("morning", az=-50, el=40, seed=74, cloud=.5)
    camera(0, -7, 1.75, turn=0, lens=24, shift=.03)
    return dict(key=.21, mist=600, mistcolor=(.78, .84, .9))


@scene("p4108_05")
def paved_court():
    """Paved back court with a bicycle shelter and ivy; soft summer light."""
    slabs(-20, 20, -12, 10, "sett", 0)
    walled(-5, 5, -10, 7, 3.1, skin("yellow", 4, 1.0))
    r = rng("courtivy")
    iv = P.bush("summer", 4, 1600, .1)
    for _ in range(70):
        x, z = r.uniform(-4.9, -.6), abs(r.gauss(0, 1.5))
        if z < 3.0:
            P.put(iv, x, 6.9, max(-.2, z - .3), r.uniform(6, 11), r.uniform(0, 360))
    m, wd = Mesh("shelter", frame(1.0, 4.2)), M.wood("#8a6a48", .7)
    for x in (0, 1.9, 3.7):
        for y in (0, 2.3):
            m.box(x - .05, x + .05, y - .05, y + .05, 0, 2.15 + .12 * y, wd)
    m.box(-.3, 3.95, -.35, 2.6, 2.2, 2.3, M.roof("zinc"))
    m.box(-.3, 3.95, -.35, -.28, 2.12, 2.3, wd)
    m.build()
    for i, (x, c) in enumerate(((1.5, "#2b4a55"), (2.3, "#7a2f2a"), (3.2, "#2f4a3f"), (4.0, "#4a4f50"))):
        S.bicycle(x, 5.2, 0, 84 + 4 * i, c)
    for i, (x, y) in enumerate(((-4.2, 1.0), (-4.3, 2.1), (-4.1, 3.2))):
        S.pot(x, y, 0, .3, P.bush(("summer", "dark", "silver")[i], 6 + i, flowers=("#b8303a", "#d6525a") if i == 0 else None), "#4a4f50")
    bench(-3.9, -1.2, 0, 90)
    backs(22, 6, 2, -20)
    sky.light("soft", az=-30, el=52, cloud=.75, seed=75)
    camera(.2, -7.4, 1.65, turn=1, lens=22, shift=.06)
    return dict(key=.23)


@scene("p4111_04")
def long_garden():
    """Long narrow garden with a path and vegetable beds; clear autumn day."""
    grass("autumn", -3.9, 3.9, -5, 30, 6)
    slabs(.9, 1.9, -8, 30, "clinker", .03)
    for x in (-4, 4):
        P.hedge(-8, 30, 0, 1.7, "hedge", 5 + abs(int(x)), .6, at=(x, 0, 90))
    m, wd, soil = Mesh("beds"), M.wood("#7d6248", .8), M.ground("#4a3626", "#5d4632")
    veg = [P.bush("summer", 3), P.bush("silver", 4), P.bush("laurel", 5)]
    r = rng("beds")
    for k in range(3):
        y = 2.4 + k * 3.4
        m.box(-3.0, .3, y, y + .06, 0, .3, wd)
        m.box(-3.0, .3, y + 2.2, y + 2.26, 0, .3, wd)
        m.box(-3.0, -2.94, y, y + 2.26, 0, .3, wd)
        m.box(.24, .3, y, y + 2.26, 0, .3, wd)
        m.box(-2.94, .24, y + .06, y + 2.2, 0, .24, soil)
        for i in range(7):
            for j in range(4):
                if r.random() < .85:
                    P.put(veg[k], -2.6 + i * .43, y + .4 + j * .48, .22, 10 * r.uniform(.26, .4), r.uniform(0, 360))
    m.build()
    P.put(P.tree("apple", "autumn", 3, 34, .7), -1.8, 16, 0, 5)
    P.put(P.tree("apple", "late", 5, 34, .7), 2.9, 20, 0, 4.6)
    sh = Mesh("shed", frame(-3.2, 25))
    sh.box(0, 3, 0, 2.6, 0, 2.1, M.cladding("#6f5a42", .14, .7))
    sh.box(1.0, 1.9, -.03, 0, .05, 1.95, M.wood("#4d5a4b", .7))
    sh.poly([(-.2, -.25, 2.08), (3.2, -.25, 2.08), (3.2, 1.3, 2.85), (-.2, 1.3, 2.85)], M.roof("brown"))
    sh.poly([(-.2, 2.85, 2.08), (3.2, 2.85, 2.08), (3.2, 1.3, 2.85), (-.2, 1.3, 2.85)], M.roof("brown"))
    for x in (0, 3):
        sh.poly([(x, 0, 2.1), (x, 2.6, 2.1), (x, 1.3, 2.8)], M.cladding("#6f5a42", .14, .7))
    sh.build()
    S.pot(2.7, -1.4, 0, .26, P.bush("rust", 3))
    L.copse(-30, 30, 34, 50, 16, ["lime", "beech"], "late", 5, (8, 12))
    L.hill(80, 180, 26, 260, 4, "autumn", 260, houses=10)
    sky.light("afternoon", az=50, el=30, seed=76, cloud=.45)
    camera(.2, -6.2, 1.75, turn=2, lens=24, shift=0)
    return dict(key=.2)


@scene("p4116_05")
def park_slope():
    """Sloping lawn with tall beeches and a bench; autumn."""
    f = lambda x, y: .07 * y + .004 * x * x * .2  # noqa: E731
    L.relief(-120, 120, -16, 90, f, P.turf("autumn"), 50, 30)
    P.lawn(-24, 24, -8, 30, 0, "autumn", 7, slope=f)
    be = [P.tree("beech", s, i, 34, .7) for i, s in ((2, "red"), (5, "autumn"), (7, "late"))]
    for i, (x, y, h) in enumerate([(-9, 11, 15), (8.5, 14, 17), (14.5, 8, 15), (-16, 19, 17), (1.8, 27, 17), (-5.5, 31, 16), (19, 24, 18), (-24, 30, 17)]):
        P.put(be[i % 3], x, y, f(x, y) - .1, h, i * 77)
    bench(4.6, 7.2, f(4.6, 7.2), 170)
    r = rng("fallen")
    lf = P.bush("red", 9, 900, .08)
    for _ in range(30):
        x, y = r.gauss(-9, 3), r.gauss(10, 3)
        P.put(lf, x, y, f(x, y) - .02, .25, r.uniform(0, 360), 26)
    L.copse(-60, 60, 44, 84, 60, ["beech", "lime"], "autumn", 8, (12, 18), z=f)
    sky.light("low", az=-46, el=24, cloud=.45, seed=77, sky=1.05)
    camera(0, -8, 1.7, turn=0, lens=24, shift=.07)
    return dict(key=.2, mist=260, mistcolor=(.86, .8, .7))
