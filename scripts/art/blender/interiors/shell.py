"""The room itself: walls with holes, floor, ceiling, mouldings, beams.

Room frame: x in 0..w, y in 0..d, camera looks along +y. Walls: B (back, y=d),
L (x=0), R (x=w), F (front, behind the camera, never seen by it).
"""
import math
from contextlib import contextmanager

import materials as M
import surfaces as S
from core import at, box, extrude, lathe

T = .32  # wall thickness


class Room:
    """Size, palette and openings of one room; build() makes the shell."""

    def __init__(self, w, d, h, wall='#efece5', ceil='#f5f4f0', trim='#f2f1ec', accent=None):
        self.w, self.d, self.h = w, d, h
        self.mats = {k: M.paint(wall) if isinstance(wall, str) else wall for k in 'LRBF'}
        for k, c in (accent or {}).items():
            self.mats[k] = M.paint(c) if isinstance(c, str) else c
        self.ceil, self.trim = M.paint(ceil) if isinstance(ceil, str) else ceil, M.gloss(trim, .35, .3)
        self.holes = {k: [] for k in 'LRBF'}  # (x0, z0, x1, z1) in wall frame
        self.doors = {k: [] for k in 'LRBF'}  # spans without skirting

    def length(self, k):
        return self.w if k in 'BF' else self.d

    @contextmanager
    def wall(self, k):
        """Wall frame seen from inside: x to the right, y outwards, z up."""
        x, y, r = {'B': (0, self.d, 0), 'R': (self.w, self.d, -90),
                   'L': (0, 0, 90), 'F': (self.w, 0, 180)}[k]
        with at(x, y, 0, r):
            yield

    def hole(self, k, x0, z0, x1, z1):
        self.holes[k].append((x0, z0, x1, z1))
        if z0 < .02:
            self.doors[k].append((x0, x1))

    def walls(self, skip='', top=None):
        """Walls as blocks around the holes; F is hidden from the camera."""
        for k in 'LRBF':
            if k in skip:
                continue
            ln, h = self.length(k), self.h
            with self.wall(k):
                hs = self.holes[k]
                xs = sorted({-T if k in 'BF' else 0, ln + (T if k in 'BF' else 0), *[a for q in hs for a in (q[0], q[2])]})
                zs = sorted({0, h, *[a for q in hs for a in (q[1], q[3]) if 0 < a < h]})
                for xa, xb in zip(xs, xs[1:]):
                    for za, zb in zip(zs, zs[1:]):
                        cx, cz = (xa + xb) / 2, (za + zb) / 2
                        if any(q[0] < cx < q[2] and q[1] < cz < q[3] for q in hs):
                            continue
                        ob = box(cx, T / 2, za, xb - xa, T, zb - za, self.mats[k], 0)
                        if k == 'F':
                            ob.visible_camera = False

    def ceiling(self, holes=()):
        box(self.w / 2, self.d / 2, self.h, self.w + 2 * T, self.d + 2 * T, .2, self.ceil, 0)

    def base(self, mat):
        """Dark plane under the laid floor (joints)."""
        box(self.w / 2, self.d / 2, -.2, self.w + 2 * T, self.d + 2 * T, .197, mat, 0)

    def skirting(self, h=.09, t=.016, mat=None, walls='LRB', step=False):
        """Skirting board, interrupted at doors."""
        mat = mat or self.trim
        for k in walls:
            with self.wall(k):
                spans = [(0, self.length(k))]
                for a, b in sorted(self.doors[k]):
                    spans = [s for u, v in spans for s in ((u, min(v, a)), (max(u, b), v)) if s[1] - s[0] > .02]
                for a, b in spans:
                    box((a + b) / 2, -t / 2, 0, b - a, t, h, mat, .004)
                    if step:
                        box((a + b) / 2, -t * .8, 0, b - a, t * 1.6, h * .72, mat, .006)

    def cornice(self, size=.16, mat=None, walls='LRB'):
        """Period plaster cornice."""
        mat = mat or self.ceil
        s, h = size, self.h
        prof = [(0, h), (0, h - s), (-.08 * s, h - s), (-.12 * s, h - .86 * s), (-.3 * s, h - .8 * s),
                (-.42 * s, h - .6 * s), (-.62 * s, h - .36 * s), (-.8 * s, h - .28 * s), (-.84 * s, h - .16 * s),
                (-1.05 * s, h - .14 * s), (-1.1 * s, h - .02 * s), (-1.1 * s, h)]
        for k in walls + ('F' if 'B' in walls else ''):
            with self.wall(k):
                ob = extrude(prof[::-1], self.length(k), mat, smooth=True)
                if k == 'F':
                    ob.visible_camera = False

    def ceiling_panel(self, inset=.45):
        """Plaster frame and rose on the ceiling."""
        i, w, d, h = inset, self.w, self.d, self.h
        for x, y, a, b in ((w / 2, i, w - 2 * i, .05), (w / 2, d - i, w - 2 * i, .05),
                           (i, d / 2, .05, d - 2 * i), (w - i, d / 2, .05, d - 2 * i)):
            box(x, y, h - .022, a, b, .022, self.ceil, .008)
        with at(w / 2, d / 2, h):
            lathe([(0, -.06), (.06, -.06), (.09, -.03), (.2, -.022), (.23, -.045), (.26, -.045), (.29, -.02),
                   (.38, -.016), (.4, -.03), (.43, -.03), (.45, 0)], self.ceil, 48, True)

    def wainscot(self, mat, walls='LRB', h=.95, pw=.62):
        """Raised panels below a rail."""
        for k in walls:
            with self.wall(k):
                spans = [(0, self.length(k))]
                cuts = self.doors[k] + [(q[0], q[2]) for q in self.holes[k] if q[1] < h]
                for a, b in sorted(cuts):
                    spans = [s for u, v in spans for s in ((u, min(v, a - .1)), (max(u, b + .1), v)) if s[1] - s[0] > .1]
                for a, b in spans:
                    box((a + b) / 2, -.009, .0, b - a, .018, h, mat, 0)
                    box((a + b) / 2, -.022, h, b - a, .05, .035, mat, .01)
                    n = max(1, round((b - a) / pw))
                    g = (b - a) / n
                    for i in range(n):
                        with at(0, -.018):
                            S.frame_moulding(a + i * g + .07, .17, g - .14, h - .27, mat, .025, .014)

    def floor(self, kind, c, **kw):
        """Lay the floor; kinds: boards, herringbone, tiles, checker, cement,
        terrazzo, concrete, carpet, slabs, hex."""
        dark = M.paint('#2c241d')
        w, d = self.w, self.d
        if kind == 'boards':
            self.base(dark)
            S.boards(w, d, M.planks(c, kw.get('rough', .38), kw.get('contrast', .3)), kw.get('width', .15), kw.get('length', 1.9), kw.get('gap', .0015), kw.get('along', 'y'))
        elif kind == 'herringbone':
            self.base(dark)
            S.herringbone(w, d, M.planks(c, kw.get('rough', .3), kw.get('contrast', .3)), kw.get('bw', .09), kw.get('bl', .54), turn=kw.get('turn', 45))
        elif kind in ('tiles', 'slabs'):
            self.base(M.paint(kw.get('grout', '#a9a59c')))
            s = kw.get('size', .6)
            S.tiles(w, d, M.stonetile(c, kw.get('rough', .32), kw.get('scale', 2.5), kw.get('amount', .1), kw.get('var', .07)), s, kw.get('size2', s), kw.get('gap', .003), kw.get('bond', 0), x0=kw.get('x0', 0), y0=kw.get('y0', 0))
        elif kind == 'checker':
            self.base(M.paint('#6b675f'))
            mats = [M.stonetile(c, .22, 4, .12, .05), M.stonetile(kw.get('c2', '#2a2927'), .22, 4, .2, .1)]
            S.tiles(w, d, None, kw.get('size', .3), kw.get('size', .3), .002, mats=mats, rule=lambda i, j: (i + j) % 2)
        elif kind == 'cement':
            self.base(M.paint('#8d867a'))
            from pictures import cement_tile
            im = M.image(cement_tile(c, kw.get('c2', '#8c3b32'), kw.get('c3', '#3f5660'), kw.get('pattern', 0)), rough=.5)
            s, bw = .2, kw.get('border', .4)
            plain = M.stonetile(kw.get('c3', '#3f5660'), .5, 6, .12, .1)
            nx, ny, m = int(w / s), int(d / s), max(1, int(bw / s))
            S.tiles(w, d, None, s, s, .0015, mats=[im, plain, M.stonetile(c, .5, 6, .1, .1)],
                    rule=lambda i, j: 2 if min(i, j, nx - i, ny - j) < m - 1 else 1 if min(i, j, nx - i, ny - j) < m else 0)
        elif kind == 'hex':
            self.base(M.paint('#97938a'))
            S.tiles(w, d, M.tilemat(c, .35, .1), .1, .1, .003, .5)
        else:
            mat = {'terrazzo': M.terrazzo, 'concrete': M.concrete, 'carpet': M.carpet}[kind]
            self.base(mat(c, **kw))
        return self


