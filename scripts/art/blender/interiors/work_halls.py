"""Parts of halls and shops: portal frames, crane, benches, spots; offices."""
import math

import materials as M
import rooms_common as C
import tables
from core import area, at, box, mesh, rng, tube


def spots(r):
    for y in range(1, 11, 3):
        area(r.w / 2, y, r.h - .15, 3.6, .5, 22, (1, .95, .86), (0, 0, -1), glossy=False)


def portal_hall(r, n, col, skylight=True):
    """Steel portal frames, sheeting, purlins and skylight strips."""
    m = M.gloss(col, .5, .3)
    sheet_m = M.metal('#b9bdbe', .55)
    w, d, h = r.w, r.d, r.h
    rise = 1.5
    ln = math.hypot(w / 2, rise)
    ang = math.degrees(math.atan2(rise, w / 2))

    def ibeam(length, horizontal=True):
        box(length / 2, 0, -.02, length, .22, .022, m, 0)
        box(length / 2, 0, -.4, length, .22, .022, m, 0)
        box(length / 2, 0, -.4, length, .014, .4, m, 0)
    for i in range(n):
        y = d * (i + .5) / n
        for s in (-1, 1):
            with at(w / 2, y, h + rise - .1, 0 if s > 0 else 180):
                with at(0, 0, 0, ry=ang):
                    ibeam(ln)
            x = w / 2 + s * (w / 2 - .2)
            for o in (-.19, .19):
                box(x + o, y, 0, .022, .24, h, m, 0)
            box(x, y, 0, .38, .014, h, m, 0)
    for s in (-1, 1):
        with at(w / 2, 0, h + rise, 0 if s > 0 else 180):
            with at(0, 0 if s > 0 else -d, 0, ry=ang):
                gaps = [(ln * .34, ln * .58)] if skylight else []
                spans = [(0, ln + .4)] if not gaps else [(0, gaps[0][0]), (gaps[0][1], ln + .4)]
                for a, b in spans:
                    box((a + b) / 2, d / 2, .02, b - a, d + .6, .1, sheet_m, 0)
                    k = int((b - a) / .25)
                    for q in range(k):
                        box(a + (q + .5) * (b - a) / k, d / 2, -.005, .05, d, .03, sheet_m, 0)
                for a, b in gaps:
                    for q in range(n * 2):
                        y0, y1 = d * q / (2 * n), d * (q + 1) / (2 * n)
                        if q % 2:
                            box((a + b) / 2, (y0 + y1) / 2, .02, b - a, y1 - y0, .1, sheet_m, 0)
                        else:
                            box((a + b) / 2, (y0 + y1) / 2, .14, b - a, y1 - y0 - .1, .01, M.emit('#eef4f6', 1.0), 0)
                            area((a + b) / 2, (y0 + y1) / 2, .1, b - a, y1 - y0, 3.0 * (b - a) * (y1 - y0), (.94, .97, 1), (0, 0, -1), glossy=False) if q % 4 == 0 else None
                for q in range(1, 6):
                    box(ln * q / 6, d / 2, -.12, .08, d, .14, m, 0)
    for k in ('B', 'F'):
        with r.wall(k):
            v = [(-.3, .0, h), (w + .3, .0, h), (w / 2, .0, h + rise + .1)]
            ob = mesh(v, [(0, 1, 2)], r.mats[k])
            if k == 'F':
                ob.visible_camera = False
    for k in 'LRB':
        with r.wall(k):
            lnw = r.length(k)
            hs = r.holes[k]
            for i in range(int(lnw / .3)):
                x = (i + .5) * .3
                zs = [(0.9, h)]
                for q in hs:
                    if q[0] - .1 < x < q[2] + .1:
                        zs = [(q[3], h)] if q[1] < .9 else [(.9, q[1]), (q[3], h)]
                for a, b in zs:
                    if b - a > .05:
                        box(x, -.02, a, .09, .04, b - a, r.mats[k], 0)


def crane(r):
    """Crane rails on brackets and a yellow bridge."""
    y_m = M.gloss('#d9a62b', .45)
    s_m = M.gloss('#4a5a63', .5)
    for x in (.75, r.w - .75):
        box(x, r.d / 2, 4.4, .22, r.d, .36, s_m, .004)
        box(x, r.d / 2, 4.76, .07, r.d, .07, M.metal('#8d8f91', .4), 0)
    for dy in (-.6, .6):
        box(r.w / 2, 12.0 + dy, 4.85, r.w - 1.2, .26, .55, y_m, .006)
    box(r.w * .42, 12.0, 5.2, .9, 1.1, .35, M.gloss('#3a3d40', .5), .02)
    tube([(r.w * .42, 12.0, 5.2), (r.w * .42, 12.0, 3.6)], .012, M.metal('#6d6f71', .4))
    box(r.w * .42, 12.0, 3.35, .22, .16, .3, y_m, .02)


def benches(r):
    for y in (5.5, 8.5, 15.0):
        with r.wall('R'):
            with at(r.d - y, -.95):
                box(0, 0, .86, 2.0, .7, .06, M.wood('#a87b4e'), .006)
                for sx in (-1, 1):
                    for sy in (-1, 1):
                        box(sx * .9, sy * .28, 0, .07, .07, .86, M.metal('#4a5a63', .5), .004)
                box(.5, 0, .3, .7, .6, .5, M.gloss('#4a5a63', .45), .006)
                box(-.3, .05, .92, .4, .25, .22, M.gloss('#a3362b', .4), .01)


