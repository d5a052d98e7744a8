"""Kitchens of the catalogue, part 2, and the stair hall of 4131."""
import materials as M
import shell
import structures as St
from core import box
from rooms_kitchen import kitchen

W = dict
KITCHENS2 = {}


def add(key, **kw):
    KITCHENS2[key] = (kitchen, kw)


add('4118/03', size=(4.2, 4.4, 2.55), wall='#efece5', floor=('tiles', '#b9aa94', W(size=.45, amount=.12)),
    windows=[('B', 2.9, 1.3, 1.0, 1.15, W(style='modern'))],
    runs=[('L', .2, [('fridge', .6), ('drawers', .8), ('oven', .6), ('drawers', .8), ('door', .6), ('tall', .6)], '#c9cac7', 'grey', W(handle='bar', metal='#6f7274', uppers=[(.6, [.8]), (2.0, [.8, .6])], hood=(1.7, 1.6), splash=(.6, 3.4, .58, 'large', '#e9e7e2'), things=[(.7, 1.3, 1), (2.1, 2.9, 2)]))],
    dining=[(2.9, 2.6, 90, W(table=(1.5, .85, W(wd='#a87b4e')), chairs=('upholstered', '#8b8f8a', '#6b4a2e'), n=4, top=('bowl',)))],
    items=[(None, 2.9, 2.6, 0, 'pendant', (2.55, 1.65, 'dome', '#5b6663', .23)), ('R', 1.8, 0, 0, 'pic', (.8, .6, 140))],
    light=W(mood='soft', sun=(12, 30), view='garden', season='autumn'), cam=(2.5, -1.1, W(lens=24, yaw=3, shift=-.05)))
add('4119/03', size=(4.6, 5.0, 2.9), wall='#f4f2ee', floor=('boards', '#b88d5c', W(width=.16)), skirt=.14,
    windows=[('L', 2.6, 1.1, .5, 2.1, W(style='period', casing=.1))],
    runs=[('B', .3, [('fridge', .6), ('ovens', .6), ('drawers', .9), ('sink', .9), ('drawers', .9)], '#3a3c3e', 'black', W(handle='none', splash=(1.2, 3.9, .6, 'slab', 'black'), shelves=[(1.4, 1.62, 2.3, '#7a5636')], things=[(1.3, 2.0, 2), (3.3, 3.8, 1)]))],
    dining=[(2.4, 2.3, 0, W(table=(1.9, .92, W(wd='#8d6540', style='steel')), chairs=('thonet',), n=6, top=(('twigs', .5), 'bowl')))],
    items=[(None, 1.9, 2.3, 0, 'pendant', (2.9, 1.65, 'globe', '#b08d4f', .17)), (None, 2.9, 2.3, 0, 'pendant', (2.9, 1.65, 'globe', '#b08d4f', .17)), ('R', 2.2, 0, 0, 'pic', (.75, 1.0, 143))],
    light=W(mood='clear', sun=(-60, 34), view='yard', season='summer'), cam=(2.5, -1.2, W(lens=30, yaw=2, shift=-.04)))
add('4120/03', size=(5.2, 5.4, 3.6), wall='#e3e0da', ceil='#bdbab4', floor=('concrete', '#a5a29c', W(polish=True)), skirt=0,
    windows=[('L', 2.8, 3.0, .9, 2.3, W(style='grid:4x3', col='#222425'))],
    runs=[('B', .3, [('tall', .6), ('ovens', .6), ('drawers', .9), ('sink', .9), ('hob', .9), ('drawers', .8)], 'wood:#d8b98a', 'black', W(handle='none', splash=(1.2, 4.7, .5, 'zellige', '#d9d5cb'), shelves=[(1.4, 1.6, 3.1, '#d8b98a')], things=[(1.3, 2.0, 2), (3.9, 4.6, 2)], h=.9))],
    island=(2.7, 2.7, 0, 3.0, .8, '#232527', 'black', W(over=.28, stools=(3, W(wd='#d8b98a', metal='#1d1e1f')), top=((-1.1, 'bowl', '#d8d0c0', '#b8452f'), (1.0, 'twigs', .6)))),
    items=[(None, 1.8 + .9 * i, 2.6, 0, 'pendant', (3.6, 1.8, 'cone', '#1d1e1f', .17)) for i in range(3)],
    extra=lambda r: (St.column(4.7, 4.3, r.h, .34), box(r.w / 2, 4.3, r.h - .4, r.w, .34, .4, M.concrete('#a3a19c'), .01)),
    light=W(mood='clear', sun=(-60, 32), view='yard', season='summer'), cam=(2.5, -1.4, W(lens=29, yaw=0, shift=.02)))
