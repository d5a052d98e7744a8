"""Tables, desks, cabinets, shelves with books. Back towards +y."""
import math

import materials as M
from core import at, box, cyl, lathe, rng, tube


def dining_table(w=1.8, d=.9, wd='#b48a5a', style='legs', top=None, h=.75, leg='#26282a'):
    """legs (straight wood), aframe, steel, trestle, round (pedestal)."""
    wm = M.wood(wd)
    t = top or wm
    if style == 'round':
        cyl(0, 0, h - .03, w / 2, .03, t, n=64, bevel=.008)
        lathe([(0, 0), (.26, 0), (.26, .015), (.06, .05), (.04, .3), (.045, h - .08), (.14, h - .03), (0, h - .03)], M.gloss(leg, .3) if isinstance(leg, str) else leg, 40)
        return
    box(0, 0, h - .035, w, d, .035, t, .005)
    if style == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                x, y = sx * (w / 2 - .07), sy * (d / 2 - .07)
                tube([(x, y, h - .04), (x + sx * .025, y + sy * .025, 0)], .026, wm)
            box(sx * (w / 2 - .09), 0, h - .12, .022, d - .22, .08, wm, .002)
        for sy in (-1, 1):
            box(0, sy * (d / 2 - .09), h - .12, w - .22, .022, .08, wm, .002)
    elif style == 'steel':
        m = M.metal(leg, .45)
        for sx in (-1, 1):
            x = sx * (w / 2 - .22)
            for sy in (-1, 1):
                box(x, sy * (d / 2 - .09), 0, .07, .03, h - .035, m, .003)
            box(x, 0, 0, .07, d - .18, .03, m, .003)
            box(x, 0, h - .065, .07, d - .18, .03, m, .003)
    elif style == 'farm':
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(sx * (w / 2 - .09), sy * (d / 2 - .09), 0, .085, .085, h - .035, wm, .008)
        for sy in (-1, 1):
            box(0, sy * (d / 2 - .09), h - .15, w - .25, .025, .115, wm, .003)
        for sx in (-1, 1):
            box(sx * (w / 2 - .09), 0, h - .15, .025, d - .25, .115, wm, .003)
    else:
        for sx in (-1, 1):
            x = sx * (w / 2 - .3)
            for sy in (-1, 1):
                tube([(x, sy * .06, h - .04), (x, sy * (d / 2 - .06), 0)], .028, wm)
            box(x, 0, .28, .03, d * .5, .05, wm, .004)
        box(0, 0, h - .12, w - .6, .035, .07, wm, .004)


def coffee_table(kind='round', wd='#8a5f3a', w=.95, top=None, metal='#26282a'):
    """round, oval, slab, nest, glass, drum."""
    wm = M.wood(wd)
    if kind in ('round', 'nest'):
        r = w / 2
        cyl(0, 0, .36, r, .028, top or wm, n=64, bevel=.008)
        for i in range(3):
            a = math.radians(90 + 120 * i)
            tube([(r * .62 * math.cos(a), r * .62 * math.sin(a), .36), (r * .86 * math.cos(a), r * .86 * math.sin(a), 0)], .015, wm)
        if kind == 'nest':
            with at(r * 1.25, -.2):
                cyl(0, 0, .45, r * .62, .024, top or wm, n=48, bevel=.007)
                for i in range(3):
                    a = math.radians(30 + 120 * i)
                    tube([(r * .4 * math.cos(a), r * .4 * math.sin(a), .45), (r * .52 * math.cos(a), r * .52 * math.sin(a), 0)], .013, wm)
    elif kind == 'slab':
        box(0, 0, .33, w * 1.25, w * .62, .04, top or wm, .005)
        m = M.metal(metal, .4)
        for sx in (-1, 1):
            x = sx * w * .5
            for sy in (-1, 1):
                box(x, sy * w * .25, 0, .025, .025, .33, m, .002)
            box(x, 0, 0, .025, w * .5, .025, m, .002)
        box(0, 0, .13, w * 1.0, w * .48, .022, wm, .003)
    elif kind == 'drum':
        cyl(0, 0, 0, w * .42, .36, top or wm, n=64, bevel=.012)
    else:
        box(0, 0, .3, w * 1.1, w * .6, .07, top or wm, .01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * w * .46, sy * w * .22, .3), (sx * w * .5, sy * w * .25, 0)], .018, wm)
    return .395 if kind != 'slab' else .37


