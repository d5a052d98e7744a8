"""Hard surfaces: tile, stone, marble, terrazzo, concrete, brick, carpet."""
from materials import G, memo, shade


@memo
def tilemat(c, rough=.25, var=.06):
    """Ceramic tile: one tone per tile (loose part)."""
    g = G('tile').set(Roughness=rough, Specular=.45)
    r = g.n('NewGeometry').outputs['Random Per Island']
    g.color(g.ramp(r, [(0, shade(c, 1 - var)), (1, shade(c, 1 + var))]))
    return g.m


@memo
def stonetile(c, rough=.45, scale=3.0, amount=.18, var=.08):
    """Stone or stone-look tile: cloudy, one shift per tile."""
    g = G('stone').set(Roughness=rough, Specular=.35)
    v = g.coords(island=True)
    f = g.noise(v, scale, 6, .65)
    a = g.ramp(f, [(.3, shade(c, 1 - amount)), (.7, shade(c, 1 + amount))])
    r = g.n('NewGeometry').outputs['Random Per Island']
    g.color(g.mix(a, g.ramp(r, [(0, (1 - var,) * 3), (1, (1, 1, 1))]), 1.0, 'MULTIPLY'))
    return g.m


@memo
def marble(c='#eceae6', vein='#8d8a88', rough=.18):
    g = G('marble').set(Roughness=rough, Specular=.45)
    v = g.coords((1, 1, 1))
    w = g.noise(v, 1.6, 9, .7)
    g.color(g.ramp(w, [(.36, c), (.47, shade(c, .93)), (.5, vein), (.53, shade(c, .95)), (.66, c)]))
    return g.m


@memo
def granite(c='#4a4a4a', rough=.25):
    g = G('granite').set(Roughness=rough, Specular=.45)
    f = g.noise(g.coords(), 120, 3, .8)
    g.color(g.ramp(f, [(.35, shade(c, .5)), (.5, c), (.66, shade(c, 1.9))]))
    return g.m


@memo
def terrazzo(c='#cfc9be', a='#7d6a5a', b='#3c3c3a', rough=.28, scale=55.0):
    """Chips of two colours in a pale ground."""
    g = G('terrazzo').set(Roughness=rough, Specular=.4)
    v = g.coords(vary=False)
    vo = g.n('TexVoronoi', Scale=scale)
    g.l(v, vo.inputs['Vector'])
    sep = g.n('SeparateRGB')
    g.l(vo.outputs['Color'], sep.inputs[0])
    chip = g.ramp(sep.outputs[0], [(0, a), (.25, b), (.45, shade(c, 1.25)), (.6, c)])
    edge = g.ramp(vo.outputs['Distance'], [(.28, (0, 0, 0)), (.4, (1, 1, 1))])
    g.color(g.mix(chip, c, edge))
    return g.m


@memo
def concrete(c='#9a9894', rough=.55, amount=.2, polish=False):
    g = G('concrete').set(Roughness=.22 if polish else rough, Specular=.4)
    v = g.coords(vary=False)
    f = g.noise(v, .9, 8, .68)
    h = g.noise(v, 30, 4, .7)
    a = g.ramp(f, [(.3, shade(c, 1 - amount)), (.7, shade(c, 1 + amount))])
    g.color(g.mix(a, g.ramp(h, [(.3, (.86,) * 3), (.6, (1, 1, 1))]), 1.0, 'MULTIPLY'))
    g.bump(h, .12, .002)
    return g.m


@memo
def brickmat(c='#8e5c4c', rough=.85):
    """Per-brick tone; white paint works with a pale colour."""
    g = G('brick').set(Roughness=rough, Specular=.15)
    v = g.coords(vary=False)
    r = g.n('NewGeometry').outputs['Random Per Island']
    a = g.ramp(r, [(0, shade(c, .72)), (.5, c), (1, shade(c, 1.22))])
    n = g.noise(v, 45, 4, .7)
    g.color(g.mix(a, g.ramp(n, [(.3, (.8,) * 3), (.65, (1.08,) * 3)]), 1.0, 'MULTIPLY'))
    g.bump(n, .35, .004)
    return g.m


@memo
def carpet(c):
    g = G('carpet').set(Roughness=1.0, Specular=.05, Sheen=.4)
    v = g.coords(vary=False)
    f = g.noise(v, 260, 3, .7)
    g.color(g.ramp(f, [(.3, shade(c, .8)), (.7, shade(c, 1.18))]))
    g.bump(f, .5, .004)
    return g.m
