"""Shared steps of every room kind: openings, shell, floor, wall objects."""
import beds
import decor
import materials as M
import openings as O
import seating
import shell
import tables
from core import at, box, rng
from models import model


def start(p):
    """Room with its openings, from a spec dict; walls, floor and mouldings.

    Keys: size (w, d, h), wall, ceil, trim, accent {wall: colour}, floor
    (kind, colour, kw), windows [(wall, c, w, sill, h, kw)], doors
    [(wall, c, kw)],
    holes [(wall, x0, z0, x1, z1)], cornice, panel, wainscot, skirt, beams, curtains."""
    w, d, h = p['size']
    r = shell.Room(w, d, h, p.get('wall', '#efece5'), p.get('ceil', '#f6f5f1'), p.get('trim', '#f3f2ed'), p.get('accent'))
    for k, c, ww, sill, wh, kw in p.get('windows', []):
        O.window(r, k, c, ww, sill, wh, **kw)
    for k, c, kw in p.get('doors', []):
        O.door(r, k, c, **kw)
    for k, c, ww, wh in p.get('openings', []):
        O.opening(r, k, c, ww, wh)
    for q in p.get('holes', []):
        r.hole(*q)
        r.__dict__.setdefault('lights', []).append((q[0], (q[1] + q[3]) / 2, q[3] - q[1], q[2], q[4] - q[2]))
    r.walls(p.get('skip', ''))
    if p.get('ceiling', True):
        r.ceiling()
    fk, fc, *kw = p.get('floor', ('boards', '#b58c5e'))
    r.floorcol = fc
    r.floor(fk, fc, **(kw[0] if kw else {}))
    if p.get('skirt', .09):
        r.skirting(p.get('skirt', .09), step=p.get('skirt', .09) > .13)
    if p.get('cornice'):
        r.cornice(p['cornice'])
    if p.get('panel'):
        r.ceiling_panel(p['panel'])
    if p.get('wainscot'):
        c, kw = p['wainscot']
        r.wainscot(M.gloss(c, .4, .3) if isinstance(c, str) else c, **kw)
    if p.get('beams'):
        c, kw = p['beams']
        shell.beams(r, M.wood(c, .6, .4), **kw)
    for k, c, ww, top, kw in p.get('curtains', []):
        kw = dict(kw)
        if isinstance(kw.get('mat'), str):
            kw['mat'] = M.fabric(kw['mat'])
        if isinstance(kw.get('sheer'), str):
            kw['sheer'] = M.voile(kw['sheer'], .55)
        O.curtains(r, k, c, ww, top, **kw)
    return r


def cloth(c):
    """Colour string to cloth; 'leather:#hex' and 'velvet:#hex' too."""
    if not isinstance(c, str):
        return c
    if c.startswith('leather:'):
        return M.leather(c[8:])
    if c.startswith('velvet:'):
        return M.fabric(c[7:], 1500, .1, 1.0, .8)
    return M.fabric(c)


def items(r, lst):
    """Place objects: (wall or None, x, y, turn, function name, args, kwargs).

    On a wall, x runs along it and y is the distance from it."""
    for it in lst:
        k, x, y, t, fn, *rest = it
        args = rest[0] if rest else ()
        kw = rest[1] if len(rest) > 1 else {}
        z = 0
        if isinstance(y, tuple):
            y, z = y
        f = FN[fn]
        if k:
            with r.wall(k):
                with at(x, -y, z, t):
                    f(*args, **kw)
        else:
            with at(x, y, z, t):
                f(*args, **kw)


def _pic(w, h, seed, frame='#2a2724', z=1.15):
    decor.picture_frame(0, z, w, h, seed, frame)


def _mir(w, h, z=1.2, frame='#b1955c', **kw):
    decor.wall_mirror(0, z, w, h, frame, **kw)