def side_table(r=.22, h=.5, mat=None, metal='#26282a'):
    cyl(0, 0, h - .02, r, .02, mat or M.wood('#6d4a2e'), n=48, bevel=.006)
    cyl(0, 0, .0, r * .65, .012, M.metal(metal, .4), n=40)
    tube([(0, 0, .01), (0, 0, h - .02)], .013, M.metal(metal, .4))


def books(x0, y, z, w, hmax, depth=.19, lean=True, cols=None):
    """A row of books from x0 over width w; sometimes a gap or a pile."""
    cols = cols or ['#7d3b32', '#2f4858', '#c9b78f', '#e6dfd1', '#3d4a3f', '#a7795a', '#5f5f66', '#d8cfc0', '#8a8f86', '#20303c']
    x = x0
    while x < x0 + w - .02:
        t = rng.uniform(.014, .045)
        if x + t > x0 + w:
            break
        h = hmax * rng.uniform(.62, .93)
        box(x + t / 2, y + rng.uniform(-.01, .01), z, t - .001, depth * rng.uniform(.75, 1), h, M.paint(rng.choice(cols), .6), .0025, 1)
        x += t
    return x


def bookcase(w=1.6, h=2.2, d=.32, cols=3, rows=6, mat=None, fill=.8, closed=0, back=None):
    """Shelves with books and objects; the lowest `closed` rows have doors."""
    import decor
    m = mat or M.wood('#c39a69')
    t = .024
    for i in range(cols + 1):
        box(-w / 2 + t / 2 + i * (w - t) / cols, 0, 0, t, d, h, m, .002)
    for j in range(rows + 1):
        box(0, 0, min(h - t, max(.06, j * (h - t) / rows)) if j else .06, w - t, d - .004, t, m, .002)
    box(0, d / 2 - .006, 0, w, .012, h, back or m, 0)
    cw, rh = (w - t) / cols, (h - t) / rows
    for i in range(cols):
        for j in range(rows):
            x, z = -w / 2 + t + i * cw, (j * rh + t) if j else .06 + t
            if j < closed:
                box(x + cw / 2 - t / 2, -d / 2 - .009, z - t + .004, cw - .006, .018, rh - .006, m, .002)
                box(x + cw - .06, -d / 2 - .026, z + rh * .45, .012, .016, .1, M.metal('#3a3a3a', .4), .003)
                continue
            r = rng.random()
            if r < fill * .8:
                books(x + .005, .02, z, (cw - t) * rng.uniform(.55, .98), rh - .05, d * .7)
            elif r < fill:
                zz = z
                for _ in range(rng.randint(2, 4)):
                    th = rng.uniform(.02, .04)
                    box(x + cw * .4, .02, zz, .24, .17, th, M.paint(rng.choice(['#d9d1c2', '#4a5a60', '#8d4e3d', '#b9a67f']), .6), .002)
                    zz += th
                if rng.random() < .6:
                    with at(x + cw * .4, .02, zz):
                        decor.vase(rng.choice(['ball', 'bottle']), .12)
            else:
                with at(x + cw * .5, 0, z):
                    decor.trinket(rh * .6)


def sideboard(w=1.8, h=.72, d=.42, mat=None, legs='#3a2a1e', doors=4, style='legs', knob='#3a3a3a', front=None):
    m = mat or M.wood('#9a6b42')
    z0 = .17 if style == 'legs' else .05
    box(0, 0, z0, w, d, h - z0, m, .004)
    for i in range(doors):
        cw = (w - .05) / doors
        x = -w / 2 + .025 + (i + .5) * cw
        box(x, -d / 2 - .008, z0 + .025, cw - .006, .016, h - z0 - .05, front or m, .002)
        s = 1 if i % 2 == 0 else -1
        box(x + s * (cw / 2 - .04), -d / 2 - .024, z0 + (h - z0) * .45, .01, .014, .09, M.metal(knob, .35), .003)
    if style == 'legs':
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * (w / 2 - .12), sy * (d / 2 - .08), z0 + .01), (sx * (w / 2 - .09), sy * (d / 2 - .05), 0)], .017, M.wood(legs))
    else:
        box(0, .02, 0, w - .04, d - .08, z0, M.paint('#2a2724'), 0)
    return h


