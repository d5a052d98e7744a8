"""Living rooms of the catalogue, part 2 (flats, modern houses, studios)."""
import materials as M
import shell
import structures as St
from core import at, box
from rooms_living import living

W = dict
LIVING2 = {}


def add(key, **kw):
    LIVING2[key] = (living, kw)


add('4102/02', size=(5.4, 5.6, 2.6), wall='#f0eee9', accent={'R': '#d9dcdb'}, floor=('boards', '#c9aa7f', W(width=.19)),
    windows=[('B', 2.7, 4.4, .03, 2.3, W(style='slide:3', col='#54585a', board=False))],
    curtains=[('B', 2.7, 4.4, 2.5, W(mat='#c9c8c2', spread=.28))],
    groups=[(2.5, 2.9, 90, W(sofa=W(w=2.4, mat='#85888a', style='block', pillows=('#3c5568', '#d9d4c8', '#a9b4b8')), chairs=[(-.3, -1.35, 195, W(mat='#c7b79b', style='mid'))],
            table=('nest', '#b08a5c', .8), rug=(2.3, 3.0, 41, ('#dad6cc', '#a9aeb0', '#7d8a92'), 1), dist=1.3, side=1))],
    items=[('R', 2.5, .24, 0, 'side', (1.9,), W(wd='#b08a5c', style='plinth', top=((-.1, 'tv', 1.2),))), (None, 4.85, 4.95, 0, 'plant', ('fig', 1.5)), ('L', 2.4, 0, 0, 'pic', (1.1, .75, 71))],
    extra=lambda r: St.balcony(r, 'B', 2.7, 6.0, 1.4, 'glass'),
    light=W(mood='soft', sun=(25, 26), view='river', season='autumn', horizon=-.6), cam=(2.9, -.9, W(lens=24, yaw=2, shift=-.03)))
add('4106/02', size=(4.8, 6.4, 2.6), wall='#f1eee7', floor=('boards', '#d3b78f', W(width=.2, contrast=.2)),
    windows=[('B', 3.2, 1.8, .03, 2.25, W(style='slide:2', col='#e9e7e2', board=False)), ('R', 2.4, 1.4, .75, 1.5, W(style='modern'))],
    groups=[(2.2, 4.0, 90, W(sofa=W(fn='corner', w=2.6, d2=1.6, mat='#cdc2ae', left=False, pillows=('#9a8468', '#e8e1d2', '#6d7466')), table=('drum', '#c9a877', .8),
            rug=(2.2, 2.8, 43, ('#e3dccd', '#c9bda5', '#a6967c'), 2), dist=1.3))],
    dining=[(3.4, 1.4, 0, W(table=(1.5, .85, W(wd='#c9a877')), chairs=('osaka', None, '#c9a877'), n=4, top=(('twigs', .45),)))],
    items=[(None, 3.4, 1.4, 0, 'pendant', (2.6, 1.6, 'rattan', '#c9a877', .26)), (None, 1.1, 5.9, 0, 'lamp', ('arc',), W(col='#2b2c2d')), (None, 4.45, 5.7, 0, 'plant', ('olive', 1.6)), ('B', 1.0, 0, 0, 'pic', (.7, .95, 73))],
    extra=lambda r: St.balcony(r, 'B', 2.6, 5.0, 1.4, 'bars'),
    light=W(mood='soft', sun=(-15, 32), view='city', season='summer', horizon=.2), cam=(2.1, -1.1, W(lens=23, yaw=-4, shift=-.03)))
add('4109/03', size=(5.0, 5.0, 2.9), wall='#e8e3d8', accent={'L': '#a9b3ad'}, floor=('boards', '#a3703f', W(width=.11, contrast=.4)), cornice=.11, skirt=.14,
    openings=[('B', 3.2, 2.6, 2.5)], windows=[('R', 2.6, 1.1, .6, 1.95, W(style='period', casing=.1))],
    groups=[(2.3, 2.5, 90, W(sofa=W(w=2.1, mat='#a8695a', style='slim', pillows=('#e7dcc8', '#6d7f86')), chairs=[(.4, -1.35, 170, W(mat='#8e9a94', style='slip'))], table=('round', '#7b5233', .85),
            rug=(2.1, 2.8, 47, ('#d9cdb9', '#8b4b3e', '#5e6d70'), 0), lamp=('tripod', -1, '#22282b'), dist=1.15))],
    items=[('B', .95, .17, 0, 'bookcase', (1.2, 2.1), W(wd='#8d6540', cols=2)), ('L', 2.3, 0, 0, 'pic', (.8, 1.0, 76)), (None, 4.5, 3.4, 0, 'plant', ('yucca', 1.6)), (None, 2.5, 2.4, 0, 'pendant', (2.9, 2.2, 'drum', '#e9e0cf', .26))],
    extra=lambda r: St.bay(r, 'B', 3.2, 2.5, .8, 3, .55, 1.9, top=2.55),
    light=W(mood='overcast', view=W(B='street', R='street'), season='autumn', fill=.07), cam=(2.4, -.9, W(lens=24, yaw=-3, shift=-.03)))
