"""Living rooms of the catalogue, part 1 (period and country houses)."""
import structures as St
from rooms_living import living

W = dict
LIVING = {}
LIVING['4101/02'] = (living, W(
    size=(5.0, 5.4, 3.3), wall='#e6e2d8', floor=('herringbone', '#b07d4c'), cornice=.2, panel=.5, skirt=.2,
    windows=[('L', 1.9, 1.15, .45, 2.45, W(style='period', casing=.13)), ('L', 3.9, 1.15, .45, 2.45, W(style='period', casing=.13))],
    curtains=[('L', 1.9, 1.15, 3.0, W(mat='#a8a290', spread=.3)), ('L', 3.9, 1.15, 3.0, W(mat='#a8a290', spread=.3))],
    features=[('B', 2.5, 'mantel', W(breast=(1.9, .28, '#e6e2d8'), over=('mirror', 1.05, 1.3), top=((-.5, 'twigs', .5), (.45, 'vase', 'bottle', .26))))],
    groups=[(3.1, 2.6, -90, W(sofa=W(w=2.2, mat='#7d8578', style='slim', pillows=('#d8cdb8', '#b4683f')), chairs=[(-.95, -1.15, 160, W(mat='velvet:#5b6b52', style='wing'))],
            table=('round', '#6d4529', .9), rug=(2.4, 3.1, 3, ('#d9cfbd', '#8d6f57', '#6d7f7c'), 0), dist=1.2))],
    items=[(None, .55, 4.75, 0, 'plant', ('fig', 1.9)), ('R', 1.0, .0, 0, 'pic', (.6, .8, 11)), (None, 2.5, 2.7, 0, 'pendant', (3.3, 2.25, 'globe', '#b08d4f', .24))],
    light=W(mood='soft', sun=(-62, 32), view='street', season='autumn'), cam=(2.35, -1.3, W(lens=25, yaw=0, shift=-.02))))
LIVING['4103/02'] = (living, W(
    size=(5.2, 7.2, 2.6), wall='#ece7dc', floor=('boards', '#a97b4e', W(width=.17)),
    windows=[('R', 4.6, 4.2, .03, 2.25, W(style='slide:3', col='#4a4f50', board=False))],
    curtains=[('R', 4.6, 4.2, 2.42, W(mat='#d6cbb5', spread=.3))],
    features=[('B', 2.1, 'hearth', W(w=1.9, open_w=.95, open_h=.6, open_z=.38, kind='brick', shelf='#7a5636', top=((.5, 'vase', 'ball', .22),)))],
    groups=[(2.3, 3.6, 90, W(sofa=W(w=2.4, mat='#b9ad98', style='block', pillows=('#7d5a3c', '#e4dccb', '#4f5d55'), throw='#8a5a3f'),
            chairs=[(-.9, -1.1, 200, W(mat='leather:#7a4a2b', style='mid', legs='#5b3d27'))], table=('oval', '#7b5233', 1.0), rug=(2.4, 3.2, 5, ('#cdbfa6', '#6d5a45', '#a3593b'), 1), dist=1.3))],
    items=[('B', 4.2, .24, 0, 'side', (1.3,), W(wd='#8a5f3a', doors=3, top=((.3, 'lamp'), (-.3, 'books'))), ), (None, 4.75, 5.9, 0, 'plant', ('olive', 1.8)), ('L', 3.8, 0, 0, 'pic', (.9, .65, 21)), ('L', 5.2, 0, 0, 'pic', (.6, .8, 33)),
           (None, 1.0, 6.7, 0, 'basket')],
    light=W(mood='soft', sun=(52, 34), view='garden', season='autumn'), cam=(2.3, -.9, W(lens=23, yaw=-7, shift=-.03))))
