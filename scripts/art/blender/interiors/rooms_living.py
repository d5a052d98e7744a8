"""Living rooms, drawing rooms, studios: conversation groups and features."""
import decor
import materials as M
import period
import rooms_common as C
from core import at


def feature(r, f):
    """Fireplace or stove on a wall: (wall, c, kind, kw)."""
    k, c, kind, kw = f
    kw = dict(kw)
    over = kw.pop('over', None)
    top = kw.pop('top', ())
    breast = kw.pop('breast', None)
    out = kw.pop('out', 0)
    with r.wall(k):
        with at(c, 0):
            y0 = 0
            if breast:
                bw, bd, bc = breast
                from core import box
                box(0, -bd / 2, 0, bw, bd, r.h, M.paint(bc) if isinstance(bc, str) else bc, 0)
                box(0, -bd - .008, 0, bw, .016, .12, r.trim, .004)
                y0 = -bd
            with at(0, y0):
                if kind == 'mantel':
                    if isinstance(kw.get('mat'), str):
                        kw['mat'] = M.gloss(kw['mat'], .35)
                    h = period.mantel(**kw)
                    dep = -.14
                elif kind == 'hearth':
                    h = period.hearth_box(h=r.h, **kw)
                    dep = -kw.get('d', .45) / 2
                else:
                    period.stove(pipe=r.h, **kw)
                    h, dep = 1, 0
                for x, what, *a in top:
                    with at(x, dep, h):
                        C.on_top(what, *a)
                if over:
                    if over[0] == 'mirror':
                        with at(0, -out):
                            decor.wall_mirror(0, h + .12, over[1], over[2], over[3] if len(over) > 3 else '#b1955c', arch=len(over) > 4)
                    else:
                        with at(0, -kw.get('d', 0) if kind == 'hearth' else 0):
                            decor.picture_frame(0, h + .18, over[1], over[2], over[3])


def living(p):
    r = C.start(p)
    for f in p.get('features', []):
        feature(r, f)
    for g in p.get('groups', []):
        C.group(r, *g[:3], **g[3])
    for d in p.get('dining', []):
        C.dining(*d[:3], **d[3])
    C.items(r, p.get('items', []))
    if p.get('extra'):
        p['extra'](r)
    return r
