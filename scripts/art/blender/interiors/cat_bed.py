"""Bedrooms, attic, mezzanine and winter garden of the catalogue."""
import materials as M
import pictures
import shell
import structures as St
from core import at, box, mesh
from rooms_living import living

W = dict
BEDS = {}


def add(key, **kw):
    BEDS[key] = (living, kw)


def sides(x, y, w, kind='box', wd='#a87b4e', lamp='#d8d2c4'):
    """Two bedside tables with lamps beside a bed centred at x, head at y."""
    out = []
    for s in (-1, 1):
        xx = x + s * (w / 2 + .38)
        h = {'box': .5, 'round': .48, 'stool': .46}[kind]
        out += [(None, xx, y - .25, 0, 'bedside', (kind, wd)), (None, xx, (y - .2, h), 0, 'top', ('lamp', lamp))]
    return out


add('4101/04', size=(4.2, 4.4, 3.1), wall='#f4f2ed', floor=('boards', '#b08253', W(width=.11, contrast=.35)), cornice=.12, skirt=.16,
    windows=[('L', 2.6, 1.15, .55, 2.2, W(style='period', casing=.12, radiator='cast'))], curtains=[('L', 2.6, 1.15, 2.95, W(mat='#e9e4da', spread=.3))],
    items=[(None, 2.3, 3.3, 0, 'bed', (), W(w=1.6, style='metal', linen='#f4f2ed', throw='#9aa796', cushions=('#d9cfbd',)))] + sides(2.3, 4.4, 1.6, 'stool') + [('B', 2.3, 0, 0, 'pic', (.9, .65, 301), W(z=1.5)), ('R', 1.4, .24, 0, 'chest', (), W(wd='#a87b4e')), (None, 2.3, 2.3, 0, 'rug', (2.3, 1.6, 3, ('#dcd4c4', '#b3a48c', '#9aa796'), 1))],
    light=W(mood='soft', sun=(-60, 32), view='street', season='autumn'), cam=(2.2, -1.0, W(lens=24, yaw=2, shift=-.04)))
add('4102/04', size=(4.0, 4.2, 2.55), wall='#f1f0ec', accent={'B': '#b9cbd6'}, floor=('boards', '#c9aa7f', W(width=.19)),
    windows=[('R', 1.9, 2.0, .5, 1.8, W(style='modern'))], curtains=[('R', 1.9, 2.0, 2.4, W(mat='#dfe2e0', spread=.3))],
    items=[(None, 2.0, 3.15, 0, 'bed', (), W(w=1.6, style='upholstered', frame='#8f9aa2', linen='#f1f1ee', throw='#6f8797', cushions=('#6f8797', '#e3e0d6')))] + sides(2.0, 4.2, 1.6, 'round', '#c9aa7f') + [('L', 2.2, .31, 0, 'wardrobe', (2.6, 2.4), W(doors=4)), ('B', 2.0, 0, 0, 'pic', (1.0, .6, 303), W(z=1.45))],
    light=W(mood='soft', sun=(60, 32), view='river', season='autumn', horizon=-.4), cam=(2.3, -1.0, W(lens=24, yaw=-2, shift=-.05)))
add('4103/04', size=(4.6, 4.6, 2.6), wall='#eee9dd', floor=('carpet', '#cbb999'),
    windows=[('B', 3.2, 1.9, .3, 2.0, W(style='panes:2', col='#4a4f50'))], curtains=[('B', 3.2, 1.9, 2.45, W(mat='#d9cdb6', spread=.3))],
    items=[(None, 1.45, 2.6, 90, 'bed', (), W(w=1.6, style='low', linen='#efe9dc', cover='#c9bca2', throw='#8d7a5e', wd='#b58e5e')), ('L', 3.85, .22, 0, 'bedside', ('box', '#b58e5e')), ('L', 3.85, (.2, .5), 0, 'top', ('lamp', '#8d9a8a')), (None, 3.9, 1.2, 150, 'armchair', (), W(mat='#a9b09c', style='wing')), ('L', 2.6, 0, 0, 'pic', (.9, .65, 305), W(z=1.4)), (None, 4.2, 4.2, 0, 'plant', ('fig', 1.4))],
    light=W(mood='soft', sun=(15, 30), view='garden', season='autumn'), cam=(2.4, -1.0, W(lens=24, yaw=2, shift=-.05)))
