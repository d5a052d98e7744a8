"""Kitchens of the catalogue, part 1."""
import decor
import kitchen as K
import materials as M
import shell
import structures as St
import surfaces as S
from core import at, box, mesh
from rooms_kitchen import kitchen

W = dict
KITCHENS = {}


def add(key, **kw):
    KITCHENS[key] = (kitchen, kw)


STD = [('drawers', .6), ('sink', .8), ('door', .6), ('oven', .6), ('drawers', .8)]
add('4101/03', size=(4.4, 4.8, 2.95), wall='#ece8de', floor=('tiles', '#c9bfae', W(size=.4, amount=.1)), skirt=.12,
    windows=[('B', 3.3, 1.5, .02, 2.5, W(style='french', casing=.1))],
    runs=[('L', .9, [('drawers', .8), ('sink', .8), ('doors', .8), ('oven', .6), ('drawers', .8)], '#2e463a', 'pale', W(style='shaker', handle='cup', metal='#b49a62', splash=(0, 3.8, .6, 'metro', '#ece8dc'), shelves=[(.2, 1.62, 1.6), (2.7, 1.62, 1.0)], hood=(2.7 - .05, 1.6, 'box', '#2e463a'), things=[(.1, .7, 1), (1.7, 2.3, 2), (3.2, 3.7, 1)]))],
    dining=[(2.75, 2.6, 90, W(table=(1.6, .85, W(wd='#b08a5c', style='farm')), chairs=('cross',), n=4, top=('bowl',)))],
    items=[(None, 2.75, 2.6, 0, 'pendant', (2.95, 1.75, 'dome', '#2e463a', .22)), ('B', 1.3, 0, 0, 'pic', (.55, .75, 120)), (None, 3.95, 3.5, 0, 'plant', ('olive', 1.4))],
    light=W(mood='soft', sun=(-15, 34), view='garden', season='autumn'), cam=(2.6, -1.0, W(lens=24, yaw=4, shift=-.04)))
add('4102/03', size=(3.8, 4.2, 2.6), wall='#f0efeb', floor=('tiles', '#b9b5ac', W(size=.6, amount=.08)),
    windows=[('R', 1.6, 1.3, 1.0, 1.2, W(style='modern'))],
    runs=[('B', .0, [('fridge', .6), ('ovens', .6), ('drawers', .8), ('sink', .8), ('hob', .9)], '#f4f4f2', 'grey', W(handle='none', uppers=[(1.2, [.8, .8, .9])], splash=(1.2, 3.7, .58, 'large', '#e6e4df'), things=[(1.3, 2.0, 2), (2.9, 3.6, 1)]))],
    island=(1.7, 2.2, 0, 1.9, .65, '#f4f4f2', 'grey', W(stools=(3, W(mat='#8f9496', metal='#2b2c2d')), top=((-.4, 'bowl', '#d8d0c0', '#7f9a3d'),))),
    items=[(None, 1.2, 2.1, 0, 'pendant', (2.6, 1.75, 'cone', '#f0efeb', .15)), (None, 2.2, 2.1, 0, 'pendant', (2.6, 1.75, 'cone', '#f0efeb', .15))],
    light=W(mood='soft', sun=(60, 34), view='city', season='autumn', horizon=.4), cam=(2.2, -1.2, W(lens=30, yaw=4, shift=-.04)))
add('4103/03', size=(5.0, 5.2, 2.6), wall='#efebe2', floor=('slabs', '#8b8a86', W(size=.6, amount=.14)),
    windows=[('R', 2.4, 2.6, .9, 1.35, W(style='panes:3', col='#4a4f50'))],
    runs=[('B', .4, [('fridge', .6), ('ovens', .6), ('drawers', .9), ('sink', .9), ('drawers', .9)], 'wood:#cfae7f', 'white', W(handle='none', shelves=[(1.3, 1.6, 2.6, '#cfae7f')], splash=(1.2, 3.9, .5, 'slab', 'white'), things=[(1.3, 2.0, 2), (3.2, 3.8, 2)]))],
    island=(2.4, 2.6, 0, 2.4, .9, 'wood:#cfae7f', 'white', W(stools=(3, W(wd='#b58e5e')), hob=True, top=((-.8, 'twigs', .5), (.85, 'bowl', '#d8d0c0', '#d68a2e')))),
    items=[(None, 1.6 + .8 * i, 2.5, 0, 'pendant', (2.6, 1.7, 'dome', '#3a4541', .17)) for i in range(3)] + [(None, 4.5, 4.7, 0, 'plant', ('indoor', .8))],
    light=W(mood='soft', sun=(56, 30), view='garden', season='autumn'), cam=(2.5, -1.2, W(lens=29, yaw=-2, shift=-.05)))