LIVING['4104/02'] = (living, W(
    size=(5.0, 5.2, 2.55), wall='#ebe4d6', floor=('tiles', '#a0623f', W(size=.22, grout='#8d7f70', amount=.2, var=.2)),
    windows=[('L', 3.0, 1.1, .85, 1.2, W(style='casement', col='#6b4a2e', board='stone')), ('R', 2.6, 1.0, .85, 1.15, W(style='casement', col='#6b4a2e', board='stone'))],
    beams=('#5d3f27', W(n=5, size=(.15, .18), along='y', main=.62)), skirt=0,
    groups=[(2.5, 2.7, 90, W(sofa=W(w=2.0, mat='#8b7a63', style='lawson', seats=2, pillows=('#b08c5a', '#7c3b2e'), throw='#6b6f58'),
            chairs=[(-.7, -1.2, 195, W(mat='#4d5a46', style='slip'))], table=('slab', '#6b4a2e', .8), rug=(1.9, 2.7, 8, ('#a3543a', '#3c3230', '#d1b98d'), 0), dist=1.15))],
    items=[('R', .8, .18, 0, 'bookcase', (1.1, 2.0), W(wd='#7a5636', cols=2)), (None, 1.15, 4.75, 0, 'basket')],
    extra=lambda r: stone_wall(r, W(kind='wood', col='#212223')),
    light=W(mood='soft', sun=(-70, 28), view='valley', season='autumn', fill=.08), cam=(2.55, -.9, W(lens=24, yaw=0, shift=-.03))))
LIVING['4105/02'] = (living, W(
    size=(4.4, 4.6, 3.2), wall='#c9bda9', floor=('cement', '#d8cdb8', W(c2='#8c3b32', c3='#3f5660', pattern=1)), skirt=.16, trim='#c9bda6', ceil='#dcd6c8', cornice=.14,
    windows=[('L', 1.4, 1.05, .6, 2.2, W(style='period', col='#d9cfba', casing=.12)), ('L', 3.3, 1.05, .6, 2.2, W(style='period', col='#d9cfba', casing=.12))],
    doors=[('R', 1.15, W(style='period', col='#b9a688', open_deg=0))],
    extra=lambda r: bare_chimney(r),
    light=W(mood='overcast', view='street', season='autumn', fill=.07), cam=(2.5, -1.1, W(lens=24, yaw=5, shift=-.02))))
LIVING['4108/02'] = (living, W(
    size=(4.7, 4.6, 3.05), wall='#e3e0d8', accent={'B': '#b7bdb2'}, floor=('boards', '#9c6b3f', W(width=.09, length=1.3, contrast=.4)), cornice=.13, skirt=.16,
    windows=[('B', 1.2, 1.05, .5, 2.2, W(style='period', casing=.12)), ('B', 3.4, 1.05, .5, 2.2, W(style='period', casing=.12))],
    curtains=[('B', 1.2, 1.05, 2.85, W(mat='#e9e4d8', spread=.22)), ('B', 3.4, 1.05, 2.85, W(mat='#e9e4d8', spread=.22))],
    groups=[(2.2, 2.4, 90, W(sofa=W(w=2.0, mat='#3f566b', style='slim', seats=2, pillows=('#d3a95f', '#e5ded0')), chairs=[(-.4, -1.2, 200, W(mat='#c9bda9', style='mid'))],
            table=('nest', '#8d6540', .75), rug=(2.0, 2.9, 14, ('#c8c2b4', '#5b6a70', '#a5764f'), 2), lamp=('tripod', 1, '#22282b'), dist=1.15))],
    items=[('R', 2.2, .25, 0, 'side', (1.5,), W(wd='#8a5f3a', top=((-.4, 'tv', 1.05), (.6, 'plant', 'pothos', .3)))), (None, 2.3, 4.25, 0, 'plant', ('rubber', 1.5)), ('R', 3.7, 0, 0, 'pic', (.5, .7, 44))],
    light=W(mood='soft', sun=(20, 34), view='street', season='summer'), cam=(2.75, -.9, W(lens=24, yaw=5, shift=-.03))))