add('4105/04', size=(4.0, 4.4, 2.95), wall='#cfc4a8', floor=('boards', '#8f6d4a', W(width=.2, contrast=.45, gap=.006, rough=.65)), skirt=.15, trim='#c4b593', ceil='#ddd7c8',
    windows=[('B', 2.4, 1.1, .65, 1.9, W(style='sash', col='#d6ccb4', casing=.1))],
    extra=lambda r: papered(r), items=[(None, 3.4, 3.7, 25, 'chair', ('oak', None, '#7a5636')), (None, .5, 3.9, 12, 'box', (.4, .3, .34, '#b08d62'))],
    light=W(mood='overcast', view='street', season='autumn', fill=.08), cam=(2.1, -1.0, W(lens=24, yaw=0, shift=-.04)))
add('4106/04', size=(3.8, 4.2, 2.6), wall='#f1eee7', floor=('boards', '#d3b78f', W(width=.2, contrast=.2)),
    windows=[('L', 2.2, 1.6, .03, 2.3, W(style='panes:2', col='#e9e7e2', board=False))], curtains=[('L', 2.2, 1.6, 2.45, W(mat='#e6dfd0', spread=.26))],
    items=[(None, 2.1, 3.15, 0, 'bed', (), W(w=1.6, style='low', linen='#e9e1d2', cover='#d9cdb8', throw='#b9a98c', wd='#c9a877'))] + sides(2.1, 4.2, 1.6, 'round', '#c9a877', '#efe8da') + [(None, 2.0, 2.1, 0, 'rug', (2.2, 1.5, 5, ('#e3dccd', '#cbbfa8', '#b0a48c'), 2)), ('R', 1.3, 0, 0, 'mirror', (.6, 1.6), W(z=.3, frame='#2b2c2d'))],
    light=W(mood='clear', sun=(-62, 34), view='city', season='summer', horizon=.3), cam=(2.1, -1.0, W(lens=24, yaw=2, shift=-.05)))
add('4110/04', size=(4.2, 4.4, 2.6), wall='#f5f4f0', floor=('boards', '#cfb48c', W(width=.2)),
    windows=[('B', 2.9, 2.0, .35, 1.5, W(style='modern', col='#33373a'))], curtains=[('B', 2.9, 2.0, 2.2, W(mat='#e3e1da', spread=.25))],
    items=[(None, 1.35, 2.4, 90, 'bed', (), W(w=1.6, style='upholstered', frame='#c9c2b4', linen='#f4f3ef', throw='#9fb0a6', cushions=('#9fb0a6',))), ('L', 3.65, .22, 0, 'bedside', ('round', '#cfb48c')), ('L', 3.65, (.2, .48), 0, 'top', ('lamp', '#c9d2cc')), ('R', 2.0, .24, 0, 'chest', (), W(mat='#f1efea', w=1.2)), ('L', 2.4, 0, 0, 'pic', (.7, .5, 307), W(z=1.4))],
    light=W(mood='clear', sun=(20, 36), view='garden', season='summer'), cam=(2.4, -1.0, W(lens=24, yaw=3, shift=-.05)))
add('4112/04', size=(4.4, 4.6, 2.65), wall='#efece4', accent={'B': '#bfae94'}, floor=('herringbone', '#bd8d5c', W(bl=.45, bw=.075)),
    windows=[('L', 2.4, 1.5, .7, 1.6, W(style='modern', radiator='panel'))],
    items=[(None, 2.2, 3.55, 0, 'bed', (), W(w=1.6, style='wood', linen='#f3efe6', throw='#7a8f86', cushions=('#c58b5a', '#7a8f86'), wd='#8d6540'))] + sides(2.2, 4.6, 1.6, 'box', '#8d6540') + [('R', 2.1, .31, 0, 'wardrobe', (3.2, 2.5), W(doors=5)), (None, 1.9, 2.4, 0, 'rug', (2.2, 1.7, 9, ('#ded5c4', '#7a8f86', '#c58b5a'), 0))],
    light=W(mood='soft', sun=(-60, 32), view='trees', season='summer', horizon=.9), cam=(2.0, -1.0, W(lens=24, yaw=-1, shift=-.05)))
