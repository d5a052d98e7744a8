"""Lamps, plants, rugs, wall art, vases, bowls, mirrors."""
import math

import materials as M
import pictures
from core import at, box, cyl, lathe, mesh, point, rng, sheet, tube
from models import model

GLOW = '#ffdcae'


def pendant(x, y, top, z, kind='dome', col='#22282b', r=.2, on=0.0):
    """Hanging lamp with cord from `top`; z is its lower edge; on = watts."""
    with at(x, y):
        tube([(0, 0, z + .1), (0, 0, top)], .004, M.gloss('#1d1d1d', .5))
        cyl(0, 0, top - .03, .05, .03, M.gloss(col, .4))
        m = M.gloss(col, .35, .4)
        k = 3.0 if on else .9
        with at(0, 0, z):
            if kind == 'dome':
                pr = [(r * math.cos(a), r * .8 * math.sin(a)) for a in [math.pi / 2 * i / 12 for i in range(12)]] + [(.03, r * .8), (.03, r * .8 + .08), (0, r * .8 + .08)]
                lathe(pr, m, 48)
                lathe([(p[0] * .97, p[1] * .97) for p in pr[:13]], M.paint('#f6f1e6'), 48)
                lathe([(0, .04), (.04, .055), (.05, .09), (.03, .13), (0, .14)], M.emit(GLOW, k * 1.6))
            elif kind == 'globe':
                lathe([(r * .8 * math.sin(a), r * .8 * (1 - math.cos(a))) for a in [math.pi * i / 20 for i in range(21)]], M.emit('#fff0dc', .85 + .9 * bool(on)), 40)
                cyl(0, 0, r * 1.56, .035, .06, M.metal('#b08d4f', .3))
            elif kind == 'cone':
                lathe([(r, 0), (.045, r * 1.1), (.03, r * 1.3), (0, r * 1.3)], m, 48)
                lathe([(r * .97, .003), (.04, r * 1.08)], M.paint('#f6f1e6'), 48)
                lathe([(0, .05), (.035, .07), (.035, .12), (0, .14)], M.emit(GLOW, k * 1.6))
            elif kind == 'drum':
                lathe([(r, 0), (r, r * .9)], M.voile('#efe6d6', .4), 56)
                lathe([(0, .05), (.05, .08), (.05, .16), (0, .19)], M.emit(GLOW, k * 2))
            elif kind == 'rattan':
                for i in range(22):
                    a = 2 * math.pi * i / 22
                    tube([(r * f * math.cos(a + .3 * t), r * f * math.sin(a + .3 * t), r * 1.1 * t) for t, f in ((0, .85), (.25, 1), (.5, .95), (.75, .66), (1, .18))], .004, M.wood('#b98d54'), smooth=True)
                for t, f in ((0, .85), (.25, 1), (.5, .95), (.75, .66)):
                    tube([(r * f * math.cos(a), r * f * math.sin(a), r * 1.1 * t) for a in [2 * math.pi * i / 40 for i in range(40)]], .005, M.wood('#a87c46'), cyclic=True)
                lathe([(0, .1), (.04, .12), (.04, .18), (0, .2)], M.emit(GLOW, k * 1.6))
        if on:
            point(0, 0, z - .03, on, (1, .78, .5), .09)


def floor_lamp(kind='tripod', col='#22282b', on=0.0):
    m = M.metal(col, .4)
    if kind == 'arc':
        cyl(0, 0, 0, .17, .04, M.marble(), n=48, bevel=.01)
        tube([(0, 0, .04), (0, 0, 1.3), (-.12, 0, 1.75), (-.55, 0, 2.0), (-1.0, 0, 1.9), (-1.15, 0, 1.7)], .011, m, smooth=True)
        with at(-1.15, 0, 1.5):
            lathe([(.19 * math.cos(a), .19 * math.sin(a)) for a in [math.pi / 2 * i / 12 for i in range(13)]], m, 40)
            lathe([(0, .03), (.05, .06), (.05, .1), (0, .12)], M.emit(GLOW, 2))
    elif kind == 'reader':
        cyl(0, 0, 0, .13, .02, m, n=40)
        tube([(0, 0, .02), (0, 0, 1.35), (-.2, 0, 1.42)], .008, m)
        with at(-.2, 0, 1.36, ry=-35):
            lathe([(.075, -.06), (.05, .05), (.02, .07), (0, .07)], m, 32)
    else:
        for i in range(3):
            a = math.radians(90 + 120 * i)
            tube([(.03 * math.cos(a), .03 * math.sin(a), 1.16), (.28 * math.cos(a), .28 * math.sin(a), 0)], .012, M.wood('#9b7146') if kind == 'tripod' else m)
        with at(0, 0, 1.16):
            lathe([(.2, 0), (.155, .3)], M.voile('#f1e9da', .45), 48)
            lathe([(0, .06), (.05, .1), (.05, .17), (0, .2)], M.emit(GLOW, 1.6 + 2 * bool(on)))
    if on:
        point(0 if kind != 'arc' else -1.15, 0, 1.32, on, (1, .77, .5), .1)


