"""Fireplaces, stoves, range cooker. Back towards +y at y=0."""
import math

import materials as M
import surfaces as S
from core import at, box, cyl, mesh, tube


def mantel(mat=None, w=1.35, h=1.12, style='marble', insert='#1d1c1b', tiles=None):
    """Period chimneypiece: pilasters, frieze, shelf, cast-iron insert."""
    m = mat or M.marble()
    d = .2
    pw = .2
    for s in (-1, 1):
        x = s * (w / 2 - pw / 2)
        box(x, -d / 2, 0, pw, d, .12, m, .008)
        box(x, -d / 2 + .015, .12, pw - .03, d - .03, h - .33, m, .008)
        with at(x, -d + .014):
            S.frame_moulding(-.055, .2, .11, h - .52, m, .014, .012)
        box(x, -d / 2, h - .21, pw, d + .02, .14, m, .01)
    box(0, -d / 2 + .02, h - .21, w - 2 * pw, d - .04, .14, m, .006)
    box(0, -d / 2 - .02, h - .07, w + .06, d + .05, .025, m, .01)
    box(0, -d / 2 - .035, h - .045, w + .14, d + .09, .045, m, .014)
    iw, ih = w - 2 * pw, h - .21
    dark = M.gloss(insert, .55, .3)
    box(0, -.03, 0, iw, .06, ih, dark, .003)
    if tiles:
        for s in (-1, 1):
            with at(s * (iw / 2 - .08) - .075, -.066, .02):
                S.wall_tiles(.15, ih - .06, M.tilemat(tiles, .15, .12), .15, .15)
    ow = iw - (.34 if tiles else .14)
    box(0, -.055, 0, ow, .08, ih - .1, dark, .01)
    # arched opening, recessed dark
    r = ow / 2 - .05
    n = 16
    pts = [(-r, .03), (r, .03)] + [(r * math.cos(math.pi * i / n), ih - .2 - r * .75 + r * .75 * math.sin(math.pi * i / n)) for i in range(n + 1)]
    mesh([(x, -.0965, z) for x, z in pts], [tuple(range(len(pts)))], M.paint('#080808', .95, 0))
    for i in range(7):
        tube([(-r * .8 + i * r * .27, -.12, .04), (-r * .8 + i * r * .27, -.12, .2)], .007, dark)
    for z in (.05, .2):
        tube([(-r * .85, -.12, z), (r * .85, -.12, z)], .008, dark)
    box(0, -.25, -.0, w + .1, .5, .012, M.granite('#3a3b3d') if style != 'tile' else M.tilemat('#4a3a30'), .004)
    return h