def _side(w=1.6, h=.72, d=.42, top=(), wd='#9a6b42', **kw):
    if kw.get('front') and isinstance(kw['front'], str):
        kw['front'] = M.gloss(kw['front'], .4)
    if isinstance(kw.get('mat'), str):
        kw['mat'] = M.gloss(kw['mat'], .4)
    hh = tables.sideboard(w, h, d, kw.pop('mat', None) or M.wood(wd), **kw)
    for x, what, *a in top:
        with at(x, rng.uniform(-.04, .04), hh):
            on_top(what, *a)


def on_top(what, *a):
    """Small things on furniture."""
    {'lamp': lambda c='#d8d2c4', on=0: decor.table_lamp(c, .5, on), 'vase': lambda k='ball', h=.24, c=None: decor.vase(k, h, c),
     'twigs': lambda h=.6, c='#7b8d5f', v='#c8b79a': (decor.vase('jug', .26, v), _up(.2, lambda: decor.twigs(7, h, c))),
     'books': lambda n=3: decor.book_pile(n), 'bowl': lambda c='#d8d0c0', f=None: decor.bowl(.16, c, f), 'plant': lambda k='pothos', h=None: decor.plant(k, h),
     'pic': lambda w, h, s: _lean(w, h, s), 'tv': lambda w=1.2: tables.tv(w), 'tray': decor.tray_set,
     'desklamp': lambda c='#2a3a36': decor.desk_lamp(c), 'laptop': lambda: model('laptop', w=.34),
     'screen': lambda: screen()}[what](*a)


def screen(w=.56):
    """Desktop monitor, front towards -y, with a keyboard before it."""
    box(0, 0, .14, w, .025, w * .58, M.gloss('#111213', .2), .004)
    box(0, .03, 0, .05, .03, .2, M.metal('#8d8f91', .4), .003)
    box(0, .02, 0, .22, .18, .01, M.metal('#8d8f91', .4), .004)
    box(0, -.28, 0, .42, .13, .014, M.gloss('#d9dadb', .4), .004)
    box(.28, -.28, 0, .06, .1, .02, M.gloss('#d9dadb', .4), .008)


def _up(z, f):
    with at(0, 0, z):
        f()


def _lean(w, h, s):
    with at(0, .1, 0, rx=-7):
        decor.picture_frame(0, 0, w, h, s)


def _rug(w, d, seed=0, cols=('#d8cfbf', '#8f7f6b', '#b9603f'), style=0, **kw):
    decor.rug(0, 0, w, d, seed, cols, style, **kw)


def _seat(fn):
    def f(*a, **kw):
        for k in ('mat', 'throw', 'cushion', 'cover', 'frame'):
            if isinstance(kw.get(k), str):
                kw[k] = cloth(kw[k])
        for k in ('pillows', 'cushions'):
            if k in kw and not isinstance(kw[k], int):
                kw[k] = tuple(cloth(c) for c in kw[k])
        return fn(*a, **kw)
    return f


def group(r, x, y, turn, sofa, chairs=(), table=('round', '#8a5f3a', .9), rug=None, side=None, lamp=None, dist=1.25, top=('books', 'vase'), sofakw=None):
    """Conversation group: sofa at local y=dist facing the coffee table."""
    with at(x, y, 0, turn):
        if rug:
            decor.rug(0, .1, *rug[:2], *rug[2:])
        sk = dict(sofa)
        fn = sk.pop('fn', 'sofa')
        with at(0, dist):
            FN[fn](**sk)
        w = sk.get('w', 2.1)
        if table:
            kind, wd, tw, *tt = table
            h = tables.coffee_table(kind, wd, tw, tt[0] if tt else None)
            for i, t in enumerate(top):
                with at((-.2, .18, 0)[i % 3] * tw, (.05, -.08, .1)[i % 3], h - .005, 15 * i):
                    on_top(t) if isinstance(t, str) else on_top(*t)
        for cx, cy, ct, kw in chairs:
            with at(cx, cy, 0, ct):
                FN['armchair'](**kw)
        if side is not None:
            sx = side * (w / 2 + .34)
            with at(sx, dist + .1):
                tables.side_table()
                with at(0, 0, .5):
                    decor.table_lamp(h=.46)
        if lamp:
            kind, s, col = lamp
            with at(s * (w / 2 + .36), dist + .1, 0, 0 if kind != 'arc' else (0 if s > 0 else 180)):
                decor.floor_lamp(kind, col)


