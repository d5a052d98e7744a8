"""Larger pieces of building: bays, balconies, gable roofs, roof windows."""
import math

import materials as M
import openings as O
from core import at, box, frame, mesh, rng, tube
from shell import T


def facet_lights(r, x0, z0, w, h, y=.1):
    """Remember a daylight panel for the current frame (see light.daylight)."""
    r.__dict__.setdefault('panels', []).append((frame(), x0, z0, w, h, y))


def bay(r, k, c, w, depth=.75, n=3, sill=.5, h=2.0, col='#f3f2ee', top=2.65, curved=False, view=True):
    """Bay window beyond an opening of width w in wall k; n facets."""
    m = M.gloss(col, .3, .3)
    if curved:
        pts = [(-w / 2 * math.cos(math.pi * i / n), depth * math.sin(math.pi * i / n) ** .8) for i in range(n + 1)]
    else:
        s = w * .27
        pts = [(-w / 2, 0), (-w / 2 + s, depth), (w / 2 - s, depth), (w / 2, 0)]
    with r.wall(k):
        with at(c, T - .02):
            box(0, depth / 2 + .1, -.2, w + .4, depth + .35, .199, M.wood(getattr(r, 'floorcol', '#8d6b48')), 0)
            box(0, depth / 2 + .1, top, w + .6, depth + .35, .2, r.ceil, 0)
            for (ax, ay), (bx, by) in zip(pts, pts[1:]):
                ln = math.hypot(bx - ax, by - ay)
                with at(ax, ay, 0, math.degrees(math.atan2(by - ay, bx - ax))):
                    box(ln / 2, .06, 0, ln + .02, .12, sill, r.mats[k], 0)
                    box(ln / 2, .06, sill + h, ln + .02, .12, max(.02, top - sill - h), r.mats[k], 0)
                    O._bars(0, sill, ln, h, 1, 1, m, .055, .08, .06)
                    if h > 1.6 and not curved:
                        box(ln / 2, .05, sill + h * .72, ln, .08, .06, m, .008)
                    box(ln / 2, .0, sill - .03, ln + .06, .2, .032, m, .005)
                    facet_lights(r, ln / 2, sill + h / 2, ln, h, .2)


def balcony(r, k, c, w, depth=1.5, rail='glass', floor='#a8a29a', chairs=False):
    """Slab with a railing outside wall k."""
    with r.wall(k):
        with at(c, T):
            box(0, depth / 2, -.14, w, depth, .12, M.concrete(floor), 0)
            m = M.metal('#3a3e40', .4)
            if rail == 'glass':
                box(0, depth - .05, .05, w, .012, .95, M.glass('#e6efec'), 0)
                box(0, depth - .05, 1.0, w, .05, .04, m, .004)
            else:
                n = int(w / .11)
                for i in range(n + 1):
                    box(-w / 2 + i * w / n, depth - .05, 0, .014, .014, 1.02, m, 0)
                box(0, depth - .05, 1.02, w, .05, .03, m, .004)