def table_lamp(col='#d8d2c4', h=.5, on=0.0, shade='#f1e9da'):
    lathe([(0, 0), (h * .16, 0), (h * .2, h * .1), (h * .19, h * .3), (h * .08, h * .48), (.012, h * .52), (.012, h * .62), (0, h * .62)], M.gloss(col, .25), 36)
    with at(0, 0, h * .58):
        lathe([(h * .3, 0), (h * .21, h * .42)], M.voile(shade, .45), 44)
        lathe([(0, .03), (.03, .05), (.03, .1), (0, .12)], M.emit(GLOW, 1.6 + 1.6 * bool(on)))
    if on:
        point(0, 0, h * .8, on, (1, .77, .5), .07)


def desk_lamp(col='#2a3a36'):
    m = M.gloss(col, .35)
    cyl(0, 0, 0, .08, .015, m, n=36)
    tube([(0, 0, .01), (.06, 0, .26), (-.1, 0, .45)], .007, m)
    with at(-.12, 0, .40, ry=-25):
        lathe([(.07, -.05), (.035, .06), (0, .07)], m, 28)


PLANTS = {'palm': ('plant', 1.5), 'olive': ('decorativePlant', 1.5), 'yucca': ('yuccaPlant', 1.6), 'spathi': ('spatifilum', .8),
          'pothos': ('augalas', .34), 'aloe': ('littlePlant', .42), 'lily': ('white_lily', .45), 'tulip': ('tulip', .38), 'orchid': ('orchids', .48),
          'indoor': ('mediumIndoorPlant', .7)}


def plant(kind='fig', h=None, pot='#d9d3c7'):
    """Imported plants by name, or procedural 'fig', 'rubber', 'branch'."""
    if kind in PLANTS:
        n, dh = PLANTS[kind]
        tint = {'palm': {'grass': M.gloss('#4a6a38', .5, .25), 'pot': M.gloss(rng.choice(['#d9d3c7', '#8f5a3f', '#3b403f']), .5, .25)}}.get(kind)
        model(n, h=h or dh, mats=tint)
        return
    h = h or 1.5
    leaf = M.gloss('#3f6335' if kind == 'fig' else '#2f4a30', .45, .35)
    leaf2 = M.gloss('#587a40' if kind == 'fig' else '#3d5a38', .45, .35)
    ph = h * .2
    lathe([(0, 0), (ph * .42, 0), (ph * .52, ph), (ph * .47, ph), (ph * .45, ph * .9), (0, ph * .9)], M.gloss(pot, .55, .25), 44)
    for s in range(2 if kind == 'fig' else 4):
        a0, lean = rng.random() * 6.28, rng.uniform(.04, .13) * h
        top = h * rng.uniform(.74, .9)
        P = lambda t: (lean * t * math.cos(a0), lean * t * math.sin(a0), ph * .9 + (top - ph * .9) * t)
        tube([P(t / 5) for t in range(6)], .011, M.wood('#6b543a'), smooth=True)
        n = int(22 * h)
        for i in range(n):
            t = .28 + .72 * i / n
            a = i * 2.4 + a0
            size = h * (.15 if kind == 'fig' else .13) * rng.uniform(.7, 1.1)
            el = rng.uniform(-20, 42) if t < .93 else rng.uniform(30, 75)
            _leaf(P(t), a, el, size, leaf if rng.random() < .6 else leaf2, .62 if kind == 'fig' else .5)


