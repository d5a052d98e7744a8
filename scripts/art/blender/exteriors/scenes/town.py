"""Terraced houses in streets."""
import materials as M
import plants as P
import sky
import street as S
import trim as T
from blocks import round_balcony
from core import Mesh, frame
from scenes import scene
from shot import camera
from terrace import house, skin


def win(x, w, **o):
    return {"kind": "win", "x": x, "w": w, **o}


@scene("p4101")
def town_house_1908():
    """Red brick, bluestone bands, bow window, double door; low late-autumn light."""
    house(frame(), dict(w=6.8, floors=[3.6, 3.4, 3.0], skin="red", plinth=.75, bands=[4.35, 5.6, 7.6, 8.9], bandh=.14, surround="key", frame="#ece9e1", style="T",
                        ground=[win(.8, 1.35), win(2.6, 1.35), {"kind": "door", "x": 4.75, "w": 1.5, "rise": .36}], double=True, door="#5b3720", arch=.22,
                        upper=[[win(1.1, 1.2), win(4.9, 1.2)], {"n": 3, "w": 1.15, "left": .2, "right": .2}], bay=dict(floor=1, x=.75, w=3.4, out=.8),
                        courses=[0, 1], cornicecolor="#e3ddcf", dormers=[{"x": 2.2, "w": 1.3, "h": 1.3}, {"x": 4.8, "w": 1.3, "h": 1.3}], seed=2), "4101")
    S.neighbours(6.8, "4101", 4, 4, slope=.025)
    S.ground(slope=.025)
    S.opposite(-15, seed=1)
    S.lamp(-2.6, -1.9, -.06)
    young = P.tree("young", "late", 3)
    P.put(young, 11.5, -1.7, .3, 6.5)
    sky.light("low", az=48, seed=1)
    camera(.4, -14.5, 1.7, aim=(3.6, 0), fit=12.6, foot=.13)
    return dict(key=.18)


@scene("p4105")
def workers_house():
    """Two storeys, one door and one window below, two above; overcast winter."""
    house(frame(), dict(w=4.8, floors=[3.0, 2.8], skin="plum", plinth=.7, plinthmat=M.plain("#4c4a48", .7, .6), surround="lintel", frame="#ded9cc", style="T", dirt=.8,
                        ground=[{"kind": "door", "x": .55, "w": 1.0, "rise": .17}, win(2.35, 1.25)], door="#5e2f28", upper=[{"n": 2, "w": 1.05}], courses=[], cornice="plain",
                        cornicecolor="#8a8478", roof="clay", seed=7, dress="net"), "4105")
    r1 = dict(w=4.7, floors=[3.0, 2.8], skin="dark", ground=[{"kind": "door", "x": 3.1, "w": 1.0}, win(.7, 1.2)], upper=[{"n": 2, "w": 1.0}], surround="lintel", roof="clay", courses=[], dormers=[], style="T")
    l1 = {**r1, "skin": "#cfc6b3", "door": "#2f3d47", "cornice": "plain"}
    S.closing(-30, -14, 12, "4105")
    S.neighbours(4.8, "4105", 5, 6, fixed={1: r1, -1: l1, 2: {**r1, "skin": "brown", "w": 4.9}, -2: {**r1, "skin": "plum", "w": 4.6}})
    S.ground(pave=1.4, road=4.6, pavekind="clinker")
    S.opposite(-9, h=6, seed=4)
    S.bicycle(5.6, -.45, 0, 3, "#5a2f2a")
    sky.light("grey", seed=3)
    camera(4.6, -9.4, 1.65, aim=(2.2, 0), fit=8.4, foot=.17)
    return dict(key=.2, sat=1.0, balance=(.97, 1, 1.04))