add('4104/03', size=(4.2, 4.4, 2.5), wall='#eae2d0', floor=('cement', '#cfc4ad', W(c2='#8a4a3a', c3='#4b5a58', pattern=0, border=.2)), skirt=0,
    beams=('#6b4a30', W(n=4, size=(.13, .16), along='y')),
    windows=[('B', 2.0, 1.2, 1.05, 1.05, W(style='casement', col='#f1ece0', board='stone'))], doors=[('R', 1.3, W(style='panel', col='#8a9a8c'))],
    extra=lambda r: stone_sink(r),
    dining=[(2.2, 2.0, 90, W(table=(1.5, .8, W(wd='#8d6540', style='farm')), chairs=('oak', None, '#8d6540'), n=4, top=('bowl', ('vase', 'jug', .24, '#dfe3df'))))],
    items=[('L', 2.9, .25, 0, 'side', (1.5, .95, .48), W(wd='#8a6238', style='plinth', doors=3, top=((-.4, 'vase', 'jug', .28), (.3, 'bowl')))), ('L', 2.9, 0, 0, 'shelfwall'), (None, 2.2, 2.0, 0, 'pendant', (2.5, 1.65, 'cone', '#e9e4d8', .2))],
    light=W(mood='soft', sun=(10, 26), view='valley', season='autumn', fill=.1), cam=(2.3, -.9, W(lens=29, yaw=1, shift=-.04)))
add('4105/03', size=(3.2, 4.0, 2.6), wall='#d8d2c2', floor=('tiles', '#8b5a48', W(size=.2, grout='#776a60', amount=.2, var=.2)), skirt=0,
    windows=[('B', 1.7, 1.2, 1.0, 1.2, W(style='casement', col='#d9d2c0'))], doors=[('R', 1.2, W(style='panel', col='#b9b09c'))],
    runs=[('B', .45, [('doors', .6), ('sink', 1.0), ('doors', .8)], '#d9d2bf', 'laminate', W(style='retro', handle='knob', metal='#b9bbbd', splash=(-.45, 2.75, .45, 'square', '#e3e0d2')))],
    items=[('L', 2.2, .02, 0, 'panelrad', (.9, .6)), (None, .6, 1.2, 15, 'chair', ('oak', None, '#7a5636')), (None, .5, 3.0, 0, 'box', (.32, .42, .3, '#b08d62'))],
    light=W(mood='overcast', view='yard', season='autumn', fill=.1), cam=(1.7, -1.1, W(lens=29, yaw=0, shift=-.05)))
add('4106/03', size=(4.6, 5.0, 2.6), wall='#f1eee7', floor=('boards', '#d3b78f', W(width=.2, contrast=.2)),
    windows=[('R', 2.0, 2.2, .02, 2.3, W(style='slide:2', col='#e9e7e2', board=False))],
    runs=[('B', .0, [('fridge', .6), ('ovens', .6), ('drawers', .8), ('sink', .9), ('hob', .8), ('drawers', .9)], '#c9b99e', 'pale', W(handle='none', splash=(1.2, 4.6, .58, 'slab', 'pale'), uppers=[(1.2, [.8, .9, .8, .9], W(h=.85))], things=[(1.3, 1.9, 2), (3.7, 4.5, 1)]))],
    dining=[(2.3, 2.3, 0, W(table=(1.8, .9, W(wd='#c9a877', style='trestle')), chairs=('thonet',), n=4, top=(('twigs', .5), 'bowl')))],
    items=[(None, 2.3, 2.3, 0, 'pendant', (2.6, 1.6, 'rattan', '#c9a877', .3)), ('L', 2.0, 0, 0, 'pic', (.8, 1.0, 124))],
    light=W(mood='clear', sun=(62, 34), view='city', season='summer', horizon=.3), cam=(2.2, -1.2, W(lens=30, yaw=-2, shift=-.05)))
