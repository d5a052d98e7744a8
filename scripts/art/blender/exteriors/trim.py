"""Cornices, gutters, downpipes, string courses, bays, balconies, chimneys, roofs' small things."""
import math
import materials as M
from core import rng, Mesh, frame
from openings import railing, window, frame_rect, room


def cornice(m, x0, x1, z, mat, style="wood", out=.42):
    """A cornice with gutter; its top is at z+.45."""
    if style == "plain":
        m.sweep([(.0, z + .2), (-out * .8, z + .24), (-out * .8, z + .42), (0, z + .42)], x0, x1, mat)
    else:
        m.sweep([(0, z), (-.05, z), (-.05, z + .14), (-.12, z + .2), (-out + .06, z + .24), (-out + .04, z + .3),
                 (-out, z + .34), (-out - .03, z + .45), (0, z + .45)], x0, x1, mat)
        n = max(3, round((x1 - x0) / .48))
        for i in range(n):
            c = x0 + (x1 - x0) * (i + .5) / n
            m.sweep([(-.04, z + .02), (-.12, z + .08), (-out + .08, z + .16), (-out + .08, z + .245), (-.04, z + .245)], c - .06, c + .06, mat)
    zinc = M.plain("#7c8285", .5, .2, metal=.3)
    m.sweep([(-out - .04, z + .42), (-out + .08, z + .42), (-out + .08, z + .455), (-out - .04, z + .5)], x0, x1, zinc)


def downpipe(m, x, z0, z1, out=.07):
    p = M.plain("#7c8285", .5, .2, metal=.3)
    m.tube((x, -out, z0), (x, -out, z1), .045, p, 10)
    m.tube((x, -out, z0), (x, -out, z0 + 1.1), .055, M.plain("#4b4f50", .6, .3), 10)
    k = z0 + 1.6
    while k < z1 - .3:
        m.box(x - .06, x + .06, -out - .055, 0, k, k + .03, p)
        k += 1.7


def course(m, x0, x1, z, h, mat, out=.05):
    m.sweep([(0, z), (-out, z + .015), (-out, z + h - .03), (0, z + h)], x0, x1, mat)


def bay(m, x, w, z, h, out, wallmat, o, key, roofmat=None, cant=.35):
    """A canted bay (bow window) on brackets: three glazed faces, base and lid."""
    s = o.get("stone") or M.stone()
    pts = [(x, 0), (x + cant, -out), (x + w - cant, -out), (x + w, 0)]
    base = m.at

    def ring(z0, z1, e, mat):
        q = [(x - e, 0), (x + cant - e * .6, -out - e), (x + w - cant + e * .6, -out - e), (x + w + e, 0)]
        for a, b in zip(q, q[1:]):
            m.poly([(*a, z0), (*b, z0), (*b, z1), (*a, z1)], mat)
        for zz in (z0, z1):
            m.poly([(*p, zz) for p in q], mat)

    ring(z - .16, z, .07, s)
    ring(z + h, z + h + .14, .08, s)
    for cx in (x + cant * .9, x + w - cant * .9):
        m.sweep([(0, z - .75), (-.08, z - .7), (-out * .8, z - .3), (-out * .8, z - .16), (0, z - .16)], cx - .1, cx + .1, s)
    for i, (a, b) in enumerate(zip(pts, pts[1:])):
        ln = math.hypot(b[0] - a[0], b[1] - a[1])
        m.at = base @ frame(a[0], a[1], 0, math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])))
        m.poly([(0, 0, z), (ln, 0, z), (ln, 0, z + .75), (0, 0, z + .75)], wallmat)
        m.poly([(0, 0, z + h - .2), (ln, 0, z + h - .2), (ln, 0, z + h), (0, 0, z + h)], wallmat)
        for xa in (0, ln - .07):
            m.box(xa, xa + .07, -.002, .12, z + .75, z + h - .2, wallmat)
        window(m, .07, ln - .14, z + .75, h - .95, {**o, "deep": .05, "noroom": True, "sill": None, "dress": "net" if i != 1 else o.get("dress"),
                                                       "lights": max(1, round(ln / .75))}, f"{key}bay{i}")
    m.at = base
    room(m, x + .25, w - .5, z + .1, h - .3, .02, rng("bay", key), o.get("lit", 0), 2.8, .01)
    rm = roofmat or M.roof("zinc")
    q = [(x - .1, .0), (x + cant - .06, -out - .1), (x + w - cant + .06, -out - .1), (x + w + .1, .0)]
    t = (x + w / 2, 0.0, z + h + .62)
    for a, b in zip(q, q[1:]):
        m.poly([(*a, z + h + .14), (*b, z + h + .14), t], rm)