add('4121/03', size=(4.6, 4.8, 2.65), wall='#efe9dc', floor=('tiles', '#c9b79a', W(size=.45, amount=.12)),
    windows=[('R', 2.3, 1.7, 1.0, 1.15, W(style='panes:2'))],
    runs=[('B', .1, [('fridge', .6), ('doors', .8), ('drawers', .6), ('sink', .8), ('oven', .6), ('doors', .9)], '#eee3cb', 'granite', W(style='shaker', handle='bar', metal='#8b8578', uppers=[(.6, [.8, .6]), (3.4, [.9])], hood=(3.1, 1.62), splash=(.6, 4.4, .55, 'square', '#dccdb0'), things=[(.7, 1.4, 2), (3.5, 4.2, 1)]))],
    dining=[(2.4, 2.1, 0, W(table=(1.9, .95, W(wd='#a87b4e', style='farm')), chairs=('upholstered', '#8a7a62', '#a87b4e'), n=6, top=('bowl', ('vase', 'jug', .22, '#7d8f86'))))],
    items=[(None, 2.4, 2.1, 0, 'pendant', (2.65, 1.7, 'drum', '#e9e0cf', .28)), ('L', 2.3, 0, 0, 'pic', (.9, .65, 146))],
    light=W(mood='soft', sun=(60, 34), view='garden', season='autumn'), cam=(2.4, -1.2, W(lens=29, yaw=-3, shift=-.05)))
add('4122/03', size=(3.0, 3.4, 2.6), wall='#f2efe9', floor=('boards', '#bf9a6c', W(width=.18)), skirt=.08,
    runs=[('B', .1, [('drawers', .6), ('sink', .7), ('hob', .6), ('door', .5)], 'wood:#d2b183', 'white', W(handle='none', shelves=[(.9, 1.5, 1.4, '#d2b183'), (.9, 1.86, 1.4, '#d2b183')], splash=(0, 2.4, .5, 'zellige', '#dfe0d6'), things=[(.05, .5, 1), (1.9, 2.35, 1)]))],
    items=[(None, 2.55, 2.3, 30, 'stool', (), W(wd='#d2b183'))],
    extra=lambda r: (shell.slope(r, 'L', 1.15, 1.5, None, (1.9, .8, .5, 1.4)), St.roof_window(r, 'L', 1.15, 1.5, 1.9, .8, .5, 1.4)),
    light=W(mood='soft', sun=(-70, 48), season='summer', fill=.18), cam=(1.8, -1.1, W(lens=30, yaw=1, shift=-.03)))
add('4126/03', size=(5.0, 5.2, 2.6), wall='#f3f1ec', floor=('boards', '#cdb089', W(width=.2, contrast=.2)),
    windows=[('R', 2.0, 2.4, .02, 2.3, W(style='slide:2', col='#4b4f50', board=False))],
    runs=[('B', .0, [('fridge', .6), ('ovens', .6), ('tall', .6), ('drawers', .8), ('sink', .8), ('drawers', .8)], '#f5f4f1', 'white', W(handle='none', splash=(1.8, 4.2, .6, 'slab', 'white'), uppers=[(1.8, [.8, .8, .8], W(h=.75))], things=[(1.9, 2.5, 1), (3.5, 4.1, 2)]))],
    island=(2.4, 2.6, 0, 2.5, .95, 'wood:#6f4b30', 'white', W(hob=True, stools=(3, W(mat='#d9d2c4', metal='#2b2c2d')), top=((-.9, 'twigs', .5), (.9, 'bowl', '#efeae0', '#c8b23c')))),
    items=[(None, 2.4, 2.55, 0, 'pendant', (2.6, 1.65, 'dome', '#efede8', .3)), (None, 4.5, 4.6, 0, 'plant', ('palm', 1.5))],
    light=W(mood='clear', sun=(60, 36), view='trees', season='summer', horizon=.6), cam=(2.2, -1.3, W(lens=29, yaw=-4, shift=-.05)))