add('4110/02', size=(5.6, 6.6, 2.65), wall='#f3f1ec', floor=('slabs', '#d6d0c4', W(size=.8, amount=.06)),
    windows=[('B', 2.9, 3.6, .02, 2.35, W(style='slide:2', col='#33373a', board=False)), ('L', 3.6, .7, .02, 2.35, W(style='modern', col='#33373a', board=False))],
    groups=[(2.4, 4.1, 90, W(sofa=W(fn='corner', w=2.8, d2=1.7, mat='#b7b5ae', left=True, pillows=('#7f8f7b', '#e9e5db', '#c69a6a')), table=('slab', '#a87b4e', .85), rug=(2.4, 3.0, 51, ('#dcd7cb', '#b3ac9c', '#8f9a86'), 1), dist=1.35))],
    dining=[(4.0, 1.7, 90, W(table=(1.8, .95, W(wd='#b08a5c', style='steel')), chairs=('shell', '#e6e4de', '#b08a5c'), n=6, top=('bowl',)))],
    items=[(None, 4.0, 1.7, 0, 'pendant', (2.65, 1.65, 'dome', '#2f3a36', .24)), ('R', 1.5, .24, 0, 'side', (2.2,), W(mat='#f0efeb', style='plinth', top=((0, 'tv', 1.3),))), (None, 5.15, 6.1, 0, 'plant', ('olive', 1.7))],
    light=W(mood='clear', sun=(-24, 36), view='garden', season='summer'), cam=(2.6, -1.0, W(lens=23, yaw=-2, shift=-.04)))
add('4112/02', size=(5.6, 5.0, 2.75), wall='#eeebe3', accent={'L': '#c3b8a3'}, floor=('herringbone', '#bd8d5c', W(bl=.45, bw=.075)), skirt=.1,
    windows=[('B', 1.1, 1.25, .7, 1.75, W(style='modern', radiator='panel')), ('B', 2.85, 1.25, .7, 1.75, W(style='modern', radiator='panel')), ('B', 4.6, 1.25, .7, 1.75, W(style='modern', radiator='panel'))],
    groups=[(2.9, 2.3, -90, W(sofa=W(w=2.2, mat='#4b5e52', style='slim', pillows=('#d9b071', '#ece5d6')), chairs=[(-.6, -1.4, 160, W(mat='#d9cfbd', style='mid')), (.8, -1.35, 200, W(mat='#d9cfbd', style='mid'))],
            table=('oval', '#7b5233', .95), rug=(2.3, 3.1, 53, ('#d8d0bf', '#5d6f62', '#b98a55'), 2), lamp=('arc', 1, '#b8a06a'), dist=1.25))],
    items=[('L', 1.6, .2, 0, 'bookcase', (1.8, 1.1), W(wd='#8d6540', rows=3)), ('L', 3.5, 0, 0, 'pic', (.8, 1.05, 81)), (None, .5, 4.5, 0, 'plant', ('rubber', 1.6)), ('R', 2.6, 0, 0, 'pic', (1.2, .8, 82))],
    light=W(mood='soft', sun=(30, 30), view='trees', season='summer', horizon=.9), cam=(2.6, -1.0, W(lens=24, yaw=-2, shift=-.03)))
