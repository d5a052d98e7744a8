"""Fitted kitchens: runs of units, islands, appliances, worktop things.

A run stands against a wall: local x along it from 0, back at y=0, front at
y=-0.62. Styles: flat (handleless), shaker, retro (round knobs), ply.
"""
import math

import decor
import materials as M
from core import at, box, cyl, lathe, mesh, rng, tube
from models import model

D = .6


def front(x, z, w, h, m, style='flat', handle='bar', metal='#3a3a3a', y=-D):
    """One door or drawer front, centred at x."""
    box(x, y - .01, z, w - .004, .02, h - .004, m, .002)
    hm = M.metal(metal, .35)
    if style in ('shaker', 'retro'):
        t = .065 if style == 'shaker' else .03
        if h > .2:
            for s in (-1, 1):
                box(x + s * (w / 2 - t / 2 - .002), y - .023, z, t, .008, h - .004, m, .002)
            for zz in (z, z + h - t - .004):
                box(x, y - .023, zz, w - 2 * t, .008, t, m, .002)
    if style == 'flat' and handle == 'none':
        box(x, y + .004, z + h - .022, w - .004, .034, .016, M.paint('#1f1e1c'), 0) if h > .12 else None
        return
    if handle == 'bar':
        if h > .4:
            xx = x + w / 2 - .05
            tube([(xx, y - .045, z + h - .24), (xx, y - .045, z + h - .06)], .006, hm)
            for zz in (z + h - .22, z + h - .08):
                tube([(xx, y - .045, zz), (xx, y - .015, zz)], .004, hm)
        else:
            tube([(x - .09, y - .045, z + h * .6), (x + .09, y - .045, z + h * .6)], .006, hm)
            for s in (-1, 1):
                tube([(x + s * .075, y - .045, z + h * .6), (x + s * .075, y - .015, z + h * .6)], .004, hm)
    elif handle == 'knob':
        with at(x + (w / 2 - .045 if h > .4 else 0), y - .02, z + (h - .1 if h > .4 else h * .5), rx=90):
            lathe([(0, .028), (.014, .024), (.016, .016), (.007, .008), (.008, 0)], hm, 20)
    elif handle == 'cup':
        box(x, y - .035, z + h * .62, .1, .03, .035, hm, .012)


def run(units, m, top, style='flat', handle='none', metal='#3a3a3a', h=.87, splash=None, top_t=.035, plinth='#2a2826', over=.03, m2=None):
    """Lower units from a list of (kind, width); returns the total width.

    kinds: door, doors, drawers, sink, hob, oven, dish, gap, tall, fridge, open"""
    x = 0.0
    tops = []
    start = None
    z0 = .1
    uh = h - z0 - top_t
    for kind, w in units:
        c = x + w / 2
        mm = m
        if kind in ('tall', 'fridge', 'ovens'):
            if start is not None:
                tops.append((start, x))
                start = None
            th = 2.2
            box(c, -D / 2 + .005, z0, w, D - .01, th - z0, mm, .002)
            if kind == 'fridge':
                front(c, z0, w, .75, mm, style, handle, metal)
                front(c, z0 + .755, w, th - z0 - .755, mm, style, handle, metal)
            elif kind == 'ovens':
                front(c, z0, w, .62, mm, style, handle, metal)
                oven(c, z0 + .63, w)
                box(c, -D - .01, z0 + 1.235, w - .01, .02, .38, M.gloss('#101112', .1), .003)
                front(c, z0 + 1.62, w, th - z0 - 1.62, mm, style, handle, metal)
            else:
                front(c, z0, w, th - z0, mm, style, handle, metal)
        elif kind != 'gap':
            if start is None:
                start = x
            if kind == 'open':
                for zz in (z0, z0 + uh * .5):
                    box(c, -D / 2, zz, w, D - .02, .02, mm, .002)
                for s in (-1, 1):
                    box(c + s * (w / 2 - .01), -D / 2, z0, .02, D - .02, uh, mm, .002)
            else:
                box(c, -D / 2 + .005, z0, w, D - .01, uh - (.16 if kind == 'sink' else 0), mm, .002)
            if kind == 'drawers':
                hs = [.2, .28, .28]
                zz = z0
                for q in reversed(hs):
                    q = q * uh / .76
                    front(c, zz, w, q, mm, style, handle if handle != 'cup' else 'cup', metal)
                    zz += q
            elif kind in ('doors', 'sink') and w > .62:
                for s in (-1, 1):
                    front(c + s * w / 4, z0, w / 2, uh, mm, style, handle, metal)
            elif kind == 'oven' or kind == 'hob':
                if kind == 'oven':
                    oven(c, z0 + uh - .6, w)
                    front(c, z0, w, uh - .6, mm, style, 'none' if handle == 'none' else '', metal)
                else:
                    q = uh / 2
                    for k in (0, 1):
                        front(c, z0 + k * q, w, q, mm, style, handle, metal)
                box(c, -D / 2, h + .0005, .58, .51, .006, M.gloss('#0d0e0f', .06), .002)
            elif kind != 'open':
                front(c, z0, w, uh, mm, style, handle, metal)
        else:
            if start is not None:
                tops.append((start, x))
                start = None
        x += w
    if start is not None:
        tops.append((start, x))
    xs = 0.0
    for a, b in tops:
        sinks = []
        xs = 0.0
        for kind, w in units:
            if kind == 'sink' and a <= xs < b:
                sinks.append(xs + w / 2)
            xs += w
        worktop(a, b, h, top, top_t, sinks, over)
        box((a + b) / 2, -D / 2 + .05, 0, b - a, D - .12, .1, M.paint(plinth), 0)
    for xq, (kind, w) in _edges(units):
        if kind in ('tall', 'fridge', 'ovens'):
            box(xq + w / 2, -D / 2 + .05, 0, w, D - .12, .1, M.paint(plinth), 0)
    return x