def desks(r, x, ys, turn, one=False):
    """Bench desks in facing pairs with screens and swivel chairs."""
    for y in ys:
        with at(x, y, 0, turn):
            for s in ((0,) if one else (-1, 1)):
                for i in ((0,) if one else (-1, 1)):
                    with at(i * .82, s * .42, 0, 0 if s < 0 or one else 180):
                        tables.desk(1.6, .8, style='bench', metal='#c9cac9')
                        with at(0, .16, .745):
                            C.on_top('screen')
                        if rng.random() < .6:
                            with at(-.5, .1, .745):
                                C.on_top(rng.choice(['books', 'desklamp']))
                        with at(rng.uniform(-.1, .1), -.78, 0, rng.uniform(150, 215)):
                            C.FN['officechair'](rng.choice(['#2f3336', '#4a5f66']))


def glass_wall(r, x):
    """Glass partition along the left part with slim dark frames."""
    m = M.gloss('#2b2f31', .4)
    for i in range(8):
        y = .6 + i * 1.2
        box(x, y, 0, .05, .04, r.h, m, .002)
    for z in (0, 2.15, r.h - .05):
        box(x, r.d / 2, z, .05, r.d, .05, m, .002)
    mesh([(x, 0, 0), (x, r.d, 0), (x, r.d, r.h), (x, 0, r.h)], [(0, 1, 2, 3)], M.glass('#f2f7f6'))
    for y in (2.2, 6.2):
        with at(1.3, y, 0, 90):
            tables.dining_table(1.8, .9, '#b08a5c', 'steel')
            for s in (-1, 1):
                for i in (-.5, .5):
                    with at(i, s * .62, 0, 0 if s > 0 else 180):
                        C.FN['chair']('upholstered', '#6f7a70', '#2b2724')


def glass_side(r):
    """Glass wall on the right with frames, corridor behind."""
    m = M.gloss('#2b2f31', .4)
    x = r.w - .02
    for i in range(6):
        box(x - .06, .4 + i * .96, 0, .05, .04, r.h, m, .002)
    for z in (0, 2.15, r.h - .05):
        box(x - .06, r.d / 2, z, .05, r.d, .05, m, .002)
    mesh([(x - .06, 0, 0), (x - .06, r.d, 0), (x - .06, r.d, r.h), (x - .06, 0, r.h)], [(0, 1, 2, 3)], M.glass('#f2f7f6'))


def ceiling_panels(r, nx, ny):
    for i in range(nx):
        for j in range(ny):
            box(r.w * (.45 + .3 * i), r.d * (j + .5) / ny, r.h - .012, 1.2, .3, .01, M.emit('#fff8ec', 1.3), 0)


def workshop_office(r):
    """Glazed back wall looking into the hall; two desks."""
    m = M.gloss('#3a4145', .4)
    for i in range(2):
        with at(1.6 + 1.8 * i, 2.6, 0, 0):
            tables.desk(1.5, .75, '#c39a69', 'bench', metal='#c9cac9')
            with at(0, .14, .745):
                C.on_top('screen')
            with at(.1, -.75, 0, 190 - 25 * i):
                C.FN['officechair']('#2f3336')
    for x in range(6):
        box(.1 + x * .96, r.d - .35, .9, .05, .06, 1.6, m, .002)
    for z in (.88, 2.5):
        box(r.w / 2, r.d - .35, z, r.w, .07, .06, m, .002)
    box(r.w / 2, r.d - .35, 0, r.w, .1, .9, M.paint('#d9d8d2'), 0)
    mesh([(0, r.d - .35, .9), (r.w, r.d - .35, .9), (r.w, r.d - .35, 2.5), (0, r.d - .35, 2.5)], [(0, 1, 2, 3)], M.glass())


def meeting(r):
    """Long table with ten chairs, screen on the back wall, ceiling lights."""
    with at(2.6, 3.3, 0, 90):
        tables.dining_table(3.6, 1.2, '#b08a5c', 'steel')
        for s in (-1, 1):
            for i in range(5):
                with at(-1.4 + .7 * i, s * .82, 0, (0 if s > 0 else 180) + rng.uniform(-8, 8)):
                    C.FN['chair']('upholstered', '#3f4a50', '#2b2724')
        for x in (-.9, .6):
            with at(x, .2, .75, rng.uniform(-20, 20)):
                C.on_top('books', 1)
    with r.wall('B'):
        box(2.4, -.03, 1.05, 1.7, .05, .98, M.gloss('#0e0f10', .12), .006)
    for y in (2.0, 3.3, 4.6):
        with at(2.6, y):
            box(0, 0, 2.2, .06, .9, .05, M.gloss('#2b2c2d', .4), .004)
            box(0, 0, 2.196, .045, .86, .004, M.emit('#fff3dd', 3), 0)
            for dy in (-.35, .35):
                tube([(0, dy, 2.25), (0, dy, r.h)], .003, M.gloss('#2b2c2d', .4))