def _leaf(p, a, el, size, mat, wide):
    """One curved, pointed leaf from a stem point."""
    with at(*p, math.degrees(a), rx=0, ry=-el):
        def fn(u, v):
            w = wide * size * .5 * math.sin(math.pi * min(1, max(0, u * .97 + .015)) ** .8)
            y = (v - .5) * 2
            return (.035 + u * size, y * w, -.25 * size * u * u + .12 * size * abs(y) * math.sin(math.pi * u))
        sheet(6, 4, fn, mat)


def twigs(n=7, h=.7, col='#7b8d5f'):
    """Branches with small leaves, for a vase."""
    for i in range(n):
        a, l = rng.random() * 6.28, rng.uniform(.12, .38)
        hh = h * rng.uniform(.7, 1.05)
        P = lambda t: (l * t ** 1.6 * math.cos(a) * h, l * t ** 1.6 * math.sin(a) * h, hh * t)
        tube([P(t / 5) for t in range(6)], .0028, M.wood('#6b543a'))
        for k in range(14):
            _leaf(P(.4 + .6 * k / 14), rng.random() * 6.28, rng.uniform(-10, 60), rng.uniform(.045, .075), M.gloss(col, .6, .2), .55)


def vase(kind='ball', h=.22, col=None):
    m = M.gloss(col or rng.choice(['#e9e3d6', '#b9714e', '#39484a', '#c8b79a', '#f2efe8']), .4, .35)
    pr = {'ball': [(0, 0), (.25, 0), (.45, .25), (.48, .5), (.38, .78), (.2, .92), (.2, 1), (.16, 1), (.16, .9)],
          'bottle': [(0, 0), (.22, 0), (.26, .1), (.25, .45), (.1, .62), (.075, .95), (.09, 1), (.07, 1), (.06, .8)],
          'tall': [(0, 0), (.16, 0), (.2, .5), (.26, .95), (.27, 1), (.24, 1), (.2, .6)],
          'jug': [(0, 0), (.24, 0), (.32, .3), (.28, .65), (.17, .8), (.22, 1), (.19, 1), (.14, .8)]}[kind]
    lathe([(a * h, b * h) for a, b in pr], m, 40)


def bowl(r=.15, col='#d8d0c0', fruit=None):
    m = M.gloss(col, .4) if isinstance(col, str) else col
    lathe([(0, 0), (r * .4, 0), (r * .75, r * .16), (r, r * .5), (r * .96, r * .5), (r * .7, r * .2), (0, r * .08)], m, 40)
    for i in range(6 if fruit else 0):
        a = i * 1.15
        rr = r * .27
        with at(r * .46 * math.cos(a) * (i > 0), r * .46 * math.sin(a) * (i > 0), r * .22 + (0 if i else .25 * r)):
            lathe([(rr * math.sin(t), rr * (1 - math.cos(t))) for t in [math.pi * k / 12 for k in range(13)]], M.gloss(fruit, .4), 20)


def trinket(h=.3):
    k = rng.choice(['ball', 'bottle', 'tall', 'jug', 'bowl', 'frame'])
    if k == 'bowl':
        bowl(.1)
    elif k == 'frame':
        with at(0, .05, 0, rng.uniform(-8, 8), rx=-8):
            picture_frame(0, 0, .16, min(.22, h), rng.randint(0, 9999))
    else:
        vase(k, min(h, rng.uniform(.14, .26)))


