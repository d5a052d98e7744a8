"""Shops, halls, offices, garages, cellar, stair halls of the catalogue."""
import structures as St
from rooms_living import living
from work_halls import benches, ceiling_panels, crane, desks, glass_side, glass_wall, meeting, portal_hall, spots, workshop_office
from work_under import garage, parking, stained, stairs, vault

W = dict
WORK = {}


def add(key, **kw):
    WORK[key] = (living, kw)


add('4109/02', size=(6.2, 7.5, 3.3), wall='#f3f1ec', floor=('cement', '#d6cfc0', W(c2='#5b6a6e', c3='#8a8f8c', pattern=1, border=.6)), skirt=.16, cornice=.12,
    windows=[('L', 2.0, 2.6, .45, 2.5, W(style='panes:2', col='#2f3a36', board='stone')), ('L', 5.3, 2.6, .45, 2.5, W(style='panes:2', col='#2f3a36', board='stone')), ('B', 1.6, 2.2, .45, 2.5, W(style='panes:2', col='#2f3a36', board='stone'))],
    doors=[('B', 4.6, W(style='period', col='#2f3a36', h=2.2))],
    items=[(None, 2.0 + 2.2 * i, 1.8 + 2.0 * j, 0, 'pendant', (3.3, 2.6, 'globe', '#b08d4f', .2)) for i in (0, 1) for j in (0, 1, 2)],
    light=W(mood='soft', sun=(-58, 36), view='street', season='autumn'), cam=(3.4, -1.4, W(lens=23, yaw=2, shift=-.02)))
add('4123/02', size=(5.2, 11.0, 3.4), wall='#f5f4f0', floor=('boards', '#a97c4e', W(width=.12, contrast=.35)), skirt=.14, cornice=.12,
    windows=[('B', 2.6, 2.6, .8, 2.0, W(style='grid:4x3', col='#26292b'))], doors=[('R', 2.2, W(style='panel', h=2.15))],
    extra=lambda r: (St.track(r, 1.3, .5, 10.4, 9), St.track(r, 3.9, .5, 10.4, 9), spots(r)),
    light=W(mood='soft', sun=(8, 30), view='yard', season='autumn', fill=.22), cam=(2.9, -1.2, W(lens=22, yaw=2, shift=-.02)))
add('4113/02', size=(16.0, 26.0, 6.2), wall='#c9cccb', ceil='#d5d7d6', floor=('concrete', '#9d9b96', W(amount=.25)), skirt=0, ceiling=False,
    windows=[('R', 20.0, 4.0, 0.02, 4.4, W(style='grid:4x5', col='#6d7477', board=False))],
    extra=lambda r: portal_hall(r, 5, '#5d666b'), light=W(mood='overcast', view='yard', season='autumn', fill=.12), cam=(7.2, -2.5, W(lens=22, yaw=-2, shift=.1, z=1.5)))
add('4129/02', size=(13.0, 20.0, 6.4), wall='#dcdad3', ceil='#dfdfdc', floor=('concrete', '#8f918f', W(polish=True)), skirt=0, ceiling=False,
    windows=[('L', 4.0 + 4.0 * i, 3.2, 3.2, 2.2, W(style='grid:4x3', col='#3a4145', board=False)) for i in range(4)] + [('R', 4.0 + 4.0 * i, 3.2, 3.2, 2.2, W(style='grid:4x3', col='#3a4145', board=False)) for i in range(4)] + [('B', 6.5, 4.0, .02, 4.0, W(style='grid:5x5', col='#3a4145', board=False))],
    extra=lambda r: (portal_hall(r, 4, '#4a5a63', skylight=False), crane(r), benches(r)),
    light=W(mood='clear', sun=(-60, 40), view='yard', season='summer', fill=.08), cam=(6.0, -2.2, W(lens=22, yaw=-2, shift=.1, z=1.5)))