add('4117/02', size=(4.2, 5.2, 2.6), wall='#efece6', accent={'L': '#b9c0b4'}, floor=('boards', '#bb956a', W(width=.15)),
    windows=[('B', 2.9, 1.5, .8, 1.5, W(style='casement'))], curtains=[('B', 2.9, 1.5, 2.42, W(mat='#ded6c6', spread=.25))],
    items=[(None, .98, 3.5, 0, 'bed', (), W(w=1.4, style='low', linen='#efebe2', throw='#7d8a78', cushions=('#c58b5a', '#7d8a78'), wd='#b08a5c')), (None, 2.9, 4.75, 0, 'desk', (1.3, .6, '#b08a5c')), (None, 2.95, 4.2, 175, 'chair', ('slat', '#8b8f8c', '#b08a5c')),
           ('R', 3.2, .5, 0, 'sofa', (), W(w=1.5, mat='#7f8a93', seats=2, style='slim', pillows=('#e1d6c2',), depth=.82)), (None, 2.55, 1.9, 0, 'rug', (1.5, 2.0, 55, ('#ddd5c6', '#a4886a', '#7d8a78'), 1)), (None, 2.45, 1.95, 0, 'sidetable'),
           ('R', 3.2, 0, 0, 'pic', (.7, .5, 88)), ('L', 3.4, 0, 0, 'pic', (.5, .7, 89))],
    extra=lambda r: alcove(r), light=W(mood='soft', sun=(15, 32), view='street', season='autumn'), cam=(2.1, -1.0, W(lens=24, yaw=-2, shift=-.05)))
add('4118/02', size=(5.0, 5.2, 2.6), wall='#eae6de', accent={'R': '#b7a893'}, floor=('tiles', '#b9aa94', W(size=.45, amount=.12)),
    windows=[('B', 3.3, 2.1, .8, 1.5, W(style='panes:2', radiator='panel'))], curtains=[('B', 3.3, 2.1, 2.42, W(mat='#cdb99a', spread=.3))],
    features=[('B', 1.0, 'stove', W(col='#4a3f38', h=1.05))],
    groups=[(2.2, 2.4, 90, W(sofa=W(fn='corner', w=2.6, d2=1.65, mat='#6f6a62', left=True, pillows=('#b5653f', '#d9cdb8', '#e6ddca')), table=('round', '#8d6540', .8), rug=(2.0, 2.5, 57, ('#c9bda8', '#8b5a44', '#6f6a62'), 1), dist=1.2))],
    items=[('R', 2.2, .24, 0, 'side', (1.7,), W(wd='#8d6540', top=((0, 'tv', 1.15),))), (None, 4.55, 4.7, 0, 'plant', ('spathi', .8)), ('L', 1.9, 0, 0, 'pic', (1.0, .7, 91))],
    light=W(mood='soft', sun=(20, 28), view='garden', season='autumn'), cam=(2.7, -.9, W(lens=24, yaw=3, shift=-.04)))
add('4119/02', size=(4.6, 5.0, 2.95), wall='#f6f5f2', floor=('boards', '#b88d5c', W(width=.16)), skirt=.15, cornice=.09, trim='#f8f7f4',
    windows=[('L', 1.7, 1.05, .35, 2.3, W(style='period', casing=.1)), ('L', 3.6, 1.05, .35, 2.3, W(style='period', casing=.1))],
    curtains=[('L', 1.7, 1.05, 2.8, W(sheer='#f6f3ec', mat=None, rod='#e9e7e2')), ('L', 3.6, 1.05, 2.8, W(sheer='#f6f3ec', mat=None, rod='#e9e7e2'))],
    groups=[(2.3, 2.9, 0, W(sofa=W(w=2.2, mat='#e4dfd5', style='block', pillows=('#2f3a3f', '#b9a98d', '#d9d3c6')), chairs=[(1.35, -.2, -75, W(mat='leather:#a5673a', style='mid', legs='#3a2a1e'))], table=('drum', '#2d2a28', .85), rug=(3.0, 2.2, 59, ('#e3dfd6', '#c6bfb1', '#8f897d'), 2), lamp=('arc', -1, '#2b2c2d'), dist=1.3))],
    items=[('B', 2.3, 0, 0, 'pic', (1.3, .9, 95), W(z=1.3)), (None, 4.15, 4.5, 0, 'plant', ('fig', 1.8)), ('R', 3.6, .2, 0, 'chest', (), W(mat='#efede8', w=.9))],
    light=W(mood='clear', sun=(-58, 36), view='street', season='summer'), cam=(2.5, -.9, W(lens=25, yaw=2, shift=-.03)))
