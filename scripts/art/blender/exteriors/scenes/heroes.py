"""Page heads: the stairway, the agency's front, the stepped gable, the wooden model."""
import math
import materials as M
import land as L
import plants as P
import sky
import street as S
import trim as T
import villa as V
from blocks import block
from core import Mesh, frame, instance, rng
from facade import wall
from openings import railing
from scenes import scene
from shot import camera
from terrace import house, skin

RISE, TREAD, FLIGHT, LANDING = .165, .36, 16, 1.7


def stair_height(y):
    """Height of the stairway at y: flights of steps with landings between."""
    if y <= 0:
        return 0.0
    per = FLIGHT * TREAD + LANDING
    k, rest = divmod(y, per)
    return (k * FLIGHT + min(FLIGHT, rest / TREAD)) * RISE


def stairway(half, length):
    """Steps with stone nosings between two kerbs, handrails in the middle."""
    m = Mesh("stairs")
    st, top = M.stone("#77756f", "#87857e", 1.3, 2, seed=1, dirt=.8), M.stone("#8b8982", "#9a978f", 1.3, 2, seed=2, dirt=.6)
    y, z = 0.0, 0.0
    while y < length:
        for _ in range(FLIGHT):
            m.box(-half, half, y, y + TREAD + .05, z - .4, z + RISE - .03, st)
            m.box(-half, half, y - .025, y + TREAD + .02, z + RISE - .035, z + RISE, top)
            y, z = y + TREAD, z + RISE
        m.box(-half, half, y, y + LANDING + .02, z - .4, z - .001, top)
        y += LANDING
    iron = M.plain("#22292a", .4, .2)
    per = FLIGHT * TREAD + LANDING
    for k in range(int(length / per)):
        a, b = k * per + .1, k * per + FLIGHT * TREAD + .2
        for x in (-.02,):
            za, zb = stair_height(a), stair_height(b)
            m.tube((x, a, za + .95), (x, b, zb + .95), .026, iron, 8)
            n = 6
            for i in range(n + 1):
                yy = a + (b - a) * i / n
                m.tube((x, yy, stair_height(yy) - .1), (x, yy, za + (zb - za) * i / n + .95), .02, iron, 6)
    m.build()
    return z