add('4114/02', size=(8.0, 9.0, 2.8), wall='#eceae5', floor=('carpet', '#7f8486'), ceil='#f2f2f0',
    windows=[('R', 1.9 + 2.6 * i, 2.3, .85, 1.6, W(style='panes:2', col='#5b6164')) for i in range(3)],
    extra=lambda r: (desks(r, 5.6, [1.9, 4.3, 6.7], 90), glass_wall(r, 2.6), ceiling_panels(r, 2, 4)),
    items=[('B', 5.2, .22, 0, 'side', (2.4, .8), W(mat='#e9e8e4', style='plinth', top=((-.8, 'plant', 'spathi', .6), (.4, 'books')))), (None, 7.5, 8.4, 0, 'plant', ('fig', 1.7)), ('B', 5.2, 0, 0, 'pic', (1.2, .8, 201), W(z=1.2))],
    light=W(mood='soft', sun=(60, 36), view='yard', season='summer', fill=.12), cam=(4.4, -1.2, W(lens=23, yaw=-2, shift=-.04)))
add('4124/02', size=(9.0, 9.0, 3.0), wall='#f1efea', accent={'L': '#5f7d6c'}, floor=('boards', '#c3a27a', W(width=.2, contrast=.2)), ceil='#efeeea',
    windows=[('B', 4.5, 8.2, .03, 2.7, W(style='panes:6', col='#3a4042', board=False)), ('R', 3.0, 5.4, .03, 2.7, W(style='panes:4', col='#3a4042', board=False))],
    extra=lambda r: (desks(r, 2.6, [3.4, 6.2], 90), desks(r, 6.3, [3.4, 6.2], 90)),
    items=[(None, x, y, 0, 'pendant', (3.0, 2.1, 'dome', '#3f5a4d', .26)) for x in (2.6, 6.3) for y in (3.4, 6.2)] + [(None, .6, 8.3, 0, 'plant', ('olive', 2.0)), (None, 8.4, 8.3, 0, 'plant', ('fig', 1.9)), (None, 4.45, 4.8, 0, 'plant', ('rubber', 1.3))],
    light=W(mood='clear', sun=(20, 38), view='trees', season='summer', fill=.08), cam=(4.4, -1.6, W(lens=23, yaw=-3, shift=-.03)))
add('4115/02', size=(3.2, 6.0, 2.5), wall='#dfdbd0', floor=('concrete', '#98958f', W(amount=.3)), skirt=0,
    holes=[('B', .35, 0, 2.85, 2.2)], extra=lambda r: garage(r), light=W(mood='clear', sun=(12, 38), view=W(B='yard'), season='summer', fill=.05), cam=(1.6, -.9, W(lens=23, yaw=0, shift=-.03)))
add('4125/02', size=(13.0, 14.0, 2.6), wall='#dad9d4', floor=('concrete', '#84868a', W(polish=True, amount=.18)), ceil='#b9b8b4', skirt=0,
    extra=lambda r: parking(r), light=W(mood='dusk', fill=.0), cam=(6.2, 3.2, W(lens=24, yaw=-1, shift=-.03)))
add('4123/03', size=(4.6, 8.0, 2.5), wall='#b5a493', floor=('slabs', '#7d776e', W(size=.5, size2=.6, amount=.25, var=.25, grout='#5d574f')), skirt=0, ceiling=False,
    extra=lambda r: vault(r), light=W(mood='dusk', fill=.02), cam=(2.3, -.7, W(lens=23, yaw=0, shift=.02)))
add('4113/03', size=(4.0, 4.2, 2.6), wall='#eeece6', accent={'B': '#8fa0a6'}, floor=('tiles', '#a9a9a5', W(size=.5, amount=.08)),
    windows=[('L', 2.3, 2.0, .9, 1.3, W(style='panes:2', col='#5b6164', radiator='panel'))],
    extra=lambda r: desks(r, 2.0, [2.4], 0, one=True),
    items=[('R', 1.6, .22, 0, 'side', (1.6, 1.1), W(mat='#d9d8d3', style='plinth', top=((-.4, 'books'), (.4, 'plant', 'aloe', .4)))), ('B', 2.2, 0, 0, 'pic', (.9, .65, 203))],
    light=W(mood='overcast', view='yard', season='autumn', fill=.1), cam=(2.2, -.9, W(lens=24, yaw=2, shift=-.05)))