LIVING['4111/02'] = (living, W(
    size=(4.6, 5.0, 2.85), wall='#e8e2d3', accent={'B': '#8f9a86'}, floor=('herringbone', '#a8723f', W(bl=.42, bw=.07)), cornice=.1, skirt=.14,
    windows=[('L', 2.6, 1.9, .8, 1.6, W(style='panes:3', casing=.1, radiator='cast'))],
    features=[('B', 2.3, 'mantel', W(mat='#a77b4d', style='tile', tiles='#4f7d72', w=1.45, breast=(1.8, .3, '#8f9a86'), over=('pic', .9, .7, 55), top=((-.45, 'vase', 'jug', .22), (.4, 'books', 2))))],
    groups=[(2.5, 2.5, -90, W(sofa=W(w=1.95, mat='#b5654a', style='lawson', seats=2, pillows=('#e8dfcc', '#5c6f64')), chairs=[(-.75, -1.25, 165, W(mat='#7a6a55', style='mid', legs='#6b4a2e'))],
            table=('round', '#8a5f3a', .8), rug=(2.1, 2.8, 19, ('#d8c9ab', '#7d4436', '#4b6a66'), 0), lamp=('tripod', 1, '#22282b'), dist=1.15))],
    items=[('B', .72, .17, 0, 'bookcase', (1.3, 2.3), W(paint='#f0ece2', cols=2, closed=1)), ('B', 3.9, .17, 0, 'bookcase', (1.3, 2.3), W(paint='#f0ece2', cols=2, closed=1)), (None, .5, 3.95, 0, 'plant', ('palm', 1.3))],
    light=W(mood='golden', sun=(-66, 24), view='garden', season='autumn'), cam=(2.2, -1.0, W(lens=24, yaw=-2, shift=-.03))))
LIVING['4116/02'] = (living, W(
    size=(6.2, 6.0, 3.5), wall='#dcd4c2', floor=('herringbone', '#8a5a33', W(bw=.1, bl=.6)), cornice=.24, panel=.6, skirt=.02,
    windows=[('R', 1.9, 1.5, .03, 2.75, W(style='french', casing=.14)), ('R', 4.3, 1.5, .03, 2.75, W(style='french', casing=.14))],
    curtains=[('R', 1.9, 1.5, 3.05, W(mat='#7c8b7a', spread=.36)), ('R', 4.3, 1.5, 3.05, W(mat='#7c8b7a', spread=.36))],
    extra=lambda r: oak_panels(r),
    features=[('B', 2.9, 'mantel', W(w=1.7, h=1.2, out=.05, over=('mirror', 1.3, 1.6), top=((-.6, 'vase', 'tall', .34, '#39484a'), (.6, 'twigs', .5, '#6d7d50'))))],
    groups=[(2.6, 3.0, 90, W(sofa=W(fn='model_sofa', w=2.2), chairs=[(-.9, -1.35, 200, W(mat='velvet:#7c3f3a', style='wing')), (.9, -1.35, 160, W(mat='velvet:#7c3f3a', style='wing'))],
            table=('oval', '#5a3a24', 1.1), rug=(3.0, 3.6, 24, ('#9c4a3c', '#33363d', '#cdb58a'), 0), dist=1.55))],
    items=[(None, 5.5, 5.4, 0, 'plant', ('palm', 1.8)), (None, 2.9, 3.0, 0, 'chandelier', (3.5,)), ('L', 2.0, 0, 0, 'pic', (1.0, .75, 4), W(z=1.9))],
    light=W(mood='soft', sun=(58, 30), view='trees', season='autumn'), cam=(3.1, -1.4, W(lens=24, yaw=-3, shift=-.0))))
LIVING['4128/02'] = (living, W(
    size=(4.3, 8.0, 2.75), wall='#e9e6df', floor=('boards', '#b8976d', W(width=.19, rough=.3)), cornice=.1, skirt=.12,
    windows=[('B', 2.1, 1.6, .75, 1.6, W(style='panes:2', radiator='panel'))],
    features=[('R', 5.9, 'mantel', W(mat='#f4f2ed', w=1.4, h=1.12, breast=(1.7, .25, '#e9e6df'), over=('pic', .7, .9, 61), top=((-.4, 'vase', 'ball', .2), (.45, 'plant', 'pothos', .26))))],
    groups=[(2.1, 2.2, 90, W(sofa=W(w=2.1, mat='#6f7d8a', style='block', pillows=('#d9d2c3', '#c28b4a')), table=('round', '#a87b4e', .8), rug=(2.0, 2.6, 29, ('#cfcac0', '#7c8790', '#b88f63'), 1), lamp=('reader', 1, '#2b2c2d'), dist=1.2))],
    dining=[(2.1, 6.1, 90, W(table=(1.5, .85, W(wd='#a87b4e')), chairs=('slat', '#7d8790', '#8a6238'), n=4, top=(('twigs', .5),)))],
    items=[(None, 2.1, 6.1, 0, 'pendant', (2.75, 1.75, 'dome', '#f0ede6', .22))],
    extra=lambda r: two_rooms(r, 4.25),
    light=W(mood='soft', sun=(12, 30), view='yard', season='autumn', fill=.09), cam=(2.3, -.8, W(lens=23, yaw=-2, shift=-.02))))
