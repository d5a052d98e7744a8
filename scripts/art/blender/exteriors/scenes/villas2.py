"""More houses that stand free: 1990s house, Art Deco on the hill, farmhouse, bungalow."""
import math
import materials as M
import land as L
import plants as P
import sky
import street as S
import trim as T
import villa as V
from core import Mesh, frame, rng
from openings import pane, railing, room, frame_rect
from scenes import scene
from scenes.villas import bushes, drive
from shot import camera
from terrace import skin
from villa import opening, win


@scene("p4121")
def house_1990s():
    """Light brown brick, gabled tile roof, integrated garage, rhododendrons, wet drive; early spring."""
    V.detached(frame(), dict(x0=0, x1=10.5, y0=0, y1=9.5, h=4.0, skin="sand", seed=4, dirt=.3, plinth=.25, frame="#7a5334", style="L", grid=(1, 1), roof="gable", pitch=1.0, over=.5, roofmat="brown", gable="sand", fascia="#6b4a30",
                             front=[opening("door", 4.4, .17, 1.25, 2.3, door="#6b4527", glazed=True), win(.9, .8, 2.5, 1.6, lights=3), win(7.2, .8, 2.2, 1.6, lights=2)], right=[win(2, .9, 1.4, 1.4), win(6, .9, 1.4, 1.4)], left=[win(3, .9, 1.4, 1.4), win(4.2, 4.6, 1.2, 1.3)], chimneys=[(8.6, 4.75, 7, 9.6)]), "4121")
    V.detached(frame(10.5, 1.2), dict(x0=0, x1=6, y0=0, y1=7.5, h=2.7, skin="sand", seed=5, dirt=.3, plinth=.2, frame="#7a5334", roof="gable", along="y", pitch=.95, over=.45, roofmat="brown", gable="sand", fascia="#6b4a30",
                                      front=[opening("garage", .6, .02, 4.8, 2.25, garage="#7a5738")], right=[win(3, .9, 1, 1.2)]), "4121g")
    m = Mesh("up")
    for x in (2.2, 8.2):
        T.dormer(m, x, .55, 4.35, 1.5, 1.35, {"frame": "#7a5334", "style": "L"}, f"{x}", "#8a6a48", M.roof("brown"))
    T.downpipe(m, 10.4, 0, 3.9)
    m.build()
    L.plane(-80, 90, -60, 90, -.06, P.turf("spring"))
    wet = Mesh("wet")
    wet.poly([(10.9, -14, 0), (16.2, -14, 0), (16.2, 1.2, 0), (10.9, 1.2, 0)], M.plain("#4b4a48", .18, 0, 5, .006, spec=.6))
    wet.poly([(4.4, -1.6, .002), (10.9, -3.4, .002), (10.9, -1.6, .002), (5.7, .0, .002)], M.plain("#57534d", .2, 0, 5, .005, spec=.6))
    wet.build()
    P.lawn(-24, 4.3, -13, -.2, -.04, "spring", 5)
    P.lawn(4.3, 10.7, -13, -3.5, -.04, "spring", 6)
    P.lawn(16.4, 38, -13, 8, -.04, "spring", 7)
    rh = ("#b0447e", "#d77fb0")
    bushes([(-.9, -.9, 1.7), (.9, -1.1, 1.2), (2.4, -1.0, 1.1), (3.6, -.8, .8), (7.3, -1.0, 1.0), (8.7, -1.0, 1.15), (17.6, .4, 1.9), (18.9, -.9, 1.5), (-3.2, .4, 2.1)], "laurel", 3, rh, .13)
    V.fence(-24, -4.5, 4, 1.0)
    L.copse(-45, 55, 12, 34, 40, ["beech", "lime", "birch"], "winter", 5, (11, 17))
    L.copse(-40, 50, 13, 24, 14, ["birch", "beech"], "spring", 7, (7, 11))
    L.hill(45, 130, 20, 260, 4, "winter", 420, treeh=9)
    sky.light("soft", az=-48, el=26, sun=3.0, size=2, cloud=.72, seed=4, tint=(1, .93, .84))
    camera(13.8, -15.5, 1.6, aim=(7.6, 0), lens=24, foot=.24)
    return dict(key=.2, sat=1.1)


