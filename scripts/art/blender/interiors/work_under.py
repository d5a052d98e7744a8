"""Garage, parking, vaulted cellar, stair halls."""
import math

import materials as M
import structures as St
import surfaces as S
from core import area, at, box, cyl, mesh, point, rng, tube


def garage(r):
    """Whitewashed brick garage, its door open to the yard at the back."""
    w = M.brickmat('#e6e2d8', .95)
    hole = (.35, -.1, 2.85, 2.2)
    for k in 'LRB':
        with r.wall(k):
            with at(0, -.003):
                S.bricks(r.length(k), r.h, w, M.plaster('#d9d4c9'), holes=[hole] if k == 'B' else ())
    with r.wall('B'):
        for x in (.39, 2.81):
            box(x, .12, 0, .08, .2, 2.2, M.gloss('#5d6a64', .4), .004)
        with at(1.6, -.1, 2.18, rx=0):
            box(0, -1.0, .06, 2.4, 2.0, .05, M.gloss('#5d6a64', .45), .004)
        for x in (.42, 2.78):
            box(x, -1.1, 2.16, .05, 2.3, .05, M.metal('#8d8f91', .4), 0)
        box(1.6, 3.2, -.22, 9, 6.0, .2, M.stonetile('#8d8880', .8, 6, .2, .1), 0)
    area(r.w / 2, r.d * .4, r.h - .06, .3, 1.2, 10, (1, .96, .9), (0, 0, -1), glossy=False)
    box(r.w / 2, r.d * .4, r.h - .05, .1, 1.25, .04, M.emit('#fff6e6', 1.5), 0)


def parking(r):
    """Underground bay: painted lines, pillar with stripes, LED tubes, pipes."""
    wh = M.paint('#ecebe6')
    for i in range(5):
        box(.9 + 2.6 * i, 10.8, .001, .13, 5.2, .003, wh, 0)
    box(6.1, 13.3, .001, 10.5, .13, .003, wh, 0)
    for x in (3.5, 8.7):
        St.column(x - .0, 8.4, r.h, .45, M.concrete('#c2c0ba'))
        box(x, 8.4, .15, .46, .46, 1.0, M.gloss('#d9b23a', .5), .004)
        box(x, 8.4, .45, .464, .464, .2, M.paint('#2a2a2a'), .004)
        box(x, 8.4, .85, .464, .464, .2, M.paint('#2a2a2a'), .004)
    box(6.5, 13.985, .35, 13, .02, .16, M.gloss('#5f8a7a', .5), 0)
    for i in range(3):
        y = 2.2 + 4.4 * i
        for x in (3.2, 8.0):
            box(x, y, r.h - .1, 1.5, .09, .06, M.emit('#f1f6ff', 5), 0)
            area(x, y, r.h - .12, 1.5, .12, 26, (.93, .97, 1), (0, 0, -1))
    for x in (1.2, 1.5):
        tube([(x, -1, r.h - .25), (x, 14, r.h - .25)], .055, M.gloss('#b5473a' if x < 1.3 else '#c9cac9', .4))
    for y in (4.4, 8.4, 12.4):
        box(r.w / 2, y, r.h - .3, r.w, .4, .3, M.concrete('#b5b3ae'), .006)


def vault(r):
    """Brick barrel vault, racks with boxes, lamps."""
    n, h0 = 26, 1.15
    br = M.brickmat('#9c6a54', .95)
    rad = r.w / 2
    step = math.pi / n
    for i in range(n):
        a0, a1 = math.pi - i * step, math.pi - (i + 1) * step
        x0, z0 = rad + rad * math.cos(a0), h0 + 1.35 * math.sin(a0)
        x1, z1 = rad + rad * math.cos(a1), h0 + 1.35 * math.sin(a1)
        ln = math.hypot(x1 - x0, z1 - z0)
        ang = math.degrees(math.atan2(z1 - z0, x1 - x0))
        with at(x0, 0, z0, ry=-ang):
            box(ln / 2, r.d / 2, .012, ln + .01, r.d + .6, .2, M.plaster('#8d7a6a'), 0)
            with at(0, r.d, 0, 0, rx=180):
                with at(0, 0, .0):
                    k = max(1, round(ln / .07))
                    _courses(ln, r.d, br, k)
    for k in 'LR':
        with r.wall(k):
            with at(0, -.004):
                S.bricks(r.d, h0, br, M.plaster('#8d7a6a'))
    with r.wall('B'):
        with at(0, -.004):
            S.bricks(r.w, r.h, br, M.plaster('#8d7a6a'))
    for k, c in (('L', 2.4), ('L', 4.6), ('R', 3.2), ('R', 5.4)):
        with r.wall(k):
            with at(c, -.3):
                rack()
    for y in (1.2, 3.6, 6.2):
        with at(r.w / 2, y, 2.2):
            cyl(0, 0, .06, .07, .1, M.gloss('#2b2c2d', .4))
            cyl(0, 0, -.05, .055, .1, M.emit('#ffdca6', 6))
        area(r.w / 2, y, 2.1, .35, .35, 26, (1, .84, .6), (0, 0, -1), glossy=False)
        point(r.w / 2, y, 1.95, 22, (1, .82, .58), .12)