def hearth_box(w=1.5, h=2.6, mat=None, open_w=.8, open_h=.55, open_z=.35, d=.45, kind='brick', shelf='#7a5636', white=False):
    """Chimney breast with an open fire: brick, stone or plaster; fire glows."""
    from materials import brickmat
    ow, oz = open_w, open_z
    core = M.paint('#c9c2b6' if not white else '#efece5')
    plain = mat if kind == 'plaster' else core
    mort = M.plaster('#a89e90')
    for x0, x1, z0, z1 in ((-w / 2, -ow / 2, 0, h), (ow / 2, w / 2, 0, h), (-ow / 2, ow / 2, 0, oz), (-ow / 2, ow / 2, oz + open_h, h)):
        box((x0 + x1) / 2, -d / 2, z0, x1 - x0, d, z1 - z0, plain, 0)
    hole = [(w / 2 - ow / 2, oz, w / 2 + ow / 2, oz + open_h)]
    if kind == 'brick':
        with at(-w / 2, -d - .001):
            S.bricks(w, h, mat or brickmat('#8e5c4c'), mort, holes=hole)
        for s in (-1, 1):
            with at(s * (w / 2 + .001), -d if s > 0 else 0, 0, 90 * s):
                S.bricks(d, h, mat or brickmat('#8e5c4c'), mort)
    elif kind == 'stone':
        with at(-w / 2, -d - .001):
            S.stones(w, h, mat or M.stonetile('#a59a88', .8, 5, .25, .3), M.plaster('#b5ab9a'), holes=hole)
        for s in (-1, 1):
            with at(s * (w / 2 + .001), -d if s > 0 else 0, 0, 90 * s):
                S.stones(d, h, mat or M.stonetile('#a59a88', .8, 5, .25, .3), M.plaster('#b5ab9a'))
    soot = M.paint('#161413', .95, 0)
    fr = M.gloss('#1c1c1c', .5, .3)
    for s in (-1, 1):
        box(s * (ow / 2 + .02), -d - .004, oz - .04, .1, .03, open_h + .1, fr, .004)
    for z in (oz - .06, oz + open_h - .03):
        box(0, -d - .004, z, ow + .14, .03, .1, fr, .004)
    box(0, -.02, oz, ow, .02, open_h, soot, 0)
    for s in (-1, 1):
        box(s * (ow / 2 - .003), -d / 2, oz, .006, d - .05, open_h, soot, 0)
    box(0, -d / 2, oz, ow, d - .04, .01, soot, 0)
    for i in range(4):
        with at(-.15 + .1 * i, -d * .45 + .03 * (i % 2), oz + .05 + .035 * (i // 2), 80 + 12 * i, ry=90):
            cyl(0, 0, -.2, .04, .4, M.wood('#6b4a2e'))
    if shelf:
        box(0, -d / 2 - .06, oz + open_h + .18, w * 1.02, d + .14, .09, M.wood(shelf), .012)
    return oz + open_h + .27


def stove(col='#1f2021', kind='wood', h=.95, pipe=2.8):
    """Wood or pellet stove with flue."""
    m = M.gloss(col, .5, .3)
    w, d = (.52, .42)
    box(0, -d / 2 - .12, .16, w, d, h - .16, m, .012, 3)
    box(0, -d / 2 - .12, h - .01, w + .05, d + .04, .03, m, .008)
    for sx in (-1, 1):
        for sy in (-.3, -.06 - .0):
            box(sx * (w / 2 - .05), -.12 - d / 2 + (sy + .18) * 1.2, 0, .04, .04, .17, m, .004)
    y = -d - .12
    box(0, y - .008, .32, w - .08, .02, h - .44, m, .008)
    mesh([(-w / 2 + .1, y - .02, .38), (w / 2 - .1, y - .02, .38), (w / 2 - .1, y - .02, h - .2), (-w / 2 + .1, y - .02, h - .2)], [(0, 1, 2, 3)], M.gloss('#060505', .06, .6))
    mesh([(-w / 2 + .14, y - .0215, .4), (w / 2 - .14, y - .0215, .4), (.05, y - .0215, .52), (-.03, y - .0215, .56)], [(0, 1, 2, 3)], M.emit('#ff8a32', .5))
    tube([(w / 2 - .07, y - .04, .5), (w / 2 - .07, y - .04, .68)], .01, M.metal('#b8b8b5', .3))
    cyl(0, -.3, h, .075, pipe - h, m, n=32)
    cyl(0, -.3, h, .1, .03, m, n=32)
    box(0, -.45, 0, 1.1, .95, .012, M.gloss('#23262a', .15), .003)


def range_cooker(w=1.2, col='#22302d'):
    """Cast-iron range: ovens with rails, chrome lids."""
    m = M.gloss(col, .22, .5)
    ch = M.metal('#c9c9c6', .2)
    d = .65
    box(0, -d / 2, .1, w, d, .76, m, .012, 3)
    box(0, -d / 2, 0, w - .06, d - .1, .1, M.gloss('#141414', .5), 0)
    box(0, -d / 2 - .01, .86, w + .02, d + .03, .045, M.gloss('#191b1b', .3), .008)
    for i in range(2):
        for j in range(2):
            x, z = (-1 if i == 0 else 1) * w * .24, .16 + j * .36
            box(x, -d - .012, z, w * .43, .03, .32, m, .014, 3)
            tube([(x - w * .15, -d - .05, z + .27), (x + w * .15, -d - .05, z + .27)], .008, ch)
    for s in (-1, 1):
        cyl(s * w * .24, -d / 2, .905, .19, .03, ch, n=48, bevel=.012)
        tube([(s * w * .24 - .12, -d / 2 - .1, .95), (s * w * .24 + .12, -d / 2 - .1, .95)], .008, ch)
    tube([(-w / 2 + .03, -d - .06, .85), (w / 2 - .03, -d - .06, .85)], .012, ch)
    for s in (-1, 1):
        tube([(s * (w / 2 - .05), -d - .06, .85), (s * (w / 2 - .05), -d, .85)], .009, ch)