@scene("p4131")
def art_deco_cointe():
    """White render, horizontal bands, curved corner window, flat roof, sloping front garden in April."""
    wht, band = M.plain("#e6e3da", .75, .3), M.plain("#8b9aa0", .6, .2)
    w, d, h, rc = 10.5, 9, 9.0, 2.2
    f = lambda x, y: .0 if y > -1.2 else max(-2.0, (y + 1.2) * .28)  # noqa: E731
    at = frame()
    c = {"frame": "#39434a", "style": "L", "grid": (1, 3)}
    fr = [opening("door", 1.0, .0, 1.3, 2.5, door="#39434a", glazed=True), win(3.0, .8, 2.6, 1.5, lights=3), win(.8, 3.6, 1.5, 1.5), win(3.3, 3.6, 2.4, 1.5, lights=3), win(.8, 6.5, 1.5, 1.3), win(3.3, 6.5, 2.4, 1.3, lights=3)]
    from facade import wall
    m = Mesh("deco")
    bands = [(0, M.stone(seed=1, dirt=.4)), (.45, wht)]
    wall(m, 0, w - rc, 0, h, [{**c, **q} for q in fr], bands, key="4131")
    n = 7
    arc = [(w - rc + rc * math.sin(a), rc - rc * math.cos(a)) for a in [i * math.pi / 2 / n for i in range(n + 1)]]
    for i, (p, q) in enumerate(zip(arc, arc[1:])):
        ln = math.hypot(q[0] - p[0], q[1] - p[1])
        m.at = at @ frame(p[0], p[1], 0, math.degrees(math.atan2(q[1] - p[1], q[0] - p[0])))
        hs = [win(.03, z, ln - .06, hh, **{**c, "lights": 1, "dress": "none", "deep": .05, "noroom": True}) for z, hh in ((.8, 1.5), (3.6, 1.5), (6.5, 1.3))]
        wall(m, 0, ln, 0, h, hs, bands, key=f"4131c{i}")
    m.at = at @ frame(w, rc, 0, 90)
    wall(m, 0, d - rc, 0, h, [{**c, **q} for q in (win(2.2, 3.6, 1.6, 1.5), win(2.2, 6.5, 1.6, 1.3), win(2.2, .8, 1.6, 1.5))], bands, key="4131r")
    m.at = at @ frame(0, d, 0, -90)
    wall(m, 0, d, 0, h, [{**c, **q} for q in (win(3, 3.6, 1.2, 1.5), win(6, 3.6, 1.2, 1.5), win(3, 6.5, 1.2, 1.3))], bands, key="4131l")
    m.at = at
    for z in (.0, 2.9, 5.8):
        for y in (3.0,):
            m.poly([(w - rc - 2, y, z), (w - .3, y, z), (w - .3, y, z + 2.9), (w - rc - 2, y, z + 2.9)], M.plain("#b8b0a2", dirt=0, bump=0))
    outline = [(-.0, 0)] + arc + [(w, d), (0, d)]
    for z, hh, o, mat in ((2.55, .16, .05, band), (3.35, .1, .05, band), (5.35, .1, .05, band), (6.25, .1, .05, band), (8.05, .1, .05, band), (h, .28, .32, wht), (5.75, .16, .05, band)):
        pts = [(x + (o if x > w / 2 else -o), y + (-o if y < d / 2 else o)) for x, y in outline]
        V.ring(m, pts, z, z + hh, mat)
    m.box(.4, 2.9, -1.3, .05, 2.66, 2.84, wht)
    m.tube((.6, -1.15, -.3), (.6, -1.15, 2.66), .06, M.plain("#39434a", .3, 0), 12)
    m.box(.2, 3.2, -2.0, 0, -.3, .02, M.stone(seed=2))
    for i in range(13):
        y = -1.9 - .37 * i
        m.box(.75, 2.65, y - .37, y + .02, f(0, y) - .6, f(0, y) + .05, M.stone(seed=3))
    m.box(.75, 2.65, -6.9, -6.3, -2, -1.55, M.stone(seed=3))
    railing(m, .3, w - rc - .3, .3, h + .28, .75, M.plain("#39434a", .4, 0), .9)
    m.build()
    L.relief(-60, 70, -14, 60, f, P.turf("spring"), 60, 60)
    for a, b in ((-14, .65), (2.75, 22)):
        P.lawn(a, b, -5.8, -.1, 0, "spring", 4, slope=f)
    V.garden_wall(frame(0, 0, -1.7), -16, .7, -6.6, .85, M.plain("#d8d4ca", .8, .5), M.stone())
    V.garden_wall(frame(0, 0, -1.7), 2.7, 26, -6.6, .85, M.plain("#d8d4ca", .8, .5), M.stone())
    L.plane(-80, 90, -6.72, -8.6, -1.65, M.paving("slab"))
    L.plane(-80, 90, -8.6, -30, -1.78, M.paving("asphalt"))
    L.plane(.7, 2.7, -6.8, -4.2, -1.62, M.paving("flag"))
    pats = [P.bush("spring", 1, flowers=("#d9c84e", "#eadd8a"), share=.35), P.bush("dark", 2), P.bush("spring", 3, flowers=("#d98fae", "#ecc4d2"), share=.35)]
    for i, (x, y, s) in enumerate([(4.2, -1.4, .9), (5.7, -2.2, 1.0), (7.4, -1.2, .8), (9.0, -2.4, 1.1), (11.8, -1.6, 1.4), (-1.4, -2.2, 1.2), (-3.0, -1.2, 1.6), (6.6, -4.0, .8), (4.0, -4.4, .7)]):
        P.put(pats[i % 3], x, y, f(x, y) - .05, 10 * s, i * 50)
    bl = P.tree("apple", "blossom", 2, 30, .8)
    P.put(bl, 15.2, -2.6, f(0, -2.6), 5.8)
    P.put(bl, -5.2, 2.5, 0, 6.2, 100)
    L.copse(-40, 60, 14, 34, 26, ["lime", "birch", "beech"], "spring", 4, (9, 14))
    sky.light("morning", az=48, el=40, cloud=.52, seed=13)
    camera(11.2, -20.5, -.05, aim=(5.6, 0), fit=12.6, foot=.25)
    return dict(key=.215)