add('4127/03', size=(4.0, 4.6, 2.55), wall='#eeebe5', floor=('tiles', '#c7bba7', W(size=.6, amount=.08)),
    windows=[('L', 3.1, 1.2, 1.0, 1.15, W(style='modern'))],
    runs=[('B', .1, [('fridge', .6), ('drawers', .8), ('sink', .8), ('oven', .6), ('drawers', .9)], '#cdbfa6', 'laminate', W(handle='bar', metal='#8f8c84', uppers=[(.6, [.8, .8]), (2.8, [.9])], hood=(2.5, 1.6), splash=(.6, 3.7, .58, 'metro', '#f1ede2'), things=[(.7, 1.3, 1), (2.9, 3.6, 2)]))],
    island=(2.3, 2.2, 0, 2.2, .45, '#cdbfa6', 'oak', W(h=1.05, over=.3, stools=(3, W(mat='#6f7a70', h=.76)), top=((-.7, 'plant', 'pothos', .28), (.7, 'bowl', '#d8d0c0', '#7f9a3d')))),
    items=[(None, 1.8, 2.2, 0, 'pendant', (2.55, 1.75, 'cone', '#6f7a70', .15)), (None, 2.8, 2.2, 0, 'pendant', (2.55, 1.75, 'cone', '#6f7a70', .15)), ('R', 1.8, 0, 0, 'pic', (.6, .8, 150))],
    light=W(mood='soft', sun=(-60, 36), view='garden', season='summer'), cam=(1.9, -1.3, W(lens=29, yaw=-1, shift=-.04)))
add('4128/03', size=(3.4, 4.4, 2.65), wall='#edeae3', floor=('tiles', '#8f979b', W(size=.33, amount=.14)),
    windows=[('B', 2.55, .95, .02, 2.2, W(style='modern', board=False))],
    runs=[('L', .6, [('fridge', .6), ('drawers', .6), ('sink', .8), ('oven', .6), ('doors', .8)], '#f4f4f1', 'oak', W(handle='bar', metal='#2f3133', uppers=[(.6, [.6, .8]), (2.6, [.8])], hood=(2.3, 1.6), splash=(.6, 3.4, .58, 'metro', '#f3f2ee', '#8f8f8c'), things=[(.7, 1.1, 1), (2.7, 3.3, 2)]))],
    dining=[(2.55, 1.7, 90, W(table=(1.1, .7, W(wd='#b08a5c')), chairs=('shell', '#6f8790', '#b08a5c'), n=2, top=('bowl',)))],
    items=[(None, 2.55, 1.7, 0, 'pendant', (2.65, 1.7, 'dome', '#6f8790', .2)), ('B', .9, 0, 0, 'pic', (.5, .7, 153))],
    light=W(mood='soft', sun=(10, 32), view='yard', season='autumn'), cam=(1.9, -1.2, W(lens=24, yaw=3, shift=-.05)))
