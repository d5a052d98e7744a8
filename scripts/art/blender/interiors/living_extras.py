"""Special parts of single living rooms: stone wall, panelling, bare chimney."""
import materials as M
import period
import rooms_common as C
import surfaces as S
from core import at, box, rng
from models import model


def stone_wall(r, stove=None, k='B'):
    """Rubble wall over the whole of wall k, optional stove before it."""
    with r.wall(k):
        with at(0, -.002):
            S.stones(r.length(k), r.h, M.stonetile('#a3967f', .85, 5, .28, .3), M.plaster('#b3a68f'))
        if stove:
            with at(r.length(k) * .55, -.03):
                period.stove(pipe=r.h, **stove)
            with at(r.length(k) * .2, -.25):
                logs(1.0, .9)


def logs(w, h):
    """Stacked firewood, ends towards -y."""
    from core import cyl
    z, row = .055, 0
    while z < h:
        x = -w / 2 + .06 + (row % 2) * .05
        while x < w / 2 - .05:
            rr = rng.uniform(.042, .056)
            with at(x, .16, z, rx=90):
                cyl(0, 0, 0, rr, .33 + rng.uniform(-.03, .03), M.wood('#a37a4e', .8, .4), n=10)
            x += .103
        z += .092
        row += 1


def bare_chimney(r):
    """Empty room to renovate: patched plaster breast with an open hearth."""
    pl = M.plaster('#c3ad93', .16, .4)
    with r.wall('B'):
        box(2.2, -.2, 0, 1.6, .4, r.h, pl, .004)
        with at(2.2, -.4):
            w, h = 1.1, .95
            for x0, x1, z0, z1 in ((-w / 2, -.36, 0, h), (.36, w / 2, 0, h), (-.36, .36, .72, h)):
                with at(x0, -.004, z0):
                    S.bricks(x1 - x0, z1 - z0, M.brickmat('#94503e'), M.plaster('#a99b88'))
            box(0, .05, 0, .72, .12, .72, M.paint('#12100f', .95, 0), 0)
            box(0, -.012, h, 1.3, .06, .07, M.wood('#7a5a3c', .7, .4), .006)
        for x, w, z, hh in ((.6, .8, .4, 1.1), (3.7, .9, 1.0, .9)):
            with at(0, -.0015):
                patch(x, z, w, hh, M.plaster('#bba88f', .14, .4))
    with at(3.9, 3.6, 0, -14):
        with at(0, 0, 0, rx=0):
            ladder()
    with at(.7, 3.95, 0, 20):
        box(0, 0, 0, .3, .4, .3, M.wood('#b58e5e', .8, .3), .004)


def patch(x, z, w, h, mat):
    """Irregular patch of other plaster on a wall."""
    import math

    from core import mesh
    n = 26
    ph = [rng.random() * 6 for _ in range(4)]
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        k = 1 + .16 * math.sin(2 * a + ph[0]) + .1 * math.sin(5 * a + ph[1]) + .05 * math.sin(9 * a + ph[2])
        pts.append((x + w / 2 * k * math.cos(a), 0, z + h / 2 + h / 2 * k * math.sin(a)))
    mesh(pts, [tuple(range(n))], mat)


def ladder():
    """Wooden step ladder."""
    from core import tube
    m = M.wood('#c29a66', .7, .3)
    for s in (-1, 1):
        tube([(s * .28, -.35, 0), (s * .18, 0, 1.5)], .022, m)
        tube([(s * .28, .35, 0), (s * .18, 0, 1.5)], .018, m)
    for i in range(5):
        t = (i + .7) / 5.5
        box(0, -.35 * (1 - t), 1.5 * t, .52 - .17 * t, .09, .02, m, .003)
    box(0, 0, 1.49, .42, .16, .03, m, .004)


def oak_panels(r, h=2.2):
    """Oak panelling on left and back wall."""
    r.wainscot(M.wood('#8a5f38', .4, .3), 'LBR', h, .75)
    m = M.wood('#8a5f38', .4, .3)
    for k in 'LBR':
        with r.wall(k):
            spans = [(0, r.length(k))]
            for a, b in sorted((q[0], q[2]) for q in r.holes[k]):
                spans = [s for u, v in spans for s in ((u, min(v, a - .1)), (max(u, b + .1), v)) if s[1] - s[0] > .1]
            for a, b in spans:
                box((a + b) / 2, -.03, 0, b - a, .03, .16, m, .005)
                n = max(1, round((b - a) / .75))
                for i in range(n):
                    with at(0, -.02):
                        S.frame_moulding(a + i * (b - a) / n + .16, .3, (b - a) / n - .32, h - .53, m, .02, .01)


def two_rooms(r, y):
    """Cross wall with a wide cased opening, dividing the room at depth y."""
    h, w, t = 2.3, r.w, .18
    ow = w - 1.1
    c = w / 2
    for x0, x1 in ((0, c - ow / 2), (c + ow / 2, w)):
        box((x0 + x1) / 2, y, 0, x1 - x0, t, r.h, r.mats['L'], 0)
    box(c, y, h, ow, t, r.h - h, r.mats['L'], 0)
    for yy in (y - t / 2 - .01, y + t / 2 + .01):
        for x in (c - ow / 2 - .05, c + ow / 2 + .05):
            box(x, yy, 0, .1, .03, h + .1, r.trim, .006)
        box(c, yy, h, ow + .2, .03, .1, r.trim, .006)


def model_sofa(w=2.2):
    """Chesterfield (CC0 model) in dark green leather."""
    model('winchesterSofa', w=w, mats={'*': M.leather('#3f2a20')})


C.FN['model_sofa'] = model_sofa
C.FN['chandelier'] = lambda top: chandelier(top)


def chandelier(top, z=2.45):
    """Hanging chandelier (CC0 model) with a rod to the ceiling."""
    from core import tube
    with at(0, 0, z):
        model('lamp2', w=.8)
    tube([(0, 0, z + .5), (0, 0, top)], .006, M.gloss('#1b1b1b', .5))