@scene("p4133")
def farmhouse():
    """Long limestone farmhouse, slate roof, glazed arched barn door, cobbled yard with hydrangeas; high summer."""
    fr = [win(1.2, .9, 1.1, 1.6), opening("door", 3.5, .1, 1.2, 2.3, door="#4c6a63"), win(5.9, .9, 1.1, 1.6), win(8.5, .9, 1.1, 1.6), win(1.2, 3.8, 1.05, 1.4), win(3.6, 3.8, 1.05, 1.4), win(5.9, 3.8, 1.05, 1.4), win(8.5, 3.8, 1.05, 1.4)]
    barn = [win(11.6, .05, 3.4, 3.9, arch=.95, archmat=M.stone("#9c9a93", "#a9a7a0", .4, .3), grid=(2, 4), lights=2, style="L", frame="#2e3a3a", sill=None, stone=None, dress="none", roomdeep=5, lit=.12), win(16.6, 3.9, .9, .9, style="L"), win(16.6, 1.0, .9, 1.3), win(19, 3.9, .9, .9, style="L")]
    V.detached(frame(), dict(x0=0, x1=21, y0=0, y1=8.5, h=5.7, skin="rubble", seed=2, dirt=.5, plinth=.02, surround="full", frame="#e6e2d8", style="T", roof="gable", along="x", pitch=.95, over=.2, roofmat="slate", gable="rubble", front=fr + barn,
                             left=[win(3.5, .9, 1, 1.4), win(3.5, 3.8, 1, 1.4)], chimneys=[(.9, 4.25, 8.8, 10.9), (10.3, 4.25, 9, 10.7)], stone=M.stone("#a09e97", "#adaba4", 3, 3, dirt=.3)), "4133")
    V.detached(frame(21, -9), dict(x0=0, x1=7, y0=0, y1=17.5, h=4.0, skin="rubble", seed=5, dirt=.5, plinth=.02, surround="full", frame="#4c6a63", style="L", roof="gable", along="y", pitch=.95, over=.15, roofmat="slate", gable="rubble",
                                   left=[opening("garage", 12.0, .02, 2.8, 2.6, garage="#4c6a63", garagestyle="upright"), win(9.0, 1.2, 1.0, 1.2), win(5, 1.2, 1, 1.2)], front=[win(3, 1.4, 1, 1.2)], stone=M.stone("#a09e97", "#adaba4", 3, 3, dirt=.3)), "4133b")
    m = Mesh("dorm")
    for x in (2.3, 6.2, 17.6):
        T.dormer(m, x, .7, 6.2, 1.1, 1.1, {"frame": "#e6e2d8", "style": "L"}, f"d{x}", "#d8d4ca")
    T.downpipe(m, 10.4, 0, 5.6)
    m.build()
    L.plane(-90, 90, -60, 90, -.05, P.turf("summer"))
    L.plane(-2.5, 21, -17, 0, -.01, M.paving("sett"))
    P.lawn(-30, -2.7, -16, 8, -.04, "summer", 4, h=.1)
    hyd = [P.bush("laurel", i, 1500, .085, flowers=c, share=.42) for i, c in enumerate((("#8fa3d0", "#b6c3e2"), ("#e4e0ea", "#f4f2f4"), ("#cf8fae", "#e6bccd")))]
    r = rng("hyd")
    for i, x in enumerate([.5, 1.6, 2.8, 5.3, 6.5, 7.6, 8.8, 9.9, 10.8]):
        P.put(hyd[i % 3], x, -.55 + r.uniform(-.1, .1), -.03, r.uniform(9, 12.5), r.uniform(0, 360))
    for i in range(5):
        P.put(hyd[(i + 1) % 3], 20.3, -2.2 - i * 1.15, -.03, r.uniform(9, 12), i * 60)
    V.table(7.2, -4.6, 0, 12)
    ol = P.bush("silver", 7)
    for x in (11.1, 15.5):
        S.pot(x, -.6, 0, .36, ol, "#8d8b84")
    P.put(P.tree("lime", "summer", 4, 30, .7), -5.2, 1.5, 0, 12)
    L.copse(-50, 60, 18, 40, 24, ["lime", "beech", "apple"], "summer", 6, (8, 13))
    L.hill(60, 170, 34, 280, 8, "summer", 420, houses=0)
    sky.light("afternoon", az=-38, el=50, cloud=.46, seed=17)
    camera(3.4, -15.6, 1.65, aim=(10.2, 0), lens=22, foot=.22)
    return dict(key=.22, mist=700, mistcolor=(.66, .74, .84))


