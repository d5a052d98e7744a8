"""Walls, roofs, grounds, woods, metals and glass, all procedural and cached by their arguments."""
from functools import lru_cache
from nodes import material


def rgb(h):
    """'#rrggbb' to linear light."""
    h = h.lstrip("#")
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


def weather(t, color, amount, seed):
    """Broad clouding, rain streaks and a dirty foot."""
    big = t.ramp(t.noise(t.world((.35, .35, .25)), 1 + seed % 7 * .1, 3), .3, .75)
    streak = t.ramp(t.noise(t.world((2.2, 2.2, .16)), 1.3, 3), .45, .85)
    color = t.mix(t.math("MULTIPLY", big, amount * .8), color, (.62, .6, .57), "MULTIPLY")
    color = t.mix(t.math("MULTIPLY", streak, amount * .55), color, (.42, .4, .38), "MULTIPLY")
    z = t.add("SeparateXYZ", 2, Vector=t.world())
    return t.mix(t.ramp(z, 0, .9, amount * .5, 0), color, (.4, .38, .34), "MULTIPLY")


@lru_cache(None)
def brick(c1="#8e4a36", c2="#a4614a", mortar="#b3a898", seed=0, dirt=.6, w=.215, h=.072):
    m, t = material(f"brick{c1}")
    uv = t.uv(seed * 3.17, seed * 1.3)
    b = t.add("TexBrick", None, {"offset": .5}, Vector=uv, Color1=rgb(c1), Color2=rgb(c2), Mortar=rgb(mortar), Scale=1,
              Mortar_Size=.0045, Mortar_Smooth=.3, Bias=-.1, Brick_Width=w, Row_Height=h)
    col = t.mix(t.ramp(t.noise(uv, 26, 3), .35, .75, 0, .38), b.outputs["Color"], (.35, .3, .28), "MULTIPLY")
    height = t.math("ADD", t.math("MULTIPLY", b.outputs["Fac"], -1), t.math("MULTIPLY", t.noise(uv, 60, 1), .35))
    t.principled(weather(t, col, dirt, seed), .88, t.bump(height, .007, .8), .2)
    return m


@lru_cache(None)
def stone(c1="#97948c", c2="#a9a69c", w=.78, h=.34, joint="#77746c", seed=0, dirt=.7, gap=.0035):
    """Meuse limestone: large blocks, thin joints, mottled."""
    m, t = material(f"stone{c1}")
    uv = t.uv(seed * 2.1, .02)
    b = t.add("TexBrick", None, {"offset": .5}, Vector=uv, Color1=rgb(c1), Color2=rgb(c2), Mortar=rgb(joint), Scale=1,
              Mortar_Size=gap, Mortar_Smooth=.3, Bias=0.0, Brick_Width=w, Row_Height=h)
    n = t.noise(uv, 9, 4, .7)
    col = t.mix(t.ramp(n, .35, .7, 0, .45), b.outputs["Color"], (.55, .54, .52), "MULTIPLY")
    height = t.math("ADD", t.math("MULTIPLY", b.outputs["Fac"], -1), t.math("MULTIPLY", n, .35))
    t.principled(weather(t, col, dirt, seed), .75, t.bump(height, .006, .6), .3)
    return m


@lru_cache(None)
def plain(c="#cfcac0", rough=.8, dirt=.4, grain=40, bump=.0015, seed=0, metal=0.0, spec=.3):
    """Render, paint, concrete, lacquer: one colour, lightly alive."""
    m, t = material(f"plain{c}")
    w = t.world()
    n = t.noise(w, grain, 2, .65)
    col = t.mix(t.ramp(n, .3, .7, 0, .16), rgb(c), (.7, .69, .67), "MULTIPLY")
    if dirt:
        col = weather(t, col, dirt, seed)
    t.principled(col, rough, t.bump(n, bump) if bump else None, spec, metal)
    return m