def _edges(units):
    x = 0.0
    for u in units:
        yield x, u
        x += u[1]


def worktop(a, b, h, top, t, sinks, over=.03, depth=D):
    """Worktop from a to b with sink cut-outs."""
    dep = depth + over
    if not sinks:
        box((a + b) / 2, -dep / 2, h - t, b - a, dep, t, top, .003)
        return
    s = sinks[0]
    sw, y0, y1 = .5, -.52, -.13
    box((a + s - sw / 2) / 2, -dep / 2, h - t, s - sw / 2 - a, dep, t, top, .002)
    box((b + s + sw / 2) / 2, -dep / 2, h - t, b - s - sw / 2, dep, t, top, .002)
    box(s, y1 / 2, h - t, sw, -y1, t, top, .002)
    box(s, (y0 - dep) / 2, h - t, sw, dep + y0, t, top, .002)
    st = M.metal('#c9cbcc', .3)
    v = [(s + sx * sw / 2, y, z) for z in (h - t + .002, h - .2) for sx, y in ((-1, y0), (1, y0), (1, y1), (-1, y1))]
    mesh(v, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], st)
    tap(s, -.07, h)


def tap(x, y, z, col='#c9cbcc', h=.33):
    m = M.metal(col, .18)
    cyl(x, y, z, .022, .03, m)
    tube([(x, y, z), (x, y, z + h * .75), (x, y - .06, z + h), (x, y - .15, z + h), (x, y - .19, z + h * .72)], .011, m, smooth=True)
    tube([(x + .02, y, z + .06), (x + .09, y, z + .1)], .007, m)


def oven(x, z, w, y=-D):
    box(x, y - .01, z, w - .006, .022, .595, M.gloss('#131415', .12), .003)
    box(x, y - .0215, z + .5, w - .02, .004, .085, M.metal('#9a9c9e', .35), .001)
    tube([(x - w * .36, y - .055, z + .45), (x + w * .36, y - .055, z + .45)], .009, M.metal('#b9bbbd', .3))
    for s in (-1, 1):
        tube([(x + s * w * .33, y - .055, z + .45), (x + s * w * .33, y - .02, z + .45)], .006, M.metal('#b9bbbd', .3))


def uppers(x, widths, m, z=1.45, h=.72, d=.35, style='flat', handle='none', metal='#3a3a3a'):
    for w in widths:
        box(x + w / 2, -d / 2, z, w, d, h, m, .002)
        n = 2 if w > .62 else 1
        for i in range(n):
            c = x + (i + .5) * w / n
            front(c, z, w / n, h, m, style, 'none' if handle == 'none' else '', metal, y=-d)
            if handle == 'bar':
                tube([(c + w / n / 2 - .04, -d - .045, z + .05), (c + w / n / 2 - .04, -d - .045, z + .2)], .006, M.metal(metal, .35))
            elif handle in ('knob', 'cup'):
                with at(c + w / n / 2 - .04, -d - .02, z + .08, rx=90):
                    lathe([(0, .028), (.014, .024), (.016, .016), (.007, .008), (.008, 0)], M.metal(metal, .35), 20)
        x += w


def hood(x, z=1.55, kind='chimney', col='#b9bbbd', top=2.7):
    m = M.metal(col, .35)
    if kind == 'chimney':
        v = [(x + sx * a, y, zz) for a, y0, y1, zz in ((.3, -.48, 0, z), (.3, -.48, 0, z + .04), (.12, -.26, 0, z + .2)) for sx, y in ((-1, y0), (1, y0), (1, y1), (-1, y1))]
        f = [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in (0, 1) for i in range(4)] + [(3, 2, 1, 0)]
        mesh(v, f, m)
        box(x, -.13, z + .2, .24, .26, top - z - .2, m, .003)
    else:
        box(x, -.16, z, .6, .32, .06, m, .004)


