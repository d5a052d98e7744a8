"""Sofas, armchairs, chairs, stools, poufs. Back towards +y, front to -y."""
import math

import materials as M
from core import at, box, cyl, lathe, pillow, rng, sheet, soft, tube
from models import model


def sofa(w=2.1, mat=None, seats=3, style='slim', legs='#3a2a1e', pillows=(), throw=None, depth=.9):
    """Styles: slim (thin arms, wood legs), block (low, wide arms), lawson."""
    mat = mat or M.fabric('#8f9190')
    arm = {'slim': .12, 'block': .24, 'lawson': .18}[style]
    base = {'slim': .16, 'block': .06, 'lawson': .1}[style]
    ah = {'slim': .58, 'block': .56, 'lawson': .64}[style]
    bh = {'slim': .78, 'block': .70, 'lawson': .84}[style]
    d, iw = depth, w - 2 * arm
    soft(0, 0, base, w - .02, d, .20, mat, .025, .02, 0)
    for s in (-1, 1):
        soft(s * (w - arm) / 2, -.01, base, arm, d - .02, ah - base, mat, min(.05, arm / 2.1), .12)
        for y in (-d / 2 + .08, d / 2 - .08):
            cyl(s * (w / 2 - .09), y, 0, .016, base + .01, M.wood(legs), .024) if style == 'slim' else box(s * (w / 2 - .1), y, 0, .06, .06, base, M.wood(legs), .004)
    soft(0, d / 2 - .09, base, w - .04, .17, bh - base - .08, mat, .06, .1)
    cw = iw / seats
    for i in range(seats):
        x = -iw / 2 + (i + .5) * cw
        soft(x, -.09, base + .2, cw - .006, d - .2, .15, mat, .05, .35, .004)
        with at(x, d / 2 - .26, base + .31, rng.uniform(-1.2, 1.2), rx=-11):
            soft(0, 0, 0, cw - .015, .17, bh - base - .26, mat, .07, .55, .006)
    zs = base + .33
    spots = [(-iw / 2 + .2, 12), (iw / 2 - .2, -12), (-iw / 2 + .5, -6), (iw / 2 - .52, 5)]
    for (x, r), c in zip(spots, pillows):
        sz = rng.uniform(.43, .5)
        pillow(x + rng.uniform(-.03, .03), d / 2 - .42 - rng.random() * .04, zs - .01, sz, sz, c, r, rng.uniform(22, 30))
    if throw:
        blanket(iw * .18, -.02, base + .36, .55, d * .86, throw, base + .02)
    return zs


def blanket(x, y, z, w, d, mat, zmin):
    """Throw lying over a seat and hanging over its front edge."""
    def fn(u, v):
        t = v * (d + .3)
        yy, zz = (y + d / 2 - t, z) if t < d else (y - d / 2 - .035, z - (t - d))
        wob = .012 * math.sin(17 * u + 3 * v) + .006 * math.sin(31 * u)
        return (x + (u - .5) * w * (1 + .06 * math.sin(5 * v)), yy - (.02 * math.sin(9 * u) if t >= d else 0), zz + .012 + abs(wob))
    sheet(26, 30, fn, mat, solid=.012, sub=1)


def corner_sofa(w=2.7, d2=1.7, mat=None, pillows=(), left=True, style='block', throw=None):
    """L-shaped sofa: a sofa and a chaise at its left or right end."""
    mat = mat or M.fabric('#a9a59b')
    s = -1 if left else 1
    sofa(w, mat, 3, style, pillows=pillows, throw=throw)
    ar = .24
    cw = (w - 2 * ar) / 3
    x = s * (w / 2 - ar - cw / 2)
    soft(x, -.45 - (d2 - .9) / 2 + .02, .06, cw + .02, d2 - .9 + .05, .2, mat, .025, .02, 0)
    soft(x, -.45 - (d2 - .9) / 2 + .02, .255, cw, d2 - .9 + .06, .155, mat, .05, .3)


def armchair(mat=None, style='wing', legs='#4a3423', cushion=None):
    """Styles: wing (round tub), mid (wood frame), slip (low upholstered)."""
    mat = mat or M.fabric('#4f6b57')
    if style == 'mid':
        wd = M.wood(legs)
        for s in (-1, 1):
            tube([(s * .33, -.34, 0), (s * .34, -.31, .54)], .02, wd)
            tube([(s * .32, .36, 0), (s * .33, .28, .40)], .02, wd)
            tube([(s * .345, -.36, .55), (s * .35, -.1, .575), (s * .345, .2, .55), (s * .34, .36, .56)], .02, wd, smooth=True)
            tube([(s * .31, -.32, .33), (s * .31, .32, .24)], .018, wd)
            tube([(s * .31, .27, .24), (s * .30, .50, .82)], .018, wd)
        for z in (.5, .8):
            with at(0, .27 + (z - .24) * .4, z):
                box(0, 0, 0, .6, .018, .05, wd, .006)
        with at(0, -.02, .31, rx=-7):
            soft(0, 0, 0, .58, .62, .13, mat, .05, .4)
        with at(0, .30, .40, rx=-22):
            soft(0, 0, 0, .58, .13, .5, mat, .055, .4)
    elif style == 'slip':
        soft(0, 0, .1, .8, .8, .22, mat, .04, .04, 0)
        for s in (-1, 1):
            soft(s * .34, 0, .1, .14, .8, .48, mat, .06, .15)
            for y in (-.32, .32):
                cyl(s * .33, y, 0, .016, .11, M.wood(legs), .022)
        soft(0, .32, .1, .76, .16, .66, mat, .07, .2)
        soft(0, -.06, .31, .54, .64, .15, mat, .05, .45)
    else:
        sheet(26, 8, _tub, mat, solid=.085, sub=1)
        soft(0, -.04, .28, .56, .6, .16, mat, .07, .5)
        soft(0, -.02, .2, .6, .58, .1, mat, .04, 0, 0)
        for sx in (-1, 1):
            for y in (-.24, .24):
                tube([(sx * .24, y, .22), (sx * .29, y * 1.18, 0)], .015, M.wood(legs))
    if cushion:
        pillow(0, .13, .42, .42, .38, cushion, rng.uniform(-8, 8), 24)