def picture_frame(x, z, w, h, seed, frame='#2a2724', depth=.025, y=0.0):
    """Framed print, back at local y, lower edge at z."""
    wm = M.wood(frame)
    t = .018
    box(x, y - depth / 2, z, w, depth, t, wm, .002)
    box(x, y - depth / 2, z + h - t, w, depth, t, wm, .002)
    for s in (-1, 1):
        box(x + s * (w / 2 - t / 2), y - depth / 2, z, t, depth, h, wm, .002)
    px = 320
    m = M.image(pictures.art(seed, px, int(px * h / w)), rough=.5)
    yy = y - depth * .5
    mesh([(x - w / 2 + .01, yy, z + .01), (x + w / 2 - .01, yy, z + .01), (x + w / 2 - .01, yy, z + h - .01), (x - w / 2 + .01, yy, z + h - .01)],
         [(0, 1, 2, 3)], m, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def wall_mirror(x, z, w, h, frame='#b1955c', rnd=False, arch=False):
    fm = M.metal(frame, .35)
    if rnd or arch:
        n = 48
        r = w / 2
        pts = [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n) + r) for i in range(n)] if rnd else \
            [(r, 0)] + [(r * math.cos(math.pi * i / 24), h - r + r * math.sin(math.pi * i / 24)) for i in range(25)] + [(-r, 0)]
        mesh([(x + a, -.012, z + b) for a, b in pts], [tuple(range(len(pts)))], M.mirror())
        tube([(x + a, -.012, z + b) for a, b in pts], .012, fm, cyclic=True)
        return
    mesh([(x - w / 2, -.015, z), (x + w / 2, -.015, z), (x + w / 2, -.015, z + h), (x - w / 2, -.015, z + h)], [(0, 1, 2, 3)], M.mirror())
    for zz in (z, z + h):
        box(x, -.018, zz - .02, w + .04, .036, .04, fm, .008)
    for s in (-1, 1):
        box(x + s * w / 2, -.018, z, .04, .036, h, fm, .008)


def rug(x, y, w, d, seed=0, cols=('#d8cfbf', '#8f7f6b', '#b9603f'), style=0, r=0.0, round_=False):
    img = M.image(pictures.rug(seed, *cols, style=style), rough=1.0)
    with at(x, y, .001, r):
        if round_:
            n = 64
            v = [(w / 2 * math.cos(2 * math.pi * i / n), w / 2 * math.sin(2 * math.pi * i / n), .012) for i in range(n)]
            mesh(v, [tuple(range(n))], img, uv=[(.5 + .5 * math.cos(2 * math.pi * i / n), .5 + .5 * math.sin(2 * math.pi * i / n)) for i in range(n)])
            cyl(0, 0, 0, w / 2, .0115, M.fabric(cols[0]), n=64)
            return
        box(0, 0, 0, w, d, .0105, M.fabric(cols[0]), .003)
        mesh([(-w / 2, -d / 2, .0112), (w / 2, -d / 2, .0112), (w / 2, d / 2, .0112), (-w / 2, d / 2, .0112)], [(0, 1, 2, 3)], img, uv=[(0, 0), (1, 0), (1, 1), (0, 1)])


def book_pile(n=3, w=.26, d=.19):
    z = 0
    for _ in range(n):
        t = rng.uniform(.018, .038)
        with at(0, 0, z, rng.uniform(-14, 14)):
            box(0, 0, 0, w * rng.uniform(.85, 1), d * rng.uniform(.85, 1), t, M.paint(rng.choice(['#e5ded0', '#3c4f52', '#a5553c', '#c7b48d', '#2b2c2e', '#8a9283']), .55), .002)
        z += t
    return z


def tray_set(wd='#8a6a45'):
    """Small tray with cup and candle."""
    box(0, 0, 0, .4, .26, .015, M.wood(wd), .006)
    with at(-.1, .02, .015):
        lathe([(0, 0), (.035, 0), (.04, .07), (.036, .07), (.033, .01), (0, .008)], M.gloss('#eae5da', .3), 28)
    cyl(.1, .03, .015, .035, .09, M.gloss('#e7dcc6', .5), n=28, bevel=.003)


def cushion_ball(r=.12, mat=None):
    lathe([(r * math.sin(t), r * (1 - math.cos(t))) for t in [math.pi * k / 16 for k in range(17)]], mat or M.fabric('#a5553c'), 28)


def basket(r=.22, h=.32, col='#b28f5e'):
    m = M.wood(col)
    for i in range(int(h / .018)):
        z = .012 + i * .018
        tube([((r * (.86 + .14 * z / h)) * math.cos(a), (r * (.86 + .14 * z / h)) * math.sin(a), z + .002 * (k % 2)) for k, a in enumerate([2 * math.pi * j / 30 for j in range(30)])], .0095, m, cyclic=True)
    cyl(0, 0, .004, r * .84, .01, m)