FN = {'sofa': _seat(seating.sofa), 'corner': _seat(seating.corner_sofa), 'armchair': _seat(seating.armchair), 'pouf': lambda c, **k: seating.pouf(cloth(c), **k),
      'side': _side, 'bookcase': lambda *a, wd='#c39a69', paint=None, **k: tables.bookcase(*a, mat=M.gloss(paint, .45, .3) if paint else M.wood(wd), **k),
      'pic': _pic, 'mirror': _mir, 'rug': _rug, 'plant': decor.plant, 'lamp': decor.floor_lamp, 'chest': lambda wd='#a87b4e', mat=None, **k: tables.chest(mat=M.gloss(mat, .4) if mat else M.wood(wd), **k),
      'bed': _seat(beds.bed), 'basket': decor.basket, 'model': model, 'wardrobe': lambda *a, mat=None, **k: tables.wardrobe(*a, mat=M.gloss(mat, .4, .3) if isinstance(mat, str) else mat, **k),
      'top': lambda *a: on_top(*a), 'desk': tables.desk, 'officechair': lambda c='#2f3336': seating.office_chair(cloth(c)),
      'chair': lambda kind='shell', c=None, wd='#b58b5a': seating.dining_chair(kind, cloth(c) if c and kind != 'shell' else (M.gloss(c, .4) if c else None), wd),
      'stool': lambda **k: seating.bar_stool(**k), 'pendant': lambda top, z, kind='dome', col='#22282b', r=.2, on=0: decor.pendant(0, 0, top, z, kind, col, r, on),
      'bedside': beds.bedside, 'sidetable': lambda: tables.side_table(), 'cast': O.cast_radiator, 'panelrad': O.panel_radiator,
      'box': lambda w, d, h, c, b=.004: box(0, 0, 0, w, d, h, M.paint(c) if isinstance(c, str) else c, b)}


def dining(x, y, turn, table, chairs, n=6, top=('bowl',), rug=None, gap=.0, ends=False, jitter=6):
    """Table with chairs along both sides; table = (w, d, kw)."""
    w, d, kw = table
    with at(x, y, 0, turn):
        if rug:
            decor.rug(0, 0, *rug[:2], *rug[2:])
        kw = dict(kw)
        if isinstance(kw.get('top'), str):
            kw['top'] = M.marble() if kw['top'] == 'marble' else M.gloss(kw['top'], .3)
        tables.dining_table(w, d, **kw)
        rnd = kw.get('style') == 'round'
        if rnd:
            import math
            for i in range(n):
                a = 360 / n * i + 40
                with at((w / 2 + .12) * math.sin(math.radians(a)), -(w / 2 + .12) * math.cos(math.radians(a)), 0, a + 180 + rng.uniform(-jitter, jitter)):
                    FN['chair'](*chairs)
        else:
            m = n // 2
            for s in (-1, 1):
                for i in range(m):
                    cx = (i - (m - 1) / 2) * (w - .2) / m
                    with at(cx, s * (d / 2 + .12 + gap + rng.uniform(-.02, .06)), 0, (0 if s > 0 else 180) + rng.uniform(-jitter, jitter)):
                        FN['chair'](*chairs)
            if ends:
                for s in (-1, 1):
                    with at(s * (w / 2 + .2), 0, 0, (-90 if s > 0 else 90) + rng.uniform(-jitter, jitter)):
                        FN['chair'](*chairs)
        for i, t in enumerate(top):
            with at((i - (len(top) - 1) / 2) * w * .3, rng.uniform(-.05, .05), kw.get('h', .75)):
                on_top(t) if isinstance(t, str) else on_top(*t)