add('4130/03', size=(4.4, 4.6, 2.6), wall='#efede7', floor=('boards', '#b48d60', W(width=.2)),
    windows=[('R', 2.2, 1.8, .95, 1.2, W(style='panes:2', col='#3d4345'))],
    runs=[('B', .1, [('fridge', .6), ('ovens', .6), ('drawers', .9), ('sink', .9), ('drawers', .9)], 'wood:#d6b988', 'black', W(handle='none', uppers=[(1.2, [.9, .9, .9], W(h=.7))], splash=(1.2, 3.9, .58, 'slab', 'black'), things=[(1.3, 2.0, 2), (3.1, 3.8, 2)]))],
    dining=[(2.2, 2.1, 0, W(table=(1.6, .9, W(wd='#d6b988', style='trestle')), chairs=('upholstered', '#4f6b78', '#2b2724'), n=4, top=(('twigs', .45),)))],
    items=[(None, 2.2, 2.1, 0, 'pendant', (2.6, 1.65, 'dome', '#242628', .25)), ('L', 2.4, 0, 0, 'pic', (.9, .65, 156))],
    light=W(mood='golden', sun=(60, 22), view='river', season='autumn', horizon=-.2), cam=(2.0, -1.2, W(lens=29, yaw=-4, shift=-.05)))
add('4131/04', size=(4.4, 4.8, 2.8), wall='#ebe6da', floor=('checker', '#dcd6c8', W(c2='#7f8a8f', size=.25)), skirt=.1,
    windows=[('L', 2.6, 1.5, .95, 1.45, W(style='panes:3', col='#efe9da'))],
    runs=[('B', .2, [('doors', .8), ('drawers', .6), ('sink', .8), ('oven', .6), ('doors', .8), ('door', .4)], '#6f8796', 'marble', W(style='retro', handle='knob', metal='#b49a62', uppers=[(0, [.8]), (2.8, [.8, .4])], hood=(2.5, 1.62, 'box', '#6f8796'), shelves=[(.95, 1.6, 1.15)], splash=(0, 4.0, .58, 'square', '#efe9da'), things=[(.1, .7, 1), (2.9, 3.9, 2)]))],
    dining=[(2.4, 2.3, 0, W(table=(1.5, .85, W(top='marble', wd='#5f4029', style='legs')), chairs=('thonet',), n=4, top=('bowl', ('vase', 'bottle', .24, '#c08a5c'))))],
    items=[(None, 2.4, 2.3, 0, 'pendant', (2.8, 1.7, 'globe', '#b08d4f', .2))],
    light=W(mood='soft', sun=(-60, 32), view='city', season='autumn', horizon=.3), cam=(2.5, -1.2, W(lens=29, yaw=3, shift=-.05)))
add('4132/03', size=(3.8, 4.2, 2.55), wall='#f2f0ea', floor=('tiles', '#c6c2b8', W(size=.45, amount=.08)),
    windows=[('B', 2.9, 1.2, 1.0, 1.15, W(style='modern'))],
    runs=[('L', .5, [('fridge', .6), ('drawers', .8), ('sink', .8), ('oven', .6), ('doors', .8)], '#f6f6f4', 'grey', W(handle='none', uppers=[(.6, [.8, .8]), (2.8, [.8])], hood=(2.5, 1.6, 'box', '#e9e9e6'), splash=(.6, 3.6, .58, 'large', '#b9c4bd'), things=[(.7, 1.3, 1), (2.9, 3.5, 2)]))],
    dining=[(2.7, 2.4, 0, W(table=(1.05, 1.05, W(wd='#efeeea', style='round', leg='#efeeea', top='#f2f1ee')), chairs=('tulip',), n=4, top=('bowl',)))],
    items=[(None, 2.7, 2.4, 0, 'pendant', (2.55, 1.65, 'dome', '#d09a4f', .24)), ('R', 1.8, 0, 0, 'pic', (.7, .9, 160))],
    light=W(mood='soft', sun=(15, 34), view='trees', season='summer'), cam=(2.3, -1.2, W(lens=24, yaw=2, shift=-.05)))