add('4108/03', size=(3.0, 3.8, 2.9), wall='#edeae2', floor=('tiles', '#d2cdc2', W(size=.33, amount=.08)),
    windows=[('B', 2.3, .95, .95, 1.6, W(style='casement', casing=.09))],
    runs=[('L', .4, [('fridge', .6), ('drawers', .6), ('sink', .8), ('oven', .6), ('doors', .8)], '#f3f2ee', 'oak', W(handle='bar', metal='#8f9190', uppers=[(.6, [.6, .8]), (2.6, [.8])], hood=(2.3, 1.6), splash=(.6, 3.4, .58, 'metro', '#f1f0ec'), things=[(.7, 1.1, 1), (2.7, 3.3, 2)]))],
    dining=[(2.25, 2.0, 0, W(table=(.8, .8, W(wd='#efeeea', style='round', leg='#efeeea')), chairs=('slat', None, '#b58e5e'), n=2, top=('bowl',)))],
    items=[(None, 2.25, 2.0, 0, 'pendant', (2.9, 1.75, 'globe', '#b08d4f', .16)), ('R', 1.7, 0, 0, 'pic', (.5, .7, 127))],
    light=W(mood='soft', sun=(15, 34), view='yard', season='summer'), cam=(1.75, -1.2, W(lens=24, yaw=3, shift=-.03)))
add('4109/04', size=(4.0, 4.2, 2.7), wall='#efebe2', floor=('boards', '#b08a5c', W(width=.13)),
    runs=[('B', .2, [('fridge', .6), ('drawers', .8), ('sink', .8), ('oven', .6), ('drawers', .8)], '#c3ccc9', 'oak', W(handle='knob', style='shaker', metal='#4a4a48', splash=(.6, 3.6, .5, 'metro', '#f1efe8'), shelves=[(.8, 1.55, 2.4)], things=[(.8, 1.4, 2), (2.9, 3.5, 1)]))],
    dining=[(2.4, 1.9, 0, W(table=(1.1, .75, W(wd='#b58e5e')), chairs=('slat', None, '#b58e5e'), n=4, top=('bowl',)))],
    extra=lambda r: (shell.slope(r, 'L', 1.2, 1.6, None, (2.6, .85, .55, 1.5)), St.roof_window(r, 'L', 1.2, 1.6, 2.6, .85, .55, 1.5)),
    light=W(mood='soft', sun=(-72, 46), season='summer', fill=.16), cam=(2.4, -1.1, W(lens=29, yaw=3, shift=-.03)))
add('4110/03', size=(5.2, 5.4, 2.65), wall='#f3f1ec', floor=('slabs', '#d6d0c4', W(size=.8, amount=.06)),
    windows=[('L', 3.2, 2.4, .95, 1.2, W(style='modern', col='#33373a'))],
    runs=[('B', .5, [('fridge', .6), ('tall', .6), ('ovens', .6), ('gap', .01)], 'wood:#c39a69', 'white', W(handle='none')), ('B', 2.4, [('drawers', .8), ('sink', .8), ('drawers', .8)], '#f3f2ef', 'white', W(handle='none', uppers=[(0, [.8, .8, .8])], splash=(0, 2.4, .58, 'slab', 'white'), things=[(.1, .7, 1), (1.7, 2.3, 2)]))],
    island=(2.6, 2.7, 0, 2.6, .9, '#f3f2ef', 'white', W(ends='oak', hob=True, stools=(4, W(wd='#c39a69', metal='#e9e8e4')), top=((-1.0, 'bowl', '#d8d0c0', '#c8b23c'), (1.0, 'twigs', .5)))),
    items=[(None, 1.8, 2.6, 0, 'pendant', (2.65, 1.7, 'globe', '#b08d4f', .16)), (None, 3.4, 2.6, 0, 'pendant', (2.65, 1.7, 'globe', '#b08d4f', .16))],
    light=W(mood='clear', sun=(-62, 36), view='garden', season='summer'), cam=(2.6, -1.3, W(lens=29, yaw=2, shift=-.05)))