@scene("p4108")
def art_deco():
    """Four storeys of yellow brick, rounded balconies, green door, bicycles; grey spring day."""
    st = M.plain("#c6bda9", .75, .4)
    house(frame(), dict(w=7.6, floors=[3.3, 3.1, 3.1, 3.0], skin="yellow", plinth=.9, surround="lintel", frame="#e8e3d6", style="L", stonecolor="#c6bda9", cornice="plain", cornicecolor="#c6bda9",
                        ground=[win(.5, 1.5), {"kind": "door", "x": 2.95, "w": 1.7, "rise": .17, "h": 2.75, "glazed": True}, win(5.5, 1.5)], door="#1f3a2b", double=True,
                        upper=[[win(.45, 1.2), win(2.5, 2.6, low=.12, french=True, h=2.4, lights=3, sill=None), win(5.95, 1.2)]], courses=[0, 1, 2], rooftype="flat", chimney=False, seed=5, bands=[3.45], bandh=.3), "4108")
    m = Mesh("deco")
    iron = M.plain("#2a2f2c", .4, .1)
    for k in range(3):
        z = 3.3 + 3.1 * k + .08
        round_balcony(m, 2.1, 5.5, z, .95, st, skin("yellow", 5), iron)
    for x in (2.0, 5.6):
        m.box(x - .14, x + .14, -.12, .02, 3.3, 13.6, st)
    m.box(1.9, 5.7, -.16, .1, 12.6, 13.2, st)
    m.build()
    S.neighbours(7.6, "4108b", 3, 3, "old")
    S.ground(pave=2.6, road=7)
    S.opposite(-15, seed=2)
    for i, c in enumerate(("#2b4a55", "#7a2f2a", "#3d3f42")):
        S.bicycle(-1.3 - i * .75, -.55 - .05 * i, 0, 78 + 4 * i, c)
    S.bicycle(8.6, -.5, 0, 4, "#47603f")
    P.put(P.tree("young", "spring", 8), -4.4, -2.1, 0, 7)
    sky.light("soft", cloud=.95, seed=6)
    camera(1.5, -18, 1.7, aim=(3.9, 0), fit=14.2, foot=.12)
    return dict(key=.2, sat=1.05)


@scene("p4111")
def thirties_with_garage():
    """Orange-red brick, garage at street level, small bow window; winter morning with frost."""
    house(frame(), dict(w=6.2, floors=[2.9, 3.1, 2.8], skin="orange", plinth=.5, surround="lintel", frame="#ebe8df", style="T", ground=[{"kind": "garage", "x": .5, "w": 2.5, "h": 2.2}, {"kind": "door", "x": 4.1, "w": 1.15, "rise": .17}],
                        garage="#4d5a4c", garagestyle="upright", door="#4d5a4c", glazed=True, upper=[[win(4.1, 1.3)], [win(.9, 1.9, lights=3), win(4.1, 1.3)]], bay=dict(floor=1, x=.55, w=2.7, out=.6, cant=.35, wood=False),
                        courses=[0], cornice="plain", cornicecolor="#d8d2c4", roof="clay", bands=[5.75], bandh=.1, seed=3), "4111")
    S.neighbours(6.2, "4111c", 4, 4, "new")
    S.ground(pave=2.4, road=6.8)
    S.opposite(-15, seed=5)
    t = P.tree("lime", "winter", 4)
    P.put(t, -6.2, -3.1, -.1, 9.5, 40)
    P.put(t, 15.2, -3.1, -.1, 9, 130)
    frost = M.plain("#dfe4e6", .9, 0, 30, .004)
    m = Mesh("frost")
    m.box(-40, 46, -2.55, -2.4, -.02, .0, frost)
    m.build()
    sky.light("winter", az=-42, seed=9)
    camera(7.2, -13, 1.7, aim=(3.2, 0), fit=11.2, foot=.14)
    return dict(key=.21, balance=(.97, 1, 1.05), mist=260, mistcolor=(.75, .78, .82))


@scene("p4117")
def narrow_block():
    """Five storeys of brown brick, aluminium windows, between two older houses; soft spring light."""
    from blocks import block
    wd = 6.4
    block(frame(), dict(bays=[(2.6, "win", {"w": 2.1, "low": .7, "h": 1.55, "lights": 2}), (3.8, "balc", {"w": 2.9, "lights": 3, "out": .55, "rstyle": "iron", "h": 2.2})], floors=5, fh=2.75, gh=2.9, skin="brown", frame="#b9bec1", slab="#a9a49a",
                        ground=[{"kind": "garage", "x": .45, "w": 2.5, "z": .02, "h": 2.3, "garage": "#8f9598"}, {"kind": "door", "x": 3.6, "w": 2.0, "z": .05, "h": 2.4, "glazed": True, "double": True, "door": "#a9afb2"}],
                        groundskin="stone", course=True, rail="#8f9598", sideskin="dark", side=[4.0]), "4117")
    old = dict(w=6.6, floors=[3.5, 3.3, 2.9], skin="red", ground=[{"kind": "door", "x": 4.9, "w": 1.1}, win(.8, 1.2), win(2.6, 1.2)], upper=[{"n": 3, "w": 1.05}], surround="full", courses=[0, 1], roof="slate", dormers=[{"x": 2.0}, {"x": 4.6}])
    S.neighbours(wd, "4117", 3, 3, fixed={-1: old, 1: {**old, "skin": "#d9d2c1", "w": 7.0, "surround": "key", "floors": [3.6, 3.4, 3.0], "dormers": []}})
    S.ground(pave=2.2, road=6)
    S.opposite(-15, seed=8)
    S.bollards(-8, 14, -1.95, 9)
    P.put(P.tree("young", "spring", 2), -7.6, -1.2, 0, 6)
    sky.light("soft", az=-30, cloud=.75, seed=12)
    camera(7.5, -19, 1.7, aim=(3.2, 0), fit=18.2, foot=.1)
    return dict(key=.2)