def _courses(w, d, mat, k):
    """Brick courses along y for one strip of the vault."""
    S.tiles(w, d, mat, w / k, .215, .009, 0)


def rack(w=1.6, h=1.7, d=.5):
    m = M.metal('#8d9498', .45)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * w / 2, sy * d / 2, 0, .04, .04, h, m, .002)
    for j in range(4):
        z = .12 + j * (h - .2) / 3
        box(0, 0, z, w, d, .03, M.wood('#b08d62'), .003)
        x = -w / 2 + .08
        while x < w / 2 - .3 and j < 3:
            bw = rng.uniform(.22, .4)
            if rng.random() < .8:
                box(x + bw / 2, rng.uniform(-.04, .04), z + .03, bw - .02, .36, rng.uniform(.2, .38), M.paint(rng.choice(['#b5935f', '#a8854f', '#c9b08a', '#5f6a6d', '#e2ddd0']), .8), .004)
            x += bw


def stairs(r, kind):
    """Straight flight along the left wall to a landing at the back."""
    m = M.terrazzo('#cfc8ba', '#8a7a68', '#4a4a48', scale=60) if kind == 'terrazzo' else M.wood('#8a5f38')
    riser = M.terrazzo('#bdb6a8', '#8a7a68', '#4a4a48', scale=60) if kind == 'terrazzo' else M.gloss('#f1ece0', .4)
    n, rise, go, w = 13, .178, .27, 1.25
    y0 = .7
    for i in range(n):
        box(w / 2, y0 + i * go + go / 2, 0, w, go, (i + 1) * rise - .035, riser, 0)
        box(w / 2 + .01, y0 + i * go + go / 2 - .015, (i + 1) * rise - .035, w + .03, go + .03, .035, m, .008)
    yl, zl = y0 + n * go, n * rise
    box(r.w / 2, (yl + r.d) / 2, zl - .25, r.w, r.d - yl, .25, m if kind == 'terrazzo' else M.paint('#ece5d2'), .006)
    iron = M.metal('#1f2122', .5)
    rail = M.wood('#6b4426')
    x = w - .06
    for i in range(n):
        for k in (0, 1):
            y = y0 + i * go + .06 + k * .135
            z = (i + 1) * rise
            tube([(x, y, z), (x, y, z + .84 + (.09 if k else 0))], .008, iron)
        if i % 2 == 0:
            y, z = y0 + i * go + .13, (i + 1) * rise + .45
            tube([(x, y + .05 * math.cos(a), z + .07 * math.sin(a)) for a in [2 * math.pi * q / 20 for q in range(20)]], .006, iron, cyclic=True)
    tube([(x, y0 - .25, .5), (x, y0 - .3, .75), (x, y0 - .15, .93), (x, y0 + .06, 1.04), (x, y0 + go * n * .5, 1.04 + rise * n * .5), (x, yl - .1, zl + 1.0), (x + .12, yl + .05, zl + 1.02), (r.w, yl + .05, zl + 1.02)], .024, rail, smooth=True)
    tube([(x, y0 - .1, 0), (x, y0 - .1, .98)], .022, iron)
    for i in range(int((r.w - w) / .12)):
        xx = w + .06 + i * .12
        tube([(xx, yl + .05, zl), (xx, yl + .05, zl + 1.0)], .008, iron)


def stained(r):
    """Geometric coloured glass in the stair window."""
    cols = ['#d9a441', '#3f7d6a', '#b5473a', '#d8e2dd', '#e9e2c8', '#4a6d8f', '#e9e2c8', '#d8e2dd']
    with r.wall('B'):
        x0, z0, w, h = 1.65, 2.3, 1.3, 2.4
        nx, nz = 4, 7
        for i in range(nx):
            for j in range(nz):
                k = (min(i, nx - 1 - i) * 3 + j * 5) % 8
                a, b = x0 + w * i / nx, z0 + h * j / nz
                dx, dz = w / nx, h / nz
                tri = [[(a, b), (a + dx, b), (a + dx, b + dz)], [(a, b), (a + dx, b + dz), (a, b + dz)]] if (i + j) % 2 else [[(a, b), (a + dx, b), (a, b + dz)], [(a + dx, b), (a + dx, b + dz), (a, b + dz)]]
                for t, q in enumerate(tri):
                    mesh([(p[0], .2, p[1]) for p in q], [(0, 1, 2)], M.emit(cols[(k + 3 * t) % 8], .62))
                    lead = M.paint('#2a2a2a')
                    for p, s in zip(q, q[1:] + q[:1]):
                        tube([(p[0], .197, p[1]), (s[0], .197, s[1])], .007, lead)
