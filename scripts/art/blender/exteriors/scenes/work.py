"""Places of work: hall, offices, workshop."""
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
    sky.light("morning", az=-34, cloud=.5, el=40, seed=44)
    camera(22.5, -18.5, 1.75, aim=(16.8, 0), fit=10.4, foot=.13, top=.2)
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
    for x in (-6.5, 27):
        S.lamp(x, -9.6, 0, 0, 5)
    sky.light("noon", az=42, el=44, cloud=.55, seed=46)
    camera(-3.5, -19.5, 1.7, aim=(10.5, 0), lens=23.5, foot=.27)
    return dict(key=.215)


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
    L.hill(26, 80, 13, 160, 5, "spring", 420, treeh=10)
    be = P.tree("beech", "spring", 9, 34, .6)
    P.put(be, -6.5, 2.5, 0, 15)
    P.put(be, 30.5, 3.5, 0, 16.5, 120)
    bushes([(-2, -1, 1.2), (-3.6, 0, 1.6), (26.5, -1, 1.3), (28, .6, 1.7)], "spring", 6)
    sky.light("morning", az=46, el=42, cloud=.5, seed=50)
    camera(22.5, -21.5, 1.7, aim=(12.2, 0), fit=15.4, foot=.24)
    return dict(key=.185)


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
    camera(2.0, -19, 1.7, aim=(11.8, 0), fit=9.6, foot=.16, top=.2)
    return dict(key=.2, balance=(.98, 1, 1.04))
