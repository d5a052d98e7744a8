"""Bathrooms and shower rooms: tiled walls, fittings placed on walls."""
import bath as B
import materials as M
import rooms_common as C
import surfaces as S
from core import at, box

TILE = {'square': (.15, .15, 0), 'metro': (.2, .1, .5), 'large': (.6, .3, .5), 'slab': (.6, 1.2, 0), 'small': (.1, .1, 0), 'stack': (.065, .2, 0)}


def tilewall(r, k, height, kind, c, grout='#cfccc4', x0=0.0, x1=None, mat=None):
    """Tiles on wall k up to `height` (holes are left out)."""
    tw, th, bond = TILE[kind]
    m = mat or (M.tilemat(c, .14, .05) if kind != 'slab' and kind != 'large' else M.stonetile(c, .3, 2.5, .12, .04))
    x1 = r.length(k) if x1 is None else x1
    holes = [(a - x0, b, c2 - x0, d) for a, b, c2, d in r.holes[k]]
    with r.wall(k):
        with at(x0, -.001):
            with at(0, 0, 0, rx=90):
                with at(0, 0, .006):
                    S.tiles(x1 - x0, height, m, tw, th, .003, bond, holes=holes)
                S.tiles(x1 - x0, height, M.paint(grout), tw, th, 0, bond, holes=holes)


def bathroom(p):
    r = C.start(p)
    for t in p.get('tiles', []):
        tilewall(r, *t[:4], **(t[4] if len(t) > 4 else {}))
    for k, c, what, kw in p.get('fit', []):
        kw = dict(kw)
        z = kw.pop('z', 0)
        y = kw.pop('y', 0)
        for n in ('apron', 'tray', 'mat', 'top'):
            if isinstance(kw.get(n), tuple):
                kw[n] = M.stonetile(*kw[n])
        with r.wall(k):
            with at(c, -y, z):
                FIT[what](**kw)
    C.items(r, p.get('items', []))
    if p.get('extra'):
        p['extra'](r)
    return r


def _mirror(w=.8, h=.9, rnd=False, lit=True):
    if rnd:
        C.decor.wall_mirror(0, 0, w, w, '#2b2c2d', rnd=True)
    else:
        B.lit_mirror(0, 0, w, h, 1.2 if lit else 0)


def _spots(w, d, h):
    for i in (-1, 1):
        box(i * w / 4, 0, h - .004, .09, .09, .005, M.emit('#fff3e0', 4), 0)


FIT = {'tub': B.tub, 'vanity': B.vanity, 'basin': B.pedestal_basin, 'wc': B.wc, 'shower': B.shower, 'rail': B.towel_rail, 'mirror': _mirror,
       'towel': lambda c='#8fa3a6', w=.45: (B.hang_towel(0, -.06, 0, w, .45, c), C.tables.tube([(-w / 2 - .06, -.06, 0), (w / 2 + .06, -.06, 0)], .009, M.metal('#c9cbcc', .2))),
       'stool': lambda: C.FN['bedside']('stool', '#b58e5e'), 'plant': C.decor.plant, 'mat': lambda w=.8, d=.5, c='#e3ded2': C.decor.rug(0, 0, w, d, 1, (c, c, c), 3), 'ledge': lambda w=1.2, h=1.0, d=.16, c='#e9e6df': box(0, -d / 2, 0, w, d, h, M.paint(c) if isinstance(c, str) else c, .003)}