def _tub(u, v):
    """Barrel back of the tub chair: open to the front (-y)."""
    a = math.radians(-35 + 250 * u)
    back = math.sin(math.pi * u) ** 1.5
    r = .345 + .04 * v
    return (r * math.cos(a), r * math.sin(a), .22 + (.36 + .22 * back) * v)


def pouf(mat, r=.28, h=.4):
    prof = [(0, 0), (r * .9, .0), (r, h * .2), (r * 1.03, h * .5), (r, h * .8), (r * .86, h * .97), (r * .4, h), (0, h * .99)]
    lathe(prof, mat, 40)


def dining_chair(kind='shell', mat=None, wd='#b58b5a'):
    """shell, slat, rattan, upholstered, thonet, osaka, cross, oak, antique."""
    wdm = M.wood(wd)
    imp = {'osaka': ('osakaChair', .80), 'thonet': ('thonet', .78), 'oak': ('oakChair', 1.02), 'cross': ('chairWithCushion', .92),
           'antique': ('antiqueChair', 1.0), 'tulip': ('designChair', .8)}
    if kind in imp:
        n, h = imp[kind]
        model(n, h=h, mats={'*': wdm} if kind in ('osaka', 'oak') else None)
        return
    if kind == 'shell':
        def fn(u, v):
            x = (u - .5)
            if v < .5:
                t = v / .5
                return (x * .46, -.22 + .40 * t, .45 + .035 * (2 * abs(x)) ** 2 - .02 * math.sin(math.pi * t) + (.0 if t > .12 else -.02 * (1 - t / .12)))
            t = (v - .5) / .5
            a = t * math.pi * .45
            return (x * (.46 - .03 * t), .18 + .07 * math.sin(a) + .05 * t - .05 * (2 * abs(x)) ** 2 * (t + .2), .45 + .37 * t + .03 * (2 * abs(x)) ** 2 * (1 - t) - .06 * t * (2 * abs(x)) ** 3)
        sheet(10, 16, fn, mat or M.gloss('#e8e6e0', .4), solid=.014, sub=1)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * .12, sy * .1 - .01, .44), (sx * .21, sy * .2, 0)], .013, wdm)
    elif kind == 'slat':
        for sx in (-1, 1):
            tube([(sx * .2, -.2, 0), (sx * .2, -.19, .44)], .016, wdm)
            tube([(sx * .2, .22, 0), (sx * .19, .2, .45), (sx * .185, .27, .82)], .016, wdm)
            tube([(sx * .2, -.19, .2), (sx * .2, .2, .2)], .01, wdm)
        box(0, 0, .435, .43, .43, .03, wdm, .008)
        for i in range(5):
            x = -.13 + i * .065
            tube([(x, .2, .46), (x, .26, .8)], .007, wdm)
        with at(0, .268, .77):
            box(0, 0, 0, .4, .022, .07, wdm, .008)
        if mat:
            soft(0, 0, .46, .41, .41, .045, mat, .02, .3)
    else:
        mat = mat or M.fabric('#7b7f7a')
        soft(0, 0, .4, .48, .48, .1, mat, .04, .3)
        with at(0, .2, .46, rx=-9):
            soft(0, 0, 0, .46, .075, .4, mat, .035, .3)
        for sx in (-1, 1):
            tube([(sx * .2, -.19, 0), (sx * .19, -.18, .42)], .014, wdm)
            tube([(sx * .2, .22, 0), (sx * .19, .19, .42)], .014, wdm)


def bar_stool(mat=None, wd='#b58b5a', h=.66, metal='#26282a'):
    wdm = M.wood(wd)
    mm = M.metal(metal, .45)
    lathe_pts = [(0, h - .035), (.15, h - .035), (.175, h - .02), (.175, h - .005), (.16, h), (0, h - .008)]
    lathe(lathe_pts, mat or wdm, 36)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        tube([(.1 * math.cos(a), .1 * math.sin(a), h - .03), (.2 * math.cos(a), .2 * math.sin(a), 0)], .011, mm)
    tube([(.163 * math.cos(math.radians(a)), .163 * math.sin(math.radians(a)), .24) for a in range(0, 360, 20)], .008, mm, cyclic=True)


def office_chair(mat=None):
    """Five-star swivel chair."""
    mat = mat or M.fabric('#2f3336')
    mm = M.metal('#3a3c3e', .4)
    for i in range(5):
        a = math.radians(72 * i + 18)
        tube([(0, 0, .11), (.3 * math.cos(a), .3 * math.sin(a), .07)], .018, mm)
        cyl(.3 * math.cos(a), .3 * math.sin(a), 0, .028, .055, M.gloss('#1c1c1c', .5))
    cyl(0, 0, .1, .026, .32, mm)
    soft(0, 0, .42, .5, .49, .09, mat, .045, .4)
    tube([(0, .2, .43), (0, .29, .5), (0, .29, .7)], .02, mm)
    with at(0, .27, .54, rx=-8):
        soft(0, 0, 0, .47, .07, .52, mat, .033, .3)
    for s in (-1, 1):
        tube([(s * .26, .05, .45), (s * .29, .05, .64)], .013, mm)
        box(s * .29, 0, .64, .055, .25, .025, M.gloss('#202224', .5), .01)
