"""Bathroom fittings. Back towards +y at y=0 unless said otherwise."""
import math

import materials as M
from core import at, box, cyl, lathe, mesh, rng, sheet, tube
from models import model

CER = '#f4f4f2'


def tub(l=1.7, w=.75, free=False, col=CER, apron=None, h=.56):
    """Built-in bath (apron on -y) or free-standing oval; length along x."""
    m = M.gloss(col, .1, .5)
    n = 56

    def ring(a, b, z, p):
        out = []
        for i in range(n):
            t = 2 * math.pi * i / n
            c, s = math.cos(t), math.sin(t)
            out.append((a * math.copysign(abs(c) ** p, c), b * math.copysign(abs(s) ** p, s), z))
        return out
    p = .75 if free else .38
    if free:
        rings = [ring(l * .37, w * .33, 0, p), ring(l * .40, w * .37, .02, p), ring(l * .46, w * .45, h * .6, p), ring(l / 2, w / 2, h - .01, p), ring(l / 2, w / 2, h, p),
                 ring(l / 2 - .03, w / 2 - .03, h + .002, p), ring(l / 2 - .04, w / 2 - .04, h - .02, p), ring(l * .42, w * .4, h * .5, p), ring(l * .34, w * .3, .13, p), ring(.01, .01, .12, 1)]
    else:
        rings = [ring(l / 2 - .07, w / 2 - .07, h, p), ring(l / 2 - .08, w / 2 - .08, h - .02, p), ring(l * .42, w * .38, h * .5, p), ring(l * .38, w * .3, .15, p), ring(.01, .01, .14, 1)]
    v = [q for r in rings for q in r]
    f = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)]
    with at(0, -w / 2):
        mesh(v, f, m, smooth=True)
        if not free:
            outer = [(l / 2 * math.copysign(1, q[0]) if abs(q[0]) / (l / 2) > abs(q[1]) / (w / 2) else q[0] * (w / 2) / max(abs(q[1]), 1e-6),
                      w / 2 * math.copysign(1, q[1]) if abs(q[0]) / (l / 2) <= abs(q[1]) / (w / 2) else q[1] * (l / 2) / max(abs(q[0]), 1e-6), h) for q in rings[0]]
            mesh(rings[0] + outer, [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], m)
            box(0, -w / 2 + .008, 0, l, .016, h, apron or m, .003)
            for s in (-1, 1):
                box(s * (l / 2 - .004), 0, 0, .008, w, h - .001, apron or m, 0)
    mt = M.metal('#c9cbcc', .15)
    if free:
        tube([(l * .5 - .32, .12, 0), (l * .5 - .32, .12, .85), (l * .5 - .32, .04, .92), (l * .5 - .32, -.1, .9)], .014, mt, smooth=True)
    else:
        tube([(-l / 2 + .35, -.02, h + .12), (-l / 2 + .35, -.16, h + .12), (-l / 2 + .35, -.17, h + .08)], .014, mt)
        tube([(-l / 2 + .23, -.03, h + .12), (-l / 2 + .47, -.03, h + .12)], .02, mt)


def vanity(w=.9, wd='#b48a5a', top=None, basin='bowl', mat=None, h=.82, drawers=2):
    m = mat or M.wood(wd)
    z = h - .5
    box(0, -.24, z, w, .46, .46, m, .003)
    for j in range(drawers):
        box(0, -.478, z + .004 + j * .46 / drawers, w - .006, .018, .46 / drawers - .008, m, .002)
    box(0, -.245, h - .04, w + .01, .49, .03, top or M.gloss(CER, .12), .003)
    mt = M.metal('#c9cbcc', .15)
    if basin == 'bowl':
        with at(0, -.25, h - .01):
            lathe([(0, 0), (.13, 0), (.19, .06), (.21, .13), (.2, .135), (.18, .07), (.11, .025), (0, .02)], M.gloss(CER, .08), 48)
        tube([(0, -.04, h), (0, -.04, h + .24), (0, -.17, h + .24), (0, -.175, h + .21)], .011, mt)
    else:
        box(0, -.25, h - .012, .55, .38, .05, M.gloss(CER, .1), .015)
        box(0, -.255, h + .03, .48, .3, .009, M.gloss('#dcdcda', .1), .004)
        tube([(0, -.06, h + .03), (0, -.06, h + .16), (0, -.17, h + .14)], .012, mt)
    with at(w * .36, -.2, h - .01):
        lathe([(0, 0), (.03, 0), (.032, .13), (.01, .15), (.01, .19), (0, .19)], M.gloss(rng.choice(['#7b5b34', '#d9d4c8', '#39484a']), .2), 24)