def beams(room, mat, n=4, size=(.16, .2), along='x', drop=0.0, main=None):
    """Ceiling beams; `main` adds one heavy beam across them at that fraction."""
    for i in range(n):
        t = (i + .5) / n
        z = room.h - size[1] - drop
        if along == 'x':
            box(room.w / 2, t * room.d, z, room.w + .2, size[0], size[1], mat, .012)
        else:
            box(t * room.w, room.d / 2, z, size[0], room.d + .2, size[1], mat, .012)
    if main is not None:
        z = room.h - size[1] - drop - .24
        if along == 'x':
            box(room.w * main, room.d / 2, z, .26, room.d + .2, .26, mat, .018)
        else:
            box(room.w / 2, room.d * main, z, room.w + .2, .26, .26, mat, .018)


def slope(room, side, z0, reach, mat=None, roof_window=None):
    """Sloping ceiling from a wall (L, R or B) at height z0 up to the ceiling
    at distance `reach`; roof_window = (centre, width, s0, s1) along/up."""
    mat = mat or room.ceil
    rise = room.h - z0
    ln = math.hypot(rise, reach)
    ang = math.degrees(math.atan2(rise, reach))
    n = room.length(side)
    with room.wall(side):
        # local frame on the slope: x along the wall, -y up the slope, z outwards
        with at(0, 0, z0, rx=-ang):
            spans = [(-.3, n + .3, 0, ln + .2)]
            if roof_window:
                c, w, s0, s1 = roof_window
                spans = [(-.3, c - w / 2, 0, ln + .2), (c + w / 2, n + .3, 0, ln + .2),
                         (c - w / 2, c + w / 2, 0, s0), (c - w / 2, c + w / 2, s1, ln + .2)]
            for a, b, s, e in spans:
                box((a + b) / 2, -(s + e) / 2, 0, b - a, e - s, .24, mat, 0)
    return ln, ang