@lru_cache(None)
def roof(kind="slate", seed=0):
    """Slate, flat clay tile, pantile-like ribs, zinc."""
    c1, c2, w, h = {"slate": ("#3c4248", "#555b61", .24, .17), "clay": ("#6f4233", "#8c5945", .24, .3),
                    "brown": ("#4a3a33", "#5f4c42", .26, .3), "anthracite": ("#2c2e31", "#3b3d40", .28, .32),
                    "zinc": ("#868c8f", "#929799", .55, 40.0)}[kind]
    m, t = material("roof" + kind)
    uv = t.uv(seed, 0)
    b = t.add("TexBrick", None, {"offset": 0.0 if kind in ("zinc", "clay") else .5}, Vector=uv, Color1=rgb(c1), Color2=rgb(c2), Mortar=(.015, .015, .017),
              Scale=1, Mortar_Size=.006, Mortar_Smooth=.5, Bias=0.0, Brick_Width=w, Row_Height=h)
    saw = t.math("FRACT", t.math("DIVIDE", t.add("SeparateXYZ", 1, Vector=uv), h))
    height = t.math("ADD", t.math("MULTIPLY", b.outputs["Fac"], -.7), t.math("MULTIPLY", saw, -.8 if kind != "zinc" else 0))
    moss = t.ramp(t.noise(t.world(), .9, 7, .7), .52, .75, 0, .0 if kind in ("zinc", "anthracite") else .5)
    col = t.mix(moss, b.outputs["Color"], rgb("#5d5a48"))
    col = t.mix(t.ramp(t.noise(uv, 7, 5), .3, .8, 0, .4), col, (.5, .5, .5), "MULTIPLY")
    t.principled(col, .55 if kind in ("slate", "zinc") else .8, t.bump(height, .02, .7), .4)
    return m


@lru_cache(None)
def paving(kind="slab", seed=0):
    """Pavement slabs, setts, clinkers, gravel, asphalt, concrete yard."""
    m, t = material("paving" + kind)
    v = t.world()
    n = t.noise(v, 55, 3, .7)
    wide = t.ramp(t.noise(v, .55, 4, .6), .35, .7)
    if kind in ("asphalt", "gravel", "yard"):
        base = {"asphalt": "#54534f", "gravel": "#a89c86", "yard": "#8e8b84"}[kind]
        col = t.mix(t.ramp(n, .3, .7, 0, .6), rgb(base), (.45, .45, .45), "MULTIPLY")
        col = t.mix(t.math("MULTIPLY", wide, .35), col, (.55, .54, .52), "MULTIPLY")
        t.principled(col, .82, t.bump(n, .006 if kind != "gravel" else .03), .25)
        return m
    c1, c2, w, h = {"slab": ("#8f8c85", "#a09c93", .3, .3), "sett": ("#5f5c57", "#7b766d", .17, .11),
                    "clinker": ("#7a5545", "#8f6a57", .2, .1), "flag": ("#76756f", "#8d8b83", .8, .55)}[kind]
    b = t.add("TexBrick", None, {"offset": .5}, Vector=v, Color1=rgb(c1), Color2=rgb(c2), Mortar=rgb("#55524a"), Scale=1,
              Mortar_Size=.005 if kind != "sett" else .011, Mortar_Smooth=.5, Bias=0.0, Brick_Width=w, Row_Height=h)
    col = t.mix(t.ramp(n, .3, .7, 0, .4), b.outputs["Color"], (.6, .58, .55), "MULTIPLY")
    col = t.mix(t.math("MULTIPLY", wide, .5), col, (.6, .58, .54), "MULTIPLY")
    t.principled(col, .75, t.bump(t.math("ADD", t.math("MULTIPLY", b.outputs["Fac"], -1), t.math("MULTIPLY", n, .3)), .012, .7), .3)
    return m


