"""Laid surfaces as loose quads: boards, herringbone, tiles, bricks, panels.

Each quad is one loose part, so materials can vary the tone piece by piece.
All are drawn in the local x-y plane; use ``on_wall`` frames for walls.
"""
import math

import numpy as np

from core import at, box, mesh, rng


def _quads(quads, uvs, mat, z=0.0):
    """Clipped loose quads (lists of (x, y) corners) as one mesh."""
    v, f, uv = [], [], []
    for q, u in zip(quads, uvs):
        k = len(v)
        v += [(x, y, z) for x, y in q]
        f.append(tuple(range(k, k + len(q))))
        uv += u
    return mesh(v, f, mat, uv=uv)


def _clip(poly, uv, x0, y0, x1, y1):
    """Sutherland-Hodgman against a rectangle, keeping UV."""
    pts = [(*p, *t) for p, t in zip(poly, uv)]
    for ax, lim, sg in ((0, x0, 1), (0, x1, -1), (1, y0, 1), (1, y1, -1)):
        out = []
        for i, a in enumerate(pts):
            b = pts[(i + 1) % len(pts)]
            da, db = sg * (a[ax] - lim), sg * (b[ax] - lim)
            if da >= 0:
                out.append(a)
            if da * db < 0:
                t = da / (da - db)
                out.append(tuple(p + (q - p) * t for p, q in zip(a, b)))
        pts = out
        if not pts:
            return None, None
    return [p[:2] for p in pts], [p[2:] for p in pts]


def boards(w, d, mat, width=.14, length=1.8, gap=.0015, along='y'):
    """Long floor boards with staggered joints over a w x d floor."""
    quads, uvs = [], []
    a, b = (d, w) if along == 'y' else (w, d)
    n = int(b / width) + 1
    for i in range(n):
        t0, t1 = i * width + gap / 2, min((i + 1) * width - gap / 2, b)
        s = -rng.random() * length
        while s < a:
            ln = length * rng.uniform(.75, 1.2)
            s0, s1 = max(s, 0) + gap / 2, min(s + ln, a)
            if s1 - s0 > .02 and t1 - t0 > .01:
                q = [(s0, t0), (s1, t0), (s1, t1), (s0, t1)]
                uvs.append([(x, y) for x, y in q])
                quads.append([(y, x) for x, y in q][::-1] if along == 'y' else q)
                if along == 'y':
                    uvs[-1] = uvs[-1][::-1]
            s += ln
    return _quads(quads, uvs, mat)


def herringbone(w, d, mat, bw=.09, bl=.54, gap=.0012, turn=45.0, chevron=False):
    """Herringbone parquet over a w x d floor."""
    quads, uvs = [], []
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    n = round(bl / bw)
    r = int((w + d) / bw) + 4
    kmax = int((w + d) / bl) + 3
    for k in range(-kmax, kmax + 1):
        for i in range(-r, r):
            for kind in (0, 1):
                if kind == 0:
                    ox, oy = i * bw + k * bl, i * bw - k * bl
                    q = [(ox, oy), (ox + bl, oy), (ox + bl, oy + bw), (ox, oy + bw)]
                    u = [(0, 0), (bl, 0), (bl, bw), (0, bw)]
                else:
                    ox, oy = i * bw + k * bl, i * bw - k * bl + bw
                    q = [(ox, oy), (ox + bw, oy), (ox + bw, oy + bl), (ox, oy + bl)]
                    u = [(0, 0), (0, bw), (bl, bw), (bl, 0)]
                cx, cy = sum(p[0] for p in q) / 4, sum(p[1] for p in q) / 4
                q = [(p[0] + math.copysign(-gap / 2, p[0] - cx), p[1] + math.copysign(-gap / 2, p[1] - cy)) for p in q]
                q = [(x * c - y * s + w / 2, x * s + y * c + d / 2) for x, y in q]
                if all(x < 0 for x, _ in q) or all(x > w for x, _ in q) or all(y < 0 for _, y in q) or all(y > d for _, y in q):
                    continue
                q, u = _clip(q, u, 0, 0, w, d)
                if q and len(q) > 2:
                    quads.append(q)
                    uvs.append(u)
    return _quads(quads, uvs, mat)


