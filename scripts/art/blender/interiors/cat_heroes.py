"""Page heads that are rooms: the table where one meets the agency, the floor that is being measured."""
import math

import materials as M
from core import at, box, cyl, sheet, tube
from rooms_living import living

W = dict
HEROES = {}


def page(x0, x1, d, rise, mat, curl):
    """Half of an open book from x0 to x1, its paper curving up towards the fold at x=0."""
    sheet(14, 1, lambda u, v: (x0 + (x1 - x0) * u, (v - .5) * d, rise + curl * math.exp(-abs(x0 + (x1 - x0) * u) * 22)), mat)


def notebook(w=.15, d=.21, cover='#2f4a3f', lines=True):
    """Open notebook, fold along y, with a pencil beside it."""
    paper = M.paint('#f3efe4', .9)
    for s in (-1, 1):
        box(s * w / 2, 0, 0, w + .006, d + .01, .003, M.leather(cover), .001)
        box(s * w / 2, 0, .003, w - .004, d, .006, paper, .001)
        page(s * .001, s * w, d, .0095, paper, .006)
        for i in range(9 if lines else 0):
            box(s * w * .52, -d * .38 + i * d * .09, .0112, w * .74, .0012, .0002, M.paint('#8d99a0'), 0)
    with at(w * .55, -.01, .0125, 24):
        tube([(-.09, 0, .003), (.07, 0, .003)], .0036, M.gloss('#c08a2e', .3))
        tube([(.07, 0, .003), (.085, 0, .003)], .0022, M.wood('#d8b98a'))


def keys():
    """Ring with three keys and a small green tag."""
    brass, steel = M.metal('#b79a5c', .3), M.metal('#b9bbbc', .3)
    tube([(.022 * math.cos(a), .022 * math.sin(a), .004) for a in [2 * math.pi * i / 24 for i in range(24)]], .0013, steel, cyclic=True)
    for i, (turn, m) in enumerate(((-60, brass), (-20, steel), (18, brass))):
        with at(.022 * math.cos(math.radians(turn)), .022 * math.sin(math.radians(turn)), .002 + .002 * i, turn):
            cyl(.012, 0, 0, .012, .0024, m)
            box(.044, 0, 0, .045, .007, .0024, m, .0006)
            for k in range(3):
                box(.05 + k * .007, -.005, 0, .004, .006, .0024, m, .0004)
    with at(-.022, 0, 0, 200):
        box(.026, 0, .001, .05, .024, .003, M.leather('#2f5a4a'), .001)


def cup(c='#2f5a4a'):
    """Coffee cup on a saucer."""
    m = M.gloss(c, .2)
    cyl(0, 0, 0, .055, .008, m, .07)
    cyl(0, 0, .008, .03, .06, m, .04)
    cyl(0, 0, .0662, .036, .002, M.gloss('#3a2417', .15))
    tube([(.038 + .016 * math.sin(a), 0, .04 + .018 * math.cos(a)) for a in [math.pi * i / 10 for i in range(11)]], .004, m)


def meeting(r):
    """What lies on the table before the window."""
    with at(2.75, 3.05, .75):
        with at(-.16, -.12, 0, -14):
            notebook(.19, .26)
        with at(.3, -.2, 0, 30):
            keys()
        with at(.46, .12, 0, -30):
            cup()
        with at(-.62, .1, 0, 200):
            cup('#e9e4d8')


def tape(r):
    """Tape measure and sketchbook on the floor in the sunlight."""
    with at(1.75, 2.0, .013, 16):
        box(0, 0, 0, .075, .05, .07, M.gloss('#2f5a4a', .35), .012, 4)
        box(0, -.0255, .012, .05, .002, .046, M.gloss('#d9d3c3', .4), .001)
        box(.5, .0, .002, .93, .026, .0012, M.gloss('#e0b23a', .5), 0)
        for i in range(46):
            box(.05 + i * .02, -.007 if i % 5 else 0, .0033, .0016, .012 if i % 5 else .026, .0002, M.paint('#2a2a2a'), 0)
        box(.967, 0, 0, .003, .03, .02, M.metal('#b9bbbc', .3), 0)
    with at(2.95, 2.05, .013, -22):
        notebook(.3, .4, '#7a3328', False)
        ink = M.paint('#39434a')
        for x, y, w, d in ((-.16, .12, .22, .004), (-.16, -.12, .22, .004), (-.268, 0, .004, .244), (-.052, 0, .004, .244), (-.16, .0, .004, .12), (-.2, .02, .12, .003), (.15, .1, .2, .003), (.15, .05, .17, .003), (.15, 0, .19, .003), (.15, -.05, .12, .003)):
            box(x, y, .0116, w, d, .0003, ink, 0)


HEROES['hero/contact'] = (living, W(
    size=(5.4, 4.4, 2.95), wall='#ece7db', accent={'B': '#e3ddcf'}, floor=('herringbone', '#b07d4c'), skirt=.14, cornice=.1,
    windows=[('B', 3.1, 2.1, .8, 1.75, W(style='panes:3', casing=.11, board='stone'))],
    dining=[(2.75, 3.05, 0, W(table=(1.9, .85, W(wd='#b48a5a')), chairs=('slat', None, '#8a5f3a'), n=0, ends=True, top=()))],
    items=[('L', 2.6, .24, 0, 'side', (1.6,), W(wd='#8a5f3a', doors=3, top=((-.5, 'lamp'), (.45, 'books')))), ('L', 2.6, 0, 0, 'pic', (1.0, .7, 412), W(z=1.3)), (None, 4.85, 3.85, 0, 'plant', ('olive', 1.9)),
           ('B', 1.0, 0, 0, 'pic', (.55, .75, 417), W(z=1.3))],
    extra=meeting, light=W(mood='soft', sun=(34, 30), view='street', season='summer', fill=.06), cam=(2.4, -.1, W(lens=28, yaw=-3, shift=-.09, z=1.55))))
HEROES['hero/contact-demand'] = (living, W(
    size=(5.6, 4.6, 3.3), wall='#efebe2', floor=('herringbone', '#a9763f', W(bw=.09, bl=.54)), skirt=.18, cornice=.16, panel=.5,
    windows=[('B', 3.9, 1.35, .12, 2.75, W(style='period', casing=.14, board=False)), ('R', 2.3, 1.35, .12, 2.75, W(style='period', casing=.14, board=False))],
    extra=tape, light=W(mood='soft', sun=(36, 30), view='garden', season='spring', fill=.06), cam=(2.35, -.75, W(lens=26, yaw=-4, shift=-.11, z=1.15))))
