"""Bathrooms and shower rooms of the catalogue."""
import materials as M
from core import area, box
from rooms_bath import bathroom

W = dict
BATHS = {}


def add(key, **kw):
    BATHS[key] = (bathroom, kw)


def top_light(r, k=9):
    area(r.w / 2, r.d * .45, r.h - .03, r.w * .5, r.d * .4, k * r.w * r.d * .25, (1, .95, .88), (0, 0, -1), glossy=False)


add('4102/05', size=(2.9, 3.0, 2.5), wall='#eceeee', floor=('tiles', '#7f9099', W(size=.3, amount=.12)), skirt=0,
    windows=[('R', 1.0, .8, 1.3, .9, W(style='modern'))],
    tiles=[('B', 2.1, 'square', '#8fa3ae'), ('L', 2.1, 'square', '#8fa3ae'), ('R', 1.2, 'square', '#8fa3ae')],
    fit=[('B', 1.0, 'tub', W(l=1.75, w=.78, apron=('#8fa3ae', .25, 2, .05, .02))), ('B', 2.35, 'wc', W()), ('R', 1.75, 'vanity', W(w=.9, wd='#c9aa7f', basin='box')), ('R', 1.75, 'mirror', W(z=1.15, w=.8, h=.85)), ('L', 1.1, 'rail', W(z=.6, towel='#e6e2d8'))],
    items=[(None, 1.2, 1.45, 0, 'rug', (.8, .5, 1, ('#dfe3e4', '#dfe3e4', '#dfe3e4'), 3))], extra=lambda r: top_light(r, 3),
    light=W(mood='soft', view='city', fill=.12, horizon=.4), cam=(1.3, -1.0, W(lens=23, yaw=-2, shift=-.06)))
add('4106/05', size=(2.8, 3.2, 2.55), wall='#efece5', floor=('slabs', '#b3a999', W(size=.6, amount=.14)), skirt=0,
    tiles=[('B', 2.55, 'slab', '#b8ad9c'), ('L', 2.55, 'slab', '#b8ad9c')],
    fit=[('B', .0, 'shower', W(w=1.3, d=.95, glass_side='+x', tray='#a59a8a')), ('B', 2.0, 'wc', W()), ('R', 1.7, 'vanity', W(w=1.1, wd='#c39a69', basin='bowl')), ('R', 1.7, 'mirror', W(z=1.12, w=.85, rnd=True))],
    items=[(None, .45, 1.2, 0, 'basket', (.18, .3)), ('B', 2.5, (.2, 0), 0, 'plant', ('spathi', .5))], extra=lambda r: top_light(r, 5),
    light=W(mood='soft', fill=.2), cam=(1.25, -1.0, W(lens=23, yaw=-3, shift=-.05)))
add('4110/05', size=(3.6, 3.6, 2.6), wall='#f3f2ee', floor=('slabs', '#bdb9b0', W(size=.6, amount=.08)), skirt=0,
    windows=[('B', 2.3, 1.3, 1.2, 1.0, W(style='modern', col='#33373a'))],
    tiles=[('B', 1.15, 'large', '#f1f0ec'), ('L', 2.6, 'large', '#f1f0ec')],
    fit=[('B', 2.3, 'tub', W(l=1.8, w=.8, apron=('#f1f0ec', .35, 2, .05, .02))), ('L', 2.4, 'shower', W(w=1.2, d=.95, glass_side='+x')), ('R', 2.3, 'vanity', W(w=1.2, wd='#c39a69', basin='box')), ('R', 2.3, 'mirror', W(z=1.12, w=1.1, h=.85))],
    items=[(None, 2.2, 2.2, 0, 'rug', (.9, .55, 1, ('#e4e0d6', '#e4e0d6', '#e4e0d6'), 3)), (None, 3.3, 3.3, 0, 'plant', ('indoor', .6))], extra=lambda r: top_light(r, 2),
    light=W(mood='clear', sun=(8, 40), view='garden', season='summer', fill=.12), cam=(1.9, -1.1, W(lens=23, yaw=0, shift=-.06)))
add('4112/05', size=(2.7, 2.9, 2.5), wall='#eef0ea', floor=('tiles', '#d9d6ca', W(size=.2, amount=.08)), skirt=0,
    windows=[('L', 1.2, .8, 1.3, .9, W(style='modern'))],
    tiles=[('B', 1.95, 'square', '#7fa89c'), ('L', 1.25, 'square', '#7fa89c'), ('R', 1.95, 'square', '#7fa89c')],
    fit=[('B', .95, 'tub', W(l=1.7, w=.75, apron=('#7fa89c', .25, 2, .05, .02))), ('R', 1.0, 'basin', W()), ('R', 1.0, 'mirror', W(z=1.2, w=.6, h=.7, lit=False)), ('R', 2.0, 'rail', W(z=.5, towel='#e9dcc0'))],
    items=[(None, 1.3, 1.4, 0, 'rug', (.8, .5, 1, ('#efe9da', '#efe9da', '#efe9da'), 3))], extra=lambda r: top_light(r, 2.5),
    light=W(mood='soft', view='trees', season='summer', fill=.12), cam=(1.2, -1.0, W(lens=23, yaw=-3, shift=-.06)))