@scene("herohome")
def bueren():
    """The long stairway between two rows of brick houses, low warm light; the lower left is calm and shaded."""
    half = 3.7
    stairway(half, 96)
    r = rng("bueren", 4)
    kinds = ["red", "plum", "dark", "#d9cfba", "red", "orange", "brown", "#cfc2a6", "red", "yellow"]
    lamps = Mesh("l")
    for side in (-1, 1):
        y, i = 8.05, 0
        while y < 92:
            w = r.uniform(4.6, 5.8)
            z = stair_height(y + w) + .05
            left = side < 0
            fl = [3.0, 2.9, 2.6] if r.random() < .6 else [3.1, 2.9]
            dx = w - 1.55 if left else .5
            s = dict(w=w, floors=fl, skin=kinds[(i * 3 + (2 if left else 0)) % len(kinds)], plinth=.5, seed=i, ground=[{"kind": "door", "x": dx, "w": 1.0, "rise": .12}, {"kind": "win", "x": .7 if left else w - 1.9, "w": 1.15}],
                     upper=[{"n": 2, "w": 1.0}], surround=("lintel", "key", "full")[i % 3], frame=("#e9e6de", "#ece8dc", "#59625f")[i % 3], door=("#2c4138", "#5a2b22", "#2f3c4a", "#a77b36")[(i + (0 if left else 2)) % 4], style="T", roof=("slate", "slate", "clay")[i % 3],
                     courses=[0] if i % 2 else [], cornice=("wood", "plain")[i % 2], cornicecolor=("#e6e1d4", "#cfc8b8")[i % 2], dormers=[{"x": w / 2}] if i % 3 == 1 else [], lit=.5, litshare=.12, gable="red" if i % 2 else "dark", depth=8)
            at = frame(-half - .02, y, z, 90) if left else frame(half + .02, y + w, z, -90)
            house(at, s, f"bu{side}{i}")
            f = Mesh("foot", at)
            f.box(0, w, 0, 8, -3.6, 0, M.stone("#7f7c74", "#8f8c83", .5, .26, seed=3, dirt=.9, gap=.008))
            f.build()
            if i % 2 == 0 and i < 8:
                q = Mesh("lamp", at)
                q.tube((w * .5 - .3, 0, 3.1), (w * .5 - .3, -.7, 3.25), .025, M.plain("#20262a", .4, 0), 6)
                q.box(w * .5 - .42, w * .5 - .18, -.85, -.6, 2.85, 3.2, M.glow("#ffd9a0", 2.5))
                q.build()
            y += w
            i += 1
    g = Mesh("foreground")
    g.poly([(-60, -60, 0), (60, -60, 0), (60, 0, 0), (-60, 0, 0)], M.paving("sett"))
    g.build()
    quiet = dict(w=8.2, floors=[3.5, 3.2, 2.9], skin="red", groundskin="stone", ground=[{"kind": "door", "x": 6.2, "w": 1.2}, {"kind": "win", "x": 1.2, "w": 1.2}, {"kind": "win", "x": 3.6, "w": 1.2}], upper=[{"n": 3, "w": 1.15}], surround="full", courses=[0, 1], frame="#e9e6de",
                 door="#2c4138", depth=8, seed=3, roof="slate", dormers=[{"x": 2.6}, {"x": 5.6}], chimney=True, lit=.6, litshare=.15, gable="red")
    house(frame(-half - 8.22, .0), quiet, "sqL")
    house(frame(half + .02, .0), {**quiet, "w": 7.2, "skin": "#d8cdb5", "groundskin": None, "seed": 5, "ground": [{"kind": "door", "x": .7, "w": 1.15}, {"kind": "win", "x": 2.8, "w": 1.15}, {"kind": "win", "x": 5.0, "w": 1.15}], "surround": "key", "door": "#7a3328", "dormers": [{"x": 3.6}], "gable": "#cfc4ac"}, "sqR")
    x = -half - 8.22
    for k in range(3):
        q = {**S.stock(r), "dormers": []}
        x -= q["w"]
        house(frame(x, 0), q, f"sql{k}")
    S.row([{**S.stock(r), "dormers": []} for _ in range(4)], "sqr", half + 7.22)
    iv = [P.bush("dark", i, 1500, .1) for i in (2, 5)]
    for k in range(60):
        yy, zz = r.uniform(.2, 7.6), abs(r.gauss(0, 2.2))
        P.put(r.choice(iv), half + .0, yy, max(zz, stair_height(yy) - .3), r.uniform(5, 9), r.uniform(0, 360))
    S.lamp(-half - 1.2, -1.4, 0, 3)
    S.pot(-half - .6, -.6, 0, .3, P.bush("dark", 7), "#4a4f50")
    S.pot(half + .5, -.6, 0, .3, P.bush("dark", 8), "#4a4f50")
    S.bicycle(half + 3.6, -.5, 0, 3, "#2f4a3f")
    pot = P.bush("summer", 9, flowers=("#b8303a", "#d6525a"), share=.2)
    for yy, sx in ((7.3, 1), (14.8, -1), (22.2, 1), (29.6, -1)):
        S.pot(sx * (half - .35), yy, stair_height(yy), .2, pot)
    top = stair_height(96)
    tr = [P.tree("lime", "summer", 3, 30, .7), P.tree("beech", "summer", 4, 30, .7)]
    for i, (x, yy, h) in enumerate(((-9, 98, 13), (6, 100, 14), (-2, 108, 15), (13, 104, 12), (-18, 104, 13), (22, 110, 14), (-28, 112, 14), (34, 112, 14))):
        P.put(tr[i % 2], x, yy, top - 1, h, i * 60)
    L.plane(-120, 120, 96.5, 160, top - .02, P.turf("summer"))
    P.put(tr[0], 12.5, -5.0, 0, 10.5, 40)
    sky.light("low", az=-13, el=21, cloud=.62, seed=61, sky=1.05, tint=(1, .77, .52))
    camera(2.0, -16, 1.75, turn=6.5, lens=24.5, shift=.155)
    return dict(key=.2, mist=520, mistcolor=(.86, .74, .6), size=(1920, 1080))