@scene("p4134")
def bungalow():
    """Red-brick 1960s bungalow, low tiled roof, wide lawn, cherry in blossom."""
    V.detached(frame(), dict(x0=0, x1=14, y0=0, y1=9, h=2.7, skin="plum", seed=3, dirt=.3, plinth=.3, frame="#eceae3", style="L", roof="hip", pitch=.5, over=.7, roofmat="brown", fascia="#e6e3da",
                             front=[win(.9, .55, 3.2, 1.75, lights=3), opening("door", 5.2, .17, 1.2, 2.25, door="#355248", glazed=True), win(6.6, .9, .7, 1.4, lights=1), win(8.4, .8, 1.8, 1.5), win(11.2, .8, 1.8, 1.5)],
                             right=[win(3, .9, 1.6, 1.3)], left=[win(3, .6, 2.4, 1.7)], chimneys=[(4.4, 4.2, 3.6, 5.9)]), "4134")
    L.plane(-90, 90, -60, 90, -.05, P.turf("spring"))
    P.lawn(-26, 5.0, -17, -.4, -.035, "spring", 4, flowers=[("#f2f0e6", "#faf8f0"), ("#e3c94e", "#eedc80"), ("#f2f0e6", "#faf8f0")])
    P.lawn(6.6, 36, -17, -.4, -.035, "spring", 5)
    m = Mesh("path")
    for i in range(12):
        m.box(5.15, 6.45, -1.2 - i * 1.15, -.15 - i * 1.15, -.05, .02, M.paving("flag"))
    m.build()
    bl = P.tree("apple", "blossom", 6, 44, .7)
    P.put(bl, 12.4, -4.6, 0, 6.4, 30, 1.1)
    P.put(P.tree("birch", "spring", 2, 18, .75), -5.5, 3, 0, 11)
    bushes([(.6, -.7, .7), (1.9, -.75, .55), (3.2, -.7, .7), (7.8, -.7, .6), (10.6, -.75, .65), (14.6, -.4, 1.0), (-.6, .2, 1.1)], "spring", 6, ("#d9748f", "#efb3c2"), .2)
    P.hedge(-40, 50, 20, 1.9, "dark", 7)
    L.copse(-50, 60, 22, 44, 26, ["lime", "birch", "apple"], "spring", 9, (8, 12))
    L.hill(60, 150, 14, 260, 3, "spring", 300, houses=5)
    sky.light("noon", az=-34, el=44, cloud=.55, seed=20)
    camera(3.2, -13.8, 1.6, aim=(6.9, 0), lens=22.5, foot=.3)
    return dict(key=.215)