add('4111/03', size=(4.0, 4.6, 2.75), wall='#eee6d3', floor=('tiles', '#b0673f', W(size=.3, grout='#a39483', amount=.18, var=.14)), skirt=.1,
    windows=[('B', 2.9, 1.5, .85, 1.45, W(style='casement', casing=.09))], curtains=[('B', 2.9, 1.5, 2.4, W(mat='#c9866a', spread=.16, bottom=1.5))],
    runs=[('L', .9, [('doors', .8), ('drawers', .6), ('sink', .8), ('oven', .6), ('doors', .8)], '#efe5cc', 'oak', W(style='shaker', handle='knob', metal='#8b7a55', uppers=[(0, [.8, .6]), (2.8, [.8])], hood=(2.5, 1.6, 'box', '#efe5cc'), splash=(0, 3.6, .58, 'square', '#e8d9b8'), things=[(.1, .8, 1), (2.9, 3.5, 2)]))],
    dining=[(2.9, 3.1, 0, W(table=(1.0, .8, W(wd='#a87b4e', style='farm')), chairs=('oak', None, '#a87b4e'), n=2, ends=False, top=('bowl', ('vase', 'jug', .2, '#5f7d8a'))))],
    items=[(None, 2.9, 3.1, 0, 'pendant', (2.75, 1.7, 'dome', '#c9866a', .2)), ('R', 1.9, .2, 0, 'side', (1.2, .95, .42), W(wd='#a87b4e', doors=2, style='plinth', top=((0, 'plant', 'pothos', .3),)))],
    light=W(mood='soft', sun=(12, 28), view='garden', season='autumn'), cam=(2.4, -1.1, W(lens=24, yaw=2, shift=-.04)))
add('4112/03', size=(3.8, 4.0, 2.6), wall='#ece5d5', floor=('tiles', '#b79f7d', W(size=.3, amount=.16)),
    windows=[('R', 1.6, 1.6, .9, 1.4, W(style='modern'))],
    runs=[('B', .0, [('tall', .6), ('doors', .8), ('sink', .8), ('oven', .6), ('doors', 1.0)], 'wood:#a8763f', 'laminate', W(style='shaker', handle='knob', metal='#6b5a3a', uppers=[(.6, [.8, .8]), (2.8, [1.0])], hood=(2.5, 1.6, 'box', '#8b6a3a'), splash=(.6, 3.8, .58, 'square', '#e0d2b2'), things=[(.7, 1.3, 1), (2.9, 3.7, 2)]))],
    dining=[(2.85, 1.9, 0, W(table=(.9, .75, W(wd='#a8763f', style='farm')), chairs=('slat', '#8a6a4a', '#a8763f'), n=2, top=('bowl',)))],
    items=[(None, 2.85, 1.9, 0, 'pendant', (2.6, 1.65, 'cone', '#d98f3f', .2)), ('L', 2.2, 0, 0, 'pic', (.6, .5, 133))],
    light=W(mood='soft', sun=(58, 32), view='trees', season='autumn', horizon=.9), cam=(1.9, -1.2, W(lens=29, yaw=-2, shift=-.05)))
add('4116/03', size=(5.2, 5.4, 3.1), wall='#e9e3d4', floor=('checker', '#d8d2c6', W(c2='#4a4f54', size=.33)), skirt=.14,
    windows=[('R', 2.2, 1.3, .95, 1.8, W(style='sash', casing=.11)), ('R', 4.1, 1.3, .95, 1.8, W(style='sash', casing=.11))],
    runs=[('B', .3, [('doors', .9), ('drawers', .8), ('gap', 1.3), ('drawers', .8), ('doors', .8)], '#dcd6c6', 'bluestone', W(style='shaker', handle='knob', metal='#8b7a55', range=(2.35, 1.25, '#22302d'), splash=(0, 4.6, .7, 'metro', '#ece7da'), shelves=[(.1, 1.75, 1.4), (3.2, 1.75, 1.3)], things=[(.2, 1.4, 2), (3.3, 4.4, 2)]))],
    island=(1.35, 2.6, 90, 1.9, .8, '#3c4a50', 'bluestone', W(style='shaker', handle='knob', over=.05, top=((-.6, 'bowl', '#d8d0c0', '#b8452f'), (.5, 'twigs', .6)))),
    items=[(None, 1.35, 2.1, 0, 'pendant', (3.1, 1.8, 'dome', '#3c4a50', .24)), (None, 1.35, 3.1, 0, 'pendant', (3.1, 1.8, 'dome', '#3c4a50', .24))],
    extra=lambda r: mantel_hood(r, 2.65),
    light=W(mood='soft', sun=(62, 30), view='trees', season='autumn'), cam=(2.9, -1.4, W(lens=27, yaw=3, shift=-.03)))
