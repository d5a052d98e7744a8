"""Roofs over rectangles: pitched, mansard, flat, hipped, gabled."""
import math
import materials as M


def pitched(m, w, deep, z, pitch, mat, gable):
    """Ridge along the street."""
    r = z + deep / 2 * pitch
    m.poly([(0, -.25, z - .02), (w, -.25, z - .02), (w, deep / 2, r), (0, deep / 2, r)], mat)
    m.poly([(0, deep + .2, z - .02), (w, deep + .2, z - .02), (w, deep / 2, r), (0, deep / 2, r)], mat)
    m.box(0, w, deep / 2 - .1, deep / 2 + .1, r - .04, r + .05, M.plain("#5a5e60", .6, .3))
    for x, e in ((0, .03), (w, -.03)):
        m.poly([(x, 0, z - .3), (x, deep, z - .3), (x, deep / 2, r + .02)], gable)


def mansard(m, w, deep, z, mat, gable="dark", brk=2.3, inset=.75):
    """Steep lower slope, flat upper slope."""
    from terrace import skin
    r = z + brk + (deep / 2 - inset) * .35
    pr = [(-.2, z), (inset, z + brk), (deep / 2, r), (deep - inset, z + brk), (deep + .2, z)]
    for a, b in zip(pr, pr[1:]):
        m.poly([(0, *a), (w, *a), (w, *b), (0, *b)], mat)
    m.box(0, w, inset - .12, inset + .05, z + brk - .05, z + brk + .1, M.plain("#5a5e60", .6, .3))
    for x in (0, w):
        m.poly([(x, *p) for p in [(0, z - .3)] + pr[1:4] + [(deep, z - .3)]], skin(gable, 3))


def flat(m, w, deep, z, edge=.35):
    m.box(0, w, 0, .25, z - .3, z + edge * .3, M.plain("#8d8b86", .6, .3))
    m.poly([(0, 0, z - .05), (w, 0, z - .05), (w, deep, z - .05), (0, deep, z - .05)], M.plain("#56565a", .9, .4))
    for x0, x1 in ((0, .2), (w - .2, w)):
        m.box(x0, x1, 0, deep, z - .3, z + edge * .3, M.plain("#8d8b86", .6, .3))


def eaves(m, x0, x1, y0, y1, z, o, fascia):
    """A soffit and fascia board round an overhanging roof, with gutters."""
    m.box(x0 - o, x1 + o, y0 - o, y1 + o, z - .06, z - .02, fascia)
    g = M.plain("#74797c", .5, .2, metal=.3)
    for a, b, c, d in ((x0 - o - .1, x1 + o + .1, y0 - o - .12, y0 - o), (x0 - o - .1, x1 + o + .1, y1 + o, y1 + o + .12),
                       (x0 - o - .12, x0 - o, y0 - o, y1 + o), (x1 + o, x1 + o + .12, y0 - o, y1 + o)):
        m.box(a, b, c, d, z - .08, z + .04, g)


def hipped(m, x0, x1, y0, y1, z, pitch, mat, over=.5, fascia=None):
    """Four slopes; the ridge runs along the longer side."""
    fascia = fascia or M.plain("#e4e0d6", .5, .2)
    eaves(m, x0, x1, y0, y1, z, over, fascia)
    x0, x1, y0, y1 = x0 - over, x1 + over, y0 - over, y1 + over
    w, d = x1 - x0, y1 - y0
    half = min(w, d) / 2
    h = half * pitch
    if w >= d:
        a, b = (x0 + half, (y0 + y1) / 2, z + h), (x1 - half, (y0 + y1) / 2, z + h)
        m.poly([(x0, y0, z), (x1, y0, z), b, a], mat)
        m.poly([(x1, y1, z), (x0, y1, z), a, b], mat)
        m.poly([(x0, y1, z), (x0, y0, z), a], mat)
        m.poly([(x1, y0, z), (x1, y1, z), b], mat)
    else:
        a, b = ((x0 + x1) / 2, y0 + half, z + h), ((x0 + x1) / 2, y1 - half, z + h)
        m.poly([(x0, y0, z), (x1, y0, z), a], mat)
        m.poly([(x1, y0, z), (x1, y1, z), b, a], mat)
        m.poly([(x1, y1, z), (x0, y1, z), b], mat)
        m.poly([(x0, y1, z), (x0, y0, z), a, b], mat)
    hip = M.plain("#55585a", .6, .3)
    corners = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    for c in corners:
        e = a if (abs(c[0] - a[0]) + abs(c[1] - a[1])) < (abs(c[0] - b[0]) + abs(c[1] - b[1])) else b
        m.tube(c, e, .07, hip, 6)
    m.tube(a, b, .08, hip, 6)
    return z + h