add('4133/03', size=(5.4, 5.8, 2.7), wall='#ece4d4', floor=('slabs', '#9c9890', W(size=.5, size2=.75, amount=.2, var=.2, bond=.5, grout='#7d786e')), skirt=0,
    beams=('#5d3f27', W(n=5, size=(.16, .2), along='x')),
    windows=[('L', 3.4, 1.0, .95, 1.15, W(style='casement', col='#6f8479', board='stone')), ('L', 1.2, 1.0, .95, 1.15, W(style='casement', col='#6f8479', board='stone'))],
    features=[('B', 3.4, 'hearth', W(w=2.3, open_w=1.3, open_h=.85, open_z=.25, kind='stone', shelf='#5d3f27', d=.55, top=((-.7, 'vase', 'jug', .28), (.6, 'bowl'), (.1, 'vase', 'bottle', .26))))],
    runs=[('R', 1.2, [('doors', .8), ('sink', .8), ('doors', .8)], '#7d8f84', 'bluestone', W(style='shaker', handle='knob', metal='#3a3a3a', splash=(0, 2.4, .4, 'square', '#e6ddc8'), shelves=[(.2, 1.55, 2.0, '#6b4a2e')], things=[(.1, .7, 2), (1.7, 2.3, 1)]))],
    dining=[(2.3, 2.7, 90, W(table=(2.6, .95, W(wd='#8d6540', style='farm')), chairs=('oak', None, '#7a5636'), n=8, top=('bowl', ('twigs', .5), ('vase', 'jug', .24))))],
    light=W(mood='soft', sun=(-64, 30), view='valley', season='autumn', fill=.09), cam=(2.6, -1.3, W(lens=28, yaw=-2, shift=-.03)))
add('4134/03', size=(3.8, 4.2, 2.55), wall='#ece5cf', floor=('checker', '#d9cfb6', W(c2='#8f6b4a', size=.25)),
    windows=[('R', 1.8, 1.7, 1.0, 1.2, W(style='panes:2', col='#efece0'))],
    runs=[('B', .0, [('gap', .66), ('doors', .8), ('drawers', .6), ('sink', .8), ('doors', .9)], '#e9d68f', 'laminate', W(style='flat', handle='bar', metal='#c9cbcc', uppers=[(.66, [.8, .6]), (2.86, [.9])], splash=(.66, 3.76, .5, 'square', '#f0ead6'), things=[(.8, 1.4, 1), (3.0, 3.6, 2)]))],
    fridges=[('B', .33, W(retro=True, col='#f0ead8'))],
    dining=[(2.3, 2.0, 0, W(table=(1.1, .75, W(wd='#e9d68f', top='#efe3b4', style='legs')), chairs=('slat', '#b5653f', '#8f6b4a'), n=4, top=('bowl',)))],
    items=[(None, 2.3, 2.0, 0, 'pendant', (2.55, 1.65, 'dome', '#d9773f', .22))],
    light=W(mood='soft', sun=(60, 34), view='garden', season='summer'), cam=(1.8, -1.2, W(lens=29, yaw=-3, shift=-.05)))
add('4135/03', size=(2.8, 3.6, 2.6), wall='#f1eee6', floor=('tiles', '#c9c2b2', W(size=.2, amount=.14)),
    windows=[('B', 1.9, 1.0, 1.05, 1.2, W(style='casement'))],
    runs=[('L', .5, [('doors', .8), ('sink', .8), ('oven', .6), ('drawers', .6)], '#47688a', 'oak', W(style='shaker', handle='cup', metal='#b49a62', shelves=[(.1, 1.55, 1.4), (.1, 1.9, 1.4)], hood=(1.9, 1.6, 'box', '#47688a'), splash=(0, 2.8, .55, 'metro', '#f0ede4'), things=[(.1, .7, 1), (2.25, 2.75, 1)]))],
    items=[('R', 1.7, .36, 0, 'desk', (.8, .6, '#b58e5e')), (None, 1.95, 1.9, -90, 'chair', ('slat', '#d9cfbd', '#b58e5e')), ('R', 1.7, 0, 0, 'pic', (.45, .6, 165))],
    light=W(mood='soft', sun=(14, 34), view='yard', season='summer', fill=.1), cam=(1.6, -1.2, W(lens=24, yaw=3, shift=-.04)))