add('4117/03', size=(2.6, 3.2, 2.6), wall='#efece6', floor=('boards', '#bb956a', W(width=.15)),
    windows=[('R', 1.3, .8, 1.0, 1.2, W(style='casement'))],
    runs=[('B', .1, [('fridge', .6), ('hob', .6), ('sink', .7), ('drawers', .5)], '#f3f2ee', 'oak', W(handle='none', splash=(.6, 2.4, 1.0, 'stack', '#dfe3df'), shelves=[(.75, 1.55, 1.5), (.75, 1.95, 1.5)], things=[(.7, 1.1, 1), (1.95, 2.3, 1)]))],
    items=[('L', 1.7, 0, 0, 'pic', (.4, .55, 137)), (None, 1.35, 1.75, 0, 'pendant', (2.6, 2.0, 'globe', '#b08d4f', .14))],
    light=W(mood='soft', sun=(70, 34), view='street', season='autumn', fill=.1), cam=(1.3, -1.0, W(lens=31, yaw=0, shift=-.04)))


def stone_sink(r):
    """Old stone sink on brick legs under the window, shelf of crockery."""
    st = M.stonetile('#5a6066', .5, 8, .2, .02)
    with r.wall('B'):
        for x in (1.5, 2.5):
            with at(x - .12, -.48):
                S.bricks(.24, .72, M.brickmat('#9a5a45'), M.plaster('#b3a68f'))
            box(x, -.24, 0, .236, .47, .72, M.plaster('#a98a72'), 0)
        for x0, x1, y0, y1 in ((1.25, 1.31, -.55, 0), (2.69, 2.75, -.55, 0), (1.31, 2.69, -.55, -.48), (1.31, 2.69, -.06, 0)):
            box((x0 + x1) / 2, (y0 + y1) / 2, .72, x1 - x0, y1 - y0, .2, st, .008)
        box(2.0, -.27, .72, 1.4, .5, .05, st, 0)
        K.tap(2.0, .02, .95, '#b49a62', .28)
        with at(1.0, -.2, 0):
            box(0, 0, .86, .5, .5, .04, M.wood('#8d6540'), .006)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    box(sx * .2, sy * .2, 0, .05, .05, .86, M.wood('#8d6540'), .005)
            K.counter_things(-.15, .15, .9, 0, 1)
        with at(0, 0):
            K.shelf(2.95, 1.45, 1.1, M.wood('#8d6540'))
            K.shelf(2.95, 1.85, 1.1, M.wood('#8d6540'))
            with at(3.4, -.28):
                decor.basket(.2, .34)


def mantel_hood(r, c):
    """Plastered hood over the range."""
    with r.wall('B'):
        m = M.paint('#e9e3d4')
        v = [(c + sx * a, y, z) for a, y0, z in ((.85, -.62, 1.75), (.85, -.62, 1.98), (.55, -.38, r.h)) for sx, y in ((-1, y0), (1, y0), (1, 0), (-1, 0))]
        mesh(v, [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in (0, 1) for i in range(4)] + [(3, 2, 1, 0)], m)
        box(c, -.32, 1.72, 1.8, .7, .06, M.wood('#7a5636'), .01)


import rooms_common as C  # noqa: E402
C.FN['shelfwall'] = lambda: (K.shelf(-.7, 1.5, 1.4, M.wood('#8d6540')), K.shelf(-.7, 1.88, 1.4, M.wood('#8d6540')))