def balcony(m, x0, x1, z, out, slab, rail, style="iron", thick=.16):
    """Slab with a railing: iron, glass, solid or half-and-half."""
    m.box(x0, x1, -out, .02, z - thick, z, slab)
    if style == "iron":
        railing(m, x0, x1, -out + .05, z, 1.02, rail)
        for x in (x0 + .02, x1 - .02):
            for k in range(int(out / .12) + 1):
                m.box(x - .008, x + .008, -out + .05 + k * .12, -out + .066 + k * .12, z, z + 1.0, rail)
            m.box(x - .015, x + .015, -out + .05, 0, z + .99, z + 1.02, rail)
    elif style == "glass":
        g = M.glass(.8, 1.6)
        n = max(1, round((x1 - x0) / 1.5))
        for i in range(n):
            a, b = x0 + (x1 - x0) * i / n + .03, x0 + (x1 - x0) * (i + 1) / n - .03
            m.poly([(a, -out + .03, z - .1), (b, -out + .03, z - .1), (b, -out + .03, z + 1.02), (a, -out + .03, z + 1.02)], g)
        for x in (x0 + .02, x1 - .02):
            m.poly([(x, -out + .03, z), (x, 0, z), (x, 0, z + 1.0), (x, -out + .03, z + 1.0)], g)
        m.box(x0, x1, -out + .01, -out + .055, z + 1.02, z + 1.06, rail)
        for x in (x0, x1 - .04):
            m.box(x, x + .04, -out + .01, 0, z + 1.02, z + 1.06, rail)
    else:
        h = 1.0 if style == "solid" else .62
        m.box(x0, x1, -out, -out + .08, z, z + h, slab if style == "solid" else rail)
        for x in (x0, x1 - .08):
            m.box(x, x + .08, -out, 0, z, z + h, slab if style == "solid" else rail)
        if style != "solid":
            m.tube((x0, -out + .04, z + .98), (x1, -out + .04, z + .98), .022, M.plain("#3a3d3f", .4, 0), 8)
            for k in range(int((x1 - x0) / 1.2) + 1):
                xx = min(x1 - .05, x0 + .05 + k * 1.2)
                m.box(xx - .015, xx + .015, -out + .025, -out + .055, z + h, z + .98, M.plain("#3a3d3f", .4, 0))


def chimney(m, x, y, z0, z1, mat, w=.9, d=.55):
    m.box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, z0, z1, mat)
    m.box(x - w / 2 - .05, x + w / 2 + .05, y - d / 2 - .05, y + d / 2 + .05, z1, z1 + .09, M.plain("#8f8c85", dirt=.5))
    for k in (-.25, .25):
        m.tube((x + k * w, y, z1 + .09), (x + k * w, y, z1 + .45), .11, M.plain("#a0603f", dirt=.4), 10, .09)


def dormer(m, x, y, z, w, h, o, key, face="#e9e6de", roofmat=None, gable=True, deep=2.2):
    """A dormer standing at (x centre, y front, z base), looking along -y."""
    keep = m.at
    m.at = keep @ frame(x - w / 2, y, z)
    f = M.plain(face, .5, dirt=.2)
    frame_rect(m, 0, w, 0, h, 0, .12, .13, f)
    window(m, .13, w - .26, .13, h - .26, {**o, "deep": .04, "sill": None, "roomdeep": 1.2}, key)
    sl = roofmat or M.roof("slate")
    for xx in (0, w):
        m.poly([(xx, .0, 0), (xx, deep, 0), (xx, deep, h), (xx, .0, h)], sl)
    if gable:
        t = h + w * .36
        m.poly([(0, 0, h), (w, 0, h), (w / 2, 0, t - .05)], f)
        for a, b in ((-.12, w / 2), (w + .12, w / 2)):
            m.poly([(a, -.15, h - .05), (b, -.15, t), (b, deep + w * .5, t), (a, deep, h - .05)], sl)
            m.poly([(a, -.15, h - .05), (b, -.15, t), (b, -.15, t - .09), (a, -.15, h - .15)], f)
    else:
        m.box(-.14, w + .14, -.18, deep + .3, h, h + .12, M.roof("zinc"))
    m.at = keep


def solar(m, x0, z0f, cols, rows, plane):
    """Panels on a slope; plane(u, v) gives the point u along, v up the slope."""
    from mathutils import Vector
    n = (Vector(plane(1, 0)) - Vector(plane(0, 0))).cross(Vector(plane(0, 1)) - Vector(plane(0, 0))).normalized() * .09
    p = M.plain("#0f1622", .12, 0, bump=0, spec=.7)
    e = M.plain("#2a2c30", .4, 0, bump=0)
    for i in range(cols):
        for j in range(rows):
            a, b = x0 + i * 1.06, z0f + j * 1.74
            for g, k, mat in ((0, .9, e), (.03, 1.0, p)):
                q = [Vector(plane(a + g, b + g)), Vector(plane(a + 1.03 - g, b + g)), Vector(plane(a + 1.03 - g, b + 1.7 - g)), Vector(plane(a + g, b + 1.7 - g))]
                m.poly([v + n * k for v in q], mat)