add('4120/02', size=(7.0, 8.0, 4.2), wall='#e6e3de', ceil='#bdbab4', floor=('concrete', '#a5a29c', W(polish=True)), skirt=0,
    windows=[('B', 3.2, 5.2, .6, 3.1, W(style='grid:6x5', col='#222425', board=False))],
    groups=[(3.0, 4.0, 90, W(sofa=W(fn='sofa', w=2.6, mat='leather:#8a5330', style='block', pillows=('#d9cfbd', '#3c4447')), chairs=[(-.9, -1.5, 200, W(mat='leather:#2c2a28', style='mid', legs='#2a2420')), (.9, -1.5, 165, W(mat='leather:#2c2a28', style='mid', legs='#2a2420'))],
            table=('slab', '#6b4a2e', 1.1), rug=(3.0, 3.8, 61, ('#b9aa94', '#4c4a48', '#8b4b3e'), 0), lamp=('arc', -1, '#1f2021'), dist=1.5))],
    items=[(None, 6.2, 7.0, 0, 'plant', ('olive', 2.3)), (None, .6, 7.3, 0, 'plant', ('rubber', 1.9)), ('L', 1.9, .2, 0, 'bookcase', (2.2, 2.3), W(wd='#4a3625', cols=3))],
    extra=lambda r: loft(r), light=W(mood='clear', sun=(-28, 36), view='yard', season='summer', fill=.07), cam=(3.4, -1.6, W(lens=23, yaw=-2, shift=.06)))
add('4121/02', size=(4.9, 5.2, 2.7), wall='#ece6da', floor=('boards', '#ad8052', W(width=.14)), cornice=.09, skirt=.12,
    openings=[('B', 2.9, 2.7, 2.4)], windows=[],
    groups=[(2.7, 2.4, -90, W(sofa=W(w=2.1, mat='#b9ab93', style='lawson', pillows=('#7b8a6a', '#e9e0cf', '#a5673a')), chairs=[(1.1, -.9, 215, W(mat='#8a9a8c', style='wing'))], table=('oval', '#8a5f3a', .9), rug=(2.1, 2.8, 63, ('#d8ccb6', '#7b8a6a', '#a5673a'), 0), lamp=('tripod', 1, '#22282b'), dist=1.2))],
    items=[(None, .55, 4.7, 0, 'plant', ('indoor', .8)), ('B', .65, 0, 0, 'pic', (.5, .7, 97)), (None, 2.6, 2.4, 0, 'pendant', (2.7, 2.0, 'drum', '#e9e0cf', .24))],
    extra=lambda r: (St.bay(r, 'B', 2.9, 2.6, .85, 3, .6, 1.75, top=2.45), gas_fire(r, 2.7)),
    light=W(mood='soft', sun=(-10, 26), view=W(B='trees'), season='autumn', fill=.09), cam=(2.3, -.9, W(lens=24, yaw=-2, shift=-.03)))
add('4122/02', size=(4.8, 5.2, 2.75), wall='#f2efe9', floor=('boards', '#bf9a6c', W(width=.18)), skirt=.08,
    windows=[('B', 2.3, 1.1, .9, 1.25, W(style='casement', col='#f3f2ee'))],
    items=[(None, 1.35, 3.9, 0, 'bed', (), W(w=1.4, style='wood', linen='#f1ede4', throw='#b08a5c', cushions=('#8d9a8a', '#d8c9ab'), wd='#b58e5e')), (None, 3.5, 2.6, 0, 'rug', (2.0, 2.0, 65, ('#d9d0bf', '#8d9a8a', '#b08a5c'), 1), W(round_=True)),
           ('R', 1.1, .2, 0, 'chest', (), W(wd='#b58e5e', w=1.1, h=.75)), (None, 4.2, 4.75, 0, 'plant', ('fig', 1.3))],
    dining=[(3.5, 2.6, 0, W(table=(.95, .95, W(wd='#b58e5e', style='round', leg='#efeeea')), chairs=('osaka', None, '#b58e5e'), n=3, top=(('twigs', .4),)))],
    extra=lambda r: attic_studio(r), light=W(mood='soft', sun=(-75, 42), view=W(B='city'), season='autumn', horizon=.4, fill=.1), cam=(2.6, -1.0, W(lens=23, yaw=0, shift=-.03)))