@scene("p4119")
def neoclassical():
    """White render, grey-blue joinery, iron balcony; sunny May morning."""
    house(frame(), dict(w=7.4, floors=[3.7, 3.6, 3.2, 2.7], skin="#e6e3da", groundskin="#dcd8cd", dirt=.25, plinth=.8, surround="key", frame="#7d8d9b", style="T", stonecolor="#d9d5ca",
                        ground=[win(.75, 1.25), win(2.75, 1.25), {"kind": "door", "x": 5.1, "w": 1.45, "rise": .34}], double=True, door="#6f8191",
                        upper=[[win(x, 1.2, low=.12, french=True, h=2.75, sill=None) for x in (.8, 3.1, 5.4)], {"n": 3, "w": 1.2, "left": -.1, "right": -.1}, {"n": 3, "w": 1.2, "h": 1.35, "low": .8, "left": -.1, "right": -.1}],
                        balconies=[dict(floor=1, x=.45, w=6.5, out=.75)], courses=[0, 1, 2], cornicecolor="#e2ded3", seed=1, bands=[]), "4119")
    S.neighbours(7.4, "4119", 3, 3, fixed={-1: dict(skin="red", floors=[3.6, 3.4, 3.1], w=6.4, surround="key", dormers=[{"x": 3.2}]), 1: dict(skin="#d6c8ad", floors=[3.7, 3.5, 3.1], w=6.8, surround="full")})
    S.ground(pave=2.6, road=7, pavekind="flag")
    S.opposite(-17, seed=3)
    lime = P.tree("lime", "spring", 6)
    P.put(lime, 14.5, -3.0, 0, 9, 20)
    P.put(lime, -9.2, -3.0, 0, 8.5, 200)
    sky.light("morning", az=-44, el=36, seed=15)
    camera(.4, -18, 1.7, aim=(3.7, 0), fit=15, foot=.12)
    return dict(key=.22)


@scene("p4122")
def mosan_house():
    """Narrow 18th-century house, limestone cross-windows, pedestrian lane; winter late afternoon, warm windows."""
    house(frame(), dict(w=4.9, floors=[3.2, 3.0, 2.7, 2.4], skin="red", plinth=.9, surround="cross", frame="#e5dfd2", style="L", grid=(2, 4), lit=1.0, litshare=.7, lights=2, dress="none",
                        ground=[{"kind": "door", "x": .55, "w": 1.1, "rise": .17}, win(2.3, 1.9)], door="#3c2a1c", upper=[{"n": 2, "w": 1.45, "left": .05, "right": .05}], courses=[0, 1, 2], cornice="plain", cornicecolor="stone",
                        roof="slate", pitch=1.15, dormers=[{"x": 2.45, "w": 1.3, "h": 1.3}], bands=[4.2, 7.1, 9.6], bandh=.2, seed=6, dirt=.75), "4122")
    old = dict(lit=.9, litshare=.35, ground=[{"kind": "door", "x": .6, "w": 1.1}, win(2.3, 1.2), win(3.8, 1.0)])
    S.neighbours(4.9, "4122", 3, 4, lit=.9, fixed={-1: dict(w=5.4, skin="#cdbfa4", floors=[3.2, 3.0, 2.6], **old), 1: dict(w=5.6, skin="plum", floors=[3.4, 3.1, 2.8], surround="full", **old), 2: dict(w=5.6, **old), -2: dict(w=5.3, **old), 3: dict(w=5.5, **old), -3: dict(w=5.5, **old)})
    S.ground(roadkind="same", pave=1.6, pavekind="sett")
    S.opposite(-10, h=5, seed=6)
    S.lamp(-1.4, -1.1, 0, 26)
    S.pot(5.4, -.5, 0, .28, P.bush("dark", 3))
    S.pot(-.5, -.5, 0, .24, P.bush("dark", 4))
    sky.light("dusk", seed=4)
    camera(5.6, -13, 1.65, aim=(2.5, 0), fit=13.8, foot=.13)
    return dict(key=.13, samples=1.3, balance=(1, 1, 1.06))