def gable_roof(r, rise, boards='#a77b4d', timber='#6d4a2c', trusses=3, ceil=None, purlins=2):
    """Open roof over the room, ridge along y; walls end at r.h."""
    w, d, h = r.w, r.d, r.h
    half = w / 2 + .3
    ln = math.hypot(half, rise * half / (w / 2))
    ang = math.degrees(math.atan2(rise, w / 2))
    bm = M.wood(boards, .6, .3)
    tm = M.wood(timber, .6, .4)
    for s in (-1, 1):
        with at(w / 2, 0, h + rise, 0 if s > 0 else 180):
            with at(0, 0 if s > 0 else -d, 0, ry=ang):
                if ceil:
                    box(ln / 2, d / 2, .02, ln, d + .6, .06, M.paint(ceil), 0)
                else:
                    n = int(ln / .18)
                    for i in range(n):
                        box((i + .5) * ln / n, d / 2, .02, ln / n - .004, d + .6, .03, bm, .002)
                box(ln / 2, d / 2, .052, ln, d + .6, .06, M.paint('#5d4630'), 0)
                for i in range(1, purlins + 1):
                    box(ln * i / (purlins + 1), d / 2, -.18, .16, d, .2, tm, .012)
                nr = int(d / .55)
                for i in range(nr):
                    box(ln / 2, (i + .5) * d / nr, -.06, ln, .08, .1, tm, .006)
    box(w / 2, d / 2, h + rise - .3, .16, d, .24, tm, .01)
    for k in ('B', 'F'):
        with r.wall(k):
            v = [(0, 0, h), (w, 0, h), (w / 2, 0, h + rise), (0, .3, h), (w, .3, h), (w / 2, .3, h + rise)]
            ob = mesh(v, [(0, 1, 2), (5, 4, 3), (0, 2, 5, 3), (1, 4, 5, 2)], r.mats[k])
            if k == 'F':
                ob.visible_camera = False
    for i in range(trusses):
        y = d * (i + .7) / (trusses + .2)
        box(w / 2, y, h - .05, w, .2, .24, tm, .015)
        box(w / 2, y, h + .15, .18, .18, rise - .3, tm, .012)
        for s in (-1, 1):
            with at(w / 2, y, h + rise - .12, 0 if s > 0 else 180):
                with at(0, 0, 0, ry=ang):
                    box(ln / 2, 0, -.2, ln, .18, .2, tm, .012)
            tube([(w / 2, y, h + .3), (w / 2 + s * w * .24, y, h + rise * .45)], .07, tm)


def roof_window(r, side, z0, reach, c, w, s0, s1, col='#d9c19a'):
    """Frame and daylight for the hole made by shell.slope(roof_window=...)."""
    rise = r.h - z0
    ang = math.degrees(math.atan2(rise, reach))
    m = M.wood(col, .45, .2)
    with r.wall(side):
        with at(0, 0, z0, rx=-ang):
            for x in (c - w / 2 + .03, c + w / 2 - .03):
                box(x, -(s0 + s1) / 2, .06, .06, s1 - s0, .12, m, .005)
            for y in (s0 + .03, s1 - .03):
                box(c, -y, .06, w, .06, .12, m, .005)
            for x in (c - w / 2 - .004, c + w / 2 + .004):
                box(x, -(s0 + s1) / 2, -.004, .01, s1 - s0, .25, r.ceil, 0)
            with at(c, -(s0 + s1) / 2, .3, rx=90):
                # local: x along, y down through the roof -> lamp towards -y of this frame
                facet_lights(r, 0, 0, w, s1 - s0, 0)


def column(x, y, h, s=.35, mat=None, round_=False):
    from core import cyl
    m = mat or M.concrete('#a3a19c')
    cyl(x, y, 0, s / 2, h, m, n=40) if round_ else box(x, y, 0, s, s, h, m, .012)


def railing(x0, x1, y, z, h=1.0, col='#24272a', kind='bars', gap=.11):
    """Straight balustrade along x."""
    m = M.metal(col, .45)
    box((x0 + x1) / 2, y, z + h, x1 - x0, .05, .03, m, .004)
    box((x0 + x1) / 2, y, z + .07, x1 - x0, .04, .02, m, .003)
    n = max(2, int((x1 - x0) / gap))
    for i in range(n + 1):
        e = .03 if i in (0, n) else .012
        box(x0 + (x1 - x0) * i / n, y, z, e, e, h, m, .002)
    if kind == 'cables':
        pass


def track(r, x, y0, y1, n=5, col='#1f2021'):
    """Ceiling track with spots along y."""
    m = M.gloss(col, .4)
    box(x, (y0 + y1) / 2, r.h - .05, .035, y1 - y0, .03, m, .003)
    from core import cyl
    for i in range(n):
        y = y0 + (i + .5) * (y1 - y0) / n
        with at(x, y, r.h - .13, rng.uniform(0, 360), ry=35):
            cyl(0, 0, -.07, .035, .13, m, n=24)
            cyl(0, 0, -.0705, .028, .002, M.emit('#fff2dc', 5), n=24)