add('4126/02', size=(5.6, 6.0, 2.6), wall='#f3f1ec', floor=('boards', '#cdb089', W(width=.2, contrast=.2)),
    windows=[('R', 3.0, 4.6, .02, 2.35, W(style='slide:3', col='#4b4f50', board=False))], curtains=[('R', 3.0, 4.6, 2.5, W(sheer=None, mat='#e6e0d4', spread=.26))],
    groups=[(2.5, 3.4, 0, W(sofa=W(fn='corner', w=2.9, d2=1.7, mat='#dcd5c8', left=True, pillows=('#8fa08f', '#efeae0', '#c9a06d')), chairs=[(1.45, -1.0, -120, W(mat='#8fa08f', style='wing'))], table=('nest', '#c09a6c', .85), rug=(3.0, 2.3, 67, ('#e4dfd4', '#c9bfae', '#9fa99a'), 2), dist=1.45))],
    items=[('B', 2.5, 0, 0, 'pic', (.65, .85, 101)), ('B', 3.35, 0, 0, 'pic', (.65, .85, 102)), ('B', 4.6, .2, 0, 'side', (1.2, .6), W(wd='#c09a6c', doors=2, top=((-.2, 'lamp'), (.3, 'books')))), (None, .5, 5.5, 0, 'plant', ('palm', 1.7))],
    extra=lambda r: St.balcony(r, 'R', 3.0, 7.0, 2.2, 'bars'),
    light=W(mood='clear', sun=(62, 36), view='trees', season='summer', horizon=.7), cam=(2.2, -.9, W(lens=24, yaw=-9, shift=-.04)))
add('4127/02', size=(4.4, 5.2, 2.55), wall='#eeebe5', accent={'L': '#9fb0ad'}, floor=('tiles', '#c7bba7', W(size=.6, amount=.08)),
    windows=[('B', 2.9, 1.7, .02, 2.2, W(style='french', col='#f3f2ee', board=False))], curtains=[('B', 2.9, 1.7, 2.4, W(mat='#e3ddcf', spread=.3))],
    groups=[(2.0, 2.5, 90, W(sofa=W(w=2.0, mat='#d1c7b6', style='slim', seats=2, pillows=('#5f8480', '#d29b63')), chairs=[(.2, -1.25, 180, W(mat='#5f8480', style='slip'))], table=('slab', '#a87b4e', .75), rug=(1.9, 2.5, 69, ('#ddd5c6', '#5f8480', '#d29b63'), 1), dist=1.1, side=-1))],
    items=[('B', .9, .24, 0, 'side', (1.3,), W(wd='#a87b4e', doors=3, top=((0, 'plant', 'spathi', .55),))), ('L', 2.5, 0, 0, 'pic', (.9, .65, 105)), (None, 4.0, 4.6, 0, 'plant', ('yucca', 1.5))],
    light=W(mood='clear', sun=(-12, 40), view='garden', season='summer'), cam=(2.45, -.9, W(lens=24, yaw=3, shift=-.04)))
add('4130/02', size=(5.2, 5.4, 2.6), wall='#efede7', floor=('boards', '#b48d60', W(width=.2)),
    windows=[('B', 3.2, 3.7, .5, 1.85, W(style='panes:3', col='#3d4345')), ('R', 1.4, 2.4, .5, 1.85, W(style='panes:2', col='#3d4345'))],
    groups=[(2.3, 2.7, 90, W(sofa=W(w=2.3, mat='#5c7480', style='block', pillows=('#d9d2c2', '#c8935a', '#e9e4d8')), chairs=[(-.4, -1.45, 205, W(mat='#cbbfa9', style='mid'))], table=('round', '#6d4a2e', .95), rug=(2.2, 3.0, 71, ('#d5d2c8', '#5c7480', '#b98a55'), 2), dist=1.25))],
    items=[('L', 2.7, 0, 0, 'pic', (1.2, .8, 107)), (None, .6, 4.85, 0, 'plant', ('fig', 1.7)), (None, 4.55, 4.75, 20, 'lamp', ('reader',), W(col='#2b2c2d')), ('R', 4.2, .2, 0, 'bookcase', (1.4, 2.0), W(wd='#8d6540', cols=2))],
    light=W(mood='golden', sun=(40, 16), view='river', season='autumn', horizon=-.2), cam=(2.3, -.9, W(lens=24, yaw=-6, shift=-.03)))