def chest(w=1.0, h=.85, d=.48, rows=3, mat=None, knob='#8b7a55'):
    m = mat or M.wood('#a87b4e')
    box(0, 0, .1, w, d, h - .1, m, .004)
    box(0, -.01, h - .012, w + .03, d + .03, .025, m, .006)
    for j in range(rows):
        rh = (h - .16) / rows
        z = .12 + j * rh
        box(0, -d / 2 - .008, z, w - .05, .018, rh - .012, m, .003)
        for s in (-1, 1):
            cyl(s * w * .28, -d / 2 - .03, z + rh / 2 - .01, .013, .02, M.metal(knob, .35))
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(sx * (w / 2 - .05), sy * (d / 2 - .05), 0, .06, .06, .1, m, .004)
    return h + .013


def desk(w=1.4, d=.7, wd='#c39a69', style='wood', metal='#3a3c3e', top=None):
    """wood (drawers left) or bench (steel frame, white top)."""
    m = M.wood(wd)
    if style == 'bench':
        box(0, 0, .72, w, d, .025, top or M.gloss('#f0efec', .4), .003)
        mm = M.metal(metal, .45) if isinstance(metal, str) else metal
        for s in (-1, 1):
            x = s * (w / 2 - .05)
            for y in (-d / 2 + .05, d / 2 - .05):
                box(x, y, 0, .045, .045, .72, mm, .003)
            box(x, 0, .675, .045, d - .1, .045, mm, .003)
        box(0, d / 2 - .05, .66, w - .1, .03, .05, mm, .003)
        return
    box(0, 0, .72, w, d, .03, top or m, .004)
    for s in (1,):
        for y in (-d / 2 + .06, d / 2 - .06):
            tube([(w / 2 - .07, y, .72), (w / 2 - .05, y, 0)], .02, m)
    box(-w / 2 + .22, 0, .12, .4, d - .06, .6, m, .004)
    for j in range(3):
        box(-w / 2 + .22, -d / 2 + .022, .14 + j * .19, .37, .02, .18, m, .003)
        box(-w / 2 + .22, -d / 2 + .006, .23 + j * .19, .1, .014, .012, M.metal('#4a4a48', .4), .003)
    for y in (-1, 1):
        box(-w / 2 + .22, y * (d / 2 - .09), 0, .36, .04, .12, m, .003)


def wardrobe(w=2.4, h=2.4, d=.62, doors=4, mat=None, handle='#9b9b98', mirror=None, gap=True):
    """Fitted wardrobe with flat doors (mirror = index of a mirrored one)."""
    m = mat or M.gloss('#f1f0ec', .4, .3)
    box(0, .02, 0, w, d - .04, h, m, .002)
    cw = w / doors
    for i in range(doors):
        x = -w / 2 + (i + .5) * cw
        box(x, -d / 2 + .01, .06, cw - .005, .02, h - .08, M.mirror() if mirror == i else m, .002)
        s = 1 if i % 2 == 0 else -1
        if handle:
            tube([(x + s * (cw / 2 - .045), -d / 2 - .025, .95), (x + s * (cw / 2 - .045), -d / 2 - .025, 1.25)], .007, M.metal(handle, .35))
            for z in (.96, 1.24):
                tube([(x + s * (cw / 2 - .045), -d / 2 - .025, z), (x + s * (cw / 2 - .045), -d / 2 + .005, z)], .005, M.metal(handle, .35))


def tv(w=1.25):
    """Flat screen on its foot."""
    h = w * .565
    box(0, 0, .06, w, .03, h, M.gloss('#0c0d0e', .12), .004)
    box(0, .02, 0, .3, .16, .012, M.gloss('#151617', .3), .003)
    box(0, .02, 0, .06, .03, .1, M.gloss('#151617', .3), .002)
