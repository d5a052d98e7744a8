"""Kitchens: runs along walls, islands, tables."""
import kitchen as K
import materials as M
import period
import rooms_common as C
import seating
import surfaces as S
from core import at, box

TOPS = {'oak': lambda: M.wood('#b58a58'), 'walnut': lambda: M.wood('#6f4b30'), 'marble': lambda: M.marble(), 'black': lambda: M.granite('#26282a'),
        'granite': lambda: M.granite('#55504a'), 'bluestone': lambda: M.stonetile('#4c535a', .5, 8, .12, .02), 'white': lambda: M.gloss('#f0efeb', .25),
        'pale': lambda: M.granite('#c9c4ba', .35), 'grey': lambda: M.concrete('#a5a39e', .4), 'laminate': lambda: M.gloss('#d8d2c2', .4)}


def mat(c):
    """Front material: colour, 'wood:#hex' or 'ply'."""
    if not isinstance(c, str):
        return c
    if c.startswith('wood:'):
        return M.wood(c[5:], .45, .22)
    return M.gloss(c, .38, .35)


def run_on_wall(r, q):
    """One run: wall, x0, units, colour, top, options."""
    k, x0, units, col, top, kw = q
    kw = dict(kw)
    up, sh, hd, th, spl, rng_ = (kw.pop(n, None) for n in ('uppers', 'shelves', 'hood', 'things', 'splash', 'range'))
    style, handle, metal = kw.get('style', 'flat'), kw.get('handle', 'none'), kw.get('metal', '#3a3a3a')
    t = TOPS[top]() if isinstance(top, str) else top
    m = mat(col)
    with r.wall(k):
        with at(x0, 0):
            w = K.run(units, m, t, **kw)
            h = kw.get('h', .87)
            if spl:
                sx0, sx1, sh_, kind, c, *g = spl
                if kind == 'slab':
                    box((sx0 + sx1) / 2, -.008, h, sx1 - sx0, .016, sh_, TOPS[c]() if c in TOPS else mat(c), .001)
                else:
                    tw, th_, bond = {'metro': (.2, .1, .5), 'square': (.15, .15, 0), 'zellige': (.1, .1, 0), 'large': (.6, .3, .5), 'stack': (.065, .2, 0)}[kind]
                    with at(sx0, 0, h):
                        S.wall_tiles(sx1 - sx0, sh_, M.tilemat(c, .12 if kind != 'large' else .35, .1 if kind == 'zellige' else .03), tw, th_, M.paint(g[0] if g else '#d9d6ce'), .002, bond)
            if up:
                for ux, ws, *o in up:
                    okw = dict(o[0]) if o else {}
                    mm = mat(okw.pop('col')) if 'col' in okw else m
                    K.uppers(ux, ws, mm, style=style, handle=handle, metal=metal, **okw)
            for s in sh or ():
                K.shelf(s[0], s[1], s[2], M.wood(s[3] if len(s) > 3 else '#a87b4e'))
            if hd:
                K.hood(hd[0], hd[1], hd[2] if len(hd) > 2 else 'chimney', hd[3] if len(hd) > 3 else '#b9bbbd', r.h)
            for a in th or ():
                K.counter_things(a[0], a[1], h, n=a[2])
            if rng_:
                with at(rng_[0], 0):
                    period.range_cooker(rng_[1], rng_[2])
    return w


def kitchen(p):
    r = C.start(p)
    for q in p.get('runs', []):
        run_on_wall(r, q)
    if p.get('island'):
        x, y, t, w, d, col, top, kw = p['island']
        kw = dict(kw)
        stools = kw.pop('stools', None)
        bits = kw.pop('top', ())
        ends = kw.pop('ends', None)
        with at(x, y, 0, t):
            K.island(w, d, mat(col), TOPS[top](), ends=TOPS[ends]() if ends else None, **kw)
            if stools:
                n, skw = stools
                for i in range(n):
                    with at((i - (n - 1) / 2) * w / n * .9, -d / 2 - kw.get('over', .28) - .08, 0, 8 * (-1) ** i):
                        seating.bar_stool(**{k: (C.cloth(v) if k == 'mat' else v) for k, v in skw.items()})
            for bx, what, *a in bits:
                with at(bx, .05, kw.get('h', .9)):
                    C.on_top(what, *a)
    for d in p.get('dining', []):
        C.dining(*d[:3], **d[3])
    for g in p.get('groups', []):
        C.group(r, *g[:3], **g[3])
    for k, c, kw in p.get('fridges', []):
        with r.wall(k):
            with at(c, 0):
                K.fridge(**kw)
    C.items(r, p.get('items', []))
    for f in p.get('features', []):
        from rooms_living import feature
        feature(r, f)
    if p.get('extra'):
        p['extra'](r)
    return r
