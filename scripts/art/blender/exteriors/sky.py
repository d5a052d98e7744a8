"""Sun and sky: clear, hazy, clouded or grey, by hour and season; also the mist for the finishing step."""
import math
import bpy
from nodes import Tree

# sun: (elevation, azimuth from behind the camera to the right), strengths, cloud cover, warmth
LIGHT = {
    "morning": dict(el=32, az=-48, sun=5, size=.6, sky=1.0, cloud=.42, tint=(1, .93, .82)),
    "noon": dict(el=52, az=38, sun=5.4, size=.6, sky=1.0, cloud=.5, tint=(1, .96, .9)),
    "afternoon": dict(el=34, az=52, sun=5.2, size=.6, sky=1.0, cloud=.48, tint=(1, .92, .8)),
    "low": dict(el=17, az=56, sun=5, size=.7, sky=.85, cloud=.5, tint=(1, .8, .58)),
    "evening": dict(el=11, az=-58, sun=4.6, size=.8, sky=.75, cloud=.55, tint=(1, .7, .44)),
    "winter": dict(el=20, az=44, sun=4.4, size=.6, sky=1.1, cloud=.4, tint=(1, .9, .78)),
    "soft": dict(el=40, az=35, sun=1.6, size=9, sky=1.3, cloud=.8, tint=(1, .95, .88)),
    "grey": dict(el=48, az=20, sun=.7, size=30, sky=1.5, cloud=1.1, tint=(1, .98, .95)),
    "dusk": dict(el=5, az=70, sun=.25, size=8, sky=.42, cloud=.5, tint=(1, .6, .4)),
}


def light(name, az=None, el=None, seed=0, **over):
    """World and sun lamp; the camera looks along +y."""
    L = {**LIGHT[name], **over}
    L["az"] = L["az"] if az is None else az
    L["el"] = L["el"] if el is None else el
    a, e = math.radians(L["az"]), math.radians(L["el"])
    d = (math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color, lamp.angle = L["sun"], L["tint"], math.radians(L["size"])
    ob = bpy.data.objects.new("sun", lamp)
    from mathutils import Vector
    ob.rotation_euler = Vector(d).to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(ob)
    w = bpy.data.worlds.new("sky")
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method, w.cycles.sample_map_resolution = "MANUAL", 512
    t = Tree(w.node_tree)
    dirv = t.add("TexCoord", "Generated")
    x, y, z = (t.add("SeparateXYZ", i, Vector=dirv) for i in range(3))
    up = t.math("MAXIMUM", z, 0.0)
    warm = L["tint"]
    k = max(0, 1 - L["el"] / 28)
    grey = min(1, max(0, L["cloud"] - .6) * 2)
    zen = tuple(c * (1 - .3 * k) for c in (.1, .25, .58))
    hor = (.52 + .36 * k, .64 + .03 * k, .8 - .28 * k)
    glowdir = t.math("MULTIPLY", t.math("ADD", t.math("MULTIPLY", x, d[0]), t.math("MULTIPLY", y, d[1])), 1.0)
    base = t.mix(t.math("POWER", up, .48), hor, zen)
    base = t.mix(t.math("MULTIPLY", t.ramp(glowdir, -.2, 1), .5 * k), base, (1.25, .78, .42))
    base = t.mix(grey * .9, base, (.66, .68, .7))
    den = t.math("ADD", up, .14)
    vec = t.add("CombineXYZ", 0, i0=t.math("DIVIDE", x, den), i1=t.math("DIVIDE", y, den), i2=seed * 3.7)
    n = t.noise(vec, .95, 9, .56, .35)
    n2 = t.noise(vec, .3, 3, .5)
    n = t.math("ADD", t.math("MULTIPLY", n, .75), t.math("MULTIPLY", n2, .35))
    c = L["cloud"]
    cover = t.ramp(n, .77 - .36 * c, .87 - .34 * c)
    cover = t.math("MULTIPLY", cover, t.ramp(z, .0, .1))
    shade = t.ramp(t.noise(vec, 1.5, 8, .6), .3, .72, .62 if grey else .8, 1.12)
    lum = 1.02 - .12 * grey
    cl = tuple(lum * (wc * (.35 + .65 * k) + (1 - (.35 + .65 * k))) for wc in warm)
    cloud = t.mix(1.0, cl, t.add("CombineXYZ", 0, i0=shade, i1=shade, i2=t.math("POWER", shade, .85)), "MULTIPLY")
    soil = t.ramp(z, -.02, .0)
    col = t.mix(soil, (.24, .22, .19), t.mix(t.math("MULTIPLY", cover, .88), base, cloud))
    plain = t.mix(soil, (.24, .22, .19), t.mix(min(.85, max(.1, (c - .3) * 1.1)), base, tuple(.88 * v for v in cl)))
    lp = t.add("LightPath")
    seen = t.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"])
    bg = t.add("MixShader", 0, i0=seen, i1=t.add("Background", 0, Color=plain, Strength=L["sky"]), i2=t.add("Background", 0, Color=col, Strength=L["sky"]))
    t.t.links.new(bg, t.add("OutputWorld").inputs["Surface"])
    return L
