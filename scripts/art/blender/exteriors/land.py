"""The wider land: lawns' ground, hills with woods, distant houses, river, quay, woods' edge, clouded backdrop trees."""
import math
import materials as M
import plants as P
import roofs as R
from core import Mesh, rng, frame, instance


def plane(x0, x1, y0, y1, z, mat):
    """A level ground with a skirt, so that no gap opens where two levels meet."""
    m = Mesh("plane")
    q = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for a, b in zip(q, q[1:] + q[:1]):
        m.poly([(*a, z), (*b, z), (*b, z - .35), (*a, z - .35)], mat)
    m.poly([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], mat)
    m.build()


def relief(x0, x1, y0, y1, f, mat, n=60, k=40):
    """A ground whose height is f(x, y)."""
    m = Mesh("relief")
    xs = [x0 + (x1 - x0) * i / n for i in range(n + 1)]
    ys = [y0 + (y1 - y0) * (j / k) ** 1.6 for j in range(k + 1)]
    for a, b in zip(xs, xs[1:]):
        for c, d in zip(ys, ys[1:]):
            m.poly([(a, c, f(a, c)), (b, c, f(b, c)), (b, d, f(b, d)), (a, d, f(a, d))], mat)
    m.build(smooth=True)


def hill(y0, y1, h, span=400, seed=0, season="summer", woods=300, base=0.0, houses=0, treeh=9, rough=.35):
    """A long ridge behind, wooded by copies of one crown."""
    r = rng("hill", seed)
    ph = [(r.uniform(.004, .014), r.uniform(0, 6.28), r.uniform(.2, 1)) for _ in range(5)]

    def f(x, y):
        t = min(1, max(0, (y - y0) / (y1 - y0)))
        ridge = h * (1 + rough * sum(a * math.sin(x * k + p) for k, p, a in ph) / 2.5)
        return base + ridge * (t * t * (3 - 2 * t))
    relief(-span, span, y0, y1, f, P.turf("summer" if season == "summer" else "autumn" if season in ("autumn", "late", "winter") else "spring"), 50, 14)
    seas = [season] if season not in ("autumn", "late") else ["autumn", "late", "rust", "summer"]
    if season == "winter":
        seas = ["rust"]
    crowns = [P.bush(s, seed * 5 + i, 900, .16) for i, s in enumerate(seas + ["dark" if season != "winter" else "rust"])]
    for _ in range(woods):
        x, t = r.uniform(-span, span), r.random() ** .8
        y = y0 + (y1 - y0) * t
        s = treeh * r.uniform(.7, 1.3)
        for p in r.choice(crowns):
            instance(p, x, y, f(x, y) - s * .12, r.uniform(0, 360), (s * 1.1, s * 1.1, s * 1.25))
    pats = []
    for i in range(4 if houses else 0):
        m = Mesh(f"far{i}")
        w, d, hh = r.uniform(8, 13), r.uniform(7, 9), r.uniform(3.5, 6)
        body = M.plain(r.choice(["#d8d2c4", "#a8705a", "#c9bda4", "#8f5f4d"]), .8, .2, bump=0)
        m.box(-w / 2, w / 2, -d / 2, d / 2, -3, hh, body)
        R.gabled(m, -w / 2, w / 2, -d / 2, d / 2, hh, .8, M.roof(r.choice(["slate", "clay", "brown"])), body, "x", .4)
        for k in range(3):
            m.box(-w * .35 + k * w * .28, -w * .35 + k * w * .28 + 1.3, -d / 2 - .03, -d / 2, 1, 2.4, M.plain("#2c3238", .1, 0, bump=0))
        ob = m.build()
        ob.hide_render = True
        pats.append(ob)
    for _ in range(houses):
        x, t = r.uniform(-span * .6, span * .6), r.uniform(.02, .55)
        y = y0 + (y1 - y0) * t
        instance(r.choice(pats), x, y, f(x, y), r.uniform(-35, 35), 1)
    return f


def copse(x0, x1, y0, y1, n, kinds, season, seed=0, h=(8, 13), z=lambda x, y: 0):
    """Loosely planted trees of a few patterns."""
    r = rng("copse", seed)
    pats = [P.tree(k, season, seed + i, 26, .72) for i, k in enumerate(kinds)]
    for i in range(n):
        x, y = r.uniform(x0, x1), r.uniform(y0, y1)
        P.put(r.choice(pats), x, y, z(x, y), r.uniform(*h), r.uniform(0, 360))


def river(y0, y1, z=-2.5, span=500):
    plane(-span, span, y0, y1, z, M.water())


def quay(y, z0=-3.0, span=300):
    """A quay wall with coping and railing; land on the camera's side of y."""
    m = Mesh("quay")
    m.box(-span, span, y, y + .6, z0, -.05, M.stone("#7f7c74", "#918e85", 1.1, .45))
    m.box(-span, span, y - .1, y + .7, -.05, .12, M.stone("#8d8c87", "#9a9892", 1.4, 2))
    m.build()


def car_bays(x0, n, y0, y1, w=2.5):
    """White lines of parking bays."""
    m = Mesh("bays")
    for i in range(n + 1):
        m.box(x0 + i * w - .05, x0 + i * w + .05, y0, y1, .0, .006, M.plain("#c9c8c2", .7, .5))
    m.build()


def sward(x0, x1, y0, y1, season, seed=0, z=0.0, far=60, **kw):
    """Turf ground with blades."""
    plane(-far, far, y0 - .01, y1 + .01, z - .015, P.turf(season)) if far else plane(x0, x1, y0, y1, z - .015, P.turf(season))
    P.lawn(x0, x1, y0, y1, z, season, seed, **kw)
