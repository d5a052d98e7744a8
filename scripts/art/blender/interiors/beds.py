"""Beds with draped duvets, bedside tables. Head towards +y."""
import math

import materials as M
from core import at, box, cyl, pillow, rng, sheet, soft, tube


def duvet(w, l, z, mat, hang=.26, y0=0.0, fold=None, seed=0):
    """Draped cover: top with soft wrinkles, sides hanging; y0 = foot end."""
    ph = [rng.random() * 6 for _ in range(8)]

    def fn(u, v):
        s = (u - .5) * (w + 2 * hang)
        t = v * (l + hang) - hang
        wr = .012 * math.sin(5.3 * s + 2.1 * t + ph[0]) + .009 * math.sin(9.7 * t - 3.1 * s + ph[1]) + .007 * math.sin(15 * s + 8 * t + ph[2]) + .004 * math.sin(31 * t + 11 * s + ph[3])
        ex = abs(s) - w / 2
        ey = -t
        x, y, zz = s, y0 + t, z + .05 + wr
        r = .07
        if ex > 0:
            a = min(ex / r, math.pi / 2)
            x = math.copysign(w / 2 + r * math.sin(a) * .8 + .012 * math.sin(13 * t + ph[4]) * min(1, ex * 8), s)
            zz = z + .05 + wr * .5 - (r * (1 - math.cos(a)) + max(0, ex - r * math.pi / 2))
        if ey > 0:
            a = min(ey / r, math.pi / 2)
            y = y0 - r * math.sin(a) * .8 - .012 * math.sin(13 * s + ph[5]) * min(1, ey * 8)
            zz = min(zz, z + .05 + wr * .5 - (r * (1 - math.cos(a)) + max(0, ey - r * math.pi / 2)))
        return (x, y, max(zz, .03))
    sheet(64, 64, fn, mat, solid=.028, sub=1)


def bed(w=1.6, style='upholstered', frame=None, linen='#f1eee8', cover=None, throw=None, cushions=(), pillows=2, wd='#a87b4e'):
    """Styles: upholstered, wood (plank head), metal, low (platform)."""
    l = 2.0
    lin = M.fabric(linen, 500, .05)
    cov = cover or lin
    wm = M.wood(wd)
    zb = .28 if style != 'low' else .2
    if style == 'upholstered':
        fm = frame or M.fabric('#b5aa98')
        soft(0, 0, .06, w + .08, l + .08, .26, fm, .03, .02, 0)
        n = 3 if w > 1.2 else 2
        for i in range(n):
            soft(-(w + .1) / 2 + (i + .5) * (w + .1) / n, l / 2 + .08, .06, (w + .1) / n - .003, .12, 1.06, fm, .05, .12)
    elif style == 'metal':
        mm = M.metal('#2b2c2d', .5)
        for y, h in ((l / 2 + .04, 1.08), (-l / 2 - .04, .62)):
            tube([(-w / 2 - .03, y, 0), (-w / 2 - .03, y, h - .1), (-w / 2 + .09, y, h), (w / 2 - .09, y, h), (w / 2 + .03, y, h - .1), (w / 2 + .03, y, 0)], .016, mm)
            for i in range(1, 9):
                tube([(-w / 2 + i * w / 9, y, .3), (-w / 2 + i * w / 9, y, h)], .007, mm)
            tube([(-w / 2, y, .3), (w / 2, y, .3)], .012, mm)
        for s in (-1, 1):
            box(s * (w / 2 + .02), 0, .24, .03, l, .06, mm, .004)
    else:
        for s in (-1, 1):
            box(s * (w / 2 + .02), 0, zb - .16, .035, l + .06, .18, wm, .004)
            for y in (-l / 2, l / 2):
                box(s * (w / 2 - .02), y, 0, .07, .07, zb, wm, .004)
        box(0, -l / 2 - .03, zb - .16, w + .07, .035, .18, wm, .004)
        hh = 1.0 if style == 'wood' else .8
        if style == 'wood':
            for i in range(5):
                box(0, l / 2 + .05, .25 + i * .15, w + .08, .03, .145, wm, .004)
            for s in (-1, 1):
                box(s * (w / 2 + .02), l / 2 + .05, 0, .06, .05, hh + .04, wm, .006)
        else:
            box(0, l / 2 + .05, .1, w + .5, .04, hh, wm, .004)
    soft(0, 0, zb, w, l, .24, lin, .06, .05, .002)
    z = zb + .24
    duvet(w + .02, l - .52, z - .02, cov, .28 if style != 'low' else .2, -l / 2 - .01)
    # turned-back edge
    soft(0, l / 2 - .56, z + .005, w + .1, .3, .07, lin, .034, .1, .006)
    n = 2 if w > 1.2 else 1
    pw = .62
    for i in range(n):
        x = (i - (n - 1) / 2) * (w * .5)
        with at(x, l / 2 - .13, z - .0, rng.uniform(-2, 2)):
            pillow(0, 0, 0, pw, .46, lin, 0, 28, .2)
            if pillows > n:
                pillow(0, -.17, 0, pw * .97, .44, cov if cover else lin, rng.uniform(-3, 3), 33, .19)
    for i, c in enumerate(cushions):
        pillow((i - (len(cushions) - 1) / 2) * .42, l / 2 - .46, z + .02, .42, .34, c, rng.uniform(-6, 6), 34, .14)
    if throw:
        def fn(u, v):
            s = (u - .5) * (w + .56)
            ex = abs(s) - w / 2 - .05
            x = math.copysign(min(abs(s), w / 2 + .1), s) if ex > 0 else s
            zz = z + .085 + .008 * math.sin(11 * s + 5 * v) + .006 * math.sin(23 * v)
            if ex > 0:
                zz -= ex * 1.05
            return (x, -l / 2 + .12 + v * .62 + .02 * math.sin(4 * s), zz)
        sheet(50, 14, fn, throw, solid=.014, sub=1)
    return z


def bedside(kind='box', wd='#a87b4e', mat=None):
    m = mat or M.wood(wd)
    if kind == 'round':
        cyl(0, 0, 0, .2, .48, m, n=48, bevel=.012)
        return .48
    if kind == 'stool':
        box(0, 0, .43, .38, .34, .03, m, .006)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * .14, sy * .12, .43), (sx * .17, sy * .15, 0)], .014, m)
        return .46
    box(0, 0, .14, .45, .4, .36, m, .004)
    for j in (0, 1):
        box(0, -.208, .155 + j * .17, .42, .018, .158, m, .003)
        cyl(0, -.232, .225 + j * .17, .01, .02, M.metal('#8b7a55', .35))
    for sx in (-1, 1):
        for sy in (-1, 1):
            tube([(sx * .18, sy * .15, .14), (sx * .19, sy * .16, 0)], .013, m)
    return .5
