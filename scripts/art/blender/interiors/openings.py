"""Windows, glazed doors, inner doors, curtains, blinds and radiators.

Each function works on one wall of a Room and opens the hole itself; call
them before room.walls(). Windows are remembered in room.lights (light.py).
"""
import math

import materials as M
from core import at, box, cyl, mesh, rng, sheet, tube
from shell import T


def _bars(x0, z0, w, h, nx, nz, mat, t, depth, y):
    """Frame with nx x nz panes between the rectangle's edges."""
    for i in range(nx + 1):
        x = x0 + w * i / nx
        e = t if 0 < i < nx else t * 1.4
        x = min(max(x, x0 + e / 2), x0 + w - e / 2)
        box(x, y, z0, e, depth, h, mat, .004)
    for j in range(nz + 1):
        z = z0 + h * j / nz
        e = t if 0 < j < nz else t * 1.4
        z = min(max(z, z0 + e / 2), z0 + h - e / 2)
        box(x0 + w / 2, y, z - e / 2, w, depth * .96, e, mat, .004)


def window(room, k, c, w, sill, h, style='casement', col='#f3f2ee', board=True, casing=None, radiator=False,
           arch=False, glazed=False):
    """Window centred at c along wall k. Styles: casement (two leaves),
    period (two leaves and transom light), sash, modern, panes:N, grid:NxM,
    french (double glazed door), slide:N."""
    x0 = c - w / 2
    room.hole(k, x0, sill, x0 + w, sill + h)
    room.__dict__.setdefault('lights', []).append((k, c, w, sill, h))
    m = M.gloss(col, .3, .3)
    with room.wall(k):
        y = T * .62
        if style == 'casement':
            _bars(x0, sill, w, h, 1, 1, m, .05, .07, y)
            for i in (0, 1):
                _bars(x0 + .05 + i * (w - .1) / 2, sill + .05, (w - .1) / 2, h - .1, 1, 1, m, .05, .06, y - .02)
        elif style == 'period':
            th = h * .27
            _bars(x0, sill, w, h, 1, 1, m, .06, .1, y)
            box(c, y - .01, sill + h - th - .05, w, .12, .09, m, .012)
            for i in (0, 1):
                _bars(x0 + .06 + i * (w - .12) / 2, sill + .06, (w - .12) / 2, h - th - .1, 1, 1, m, .055, .06, y - .02)
                _bars(x0 + .06 + i * (w - .12) / 2, sill + h - th + .03, (w - .12) / 2, th - .09, 1, 1, m, .04, .06, y - .02)
            tube([(c, y - .07, sill + .95), (c, y - .07, sill + 1.09)], .009, M.metal('#b49a62', .3))
        elif style == 'sash':
            _bars(x0, sill, w, h / 2 + .03, 2, 1, m, .04, .05, y - .03)
            _bars(x0, sill + h / 2 - .03, w, h / 2 + .03, 2, 1, m, .04, .05, y + .03)
        elif style == 'french':
            _bars(x0, sill, w, h, 1, 1, m, .06, .1, y)
            for i in (0, 1):
                xx = x0 + .06 + i * (w - .12) / 2
                _bars(xx, sill + .02, (w - .12) / 2, h - .08, 1, 1, m, .07, .06, y - .02)
                box(xx + (w - .12) / 4, y - .02, sill + .02, (w - .12) / 2, .05, .3, m, .004)
            tube([(c - .04, y - .08, 1.02), (c - .04, y - .08, 1.14)], .009, M.metal('#9c9c98', .3))
        elif style.startswith('slide'):
            n = int(style.split(':')[1])
            for i in range(n):
                _bars(x0 + i * w / n - (.03 if i else 0), sill, w / n + .03, h, 1, 1, m, .045, .06, y + (.05 if i % 2 else -.02))
            box(x0 + w / n - .09, y - .08, .95, .02, .05, .35, M.metal('#8f9294', .35), .005)
        elif style.startswith('panes'):
            n = int(style.split(':')[1])
            _bars(x0, sill, w, h, n, 1, m, .06, .08, y)
        elif style.startswith('grid'):
            nx, nz = map(int, style.split(':')[1].split('x'))
            _bars(x0, sill, w, h, nx, nz, m, .028, .05, y)
        else:
            _bars(x0, sill, w, h, 1, 1, m, .06, .08, y)
        if glazed:
            mesh([(x0, y, sill), (x0 + w, y, sill), (x0 + w, y, sill + h), (x0, y, sill + h)], [(0, 1, 2, 3)], M.glass())
        if arch:
            _arch(room, k, x0, w, sill + h)
        if board and sill > .2:
            box(c, T * .18 - .03, sill - .035, w + .1, T * .95, .036, M.marble('#d9d6cf', '#b3aea6', .3) if board == 'stone' else m, .006)
        if casing:
            s = casing
            for xx in (x0 - s / 2, x0 + w + s / 2):
                box(xx, -.012, max(0, sill - .02), s, .026, h + .02 + s - max(0, -sill), room.trim, .007)
            box(c, -.012, sill + h, w + 2 * s, .026, s, room.trim, .007)
            if sill > .3:
                with at(0, 0):
                    import surfaces as S
                    S.frame_moulding(x0 + .05, .14, w - .1, sill - .28, room.trim, .03)
        if radiator:
            rh = min(.75, sill - .2) if radiator == 'panel' else min(.85, sill - .12)
            with at(c, -.11, .12 if radiator == 'panel' else .0):
                panel_radiator(w * .85, rh) if radiator == 'panel' else cast_radiator(min(w * .9, 1.1), rh)