add('4132/02', size=(4.4, 4.6, 2.55), wall='#f0ede6', accent={'B': '#c9b9a0'}, floor=('boards', '#a97d50', W(width=.15)),
    windows=[('B', 1.5, 1.5, .75, 1.5, W(style='modern', radiator='panel')), ('R', 1.6, 1.5, .75, 1.5, W(style='modern'))],
    groups=[(1.7, 2.2, 90, W(sofa=W(w=1.9, mat='#c8bfae', style='slim', seats=2, pillows=('#7d8f9a', '#a9673f')), table=('oval', '#8d6540', .75), rug=(1.7, 2.3, 73, ('#d9cfbc', '#8b7a60', '#7d8f9a'), 0), dist=1.05))],
    items=[(None, 3.45, 3.55, -40, 'armchair', (), W(mat='#46685f', style='wing', cushion='#e6dcc8')), (None, 3.95, 4.1, -130, 'lamp', ('reader',), W(col='#b8a06a')), (None, 2.9, 4.1, 0, 'sidetable'), ('B', 3.4, 0, 0, 'pic', (.55, .75, 109)),
           ('L', 2.2, 0, 0, 'pic', (.9, .65, 110)), ('R', 3.6, .17, 0, 'bookcase', (1.0, 1.9), W(wd='#8d6540', cols=2))],
    light=W(mood='soft', sun=(50, 30), view='trees', season='summer'), cam=(1.9, -.9, W(lens=24, yaw=-5, shift=-.04)))
add('4134/02', size=(6.0, 5.4, 2.6), wall='#ebe6da', floor=('boards', '#8d5f38', W(width=.1, contrast=.35)),
    windows=[('B', 3.9, 3.4, .45, 1.85, W(style='panes:2', col='#8a6642'))], curtains=[('B', 3.9, 3.4, 2.42, W(mat='#b98d4f', spread=.3))],
    features=[('L', 3.4, 'hearth', W(w=2.1, open_w=.9, open_h=.6, open_z=.4, kind='stone', shelf='#6b4a2e', d=.5))],
    groups=[(3.5, 2.7, -90, W(sofa=W(w=2.3, mat='#a8874f', style='slim', pillows=('#5b4a35', '#e4d8bd')), chairs=[(1.0, -1.15, 200, W(mat='#5f6b4f', style='mid', legs='#6b4426'))], table=('oval', '#6b4426', 1.05), rug=(2.2, 2.9, 75, ('#c8b48d', '#7a4a2e', '#5f6b4f'), 1), lamp=('tripod', -1, '#22282b'), dist=1.25))],
    items=[('B', 1.2, .24, 0, 'side', (1.4,), W(wd='#7a4f2c', top=((-.3, 'vase', 'tall', .34, '#b9714e'), (.35, 'books')))), (None, 5.5, 4.9, 0, 'plant', ('rubber', 1.5)), ('B', 1.2, 0, 0, 'pic', (.9, .65, 113))],
    light=W(mood='soft', sun=(-12, 30), view='garden', season='autumn'), cam=(2.9, -1.1, W(lens=23, yaw=6, shift=-.04)))
add('4135/02', size=(3.9, 4.4, 2.6), wall='#f5f3ee', floor=('boards', '#b07f4e', W(width=.13, contrast=.4)), skirt=.11,
    windows=[('L', 2.5, 1.1, .75, 1.55, W(style='casement', casing=.09, radiator='cast'))],
    groups=[(2.2, 2.4, 0, W(sofa=W(w=1.75, mat='#d9d1c2', style='slim', seats=2, pillows=('#3f6a4d', '#c58b5a'), throw='#8a9a84'), chairs=[], table=('round', '#8d6540', .7), rug=(2.4, 1.8, 77, ('#d8cdb9', '#7d4a38', '#3f6a4d'), 0), dist=1.2, side=1))],
    items=[(None, .85, 1.7, 60, 'armchair', (), W(mat='velvet:#3f6a4d', style='wing', cushion='#e6dcc8')), ('B', 1.75, 0, 0, 'pic', (.5, .7, 115), W(z=1.3)), ('B', 2.4, 0, 0, 'pic', (.5, .7, 116), W(z=1.3)), ('R', 1.7, .15, 0, 'bookcase', (1.2, 1.9, .28), W(wd='#b58e5e', cols=2)), (None, .5, 3.9, 0, 'plant', ('palm', 1.4)),
           (None, 2.1, 2.2, 0, 'pendant', (2.6, 2.05, 'rattan', '#c9a877', .25))],
    light=W(mood='soft', sun=(-60, 30), view='yard', season='autumn'), cam=(2.05, -.9, W(lens=24, yaw=0, shift=-.04)))


