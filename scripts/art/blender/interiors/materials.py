"""Procedural materials. Colours are sRGB hex; textures use object metres.

Wood comes as a family {'x', 'y', 'z'} so that the grain follows each part.
"""
import bpy
import numpy as np

_CACHE = {}


def reset():
    _CACHE.clear()


def hexc(h):
    """'#rrggbb' (or a linear triple) to linear RGB."""
    if not isinstance(h, str):
        return tuple(h)
    h = h.lstrip('#')
    c = np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return tuple(np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4))


class G:
    """Tiny node-graph helper around one principled material."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.p = self.t.nodes['Principled BSDF']

    def n(self, kind, **kw):
        node = self.t.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            if k in node.inputs:
                node.inputs[k].default_value = v
            else:
                setattr(node, k, v)
        return node

    def l(self, a, b):
        self.t.links.new(a, b)

    def set(self, **kw):
        for k, v in kw.items():
            k = k.replace('_', ' ')
            self.p.inputs[k].default_value = (*v, 1) if isinstance(v, tuple) else v
        return self

    def coords(self, scale=(1, 1, 1), uv=False, island=False, vary=True):
        """Scaled coordinates, shifted per object or per loose part."""
        tc = self.n('TexCoord')
        src = tc.outputs['UV' if uv else 'Object']
        if vary:
            add = self.n('VectorMath', operation='ADD')
            self.l(src, add.inputs[0])
            if island:
                r = self.n('NewGeometry').outputs['Random Per Island']
            else:
                r = self.n('ObjectInfo').outputs['Random']
            mul = self.n('VectorMath', operation='SCALE')
            mul.inputs[0].default_value = (37, 91, 53)
            self.l(r, mul.inputs['Scale'])
            self.l(mul.outputs[0], add.inputs[1])
            src = add.outputs[0]
        mp = self.n('Mapping')
        mp.inputs['Scale'].default_value = scale
        self.l(src, mp.inputs['Vector'])
        return mp.outputs[0]

    def noise(self, vec, scale, detail=3.0, rough=.55):
        x = self.n('TexNoise', Scale=scale, Detail=detail, Roughness=rough)
        self.l(vec, x.inputs['Vector'])
        return x.outputs['Fac']

    def ramp(self, fac, stops):
        r = self.n('ValToRGB')
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for el, (pos, c) in zip(e, stops):
            el.position, el.color = pos, (*hexc(c), 1)
        self.l(fac, r.inputs['Fac'])
        return r.outputs['Color']

    def mix(self, a, b, fac, blend='MIX'):
        m = self.n('MixRGB', blend_type=blend)
        for s, v in zip(('Fac', 'Color1', 'Color2'), (fac, a, b)):
            if hasattr(v, 'is_output'):
                self.l(v, m.inputs[s])
            else:
                m.inputs[s].default_value = v if s == 'Fac' else (*hexc(v), 1)
        return m.outputs['Color']

    def color(self, out):
        self.l(out, self.p.inputs['Base Color'])

    def bump(self, height, strength=.2, dist=.002):
        b = self.n('Bump', Strength=strength, Distance=dist)
        self.l(height, b.inputs['Height'])
        self.l(b.outputs['Normal'], self.p.inputs['Normal'])


def shade(c, k):
    """Lighter (k > 1) or darker colour as linear triple."""
    return tuple(min(1.0, v * k) for v in hexc(c))


def memo(fn):
    def w(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in _CACHE:
            _CACHE[key] = fn(*a, **k)
        return _CACHE[key]
    return w


@memo
def paint(c, rough=.7, spec=.25):
    """Wall paint or lacquer."""
    return G('paint').set(Base_Color=hexc(c), Roughness=rough, Specular=spec).m


@memo
def plaster(c, mottle=.12, bump=.25):
    """Bare or limewashed plaster."""
    g = G('plaster').set(Roughness=.9, Specular=.15)
    v = g.coords(vary=False)
    a = g.noise(v, 1.3, 6, .65)
    g.color(g.ramp(a, [(.3, shade(c, 1 - mottle * 1.6)), (.5, hexc(c)), (.7, shade(c, 1 + mottle))]))
    g.bump(g.noise(v, 9, 5, .6), bump, .006)
    return g.m


@memo
def fabric(c, weave=700.0, amount=.16, sheen=.25, rough=.95):
    """Woven cloth with fine colour variation."""
    g = G('fabric').set(Roughness=rough, Specular=.1, Sheen=sheen)
    v = g.coords()
    f = g.noise(v, weave / 6, 2)
    g.color(g.ramp(f, [(.3, shade(c, 1 - amount)), (.7, shade(c, 1 + amount))]))
    g.bump(f, .25, .0015)
    return g.m


@memo
def leather(c, rough=.42):
    """Leather with grain and worn variation."""
    g = G('leather').set(Roughness=rough, Specular=.4)
    v = g.coords()
    g.color(g.ramp(g.noise(v, 5, 4), [(.3, shade(c, .75)), (.7, shade(c, 1.2))]))
    g.bump(g.noise(v, 160, 2), .2, .001)
    return g.m


def _wood(c, axis, rough, contrast, uv=False):
    g = G('wood').set(Roughness=rough, Specular=.35)
    s = {'x': [1.6, 26.0, 9.0], 'y': [26.0, 1.6, 9.0], 'z': [26.0, 9.0, 1.6]}[axis]
    if uv:
        s = [1.6, 26.0, 26.0]
    v = g.coords(tuple(s), uv=uv, island=uv)
    f = g.noise(v, 1.0, 5, .62)
    tone = g.ramp(f, [(.28, shade(c, 1 - contrast)), (.5, hexc(c)), (.72, shade(c, 1 + contrast * .55))])
    src = g.n('NewGeometry').outputs['Random Per Island'] if uv else g.n('ObjectInfo').outputs['Random']
    k = .3 if uv else .12
    var = g.ramp(src, [(0, (1 - k,) * 3), (1, (1 + k * .35, 1 + k * .3, 1 + k * .22))])
    g.color(g.mix(tone, var, 1.0, 'MULTIPLY'))
    g.bump(f, .08, .001)
    return g.m


@memo
def wood(c, rough=.42, contrast=.32):
    """Wood family, grain along x, y or z."""
    return {a: _wood(c, a, rough, contrast) for a in 'xyz'}


@memo
def planks(c, rough=.36, contrast=.3):
    """Wood for floor boards: UV along the board, tone per board."""
    return _wood(c, 'x', rough, contrast, uv=True)


@memo
def metal(c='#c8c8c8', rough=.3):
    return G('metal').set(Base_Color=hexc(c), Metallic=1.0, Roughness=rough).m


@memo
def gloss(c, rough=.12, spec=.5):
    """Glazed ceramic, enamel, lacquer."""
    return G('gloss').set(Base_Color=hexc(c), Roughness=rough, Specular=spec).m


@memo
def voile(c='#f4f1ea', through=.45):
    """Curtain cloth that lets light through."""
    g = G('voile')
    d, t, mx = g.n('BsdfDiffuse'), g.n('BsdfTranslucent'), g.n('MixShader')
    for s in (d, t):
        s.inputs['Color'].default_value = (*hexc(c), 1)
    mx.inputs['Fac'].default_value = through
    g.l(d.outputs[0], mx.inputs[1])
    g.l(t.outputs[0], mx.inputs[2])
    g.l(mx.outputs[0], g.t.nodes['Material Output'].inputs['Surface'])
    return g.m


@memo
def glass(tint='#eef4f2'):
    """Thin pane without reflection (mirrored noise costs more than it shows)."""
    g = G('glass')
    tr = g.n('BsdfTransparent')
    tr.inputs['Color'].default_value = (*hexc(tint), 1)
    g.l(tr.outputs[0], g.t.nodes['Material Output'].inputs['Surface'])
    return g.m


@memo
def emit(c='#ffd9a8', k=4.0):
    g = G('emit')
    e = g.n('Emission', Strength=k)
    e.inputs['Color'].default_value = (*hexc(c), 1)
    g.l(e.outputs[0], g.t.nodes['Material Output'].inputs['Surface'])
    return g.m


@memo
def mirror():
    return G('mirror').set(Base_Color=(.92, .93, .93), Metallic=1.0, Roughness=.01).m


def image(arr, emission=None, rough=.6, name='img'):
    """Material from a numpy picture (H, W, 3, linear floats), mapped by UV."""
    h, w = arr.shape[:2]
    im = bpy.data.images.new(name, w, h, float_buffer=True)
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = arr[::-1]
    im.pixels.foreach_set(px.ravel())
    g = G(name)
    tx = g.n('TexImage', image=im, extension='EXTEND')
    if emission is None:
        g.set(Roughness=rough, Specular=.2)
        g.color(tx.outputs['Color'])
    else:
        e = g.n('Emission', Strength=emission)
        g.l(tx.outputs['Color'], e.inputs['Color'])
        g.l(e.outputs[0], g.t.nodes['Material Output'].inputs['Surface'])
    return g.m


from materials2 import brickmat, carpet, concrete, granite, marble, stonetile, terrazzo, tilemat  # noqa: E402,F401