@scene("heroabout")
def agency_front():
    """The brick front of the agency on a narrow street: three stone steps, a tall lit window."""
    s = dict(w=8.4, floors=[4.2, 3.4, 3.0], skin="red", plinth=.62, surround="full", frame="#2f3d37", style="L", lit=1.0, litshare=1, dress="none", ground=[{"kind": "door", "x": 1.0, "w": 1.25, "rise": .51, "h": 2.95}, {"kind": "win", "x": 3.6, "w": 3.4, "h": 2.55, "lights": 3, "roomdeep": 4.5}],
             door="#2f4a3f", glazed=True, upper=[{"n": 3, "w": 1.25}], courses=[0, 1], cornicecolor="#e3ddcf", seed=4)
    house(frame(), s, "about")
    S.neighbours(8.4, "aboutb", 3, 3, lit=.7, fixed={-1: dict(skin="#d5cab3", w=6.2), 1: dict(skin="plum", w=6.4, ground=[{"kind": "door", "x": .6, "w": 1.1}, {"kind": "win", "x": 2.4, "w": 1.2}, {"kind": "win", "x": 4.2, "w": 1.2}])})
    S.ground(pave=2.0, road=5, roadkind="sett", pavekind="flag")
    d = Mesh("desk", frame(3.6, 0, .9))
    for i, (x, z, ww, hh) in enumerate(((.3, 1.0, .5, .7), (1.0, 1.0, .5, .7), (1.7, 1.0, .5, .7), (2.4, 1.0, .5, .7))):
        d.box(x, x + ww, 4.55, 4.6, z, z + hh, M.plain("#2c2f30", .4, 0, bump=0))
        d.box(x + .04, x + ww - .04, 4.54, 4.56, z + .04, z + hh - .04, M.plain(("#8fa3a8", "#c9b48f", "#7d8f6f", "#b98f78")[i], .8, 0, bump=0))
    d.box(.5, 2.3, 1.6, 2.4, -.2, .05, M.wood("#8a6644"))
    d.box(1.1, 1.6, 1.9, 1.94, .1, .42, M.plain("#1d2023", .3, 0, bump=0))
    d.tube((2.1, 2.0, .05), (2.1, 2.0, .4), .015, M.plain("#2f4a3f", .4, 0), 8)
    d.tube((2.1, 2.0, .4), (2.1, 2.0, .55), .16, M.glow("#ffdcaa", 2.0), 14, .08)
    d.build()
    box = P.bush("dark", 3)
    for x in (.55, 2.75):
        S.pot(x, -1.15, 0, .26, box, "#4a4f50")
    S.bicycle(8.9, -.45, 0, 3, "#2f4a3f")
    m = Mesh("sign")
    for i in range(3):
        m.box(7.55 + .0, 7.6, -.5 + .12 * i, -.38 + .12 * i, 3.1, 3.22 + .1 * i, M.plain("#1f2a26", .4, 0))
    m.tube((7.57, 0, 3.5), (7.57, -.62, 3.5), .015, M.plain("#1f2a26", .4, 0), 6)
    m.build()
    S.opposite(-12, h=5.5, seed=4)
    sky.light("evening", az=-60, el=9, sun=1.4, sky=.75, cloud=.5, seed=63)
    camera(6.4, -9.2, 1.6, aim=(3.5, 0), fit=6.6, foot=.2, top=.0, ratio=16 / 9)
    return dict(key=.16, size=(1920, 1080), samples=1.1)