def _arch(room, k, x0, w, top):
    """Fill the two upper corners of a hole to a half-round (in wall colour)."""
    r, n = w / 2, 18
    for s in (-1, 1):
        cx = x0 + r
        pts = [(cx + s * r, top)] + [(cx + s * r * math.cos(a), top - r + r * math.sin(a)) for a in [math.pi / 2 * i / n for i in range(n + 1)]]
        v = [(x, 0, z) for x, z in pts] + [(x, T, z) for x, z in pts]
        m = len(pts)
        f = [tuple(range(m)), tuple(range(m, 2 * m))[::-1]] + [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
        mesh(v, f, room.mats[k])


def panel_radiator(w, h):
    """Flat steel radiator; local back at y=+."""
    m = M.gloss('#f2f2f0', .35, .3)
    box(0, 0, 0, w, .1, h, m, .012)
    n = int(w / .045)
    for i in range(n):
        box(-w / 2 + (i + .5) * w / n, -.052, .04, .022, .006, h - .08, m, .003)
    for s in (-1, 1):
        tube([(s * (w / 2 - .06), .02, 0), (s * (w / 2 - .06), .02, -.12)], .009, m)
    cyl(w / 2 + .03, 0, h - .09, .022, .06, M.gloss('#ffffff', .3))


def cast_radiator(w, h, col='#ecebe6'):
    """Column radiator of cast sections on feet."""
    m = M.gloss(col, .4, .35)
    n = max(4, int(w / .062))
    for i in range(n):
        x = -w / 2 + (i + .5) * w / n
        for y in (-.055, 0, .055):
            tube([(x, y, .09), (x, y, h - .04)], .0165, m)
        for z in (.1, h - .05):
            tube([(x, -.07, z), (x, .07, z)], .027, m)
        if i in (0, n - 1):
            for y in (-.05, .05):
                cyl(x, y, 0, .02, .1, m, .014)
    for z in (.1, h - .05):
        tube([(-w / 2, 0, z), (w / 2, 0, z)], .02, m)
    tube([(w / 2, 0, .1), (w / 2 + .07, 0, .1), (w / 2 + .07, 0, 0)], .011, m)


def curtains(room, k, c, w, top, bottom=.02, mat=None, side='both', spread=.34, rod='#2a2a2a', sheer=None, off=.1, wave=1.0):
    """Pleated curtains on a rod; sheer adds a translucent layer over all."""
    rod_m = M.metal(rod, .4)
    with room.wall(k):
        tube([(c - w / 2 - spread - .06, -off, top + .03), (c + w / 2 + spread + .06, -off, top + .03)], .011, rod_m)
        for s in (-1, 1):
            cyl(c + s * (w / 2 + spread + .06) - .0, -off, top + .012, .02, .036, rod_m)
            box(c + s * (w / 2 + spread), -off / 2, top + .02, .015, off, .02, rod_m, .002)

        def cloth(a, b, m, fold, amp, y):
            n = max(3, (b - a) / fold)
            ph, k2 = rng.random() * 6, rng.uniform(.2, .5)

            def fn(u, v):
                z = bottom + (top - bottom) * v
                an = 2 * math.pi * n * u + ph
                t = amp * wave * (1 - .25 * v) * (1 + k2 * math.sin(an * .37))
                return (a + (b - a) * u + .3 * t * math.cos(an * 2 + v) * (1 - v), -y + t * math.sin(an + .3 * math.sin(3 * v)), z)
            sheet(int(n * 10), 8, fn, m)
        if mat:
            if side in ('both', 'l'):
                cloth(c - w / 2 - spread, c - w / 2 + spread * .22, mat, .105, .042, off)
            if side in ('both', 'r'):
                cloth(c + w / 2 - spread * .22, c + w / 2 + spread, mat, .105, .042, off)
        if sheer:
            cloth(c - w / 2 - .08, c + w / 2 + .08, sheer, .09, .022, off - .05)


def roller(room, k, c, w, top, drop, mat):
    """Roller blind or roman blind inside the reveal's face."""
    with room.wall(k):
        cyl_m = M.gloss('#e9e8e4', .4)
        tube([(c - w / 2, -.03, top), (c + w / 2, -.03, top)], .022, cyl_m)
        box(c, -.03, top - drop, w * .98, .004, drop, mat, 0)
        box(c, -.03, top - drop - .012, w * .98, .012, .02, mat, .003)


def door(room, k, c, w=.85, h=2.08, style='panel', col='#f2f1ec', open_deg=0, casing=.09, beyond='#d9d3c6', handle='#8d8d8a'):
    """Inner door: panel (two panels), period (three panels), plain, glazed."""
    x0 = c - w / 2
    room.hole(k, x0, 0, x0 + w, h)
    m = M.gloss(col, .38, .3)
    mh = M.metal(handle, .3)
    with room.wall(k):
        for xx in (x0 - casing / 2, x0 + w + casing / 2):
            box(xx, -.012, 0, casing, .028, h + casing, room.trim, .006)
        box(c, -.012, h, w + 2 * casing, .03, casing, room.trim, .006)
        for xx in (x0 + .012, x0 + w - .012):
            box(xx, T / 2, 0, .024, T, h, room.trim, .002)
        box(c, T / 2, h - .024, w, T, .024, room.trim, .002)
        box(c, T + .06, 0, w + .4, .02, h + .3, M.paint(beyond), 0)
        with at(x0 + .02, .05, 0, open_deg):
            lw = w - .04
            box(lw / 2, 0, .008, lw, .042, h - .04, m, .003)
            if style in ('panel', 'period'):
                rows = [(.16, .72), (1.02, h - 1.02 - .2)] if style == 'panel' else [(.16, .6), (.88, .16), (1.16, h - 1.16 - .2)]
                import surfaces as S
                for z, a in rows:
                    with at(0, -.021):
                        S.frame_moulding(.12, z, lw - .24, a, m, .028, .012)
            cyl_z = 1.03
            box(lw - .07, -.026, cyl_z - .1, .04, .008, .22, mh, .003)
            tube([(lw - .07, -.03, cyl_z), (lw - .07, -.07, cyl_z), (lw - .19, -.07, cyl_z)], .009, mh)


def opening(room, k, c, w, h=2.4, casing=.12):
    """Wide cased opening to a second room (the caller builds beyond it)."""
    x0 = c - w / 2
    room.hole(k, x0, 0, x0 + w, h)
    with room.wall(k):
        for y in ((-.012), (T + .012)):
            for xx in (x0 - casing / 2, x0 + w + casing / 2):
                box(xx, y, 0, casing, .03, h + casing, room.trim, .008)
            box(c, y, h, w + 2 * casing, .034, casing, room.trim, .008)
        for xx in (x0 + .01, x0 + w - .01):
            box(xx, T / 2, 0, .02, T, h, room.trim, .002)
        box(c, T / 2, h - .02, w, T, .02, room.trim, .002)