add('4118/04', size=(4.4, 4.4, 2.6), wall='#f0ece4', floor=('boards', '#a87b4e', W(width=.16)),
    windows=[('B', 2.2, 1.3, .8, 1.3, W(style='casement'))],
    items=[(None, 2.2, 2.6, 0, 'bed', (), W(w=1.4, style='wood', linen='#f0ece2', throw='#5d7690', cushions=('#5d7690',), wd='#a87b4e'))] + sides(2.2, 3.65, 1.4, 'stool') + [(None, 2.2, 1.6, 0, 'rug', (2.4, 1.5, 11, ('#d9d2c2', '#5d7690', '#a87b4e'), 1))],
    extra=lambda r: (shell.slope(r, 'L', 1.1, 1.35), shell.slope(r, 'R', 1.1, 1.35), box(2.2, 4.1, 0, 1.9, .06, .78, M.paint('#f0ece4'), 0)),
    light=W(mood='soft', sun=(10, 34), view='garden', season='summer', fill=.12), cam=(2.3, -1.1, W(lens=24, yaw=0, shift=-.04)))
add('4119/04', size=(4.0, 4.4, 2.9), wall='#f4f2ee', accent={'L': '#d6c8b0'}, floor=('boards', '#b88d5c', W(width=.16)), skirt=.14,
    windows=[('B', 2.7, 1.1, .6, 2.0, W(style='period', casing=.1))], curtains=[('B', 2.7, 1.1, 2.75, W(mat='#e9e2d4', spread=.26))],
    items=[(None, 1.3, 2.5, 90, 'bed', (), W(w=1.6, style='upholstered', frame='#a99b84', linen='#f1ece1', cover='#e0d6c4', throw='#8a6a4a')), ('L', 3.7, .22, 0, 'bedside', ('round', '#6d4a2e')), ('L', 3.7, (.2, .48), 0, 'top', ('lamp', '#39484a')), ('L', 2.5, 0, 0, 'pic', (1.0, .7, 311), W(z=1.45)), (None, 3.6, 4.0, 0, 'plant', ('rubber', 1.4)), (None, 2.7, 1.9, 0, 'pendant', (2.9, 2.2, 'globe', '#b08d4f', .17))],
    light=W(mood='soft', sun=(14, 34), view='yard', season='summer'), cam=(2.3, -1.0, W(lens=24, yaw=4, shift=-.04)))
add('4121/04', size=(3.6, 4.0, 2.55), wall='#f1ede2', accent={'L': '#efdf9f'}, floor=('boards', '#c3a074', W(width=.16)),
    windows=[('B', 2.0, 1.4, .8, 1.4, W(style='panes:2', radiator='panel'))],
    items=[(None, .6, 2.85, 0, 'bed', (), W(w=.95, style='wood', linen='#f4f1e8', cover='#8fb0bd', cushions=('#e0a54a',), wd='#d2b183', pillows=1)), ('R', 1.5, .36, 0, 'desk', (1.2, .62, '#d2b183')), (None, 2.55, 2.5, -90, 'chair', ('shell', '#8fb0bd', '#d2b183')), ('R', 1.7, (.3, .75), 0, 'top', ('desklamp', '#d9773f')), ('R', 3.0, .17, 0, 'bookcase', (1.0, 1.3), W(paint='#f2f0ea', cols=2, rows=4)), (None, 1.9, 1.9, 0, 'rug', (1.5, 1.5, 13, ('#e6dfcf', '#e0a54a', '#8fb0bd'), 1), W(round_=True)), (None, 1.4, .9, 0, 'model', ('teddyBear',), W(h=.4)), ('L', 1.6, 0, 0, 'pic', (.5, .5, 313))],
    light=W(mood='soft', sun=(12, 34), view='garden', season='summer'), cam=(1.8, -1.1, W(lens=24, yaw=0, shift=-.05)))