@scene("heroshare")
def stepped_gable():
    """A brick stepped gable against a pale sky, calm space to the right."""
    w, n = 8.4, 7
    m = Mesh("gable")
    st, br = M.stone(seed=1, dirt=.5), skin("red", 3, .6)
    o = {"frame": "#e9e5da", "style": "L", "grid": (2, 3), "stone": M.stone("#a29f97", "#afaca4", 3, 3, dirt=.3), "surround": "cross", "sill": st, "lights": 2}
    hs = [{**o, "kind": "win", "x": x, "w": 1.6, "z": z, "h": hh} for x in (.8, 3.4, 6.0) for z, hh in ((1, 2.0), (4.3, 2.0))]
    wall(m, 0, w, 0, 7.2, hs, [(0, st), (.7, br)], key="sg")
    sw, sh = w / 2 / (n + .5), .82
    for i in range(n):
        a, b, z = i * sw, w - i * sw, 7.2 + i * sh
        up = [{**o, "kind": "win", "x": 3.4, "w": 1.6, "z": 7.9, "h": 1.9}] if i in (0,) else []
        if i < 4:
            m.box(a, 3.4 - .0, 0, .45, z, z + sh, br)
            m.box(5.0, b, 0, .45, z, z + sh, br)
        else:
            m.box(a, b, 0, .45, z, z + sh, br)
        for p, q in ((a - .05, a + sw + .04), (b - sw - .04, b + .05)):
            m.box(p, q, -.06, .5, z + sh, z + sh + .1, st)
    wall(m, 3.4, 5.0, 7.2, 7.2 + 4 * sh, [{**o, "kind": "win", "x": 3.62, "w": 1.16, "z": 7.75, "h": 1.9}], [(0, br)], key="sgw")
    m.box(w / 2 - sw * .5 - .06, w / 2 + sw * .5 + .06, -.06, .5, 7.2 + n * sh, 7.2 + n * sh + .12, st)
    for z in (4.05, 7.1):
        T.course(m, 0, w, z, .18, st, .05)
    c = w / 2
    for x in (0, w):
        m.poly([(x, .2, 7.1), (x, 12, 7.1), (c, 12, 12.6), (c, .2, 12.6)], M.roof("slate", 2))
        m.poly([(x, 0, 0), (x, 12, 0), (x, 12, 7.15), (x, 0, 7.15)], skin("red", 5, .6))
    T.chimney(m, 1.6, 6.5, 8, 13.2, skin("dark", 4))
    m.build()
    house(frame(w, .0), {**S.stock(rng("sg", 2)), "w": 6.5, "floors": [3.2, 2.9], "dormers": [], "skin": "#d6ccb6"}, "sgn")
    house(frame(w + 6.5, .0), {**S.stock(rng("sg", 5)), "w": 6.5, "floors": [3.2, 2.7], "dormers": []}, "sgn2")
    house(frame(-7, .0), {**S.stock(rng("sg", 7)), "w": 7, "floors": [3.3, 3.0, 2.6], "dormers": []}, "sgl")
    S.row([S.stock(rng("sgr", k)) for k in range(4)], "sgr", w + 13)
    S.ground(pave=2)
    S.opposite(-15, h=5)
    L.hill(60, 140, 14, 260, 3, "summer", 200)
    sky.light("low", az=46, el=24, cloud=.72, seed=64, sky=1.15)
    camera(6.4, -15.5, 1.65, turn=-9, lens=21.5, shift=.245)
    return dict(key=.2, size=(1200, 630))