def alcove(r):
    """Lowered box around the bed of the studio."""
    m = M.paint('#b9c0b4')
    box(.92, 4.2, 2.2, 1.96, 2.1, .42, m, 0)
    box(1.87, 4.72, 0, .1, 1.0, 2.21, m, 0)


def loft(r):
    """Columns, beams and a duct of the loft; brick on the right wall."""
    import surfaces as S
    from core import tube
    for x, y in ((1.5, 6.1), (5.6, 6.1)):
        St.column(x, y, r.h, .38)
    for y in (2.4, 6.1):
        box(r.w / 2, y, r.h - .45, r.w, .35, .45, M.concrete('#a3a19c'), .01)
    tube([(5.0, -.5, 3.55), (5.0, 8.0, 3.55)], .17, M.metal('#b9bbbd', .35))
    with r.wall('R'):
        with at(0, -.002):
            S.bricks(r.d, r.h, M.brickmat('#a06350'), M.plaster('#b5a898'))


def gas_fire(r, c):
    """Built-in gas fireplace in a plastered breast on the left wall."""
    with r.wall('L'):
        with at(c, 0):
            box(0, -.2, 0, 1.9, .4, r.h, M.paint('#8f897c'), .003)
            box(0, -.402, .5, 1.15, .012, .5, M.gloss('#0c0b0b', .15), .002)
            from core import mesh, rng
            for i in range(16):
                x = -.42 + i * .056
                h = rng.uniform(.05, .16)
                mesh([(x - .03, -.41, .56), (x + .03, -.41, .56), (x + rng.uniform(-.01, .01), -.411, .56 + h)], [(0, 1, 2)], M.emit('#ff9a3c', 1.2))
            box(0, -.23, .36, 1.9, .46, .045, M.stonetile('#4c535a', .4, 8, .12, .02), .004)
            import decor
            decor.picture_frame(0, 1.3, .9, .65, 98, y=-.4)


def attic_studio(r):
    """Left slope with a roof window, exposed beams."""
    shell.slope(r, 'L', 1.15, 1.75, None, (2.9, .9, .75, 1.75))
    St.roof_window(r, 'L', 1.15, 1.75, 2.9, .9, .75, 1.75)
    m = M.wood('#8d6238', .6, .4)
    box(1.75, r.d / 2, 2.55, .18, r.d, .2, m, .012)
    box(r.w / 2, 4.3, 2.5, r.w, .18, .22, m, .012)
    box(3.0, 4.3, 0, .16, .16, 2.55, m, .012)

add('5001/03', size=(5.2, 6.6, 2.7), wall='#f2efe8', accent={'L': '#c7cbbd'}, floor=('herringbone', '#cdae82', W(bl=.6, bw=.1)),
    windows=[('B', 2.8, 3.6, .02, 2.4, W(style='slide:2', col='#2f4238', board=False)), ('R', 4.2, 1.5, .75, 1.6, W(style='modern', col='#2f4238'))],
    curtains=[('B', 2.8, 3.6, 2.55, W(mat='#e2dccd', spread=.22))],
    groups=[(2.4, 4.2, 90, W(sofa=W(w=2.5, mat='#5f6f63', style='slim', pillows=('#e6ddc9', '#c59a63', '#aab3a2')), chairs=[(.2, -1.4, 185, W(mat='#cdb893', style='mid'))], table=('oval', '#a87b4e', .95),
            rug=(2.4, 3.1, 91, ('#e5ddcb', '#b9b59f', '#7d8a78'), 1), dist=1.3))],
    dining=[(3.7, 1.5, 0, W(table=(1.6, .9, W(wd='#b08a5c')), chairs=('shell', '#e6e4de', '#b08a5c'), n=4, top=(('twigs', .4),)))],
    items=[(None, 3.7, 1.5, 0, 'pendant', (2.65, 1.6, 'dome', '#2f4238', .26)), (None, 4.75, 6.1, 0, 'plant', ('olive', 1.7)), ('L', 2.2, .2, 0, 'bookcase', (1.8, 1.2), W(wd='#b08a5c', rows=3)), ('L', 4.4, 0, 0, 'pic', (1.0, .75, 93))],
    extra=lambda r: St.balcony(r, 'B', 2.8, 5.2, 1.5, 'glass'),
    light=W(mood='clear', sun=(-22, 34), view='river', season='summer', horizon=-.3), cam=(2.3, -1.0, W(lens=23, yaw=-3, shift=-.03)))