add('4127/04', size=(3.8, 4.0, 2.55), wall='#eeebe4', accent={'B': '#a6b59f'}, floor=('boards', '#c3a074', W(width=.18)),
    windows=[('R', 1.8, 1.5, .6, 1.6, W(style='casement', radiator='panel'))], curtains=[('R', 1.8, 1.5, 2.35, W(mat='#e6e0d0', spread=.26))],
    items=[(None, 1.8, 2.95, 0, 'bed', (), W(w=1.6, style='wood', linen='#f3efe6', throw='#b98a5a', cushions=('#a6b59f', '#b98a5a'), wd='#a87b4e'))] + sides(1.8, 4.0, 1.6, 'box', '#a87b4e', '#efe8da') + [('B', 1.8, 0, 0, 'pic', (.8, .55, 315), W(z=1.5)), ('L', 1.4, .24, 0, 'chest', (), W(wd='#a87b4e'))],
    light=W(mood='soft', sun=(60, 34), view='garden', season='summer'), cam=(1.9, -1.1, W(lens=24, yaw=-3, shift=-.05)))
add('4128/04', size=(4.0, 4.2, 2.65), wall='#cfd1d0', floor=('boards', '#b8976d', W(width=.19)),
    windows=[('L', 2.3, 2.2, .8, 1.4, W(style='panes:3', radiator='panel'))], curtains=[('L', 2.3, 2.2, 2.4, W(mat='#8f9699', spread=.26))],
    items=[(None, 2.2, 3.15, 0, 'bed', (), W(w=1.6, style='metal', linen='#f2f1ee', cover='#e3e3e0', throw='#4f5b63', cushions=('#c28b4a',)))] + sides(2.2, 4.2, 1.6, 'stool', '#8d6540', '#4f5b63') + [('B', 2.2, 0, 0, 'pic', (.6, .8, 317), W(z=1.4)), ('R', 1.5, .31, 0, 'wardrobe', (1.8, 2.2), W(doors=3, mat='#e9e8e4'))],
    light=W(mood='soft', sun=(-60, 30), view='street', season='autumn'), cam=(2.0, -1.0, W(lens=24, yaw=1, shift=-.05)))
add('4130/04', size=(4.2, 4.4, 2.6), wall='#efede7', accent={'B': '#8f9c8c'}, floor=('boards', '#b48d60', W(width=.2)),
    windows=[('L', 2.4, 1.8, .5, 1.75, W(style='panes:2', col='#3d4345'))], curtains=[('L', 2.4, 1.8, 2.42, W(mat='#d9d2c0', spread=.28))],
    items=[(None, 2.1, 3.35, 0, 'bed', (), W(w=1.6, style='upholstered', frame='#d0c4ae', linen='#f2efe6', throw='#6d4a2e', cushions=('#8f9c8c', '#c9a06d')))] + sides(2.1, 4.4, 1.6, 'round', '#6d4a2e') + [('R', 2.0, .31, 0, 'wardrobe', (2.8, 2.45), W(doors=4, mat='#e6e3da')), (None, 2.0, 2.3, 0, 'rug', (2.3, 1.6, 15, ('#ded8ca', '#8f9c8c', '#b9a98d'), 2))],
    light=W(mood='golden', sun=(-55, 18), view='river', season='autumn', horizon=-.2), cam=(2.1, -1.0, W(lens=24, yaw=2, shift=-.05)))