def tiles(w, h, mat, tw=.3, th=.3, gap=.003, bond=0.0, mats=None, rule=None, x0=0.0, y0=0.0, holes=()):
    """Tiles over w x h; `rule(i, j)` picks a material; holes are skipped."""
    mats = mats or [mat]
    sets = [([], []) for _ in mats]
    for j in range(int((h - y0) / th) + 2):
        off = (j * bond) % 1.0
        for i in range(-1, int((w - x0) / tw) + 2):
            ax, ay = x0 + (i + off) * tw, y0 + j * th
            q = [(ax + gap / 2, ay + gap / 2), (ax + tw - gap / 2, ay + gap / 2),
                 (ax + tw - gap / 2, ay + th - gap / 2), (ax + gap / 2, ay + th - gap / 2)]
            u = [(0, 0), (1, 0), (1, 1), (0, 1)]
            q, u = _clip(q, u, 0, 0, w, h)
            if not q or len(q) < 3:
                continue
            cx, cy = sum(p[0] for p in q) / len(q), sum(p[1] for p in q) / len(q)
            if any(a < cx < c and b < cy < e for a, b, c, e in holes):
                continue
            k = rule(i, j) if rule else 0
            sets[k][0].append(q)
            sets[k][1].append(u)
    for m, (qs, us) in zip(mats, sets):
        if qs:
            _quads(qs, us, m)


def bricks(w, h, mat, mortar, bw=.21, bh=.065, gap=.01, depth=.006, holes=()):
    """Brickwork standing in the local x-z plane, face towards -y."""
    with at(0, 0, 0, rx=90):
        with at(0, 0, depth):
            tiles(w, h, mat, bw, bh, gap, .5, holes=holes)
        if mortar:
            v = [(0, 0, .001), (w, 0, .001), (w, h, .001), (0, h, .001)]
            if not holes:
                mesh(v, [(0, 1, 2, 3)], mortar)
            else:
                tiles(w, h, mortar, .05, .05, 0, holes=holes)


def wall_tiles(w, h, mat, tw, th, grout=None, gap=.003, bond=0.0, depth=.004, **kw):
    """Tiles standing in the local x-z plane, face towards -y."""
    with at(0, 0, 0, rx=90):
        with at(0, 0, depth):
            tiles(w, h, mat, tw, th, gap, bond, **kw)
        if grout:
            mesh([(0, 0, .001), (w, 0, .001), (w, h, .001), (0, h, .001)], [(0, 1, 2, 3)], grout)


def frame_moulding(x, z, w, h, mat, t=.03, out=.014):
    """Rectangular panel moulding on a wall (local x-z plane, face -y)."""
    for cx, cz, a, b in ((x + w / 2, z, w, t), (x + w / 2, z + h - t, w, t)):
        box(cx, -out / 2, cz, a, out, b, mat, .005)
    for cx in (x + t / 2, x + w - t / 2):
        box(cx, -out / 2, z + t, t, out, h - 2 * t, mat, .005)


def stones(w, h, mat, mortar, holes=()):
    """Random coursed rubble: rows of uneven stones, local x-z plane."""
    quads, uvs = [], []
    z = 0.0
    while z < h:
        rh = rng.uniform(.13, .24)
        x = -rng.random() * .3
        while x < w:
            lw = rng.uniform(.18, .5)
            g = .008
            j = lambda: rng.uniform(-.012, .012)
            q = [(x + g + j(), z + g + j()), (x + lw - g + j(), z + g + j()),
                 (x + lw - g + j(), z + rh - g + j()), (x + g + j(), z + rh - g + j())]
            q, u = _clip(q, [(0, 0), (1, 0), (1, 1), (0, 1)], 0, 0, w, h)
            if q and len(q) > 2:
                cx, cz = np.mean([p[0] for p in q]), np.mean([p[1] for p in q])
                if not any(a < cx < c and b < cz < e for a, b, c, e in holes):
                    quads.append(q)
                    uvs.append(u)
            x += lw
        z += rh
    with at(0, 0, 0, rx=90):
        v, f = [], []
        for q in quads:
            k, n = len(v), len(q)
            zt = .012 + rng.random() * .014
            v += [(x, y, 0) for x, y in q] + [(x * .96 + np.mean([p[0] for p in q]) * .04, y * .94 + np.mean([p[1] for p in q]) * .06, zt) for x, y in q]
            f.append(tuple(range(k + n, k + 2 * n)))
            f += [(k + i, k + (i + 1) % n, k + n + (i + 1) % n, k + n + i) for i in range(n)]
        mesh(v, f, mat, smooth=True, bevel=.008, seg=2)
        mesh([(0, 0, .002), (w, 0, .002), (w, h, .002), (0, h, .002)], [(0, 1, 2, 3)], mortar)