add('4129/03', size=(5.0, 4.8, 2.7), wall='#eceae4', floor=('boards', '#a9a49a', W(width=.2, contrast=.15)),
    extra=lambda r: workshop_office(r), windows=[('L', 2.4, 2.0, .9, 1.4, W(style='panes:2', col='#3a4145'))],
    items=[('R', 1.4, .2, 0, 'bookcase', (1.4, 1.9), W(paint='#d9d8d3', cols=2, rows=5)), (None, .5, 4.3, 0, 'plant', ('yucca', 1.5))],
    light=W(mood='soft', sun=(-60, 34), view=W(L='yard'), season='summer', fill=.1), cam=(2.3, -1.0, W(lens=24, yaw=-2, shift=-.04)))
add('4114/03', size=(5.2, 7.0, 2.8), wall='#efede8', accent={'B': '#4a5f66'}, floor=('carpet', '#8a8a86'),
    windows=[('R', 2.0, 2.3, .85, 1.6, W(style='panes:2', col='#5b6164')), ('R', 4.8, 2.3, .85, 1.6, W(style='panes:2', col='#5b6164'))],
    extra=lambda r: meeting(r), items=[(None, 4.7, 6.4, 0, 'plant', ('fig', 1.7)), ('L', 2.6, 0, 0, 'pic', (1.2, .8, 205))],
    light=W(mood='soft', sun=(58, 36), view='yard', season='summer', fill=.1), cam=(2.5, -1.1, W(lens=23, yaw=-2, shift=-.03)))
add('4124/03', size=(4.6, 5.2, 2.9), wall='#f1efea', floor=('boards', '#c3a27a', W(width=.2, contrast=.2)), accent={'L': '#5f7d6c'},
    windows=[('B', 2.3, 4.2, .03, 2.6, W(style='panes:3', col='#3a4042', board=False))],
    dining=[(2.3, 2.7, 0, W(table=(1.6, 1.6, W(wd='#c3a27a', style='round', leg='#2b2c2d')), chairs=('upholstered', '#7f8f86', '#2b2724'), n=6, top=(('laptop',),)))],
    extra=lambda r: glass_side(r), items=[(None, 2.3, 2.7, 0, 'pendant', (2.9, 1.9, 'drum', '#e9e6dd', .4)), (None, 4.15, 4.7, 0, 'plant', ('olive', 1.7))],
    light=W(mood='clear', sun=(18, 40), view='trees', season='summer', fill=.08), cam=(2.2, -1.1, W(lens=24, yaw=-2, shift=-.03)))
add('4108/04', size=(4.4, 6.0, 5.6), wall='#eae5d8', accent={}, floor=('checker', '#d2ccbe', W(c2='#4b4f52', size=.3)), skirt=.18,
    windows=[('B', 2.2, 1.2, 3.0, 1.9, W(style='grid:2x4', col='#efe9da'))], doors=[('R', 4.6, W(style='period', col='#5b4630', h=2.2))],
    extra=lambda r: stairs(r, 'terrazzo'), light=W(mood='soft', sun=(6, 34), view='yard', season='summer', fill=.16), cam=(2.3, -1.6, W(lens=22, yaw=2, shift=.1, z=1.5)))
add('4131/03', size=(4.2, 5.4, 5.4), wall='#ece5d2', floor=('checker', '#ddd5c2', W(c2='#6f7d82', size=.25)), skirt=.16,
    windows=[('B', 2.3, 1.3, 2.3, 2.4, W(style='modern', col='#e9e2d0', glazed=False))], doors=[('R', 3.9, W(style='period', col='#7a5636', h=2.15))],
    extra=lambda r: (stairs(r, 'oak'), stained(r)), light=W(mood='soft', sun=(6, 34), view='city', season='summer', fill=.16), cam=(2.3, -1.6, W(lens=22, yaw=2, shift=.1, z=1.5)))
