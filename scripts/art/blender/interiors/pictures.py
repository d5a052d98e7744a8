"""Pictures made with numpy and OpenCV: views outside, wall art, tiles."""
import math

import cv2
import numpy as np

from materials import hexc


def _rs(seed):
    return np.random.RandomState(seed % (2 ** 31))


def _noise(rs, h, w, cell):
    n = rs.rand(max(2, h // cell + 2), max(2, w // cell + 2)).astype(np.float32)
    return cv2.resize(n, (w, h), interpolation=cv2.INTER_CUBIC)


def _tree(img, rs, x, base, height, greens, trunk=True, spread=.42):
    """Crown of many small leaf clumps, lit from above."""
    c0 = np.array(hexc(greens[rs.randint(len(greens))]))
    if trunk:
        cv2.line(img, (int(x), int(base)), (int(x + rs.randn() * 4), int(base - height * .5)), (np.array(hexc('#5a4a3c'))).tolist(), max(2, int(height * .035)), cv2.LINE_AA)
    r = min(8, max(2, height * .045))
    n = int(230 * min(1, height / 120) + 50 + 3.2 * max(0, height - 160))
    for _ in range(n):
        a, q = rs.rand() * 6.283, rs.rand() ** .5
        px = x + math.cos(a) * q * height * spread * (.8 + .4 * rs.rand())
        py = base - height * .62 + math.sin(a) * q * height * .36
        lit = .55 + .75 * np.clip((base - height * .25 - py) / (height * .75), 0, 1) * rs.uniform(.7, 1.25)
        c = (c0 * (.8 + .3 * rs.rand())) * lit
        cv2.ellipse(img, (int(px), int(py)), (max(1, int(r * rs.uniform(.5, 1.1))), max(1, int(r * rs.uniform(.4, .8)))), rs.rand() * 180, 0, 360, c.tolist(), -1, cv2.LINE_AA)


def _row(img, rs, base, h0, h1, greens, step, jitter=.4, trunk=True):
    """Row of trees across the picture."""
    x = -step
    while x < img.shape[1] + step:
        _tree(img, rs, x, base + rs.randn() * 4, rs.uniform(h0, h1), greens, trunk)
        x += step * rs.uniform(1 - jitter, 1 + jitter)


GREENS = {'summer': ['#6d8a48', '#86a060', '#587640', '#9aac6c'],
          'autumn': ['#a88b52', '#93834a', '#7f8a50', '#b3945a', '#8c7048', '#77854e'],
          'spring': ['#93a868', '#adbd82', '#7a9455', '#c0cb98']}
SKIES = {'clear': ('#8fb6e0', '#e2ecf3'), 'overcast': ('#d3d8dc', '#eef0ef'), 'golden': ('#a9bdd6', '#f7e0bb'),
         'dusk': ('#2c4470', '#8b90a8')}


def _houses(img, rs, base, h0, h1, w0, w1, floor, tones, gap=0):
    """Row of facades with roofs and windows."""
    h, w = img.shape[:2]
    x = -rs.randint(w0)
    while x < w:
        bw, bh = rs.randint(w0, w1), rs.randint(h0, h1)
        c = np.array(hexc(tones[rs.randint(len(tones))])) * rs.uniform(.85, 1.1)
        top = base - bh
        cv2.rectangle(img, (x, top), (x + bw, base), c.tolist(), -1)
        roof = np.array(hexc('#6a6e74')) * rs.uniform(.8, 1.2)
        rh = int(bw * rs.uniform(.2, .3))
        cv2.fillPoly(img, [np.array([(x - 3, top), (x + bw + 3, top), (x + bw - 6, top - rh), (x + 6, top - rh)])], roof.tolist(), cv2.LINE_AA)
        n = max(1, int(bw / (floor * .75)))
        for yy in range(top + int(floor * .25), base - int(floor * .6), floor):
            for i in range(n):
                xx = x + (i + .5) * bw / n
                ww = bw / n * .24
                cv2.rectangle(img, (int(xx - ww - 2), yy - 3), (int(xx + ww + 2), int(yy + floor * .62)), (c * 1.35 + .04).tolist(), -1)
                cv2.rectangle(img, (int(xx - ww), yy), (int(xx + ww), int(yy + floor * .58)), (np.array(hexc('#5a6670')) * rs.uniform(.7, 1.7)).tolist(), -1)
        x += bw + (gap and rs.randint(gap // 2, gap))


BRICK = ['#b07a66', '#c19a86', '#a06a58', '#d8cdbd', '#cabfae', '#b58a74', '#e2dace']


def outside(kind, seed, sky='clear', season='summer'):
    """Slightly blurred view, linear floats (1024 x 2048), 60 m x 30 m at 9 m
    distance, horizon at half height. kinds: garden, trees, city, street,
    river, valley, yard."""
    rs = _rs(seed)
    h, w = 1024, 2048
    t = np.linspace(0, 1, h)[:, None, None] ** .8
    a, b = (np.array(hexc(c)) for c in SKIES[sky])
    u = np.clip(t * 1.9, 0, 1)
    img = np.repeat(a * (1 - u) + b * u, w, 1)
    cl = np.clip(_noise(rs, h, w, 240) * .6 + _noise(rs, h, w, 90) * .4 - .48, 0, 1)[..., None]
    img = np.ascontiguousarray(img * (1 - cl) + cl * 1.05, np.float32)
    g = GREENS[season]
    hz = h // 2
    grass = np.array(hexc('#8b9c60' if season != 'autumn' else '#93945c'))
    if kind in ('valley', 'river', 'city'):
        for k, (top, c) in enumerate(((95, '#a9b7ba'), (55, '#8b9b83'))):
            x = np.arange(w)
            yy = hz - top * (.6 + .35 * np.sin(x / (300. + 110 * k) + rs.rand() * 6) + .12 * np.sin(x / 83. + rs.rand() * 6))
            for i in range(w):
                img[int(yy[i]):, i] = hexc(c)
        _row(img, rs, hz + 4, 16, 34, g, 17, trunk=False)
    if kind == 'valley':
        img[hz:] = grass
        for d, s in ((8, 22), (30, 40), (70, 70)):
            _row(img, rs, hz + d, s, s * 1.6, g, s * 2.6, .7)
    if kind in ('garden', 'trees', 'yard'):
        img[hz:] = grass
        _row(img, rs, hz + 10, 150, 330, [c for c in g], 120)
        _row(img, rs, hz + 36, 60, 100, g, 40, trunk=False)
        if kind == 'garden':
            for _ in range(5):
                _tree(img, rs, rs.randint(w), hz + 90, rs.uniform(170, 280), g)
            _row(img, rs, hz + 78, 26, 50, g, 66, .8, False)
    if kind == 'trees':
        _row(img, rs, hz + 150, 260, 420, g, 170)
        _row(img, rs, hz + 330, 300, 430, g, 200, trunk=False)
    if kind == 'street':
        _houses(img, rs, hz + 110, 330, 440, 170, 240, 105, BRICK)
        img[hz + 108:] = hexc('#a5a19a')
        img[hz + 150:] = hexc('#8f8d8a')
        for _ in range(5):
            _tree(img, rs, rs.randint(w), hz + 120, rs.uniform(190, 280), g)
    if kind == 'city':
        img[hz:] = hexc('#8b8f8a')
        for d, s in ((10, 34), (40, 52), (90, 80), (170, 120)):
            _houses(img, rs, hz + d + s, int(s * .8), int(s * 1.5), s, int(s * 1.9), max(12, s // 3), BRICK, s)
            _row(img, rs, hz + d + s, s * .5, s * .9, g, s * 3.4, .8, False)
    if kind == 'yard':
        _houses(img, rs, hz + 60, 90, 190, 260, 420, 95, BRICK, 60)
        img[hz + 60:] = hexc('#a39f97')
        _row(img, rs, hz + 64, 40, 90, g, 260, .8, False)
    if kind == 'river':
        _houses(img, rs, hz + 12, 28, 60, 30, 66, 15, BRICK, 14)
        _row(img, rs, hz + 16, 16, 34, g, 24, trunk=False)
        img[hz + 14:] = hexc('#aebbc0')
        n = cv2.resize(rs.rand(120, 14).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)[..., None]
        img[hz + 14:] *= (.8 + .4 * n[hz + 14:])
        for i in range(16):
            img[hz + 14 + 2 * i:hz + 16 + 2 * i] *= .78 + .012 * i
        img[hz + 190:] = grass
        _row(img, rs, hz + 250, 90, 150, g, 90)
    if kind in ('garden', 'yard', 'street', 'river', 'valley'):
        img[hz + 60:] *= (.86 + .28 * _noise(rs, h, w, 14)[..., None])[hz + 60:]
    haze = .08
    img = img * (1 - haze) + haze * np.array(hexc('#eef1f2'))
    return np.clip(cv2.GaussianBlur(img.astype(np.float32), (0, 0), 2.6), 0, 2)


PAL = [['#e9e2d4', '#c56a45', '#2f4a45', '#d9b36c', '#1f2226'], ['#efece6', '#34506b', '#a8b8bf', '#d98f5d', '#23272b'],
       ['#ece7dc', '#5a6b4f', '#b5b08f', '#2d2a26', '#c9a27a'], ['#f2efe9', '#222222', '#9a958c', '#c9c4ba', '#b14a3a']]


def art(seed, w=300, h=400):
    """Abstract print: bands, discs, arches, brush strokes or a landscape."""
    rs = _rs(seed)
    p = [np.array(hexc(c)) for c in PAL[rs.randint(len(PAL))]]
    img = np.zeros((h, w, 3), np.float32) + p[0]
    k = rs.randint(5)
    c = lambda: p[1 + rs.randint(4)].tolist()
    if k == 0:
        for _ in range(4):
            cv2.circle(img, (rs.randint(w), rs.randint(h)), rs.randint(w // 8, w // 3), c(), -1, cv2.LINE_AA)
    elif k == 1:
        y = h // 6
        while y < h * .9:
            s = rs.randint(h // 16, h // 5)
            cv2.rectangle(img, (w // 8, y), (w - w // 8, y + s), c(), -1)
            y += s + rs.randint(4, h // 20)
    elif k == 2:
        for i in range(5):
            r = int(w * (.45 - .08 * i))
            cv2.ellipse(img, (w // 2, int(h * .75)), (r, int(r * 1.4)), 0, 180, 360, c(), -1, cv2.LINE_AA)
    elif k == 3:
        for _ in range(7):
            pts = np.cumsum(rs.randn(6, 2) * [w * .16, h * .12], 0) + [w / 2, h / 2]
            cv2.polylines(img, [pts.astype(int)], False, c(), rs.randint(w // 30, w // 9), cv2.LINE_AA)
        img = cv2.GaussianBlur(img, (0, 0), 1.5)
    else:
        n = [_noise(rs, h, w, s) for s in (w // 2, w // 5)]
        for i in range(5):
            y = (h * (.3 + .15 * i) + (n[i % 2][h // 2] - .5) * h * .3)
            for x in range(w):
                img[int(max(0, y[x])):, x] = img[int(max(0, y[x])):, x] * .2 + p[1 + (i % 4)] * .8 * (1 - .1 * i)
        img = cv2.GaussianBlur(img, (0, 0), 2)
    m = int(w * rs.choice([0, .1, .14]))
    if m:
        out = np.zeros_like(img) + np.array(hexc('#f2f0ea'))
        out[m:-m, m:-m] = cv2.resize(img, (w - 2 * m, h - 2 * m), interpolation=cv2.INTER_AREA)
        img = out
    return img.astype(np.float32)


def cement_tile(c1, c2, c3, pattern=0, n=160):
    """One encaustic tile, four-fold symmetric."""
    s = 4 * n
    a, b, d = (np.array(hexc(c)) for c in (c1, c2, c3))
    img = np.zeros((s, s, 3), np.float32) + a
    m = s // 2
    if pattern == 0:
        for x, y in ((0, 0), (s, 0), (0, s), (s, s)):
            cv2.circle(img, (x, y), int(s * .36), b.tolist(), -1, cv2.LINE_AA)
            cv2.circle(img, (x, y), int(s * .27), a.tolist(), -1, cv2.LINE_AA)
            cv2.circle(img, (x, y), int(s * .17), d.tolist(), -1, cv2.LINE_AA)
        q = np.array([(m, m - s * .3), (m + s * .09, m - s * .09), (m + s * .3, m), (m + s * .09, m + s * .09),
                      (m, m + s * .3), (m - s * .09, m + s * .09), (m - s * .3, m), (m - s * .09, m - s * .09)]).astype(int)
        cv2.fillPoly(img, [q], d.tolist(), cv2.LINE_AA)
    elif pattern == 1:
        q = np.array([(m, 0), (s, m), (m, s), (0, m)])
        cv2.fillPoly(img, [q], b.tolist(), cv2.LINE_AA)
        q = np.array([(m, m // 2), (m + m // 2, m), (m, m + m // 2), (m // 2, m)])
        cv2.fillPoly(img, [q], d.tolist(), cv2.LINE_AA)
        for x, y in ((0, 0), (s, 0), (0, s), (s, s)):
            cv2.circle(img, (x, y), int(s * .14), d.tolist(), -1, cv2.LINE_AA)
    else:
        for i in range(8):
            an = i * np.pi / 4
            x, y = m + np.cos(an) * s * .24, m + np.sin(an) * s * .24
            cv2.ellipse(img, (int(x), int(y)), (int(s * .19), int(s * .07)), np.degrees(an), 0, 360, (b if i % 2 else d).tolist(), -1, cv2.LINE_AA)
        cv2.circle(img, (m, m), int(s * .07), a.tolist(), -1, cv2.LINE_AA)
        for x, y in ((0, 0), (s, 0), (0, s), (s, s)):
            cv2.circle(img, (x, y), int(s * .22), b.tolist(), -1, cv2.LINE_AA)
            cv2.circle(img, (x, y), int(s * .12), a.tolist(), -1, cv2.LINE_AA)
    img = cv2.resize(img, (n, n), interpolation=cv2.INTER_AREA)
    img *= .85 + .3 * _noise(_rs(pattern), n, n, 20)[..., None]
    return np.clip(img, 0, 1).astype(np.float32)


def rug(seed, c1, c2, c3, style=0, w=360, h=520):
    """Rug pattern: border lines, stripes, diamonds or plain flecked."""
    rs = _rs(seed)
    a, b, d = (np.array(hexc(c)) for c in (c1, c2, c3))
    img = np.zeros((h, w, 3), np.float32) + a
    if style == 0:
        kind = seed // 2 % 4
        for m, t, c in ((14, 10, b), (34, 4, d), (44, 2, b)) if kind != 2 else ((20, 26, b), (52, 3, d)):
            cv2.rectangle(img, (m, m), (w - m, h - m), c.tolist(), t)
        dia = lambda x, y, r, q, c: cv2.fillPoly(img, [np.array([(x, y - int(r * q)), (x + r, y), (x, y + int(r * q)), (x - r, y)])], c.tolist(), cv2.LINE_AA)
        if kind == 1:  # central medallion
            for r, c in ((120, b), (98, a), (84, d), (58, a), (44, b), (20, a)):
                dia(w // 2, h // 2, r, 1.45, c)
            for x, y in ((80, 90), (w - 80, 90), (80, h - 90), (w - 80, h - 90)):
                dia(x, y, 24, 1.2, d)
        elif kind == 2:  # small all-over lozenges
            for j in range(13):
                for i in range(8):
                    dia(int(80 + (w - 160) * (i + .5 * (j % 2)) / 7.5), int(86 + (h - 172) * j / 12), 10, 1.3, b if (i + j) % 3 else d)
        elif kind == 3:  # stepped bands
            for j in range(5):
                y = int(80 + (h - 160) * j / 4)
                for i in range(7):
                    x = int(74 + (w - 148) * i / 6)
                    dia(x, y, 20, .9, b if j % 2 else d)
                cv2.line(img, (62, y + 36), (w - 62, y + 36), (d if j % 2 else b).tolist(), 3, cv2.LINE_AA)
        else:
            for j in range(6):
                for i in range(4):
                    x, y = int(w * (i + .5) / 4), int(h * (j + .5) / 6)
                    dia(x, y, 22, 1, b if (i + j) % 2 else d)
                    cv2.circle(img, (x, y), 8, a.tolist(), -1, cv2.LINE_AA)
    elif style == 1:
        y = 0
        while y < h:
            s = rs.randint(6, 60)
            img[y:y + s] = [a, a, b, d][rs.randint(4)]
            y += s
    elif style == 2:
        for k in range(-8, 16):
            for sg in (1, -1):
                cv2.line(img, (0, k * 70), (w, k * 70 + sg * 260), b.tolist(), 5, cv2.LINE_AA)
    f = _noise(rs, h, w, 2) * .3 + _noise(rs, h, w, 40) * .2
    return np.clip(img * (.78 + f[..., None]), 0, 1).astype(np.float32)


def wallpaper(c1, c2, seed=0, n=256):
    """Faded floral stripe, tileable horizontally."""
    rs = _rs(seed)
    a, b = np.array(hexc(c1)), np.array(hexc(c2))
    img = np.zeros((n, n, 3), np.float32) + a
    img[:, : n // 8] = a * .93
    for _ in range(3):
        x, y = rs.randint(n // 4, n - 30), rs.randint(30, n - 30)
        for i in range(6):
            an = i * np.pi / 3
            cv2.ellipse(img, (int(x + 13 * np.cos(an)), int(y + 13 * np.sin(an))), (11, 6), np.degrees(an), 0, 360, (b * rs.uniform(.9, 1.2)).tolist(), -1, cv2.LINE_AA)
        cv2.circle(img, (x, y), 6, (b * .6).tolist(), -1, cv2.LINE_AA)
    return np.clip(cv2.GaussianBlur(img, (0, 0), 1.0) * .5 + a * .5, 0, 1).astype(np.float32)