add('4117/04', size=(2.0, 2.6, 2.5), wall='#f1efea', floor=('tiles', '#6f7678', W(size=.2, amount=.1)), skirt=0,
    tiles=[('B', 2.2, 'metro', '#f1f1ed'), ('L', 2.2, 'metro', '#f1f1ed'), ('R', 1.2, 'metro', '#f1f1ed')],
    fit=[('B', .0, 'shower', W(w=.95, d=.9, glass_side='+x')), ('B', 1.5, 'basin', W()), ('B', 1.5, 'mirror', W(z=1.2, w=.55, rnd=True)), ('R', 1.2, 'rail', W(z=.5, w=.45, towel='#7d9a8f'))], extra=lambda r: top_light(r, 6),
    light=W(mood='soft', fill=.2), cam=(1.05, -1.0, W(lens=24, yaw=0, shift=-.05)))
add('4119/05', size=(2.6, 3.2, 2.7), wall='#f3f1ec', floor=('checker', '#e4e1d8', W(c2='#4b4f52', size=.2)), skirt=0,
    tiles=[('B', 2.3, 'metro', '#f4f3ef'), ('L', 2.3, 'metro', '#f4f3ef')],
    windows=[('R', 1.0, .7, 1.1, 1.2, W(style='casement'))],
    fit=[('L', 1.95, 'shower', W(w=1.25, d=.95, glass_side='-y', metal='#2b2c2d')), ('B', 1.9, 'wc', W()), ('R', 2.1, 'vanity', W(w=.9, mat=('#2f3a3f', .4, 2, .05, .01), basin='box')), ('R', 2.1, 'mirror', W(z=1.15, w=.7, rnd=True))], extra=lambda r: top_light(r, 3),
    light=W(mood='soft', sun=(60, 40), view='yard', season='summer', fill=.14), cam=(1.6, -1.0, W(lens=23, yaw=3, shift=-.05)))
add('4122/04', size=(2.1, 2.6, 2.5), wall='#f2efe9', floor=('terrazzo', '#d6cfc2'), skirt=0,
    fit=[('B', .0, 'shower', W(w=1.0, d=.9, glass_side='+x', metal='#b49a62')), ('B', 1.55, 'wc', W()), ('R', 1.2, 'vanity', W(w=.65, wd='#d2b183', basin='bowl')), ('R', 1.2, 'mirror', W(z=1.12, w=.55, rnd=True))],
    extra=lambda r: (terrazzo_walls(r), top_light(r, 6)),
    light=W(mood='soft', fill=.2), cam=(1.0, -1.0, W(lens=24, yaw=-3, shift=-.05)))
add('4126/05', size=(3.8, 3.8, 2.6), wall='#efedea', floor=('slabs', '#8f8f8c', W(size=.6, amount=.12)), skirt=0,
    windows=[('L', 2.2, 1.6, .4, 1.9, W(style='modern', col='#4b4f50'))],
    tiles=[('B', 2.6, 'slab', '#9a9a97')],
    fit=[('B', 1.5, 'tub', W(l=1.75, w=.8, free=True, y=.35)), ('B', 3.1, 'towel', W(z=1.2, c='#e6e2d8')), ('R', 1.9, 'vanity', W(w=1.4, wd='#6f4b30', basin='bowl')), ('R', 1.9, 'mirror', W(z=1.12, w=1.2, h=.9))],
    items=[(None, 2.65, 3.0, 0, 'bedside', ('stool', '#6f4b30')), (None, .4, 3.4, 0, 'plant', ('palm', 1.3)), (None, 1.6, 1.9, 0, 'rug', (1.1, .65, 1, ('#dcd8ce', '#dcd8ce', '#dcd8ce'), 3))], extra=lambda r: top_light(r, 1.5),
    light=W(mood='soft', sun=(-60, 36), view='trees', season='summer', horizon=.7, fill=.1), cam=(1.9, -1.1, W(lens=23, yaw=0, shift=-.05)))


def terrazzo_walls(r):
    m = M.terrazzo('#e2ddd2', '#b98a6a', '#5b6d68', scale=40)
    with r.wall('B'):
        box(r.w / 2, -.006, 0, r.w, .012, 2.2, m, 0)
    with r.wall('L'):
        box(r.d / 2, -.006, 0, r.d, .012, 2.2, m, 0)