def gabled(m, x0, x1, y0, y1, z, pitch, mat, gablemat, along="x", over=.45, fascia=None):
    """Two slopes with gables; ridge along x or y. Returns (ridge z, plane function of the front or left slope)."""
    f = fascia or M.plain("#e4e0d6", .5, .2)
    t = .16
    if along == "x":
        half, c = (y1 - y0) / 2, (y0 + y1) / 2
        r = z + half * pitch
        e = z - over * pitch
        for ya, s in ((y0 - over, 1), (y1 + over, -1)):
            m.poly([(x0 - over, ya, e), (x1 + over, ya, e), (x1 + over, c, r), (x0 - over, c, r)], mat)
            m.poly([(x0 - over, ya, e - t), (x1 + over, ya, e - t), (x1 + over, c, r - t), (x0 - over, c, r - t)], f)
            m.poly([(x0 - over, ya, e - t), (x1 + over, ya, e - t), (x1 + over, ya, e), (x0 - over, ya, e)], f)
            m.box(x0 - over, x1 + over, ya - .1 if s > 0 else ya, ya if s > 0 else ya + .1, e - .12, e, M.plain("#74797c", .5, .2, metal=.3))
            for xx in (x0 - over, x1 + over):
                m.poly([(xx, ya, e - t), (xx, c, r - t), (xx, c, r), (xx, ya, e)], f)
        for xx in (x0, x1):
            m.poly([(xx, y0, z - .02), (xx, y1, z - .02), (xx, c, r - .03)], gablemat)
        m.tube((x0 - over, c, r), (x1 + over, c, r), .08, M.plain("#4c4846", .7, .3), 6)
        ln = math.hypot(half + over, r - e)
        return r, lambda u, v: (x0 - over + u, y0 - over + v * (half + over) / ln, e + v * (r - e) / ln)
    half, c = (x1 - x0) / 2, (x0 + x1) / 2
    r = z + half * pitch
    e = z - over * pitch
    for xa in (x0 - over, x1 + over):
        m.poly([(xa, y0 - over, e), (xa, y1 + over, e), (c, y1 + over, r), (c, y0 - over, r)], mat)
        m.poly([(xa, y0 - over, e - t), (xa, y1 + over, e - t), (c, y1 + over, r - t), (c, y0 - over, r - t)], f)
        m.poly([(xa, y0 - over, e - t), (xa, y1 + over, e - t), (xa, y1 + over, e), (xa, y0 - over, e)], f)
        for yy in (y0 - over, y1 + over):
            m.poly([(xa, yy, e - t), (c, yy, r - t), (c, yy, r), (xa, yy, e)], f)
    for yy in (y0, y1):
        m.poly([(x0, yy, z - .02), (x1, yy, z - .02), (c, yy, r - .03)], gablemat)
    m.tube((c, y0 - over, r), (c, y1 + over, r), .08, M.plain("#4c4846", .7, .3), 6)
    ln = math.hypot(half + over, r - e)
    return r, lambda u, v: (x0 - over + v * (half + over) / ln, y1 + over - u, e + v * (r - e) / ln)