def shelf(x, z, w, m, d=.24, things=True, brackets='#2a2a2a'):
    box(x + w / 2, -d / 2, z, w, d, .032, m, .003)
    for s in (.12, w - .12):
        tube([(x + s, -.006, z - .12), (x + s, -.006, z - .006), (x + s, -d + .03, z - .006)], .007, M.metal(brackets, .4))
    if things:
        p = x + .08
        while p < x + w - .1:
            with at(p, -d * .5, z + .032):
                k = rng.random()
                if k < .35:
                    for i in range(rng.randint(3, 6)):
                        with at(0, 0, i * .014):
                            lathe([(0, .006), (.05, .006), (.095, .016), (.093, .02), (.05, .01), (0, .01)], M.gloss(rng.choice(['#efece4', '#d9d4c6', '#7d8b8c']), .25), 32)
                elif k < .65:
                    for i in range(2):
                        with at(i * .1 - .03):
                            lathe([(0, 0), (.034, 0), (.04, .085), (.036, .085), (.03, .01), (0, .008)], M.gloss(rng.choice(['#efece4', '#b9714e', '#3e4e52']), .25), 28)
                elif k < .85:
                    decor.vase(rng.choice(['jug', 'bottle', 'ball']), rng.uniform(.15, .24))
                else:
                    decor.plant('pothos', .22) if rng.random() < .5 else decor.bowl(.1)
            p += rng.uniform(.2, .32)


def counter_things(x0, x1, h, y=-.2, n=3, board='#a87b4e'):
    """Chopping boards against the wall, jar with spoons, bowl, kettle."""
    kinds = ['boards', 'jar', 'kettle', 'bowl', 'bottles', 'plant', 'coffee']
    rng.shuffle(kinds)
    for i in range(n):
        x = x0 + (i + .5) * (x1 - x0) / n + rng.uniform(-.05, .05)
        k = kinds[i % len(kinds)]
        with at(x, y, h):
            if k == 'boards':
                for j in range(2):
                    with at(.1 * j, .13 - .03 * j, 0, rx=-9):
                        box(0, 0, 0, .26 - .05 * j, .02, .36 - .07 * j, M.wood(board if j else '#7b5433'), .012)
            elif k == 'jar':
                lathe([(0, 0), (.06, 0), (.065, .16), (.058, .16), (.05, .01), (0, .008)], M.gloss('#dcd6c8', .35), 32)
                for j in range(4):
                    a = j * 1.6
                    tube([(0, 0, .02), (.05 * math.cos(a), .05 * math.sin(a), .3)], .006, M.wood('#b98d58'))
            elif k == 'kettle':
                lathe([(0, 0), (.09, 0), (.1, .03), (.085, .13), (.04, .17), (.015, .185), (.015, .2), (0, .2)], M.metal('#c4c6c8', .2), 40)
                tube([(-.085, 0, .12), (-.1, 0, .22), (0, 0, .27), (.1, 0, .22), (.085, 0, .12)], .008, M.gloss('#222222', .4), smooth=True)
                tube([(.08, 0, .08), (.14, 0, .14)], .014, M.metal('#c4c6c8', .2))
            elif k == 'bowl':
                decor.bowl(.15, '#e9e4d8', fruit=rng.choice(['#c8b23c', '#b8452f', '#7f9a3d', '#d68a2e']))
            elif k == 'bottles':
                for j in range(3):
                    with at(j * .085 - .08, rng.uniform(-.03, .03)):
                        lathe([(0, 0), (.032, 0), (.035, .17), (.012, .22), (.012, .28), (0, .28)], M.gloss(rng.choice(['#3d4a25', '#5b3a1c', '#c9b98a']), .1), 24)
            elif k == 'plant':
                decor.plant('pothos', .26)
            else:
                model('coffeeBrewer', h=.28)


def island(w, d, m, top, style='flat', handle='none', metal='#3a3a3a', h=.9, over=.28, hob=False, sink=False, ends=None):
    """Free-standing island; the overhang is on the -y side (stools there)."""
    box(0, 0, .1, w, d, h - .14, m, .003)
    box(0, 0, 0, w - .1, d - .1, .1, M.paint('#24221f'), 0)
    n = max(2, round(w / .6))
    for i in range(n):
        x = -w / 2 + (i + .5) * w / n
        front(x, .1, w / n, h - .14, m, style, '', metal, y=-d / 2)
    box(0, -over / 2, h - .04, w + .06, d + over + .04, .04, top, .004)
    if ends:
        for s in (-1, 1):
            box(s * (w / 2 + .03), -over / 2, 0, .04, d + over + .04, h - .002, ends, .004)
    if hob:
        box(0, .02, h + .0005, .6, .5, .006, M.gloss('#0d0e0f', .06), .002)
    if sink:
        tap(w * .25, d * .3, h)


def fridge(w=.62, h=1.85, col='#eceae4', retro=False):
    m = M.gloss(col, .25)
    box(0, -.33, .04, w, .62, h - .04, m, .03 if retro else .006, 4)
    box(0, -.655, h * .36, w - .01, .04, h * .63, m, .03 if retro else .006, 4)
    box(0, -.655, .06, w - .01, .04, h * .29, m, .03 if retro else .006, 4)
    for z, a in ((h * .42, .35), (h * .24, .12)):
        tube([(-w / 2 + .06, -.715, z), (-w / 2 + .06, -.715, z + a)], .009, M.metal('#c9cbcc', .2))
        for zz in (z + .01, z + a - .01):
            tube([(-w / 2 + .06, -.715, zz), (-w / 2 + .06, -.67, zz)], .007, M.metal('#c9cbcc', .2))