add('4133/04', size=(4.2, 4.4, 2.5), wall='#ece5d8', floor=('boards', '#8d6a48', W(width=.22, contrast=.4)), skirt=0,
    windows=[('L', 2.6, .9, 1.0, 1.0, W(style='casement', col='#6f8479', board='stone'))], beams=('#5d3f27', W(n=3, size=(.16, .18), along='x')),
    items=[(None, 2.2, 3.35, 0, 'bed', (), W(w=1.6, style='wood', linen='#f2eee4', cover='#e6dcc8', throw='#8d5a3c', wd='#6b4a2e'))] + sides(2.2, 4.4, 1.6, 'stool', '#6b4a2e', '#b9714e') + [('R', 1.6, .24, 0, 'chest', (), W(wd='#7a5636')), (None, 2.2, 2.2, 0, 'rug', (2.2, 1.5, 17, ('#d1c2a4', '#8d5a3c', '#59645a'), 0))],
    light=W(mood='soft', sun=(-62, 28), view='valley', season='autumn', fill=.12), cam=(2.1, -1.0, W(lens=24, yaw=1, shift=-.04)))
add('4135/04', size=(3.6, 4.0, 2.6), wall='#f4f1ea', floor=('boards', '#b07f4e', W(width=.13, contrast=.4)), skirt=.11,
    windows=[('L', 2.4, 1.1, .75, 1.5, W(style='casement', casing=.09))],
    items=[(None, 1.9, 2.55, 0, 'bed', (), W(w=1.4, style='low', linen='#f6f4ef', wd='#b58e5e', cushions=('#e3dccd',)))] + sides(1.9, 3.6, 1.4, 'stool', '#b58e5e') + [(None, 3.2, 1.2, 0, 'plant', ('yucca', 1.2))],
    extra=lambda r: brick_breast(r), light=W(mood='soft', sun=(-60, 32), view='yard', season='autumn'), cam=(1.9, -1.1, W(lens=24, yaw=2, shift=-.04)))
add('4104/04', size=(6.0, 9.0, 1.3), wall='#d9cdb6', floor=('boards', '#9c7850', W(width=.24, contrast=.45, gap=.005, rough=.7)), skirt=0, ceiling=False,
    extra=lambda r: attic(r), items=[(None, 1.1, 6.6, 20, 'box', (.6, .45, .4, '#b08d62')), (None, 1.5, 5.9, -10, 'box', (.45, .4, .32, '#a8854f')), (None, 4.9, 7.4, 15, 'model', ('ammoBox',), W(w=.9))],
    light=W(mood='soft', sun=(0, 24), view=W(B='valley'), season='autumn', fill=.2), cam=(3.0, -1.2, W(lens=22, yaw=0, shift=.05, z=1.35)))
add('4120/04', size=(6.0, 6.4, 4.8), wall='#e3e0da', ceil='#bdbab4', floor=('boards', '#c3a27a', W(width=.2)), skirt=0,
    windows=[('B', 3.0, 4.6, .9, 3.3, W(style='grid:6x5', col='#222425', board=False))],
    extra=lambda r: mezzanine(r), items=[(None, 1.4, 2.0, 90, 'bed', (), W(w=1.6, style='low', linen='#efece5', throw='#a5673a', cushions=('#3c4447',), wd='#8d6540')), ('L', 3.3, .22, 0, 'bedside', ('round', '#2d2a28')), ('L', 3.3, (.2, .48), 0, 'top', ('lamp', '#2d2a28')), (None, 3.2, 2.0, 90, 'rug', (1.6, 2.4, 19, ('#cfc6b6', '#4c4a48', '#a5673a'), 2)), ('R', 4.6, .2, 0, 'bookcase', (1.8, 1.1), W(wd='#6b4a2e', rows=3)), (None, 5.4, 3.5, 0, 'plant', ('fig', 1.6))],
    light=W(mood='clear', sun=(18, 36), view='city', season='summer', horizon=-.8), cam=(3.2, -1.3, W(lens=23, yaw=2, shift=.04, z=1.4)))