@scene("heroprojects")
def wooden_model():
    """A pale wooden model of a small block of flats standing on drawn plans, window light from the side."""
    table = Mesh("table")
    table.box(-6, 4, -1.2, 3.4, -.06, 0, M.wood("#8f7a5f", .4))
    paper, line = M.plain("#efece4", .9, 0, bump=0), M.plain("#5c6a78", .9, 0, bump=0)
    for i, (x, y, t) in enumerate(((-.25, .12, -6), (.42, -.08, 9), (.05, .55, 3))):
        table.at = frame(x, y, .001 + i * .0012, t)
        table.box(-.6, .6, -.42, .42, 0, .0008, paper)
        z = .0012
        for a, b, c, d in ((-.5, .1, -.3, -.29), (-.5, .1, .2, .21), (-.5, -.49, -.3, .2), (.1, .11, -.3, .2), (-.2, -.195, -.3, .2), (-.5, -.2, -.04, -.035), (-.2, .1, .03, .035), (.2, .5, -.3, -.296), (.2, .5, -.22, -.216), (.2, .5, -.14, -.136), (.2, .5, -.06, -.056), (-.55, .55, -.38, -.377), (-.55, .55, .38, .383), (-.55, -.547, -.38, .38), (.55, .553, -.38, .38)):
            table.box(a, b, c, d, z - .0005, z, line)
    table.build()
    wd, pale = M.wood("#cfb48a", .6), M.wood("#dcc7a2", .6)
    m = Mesh("model", frame(-.16, .0, .012, 18))
    m.box(-.42, .42, -.3, .3, 0, .018, wd)
    k = .07
    for f in range(4):
        z = .018 + f * (k + .006)
        m.box(-.24, .24, -.12, .13, z + k, z + k + .006, pale)
        for i in range(9):
            x = -.24 + .48 * i / 8
            m.box(x - .004, x + .004, -.118, -.108, z, z + k, pale)
            m.box(x - .004, x + .004, .118, .128, z, z + k, pale)
        for x in (-.236, .236):
            m.box(x - .004, x + .004, -.12, .13, z, z + k, pale)
        m.box(-.236, .236, -.03, .12, z, z + k, wd)
        for i in (0, 3, 6):
            x = -.235 + i * .06
            m.box(x, x + .1, -.165, -.115, z + k, z + k + .006, pale)
            m.box(x, x + .1, -.165, -.162, z + k, z + k + .026, pale)
    z = .018 + 4 * (k + .006)
    m.box(-.15, .17, -.07, .1, z, z + .055, wd)
    m.box(-.17, .19, -.09, .12, z + .055, z + .061, pale)
    m.build()
    tr = Mesh("trees", frame(-.16, .0, .03, 18))
    r = rng("mt")
    for _ in range(11):
        x, y = r.choice([-1, 1]) * r.uniform(.28, .39), r.uniform(-.26, .26)
        h = r.uniform(.08, .15)
        tr.tube((x, y, 0), (x, y, h), .0022, wd, 6)
        for j in range(5):
            tr.tube((x, y, h * (.45 + .12 * j)), (x, y, h * (.45 + .12 * j) + .004), h * .34 * (1 - abs(j - 2) * .22), pale, 14)
    tr.build()
    p = Mesh("pencil", frame(.52, -.34, .012, 34))
    p.tube((-.09, 0, 0), (.07, 0, 0), .004, M.plain("#2f5a4a", .4, 0), 6)
    p.tube((.07, 0, 0), (.09, 0, 0), .004, M.wood("#d8b98a"), 6, .0008)
    p.build()
    rl = Mesh("ruler", frame(.3, .38, .006, -22))
    rl.box(-.16, .16, -.015, .015, 0, .002, M.wood("#b58d58", .4))
    rl.build()
    rm = Mesh("room")
    rm.poly([(-6, 3.4, -1), (6, 3.4, -1), (6, 3.4, 3), (-6, 3.4, 3)], M.plain("#e3dfd5", .9, 0, bump=0))
    rm.poly([(4, -5, -1), (4, 3.4, -1), (4, 3.4, 3), (4, -5, 3)], M.plain("#c9c3b6", .9, 0, bump=0))
    rm.poly([(-6, -5, 3), (4, -5, 3), (4, 3.4, 3), (-6, 3.4, 3)], M.plain("#dedad2", .9, 0, bump=0))
    rm.poly([(-6, -5, -.9), (4, -5, -.9), (4, 3.4, -.9), (-6, 3.4, -.9)], M.wood("#8a6a48"))
    rm.build()
    sky.light("soft", az=-68, el=28, sun=3.4, size=4, sky=1.0, cloud=.9, tint=(1, .9, .76))
    camera(.14, -1.55, .58, turn=18, lens=36, shift=-.215)
    return dict(key=.42, size=(1920, 1080))