@scene("p4123")
def shop_street():
    """Oak-framed shop window under four storeys of brick on a paved pedestrian street; early evening."""
    house(frame(), dict(w=7.2, floors=[4.0, 3.3, 3.0, 2.8], skin="brown", groundskin="stone", plinth=.3, surround="lintel", frame="#e3ddd0", style="T", ground=[{"kind": "shop", "x": .45, "w": 4.9, "h": 3.1, "lit": 1.0, "shoplights": 3},
                        {"kind": "door", "x": 5.75, "w": 1.05, "rise": .05, "h": 2.9, "glazed": True}], door="#7d5a38", upper=[{"n": 3, "w": 1.2, "left": -.1, "right": -.1}], courses=[0], cornicecolor="#d9d2c2", seed=8, lit=.7, litshare=.25), "4123")
    shopn = dict(ground=[{"kind": "shop", "x": .4, "w": 3.9, "h": 3.0, "lit": .6}, {"kind": "door", "x": 4.75, "w": 1.05, "rise": .05}], w=6.3, floors=[3.9, 3.2, 2.9], groundskin="stone", shopframe="#39424a")
    S.neighbours(7.2, "4123", 3, 3, lit=.7, fixed={-1: {**shopn, "skin": "#d8d0bf"}, 1: {**shopn, "skin": "red", "shopframe": "#4a2f2a"}, 2: {**shopn, "skin": "yellow"}, -2: {**shopn, "skin": "plum"}})
    S.ground(roadkind="same", pave=2.0, pavekind="flag")
    S.opposite(-13, h=8, seed=7)
    box = P.bush("hedge", 6)
    for x in (.1, 5.55, 7.0):
        S.pot(x, -.55, 0, .27, box, "#4a4f50")
    sky.light("evening", el=9, az=-66, sun=1.1, sky=.7, seed=18)
    camera(1.2, -12.5, 1.65, aim=(3.4, 0), fit=10.2, foot=.17)
    return dict(key=.15, samples=1.2)


@scene("p4128")
def interwar_wet():
    """Yellow-brown brick, white windows, stone doorstep, rising street after autumn rain."""
    house(frame(), dict(w=6.0, floors=[3.3, 3.0, 2.7], skin="ochre", plinth=.6, surround="lintel", frame="#eeece5", style="T", ground=[{"kind": "door", "x": .5, "w": 1.15, "rise": .34}, win(2.5, 2.7, lights=3)], door="#e6e2d8", glazed=True,
                        upper=[[win(.6, 1.05), win(2.6, 2.6, lights=3)], [win(.6, 1.05), win(2.55, 1.15), win(4.2, 1.15)]], courses=[0], cornice="plain", cornicecolor="#ded8ca", roof="brown", seed=4, bands=[5.9], bandh=.12), "4128")
    S.neighbours(6.0, "4128", 5, 6, "new", slope=.07)
    S.closing(44, -24, 14, "4128", "new", -90, 3)
    S.ground(pave=1.9, road=6, slope=.07)
    S.opposite(-13, seed=9)
    P.put(P.tree("young", "autumn", 5), 12.5, -1.5, .85, 6)
    sky.light("soft", az=50, el=28, cloud=.78, sun=2.2, size=3, seed=21)
    camera(-.6, -12, 1.6, aim=(3.2, 0), fit=10.6, foot=.17)
    return dict(key=.18, balance=(1.0, 1, 1.02))


@scene("p4135")
def outremeuse():
    """Three storeys, stone lintels, ochre door, narrow street; summer morning."""
    house(frame(), dict(w=5.6, floors=[3.3, 3.0, 2.6], skin="dark", plinth=.7, surround="lintel", frame="#efece4", style="T", ground=[{"kind": "door", "x": 3.9, "w": 1.15, "rise": .17}, win(.7, 1.1), win(2.3, 1.1)], door="#c08a35",
                        upper=[{"n": 3, "w": 1.0, "left": -.1, "right": -.1}], courses=[], cornicecolor="#efe9da", seed=9, rail_all=True, dress="cafe"), "4135")
    S.closing(-34, -14, 16, "4135")
    S.neighbours(5.6, "4135", 5, 4, fixed={-1: dict(skin="#d8cdb6", w=5.2, floors=[3.3, 3.0]), 1: dict(skin="#b9a48a", w=5.6, floors=[3.4, 3.1, 2.7]), 2: dict(skin="red")})
    S.ground(pave=1.5, road=4.4, roadkind="sett", pavekind="flag")
    S.opposite(-10, h=5.5, seed=11)
    ger = P.bush("summer", 9, flowers=("#b8303a", "#d6525a"), share=.25)
    for x in (.4, 2.0, 3.55, 5.3):
        S.pot(x, -.38, 0, .2, ger)
    S.bicycle(-1.6, -.4, 0, 2, "#8a8f92")
    sky.light("morning", az=-52, el=44, seed=24)
    camera(10.4, -8.6, 1.65, aim=(3.3, 0), fit=10.6, foot=.16)
    return dict(key=.21)