add('4116/04', size=(6.0, 7.0, 3.4), wall='#eae6da', floor=('checker', '#e4dfd2', W(c2='#26282a', size=.4)), skirt=0, ceil='#eef0ea',
    windows=[('B', 1.3 + 1.7 * i, 1.4, .25, 2.8, W(style='grid:2x5', col='#e9ebe6', board=False, arch=True)) for i in range(3)] + [('R', 1.4 + 2.1 * i, 1.6, .25, 2.8, W(style='grid:2x5', col='#e9ebe6', board=False, arch=True)) for i in range(3)],
    items=[(None, .7, 6.2, 0, 'plant', ('palm', 2.2)), (None, 5.3, 6.2, 0, 'plant', ('palm', 2.4)), (None, 5.4, 3.0, 0, 'plant', ('palm', 1.9)), (None, .6, 3.4, 0, 'plant', ('fig', 2.1)), (None, .7, 4.9, 0, 'plant', ('yucca', 1.7)), (None, 4.6, 6.4, 0, 'plant', ('spathi', .9)), (None, 2.0, 6.3, 0, 'plant', ('olive', 1.8))],
    dining=[(2.7, 3.9, 0, W(table=(1.1, 1.1, W(style='round', leg='#1f2422', top='marble', wd='#8d6540')), chairs=('thonet',), n=3, top=(('twigs', .4),)))],
    groups=[], light=W(mood='soft', sun=(55, 34), view='trees', season='summer', fill=.06), cam=(2.8, -1.5, W(lens=23, yaw=-3, shift=-.01)))


def papered(r):
    """Faded wallpaper on the side walls."""
    m = M.image(pictures.wallpaper('#cdbf9f', '#a9806a', 4), rough=.9)
    for k in 'LRB':
        with r.wall(k):
            n, hs = r.length(k), r.holes[k]
            x = 0.0
            while x < n - .01:
                x1 = min(x + .53, n)
                z = 0.0
                while z < r.h:
                    z1 = min(z + .53, r.h)
                    if not any(a - .02 < (x + x1) / 2 < c + .02 and b < (z + z1) / 2 < d for a, b, c, d in hs):
                        mesh([(x, -.002, z), (x1, -.002, z), (x1, -.002, z1), (x, -.002, z1)], [(0, 1, 2, 3)], m, uv=[(0, 0), ((x1 - x) / .53, 0), ((x1 - x) / .53, (z1 - z) / .53), (0, (z1 - z) / .53)])
                    z = z1
                x = x1


def brick_breast(r):
    import surfaces as S
    with r.wall('B'):
        box(1.9, -.16, 0, 1.5, .32, r.h, M.plaster('#b5a898'), 0)
        with at(1.15, -.324):
            S.bricks(1.5, r.h, M.brickmat('#a5644f'), M.plaster('#c3b5a2'))


def attic(r):
    """Open roof on low walls, gable window."""
    import openings as O
    St.gable_roof(r, 3.0, '#a9835a', '#7a5636', 3, purlins=2)
    with r.wall('B'):
        with at(0, -.02):
            O._bars(2.45, 1.5, 1.1, 1.1, 2, 1, M.gloss('#e9e2d0', .4), .05, .06, 0)
            mesh([(2.5, .0, 1.55), (3.5, .0, 1.55), (3.5, .0, 2.55), (2.5, .0, 2.55)], [(0, 1, 2, 3)], M.emit('#e9f0f4', 1.0))
        with at(3.0, -.06):
            St.facet_lights(r, 0, 2.05, 1.1, 1.1, 0)


def mezzanine(r):
    """Edge of the mezzanine with a steel balustrade; the loft lies beyond."""
    St.railing(0, 6.0, 3.9, 0, 1.05, kind='bars')
    box(3.0, 3.95, -.3, 6.0, .12, .3, M.metal('#24272a', .5), 0)
    for y in (1.2, 4.6):
        box(r.w / 2, y, r.h - .4, r.w, .32, .4, M.concrete('#a3a19c'), .01)
    # floor beyond the balustrade drops away: dark deck below
    box(3.0, 5.25, .004, 6.0, 2.5, .002, M.concrete('#6f6d69'), 0)