@lru_cache(None)
def wood(c="#7a5536", rough=.55, seed=0):
    m, t = material(f"wood{c}")
    n = t.noise(t.world((9, 9, .7)), 4, 6, .7, 1.5)
    t.principled(t.mix(t.ramp(n, .3, .7, 0, .55), rgb(c), (.42, .36, .3), "MULTIPLY"), rough, t.bump(n, .002), .35)
    return m


@lru_cache(None)
def cladding(c="#9aa0a3", pitch=.2, rough=.45, upright=True):
    """Profiled sheet or boards: a regular wave across the face."""
    m, t = material(f"clad{c}")
    s = t.add("SeparateXYZ", 0 if upright else 1, Vector=t.uv())
    wave = t.math("FRACT", t.math("DIVIDE", s, pitch))
    rib = t.ramp(t.math("ABSOLUTE", t.math("SUBTRACT", wave, .5)), .28, .36)
    col = t.mix(t.math("MULTIPLY", rib, .25), rgb(c), (.5, .5, .5), "MULTIPLY")
    t.principled(weather(t, col, .35, 1), rough, t.bump(rib, .03), .4)
    return m


@lru_cache(None)
def glass(tint=.9, ior=1.95):
    """A pane without refraction: sky mirrored by Fresnel, the room seen through."""
    m, t = material("glass")
    f = t.add("Fresnel", 0, IOR=ior)
    wob = t.bump(t.noise(t.world(), .8, 1), .006)
    g = t.add("BsdfGlossy", 0, Color=(.95, .97, 1), Roughness=.0, Normal=wob)
    tr = t.add("BsdfTransparent", 0, Color=(tint, tint * .99, tint * .97))
    lp = t.add("LightPath")
    f = t.math("MULTIPLY", f, t.math("SUBTRACT", 1.0, lp.outputs["Is Shadow Ray"]))
    t.add("OutputAOV", None, {"name": "glass"}, Value=1.0)
    t.surface(t.add("MixShader", 0, i0=f, i1=tr, i2=g))
    return m


@lru_cache(None)
def cloth(c="#d9d4c8", through=.45):
    m, t = material(f"cloth{c}")
    d = t.add("BsdfDiffuse", 0, Color=rgb(c))
    tr = t.add("BsdfTranslucent", 0, Color=rgb(c))
    t.surface(t.add("MixShader", 0, i0=through, i1=d, i2=tr))
    return m


@lru_cache(None)
def leaf(c="#4d6b2c", c2="#6f8a3c", through=.3):
    """Leaves: colour varies per leaf and a little light comes through."""
    m, t = material(f"leaf{c}")
    r = t.add("NewGeometry", "Random Per Island")
    col = t.mix(r, rgb(c), rgb(c2))
    d = t.add("BsdfPrincipled", 0, Base_Color=col, Roughness=.6, Specular=.2)
    tr = t.add("BsdfTranslucent", 0, Color=t.mix(.5, col, rgb(c2)))
    t.surface(t.add("MixShader", 0, i0=through, i1=d, i2=tr))
    return m


@lru_cache(None)
def ground(c1="#5d6f35", c2="#7f8a4d", scale=.7):
    """Turf seen from afar, fields, woodland floor."""
    m, t = material(f"ground{c1}")
    v = t.world()
    col = t.mix(t.ramp(t.noise(v, scale, 8, .7), .35, .65), rgb(c1), rgb(c2))
    n = t.noise(v, 22, 4, .8)
    t.principled(t.mix(t.ramp(n, .35, .7, 0, .5), col, (.5, .5, .45), "MULTIPLY"), .95, t.bump(n, .04), .1)
    return m


@lru_cache(None)
def water(c="#3b4238"):
    m, t = material("water")
    n = t.noise(t.world((.5, 1.4, 1)), 1.1, 6, .55, .4)
    t.principled(rgb(c), .06, t.bump(n, .12, .55), .6)
    return m


@lru_cache(None)
def glow(c="#ffd9a0", strength=6.0):
    m, t = material(f"glow{c}{strength}")
    t.surface(t.add("Emission", 0, Color=rgb(c), Strength=strength))
    return m