LIVING['4133/02'] = (living, W(
    size=(6.4, 8.0, 2.7), wall='#ece5d8', floor=('boards', '#9c7148', W(width=.22, contrast=.4)), skirt=0, ceiling=False,
    windows=[('B', 3.2, 2.6, .02, 2.62, W(style='grid:4x4', col='#2a2c2d', board=False, arch=True)), ('L', 4.2, .9, 1.0, 1.1, W(style='casement', col='#6b4a2e')), ('L', 6.4, .9, 1.0, 1.1, W(style='casement', col='#6b4a2e')), ('R', 2.6, .9, 1.0, 1.1, W(style='casement', col='#6b4a2e'))],
    groups=[(3.1, 3.6, 90, W(sofa=W(w=2.6, mat='#d8cfbf', style='block', pillows=('#8a6a4a', '#5d6b5c', '#efe8da'), throw='#9c6a48'), chairs=[(-.8, -1.4, 200, W(mat='leather:#8a5633', style='mid')), (.7, -1.4, 165, W(mat='leather:#8a5633', style='mid'))],
            table=('drum', '#7b5233', 1.1), rug=(2.9, 3.5, 33, ('#d5c9b2', '#8c7458', '#59645a'), 2), dist=1.5))],
    items=[(None, 5.5, 7.2, 0, 'plant', ('olive', 2.1)), ('R', 1.0, .22, 0, 'side', (1.8,), W(wd='#6b4a2e', top=((-.5, 'lamp'), (.4, 'books'), (0, 'vase')))), (None, .8, 5.3, 0, 'basket')],
    extra=lambda r: (St.gable_roof(r, 2.5, '#b48a5c', '#6d4a2c', 2),),
    light=W(mood='soft', sun=(25, 30), view='garden', season='summer', fill=.1), cam=(3.3, -1.6, W(lens=22, yaw=2, shift=.04))))
LIVING['4131/02'] = (living, W(
    size=(5.2, 5.2, 2.85), wall='#e9e4d6', floor=('herringbone', '#6e4a2f', W(bl=.5, bw=.08)), skirt=.12,
    windows=[('L', 3.0, 1.6, .75, 1.6, W(style='panes:3', col='#efe9da'))], openings=[('B', 3.35, 3.0, 2.5)],
    groups=[(1.9, 2.5, 90, W(sofa=W(w=2.0, mat='velvet:#2f5f5b', style='block', seats=2, pillows=('#d8b66c', '#e8e0cf')), chairs=[(-.5, -1.4, 205, W(mat='velvet:#c08a5c', style='wing'))],
            table=('drum', '#4f3423', .85), rug=(2.2, 2.8, 37, ('#d7cbb2', '#2f4f4d', '#b7793f'), 2), dist=1.1))],
    items=[('R', 1.6, .25, 0, 'side', (1.7,), W(wd='#5f4029', style='plinth', top=((-.5, 'lamp', '#39484a'), (.4, 'vase', 'tall', .3, '#c08a5c')))), ('R', 1.6, 0, 0, 'mirror', (.85, .85), W(rnd=True, z=1.2)), (None, .5, 4.75, 0, 'plant', ('fig', 1.7)),
           (None, 2.6, 2.6, 0, 'pendant', (2.85, 2.1, 'globe', '#b08d4f', .2))],
    extra=lambda r: St.bay(r, 'B', 3.35, 2.9, 1.0, 7, .7, 1.65, col='#efe9da', top=2.55, curved=True),
    light=W(mood='soft', sun=(-60, 30), view=W(L='city', B='city'), season='autumn'), cam=(2.5, -1.0, W(lens=24, yaw=-2, shift=-.03))))
from living_extras import bare_chimney, oak_panels, stone_wall, two_rooms  # noqa: E402,F401