def pedestal_basin(h=.84):
    model('washbasin', h=h)


def wc(kind='wall'):
    """Wall-hung WC with boxed cistern, or close-coupled model."""
    if kind != 'wall':
        model('toiletsUnit', h=.78)
        return
    m = M.gloss(CER, .1, .5)

    def egg(w, l, z, y0):
        return [(w / 2 * math.sin(t), y0 - l / 2 - l / 2 * math.cos(t) * (1 if math.cos(t) > 0 else .9), z) for t in [2 * math.pi * i / 40 for i in range(40)]]
    rings = [egg(.2, .32, .1, 0), egg(.3, .46, .2, 0), egg(.36, .53, .36, 0), egg(.365, .54, .40, 0), egg(.37, .545, .405, 0), egg(.37, .545, .43, 0), egg(.34, .52, .44, -.01), egg(.01, .02, .442, -.25)]
    v = [q for r in rings for q in r]
    f = [(k * 40 + i, k * 40 + (i + 1) % 40, (k + 1) * 40 + (i + 1) % 40, (k + 1) * 40 + i) for k in range(len(rings) - 1) for i in range(40)]
    mesh(v, f, m, smooth=True)
    box(0, .0, .95, .24, .012, .16, M.gloss('#e9e9e7', .2), .004)


def shower(w=1.2, d=.9, h=2.05, tray='#e9e8e5', glass_side='-y', metal='#c9cbcc'):
    """Walk-in shower in a corner: x from 0 to w, back wall y=0, open end."""
    mt = M.metal(metal, .2)
    box(w / 2, -d / 2, 0, w, d, .03, M.gloss(tray, .3) if isinstance(tray, str) else tray, .004)
    box(w / 2, -d / 2, .031, .12, .12, .002, mt, 0)
    g = M.glass('#dfe9e5')
    if '-y' in glass_side:
        box(w / 2, -d, .03, w, .008, h - .03, g, 0)
        tube([(0, -d, h), (w, -d, h)], .008, mt)
        tube([(w, -d, .03), (w, -d, h)], .007, mt)
    if '+x' in glass_side:
        box(w, -d / 2, .03, .008, d, h - .03, g, 0)
        tube([(w, 0, h), (w, -d, h)], .008, mt)
        tube([(w, -d, .03), (w, -d, h)], .007, mt)
    x = w * .35
    tube([(x, -.06, 1.05), (x, -.06, 2.15), (x, -.1, 2.22), (x, -.36, 2.22)], .011, mt, smooth=False)
    cyl(x, -.36, 2.18, .125, .012, mt, n=40)
    tube([(x - .13, -.05, 1.1), (x + .13, -.05, 1.1)], .021, mt)
    tube([(x + .12, -.07, 1.1), (x + .18, -.1, .8), (x + .1, -.1, .75), (x + .03, -.08, 1.3), (x + .02, -.07, 1.6)], .006, mt, smooth=True)


def towel_rail(w=.5, h=1.2, towel='#8fa3a6', col='#f2f2f0'):
    """Ladder radiator with one folded towel; back at y=0."""
    m = M.gloss(col, .25)
    for s in (-1, 1):
        tube([(s * w / 2, -.07, 0), (s * w / 2, -.07, h)], .015, m)
    n = int(h / .07)
    for i in range(n):
        if i % 6 != 5:
            tube([(-w / 2, -.07, .04 + i * .07), (w / 2, -.07, .04 + i * .07)], .009, m)
    if towel:
        hang_towel(0, -.07, h * .8, w * .8, .5, towel)


def hang_towel(x, y, z, w, l, col):
    def fn(u, v):
        s = (v - .5) * 2 * l
        wob = .006 * math.sin(14 * u + 2 * v)
        return (x + (u - .5) * w, y + (-.02 if s < 0 else .02) + wob - .014 * (1 if s < 0 else -1), z - abs(s) + .015 * math.cos(min(abs(s) / .05, 1.57)))
    sheet(20, 30, fn, M.fabric(col, 300, .12), solid=.012)


def lit_mirror(x, z, w, h, light=1.2):
    mesh([(x - w / 2, -.03, z), (x + w / 2, -.03, z), (x + w / 2, -.03, z + h), (x - w / 2, -.03, z + h)], [(0, 1, 2, 3)], M.mirror())
    box(x, -.014, z + .01, w - .02, .028, h - .02, M.paint('#d8d8d6'), 0)
    if light:
        box(x, -.02, z + h + .002, w * .9, .012, .012, M.emit('#fff3e2', light * 3), 0)
