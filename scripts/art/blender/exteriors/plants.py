"""Trees, shrubs, hedges, lawns and flowers: pattern objects that scenes copy."""
import math
import numpy as np
import bpy
import materials as M
from core import Mesh, rng, instance, hide
from mathutils import Vector

LEAF = {"summer": ("#40582b", "#647b40"), "spring": ("#63803a", "#8aa050"), "autumn": ("#a8702a", "#c99a3a"), "late": ("#8a5a2c", "#b98a44"),
        "red": ("#7d3b22", "#b0643a"), "dark": ("#2c4426", "#4a6636"), "silver": ("#6f835c", "#93a47c"), "blossom": ("#f0dfe2", "#fbf3f3"),
        "hedge": ("#37521f", "#587434"), "frost": ("#77857a", "#9aa79c"), "laurel": ("#2f4a22", "#4d6c33"), "beech": ("#5b7a34", "#85a04e"), "rust": ("#7a4f2a", "#9c6c3c")}


def cards(name, pos, size, mat, seed, flat=.35, long=1.5):
    """Leaves as small kites at the given places, in one mesh."""
    g = np.random.default_rng(seed)
    n = len(pos)
    a = g.normal(size=(n, 3)); a[:, 2] *= .6
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = g.normal(size=(n, 3)) * (1 - flat); b[:, 2] += flat * 1.3
    c = np.cross(a, b); c /= np.linalg.norm(c, axis=1, keepdims=True) + 1e-9
    s = (size * g.uniform(.6, 1.3, n))[:, None]
    v = np.stack([pos - a * s * long * .5, pos + c * s * .36, pos + a * s * long * .5, pos - c * s * .36], 1).reshape(-1, 3)
    me = bpy.data.meshes.new(name)
    me.vertices.add(4 * n); me.vertices.foreach_set("co", v.astype(np.float32).ravel())
    me.loops.add(4 * n); me.loops.foreach_set("vertex_index", np.arange(4 * n, dtype=np.int32))
    me.polygons.add(n); me.polygons.foreach_set("loop_start", np.arange(0, 4 * n, 4, dtype=np.int32))
    me.polygons.foreach_set("loop_total", np.full(n, 4, dtype=np.int32))
    me.update(calc_edges=True)
    me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def grow(r, h, spread, trunk, up, levels, gaps, girth=.022):
    """Limbs as (from, to, radius, radius) and twig tips, by plain recursion."""
    limbs, tips = [], []

    def go(p, d, ln, rad, lv):
        n = 3 if lv else 4
        for i in range(n):
            d = (d + Vector((r.gauss(0, .12), r.gauss(0, .12), r.gauss(0, .06) + up * (.08 if lv else .02)))).normalized()
            q = p + d * ln / n
            r2 = rad * (1 - .42 * (i + 1) / n)
            limbs.append((p, q, rad * (1 - .42 * i / n), r2))
            if lv < levels and (lv > 0 or i >= gaps):
                for _ in range(2 if lv else 3):
                    a = r.uniform(0, 6.28)
                    side = Vector((math.cos(a), math.sin(a), r.uniform(.0, .5))) * spread
                    go(q, (d * (.55 if lv else .35) + side).normalized(), ln * r.uniform(.42, .62), r2 * .55, lv + 1)
            p = q
        tips.append(p)
        if lv < levels:
            go(p, (d + Vector((r.gauss(0, .3), r.gauss(0, .3), .2))).normalized(), ln * .5, rad * .5, lv + 1)

    go(Vector((0, 0, -.1)), Vector((0, 0, 1)), trunk, h * girth, 0)
    return limbs, tips


def tree(kind="lime", season="summer", seed=0, leaves=26, fine=1.0):
    """A pattern tree about 10 m tall (scale copies). Returns a hidden list [wood, leaves]."""
    r = rng("tree", kind, seed)
    spread, trunk, up, bark, size = {"lime": (.8, 7.0, .6, "#4f463b", .17), "birch": (.5, 8.0, .2, "#c9c5bb", .11), "poplar": (.32, 9.5, 1.2, "#5a5245", .15),
                                      "plane": (1.0, 6.6, .4, "#8b8570", .22), "apple": (1.0, 5.0, .1, "#4b4038", .13), "willow": (.9, 6.0, -.9, "#5d5446", .15),
                                      "beech": (.95, 7.6, .5, "#6b6a66", .16), "young": (.5, 7.6, .6, "#5f5648", .15)}[kind]
    limbs, tips = grow(r, 10, spread, trunk, up, 3, 1 if kind != "young" else 2, .012 if kind == "birch" else .022)
    leaves, size = int(leaves / fine ** 1.6), size * fine
    m = Mesh(f"wood{kind}{seed}")
    wood = M.plain(bark, .9, 0, 8, .02)
    for a, b, ra, rb in limbs:
        if ra > .008:
            m.tube(a, b, max(ra, .012), wood, 7 if ra > .06 else 4, max(rb, .008))
    parts = [m.build()]
    if season != "winter":
        g = np.random.default_rng(seed + 5)
        t = np.array([tuple(x) for x in tips])
        # Crowns are made of lobes around some of the twigs' tips, each a shell of leaves that hides the sky behind it.
        radius = {"birch": .62, "poplar": .6, "willow": .7, "apple": .85, "young": .7}.get(kind, .95)
        count = {"birch": 120, "poplar": 110, "willow": 110, "apple": 90, "young": 90}.get(kind, 130)
        lobes = t[g.permutation(len(t))[:count]]
        each = int((330 if season != "late" else 170) * (radius / .8) ** 2 / fine ** 1.2)
        n = len(lobes) * each
        d = g.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True)
        r_ = radius * g.uniform(.55, 1.25, len(lobes)).repeat(each) * g.uniform(.62, 1.08, n)
        p = np.repeat(lobes, each, 0) + d * (r_[:, None] * np.array([1, 1, .8 if kind not in ("birch", "poplar") else 1.25]))
        if kind == "willow":
            p[:, 2] -= np.abs(g.normal(size=len(p))) * 1.6
        p = p[p[:, 2] > 1.4]
        c = LEAF[{"birch": season if season != "summer" else "silver", "willow": "silver" if season == "summer" else season, "beech": "beech" if season == "summer" else season}.get(kind, season)]
        parts.append(cards(f"leaf{kind}{seed}", p, size, M.leaf(*c), seed))
    return [hide(p) for p in parts]


def put(parts, x, y, z=0, h=10.0, turn=0, wide=1.0):
    """A copy of a pattern, h metres tall."""
    k = h / 10
    return [instance(p, x, y, z, turn, (k * wide, k * wide, k)) for p in parts]


def bush(season="hedge", seed=0, n=1700, size=.075, flowers=None, share=.12):
    """A round shrub, about 1 m in diameter and height."""
    g = np.random.default_rng(seed + 31)
    lobes = g.normal(size=(9, 3)) * (.22, .22, .16) + (0, 0, .48)
    c = lobes[g.integers(0, 9, n)]
    d = g.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True)
    p = c + d * g.uniform(.16, .3, (n, 1))
    p[:, 2] = np.abs(p[:, 2])
    parts = [cards(f"bush{seed}", p, size, M.leaf(*LEAF[season]), seed)]
    if flowers:
        k = int(n * share)
        q = c[:k] + d[:k] * g.uniform(.26, .33, (k, 1)) + (0, 0, .03)
        parts.append(cards(f"flower{seed}", q, size * 1.1, M.leaf(*flowers, .2), seed + 1, .7, 1.1))
    return [hide(p) for p in parts]


def hedge(x0, x1, y, h, season="hedge", seed=0, thick=.7, z=0, turn=0, at=None):
    """A clipped hedge from x0 to x1 made of 2 m pieces; `at` (x, y, turn) places its frame."""
    g = np.random.default_rng(seed + 77)
    n = int(2600 * (h + .4))
    side = g.random(n)
    p = np.empty((n, 3))
    p[:, 0] = g.uniform(-1.05, 1.05, n)
    end = g.random(n) < .07
    p[:, 0] = np.where(end, np.sign(p[:, 0]) * (1.02 + np.abs(g.normal(0, .03, n))), p[:, 0])
    p[:, 1] = np.where(end, g.uniform(-thick / 2, thick / 2, n), np.where(side < .6, -thick / 2, np.where(side < .78, thick / 2, g.uniform(-thick / 2, thick / 2, n)))) + g.normal(0, .05, n)
    p[:, 2] = np.where(side < .78, g.uniform(.03, h, n), h + g.normal(0, .04, n))
    leafy = hide(cards(f"hedge{seed}", p, .075, M.leaf(*LEAF[season]), seed))
    m = Mesh(f"hedgecore{seed}")
    m.box(-.99, .99, -thick / 2 + .06, thick / 2 - .06, 0, h - .06, M.plain("#1f2a14" if season != "rust" else "#3a2918", .95, 0, bump=0))
    core = hide(m.build())
    ax, ay, at_ = at or (0, 0, 0)
    c, s = math.cos(math.radians(at_)), math.sin(math.radians(at_))
    k = max(1, round((x1 - x0) / 2))
    for i in range(k):
        x = x0 + (x1 - x0) * (i + .5) / k
        for ob in (leafy, core):
            instance(ob, ax + x * c - y * s, ay + x * s + y * c, z, at_ + (180 if i % 2 and ob is leafy else 0), ((x1 - x0) / k / 2, 1, 1))


def lawn(x0, x1, y0, y1, z=0, season="summer", seed=0, h=.07, dense=1.0, slope=None, density=900, flowers=None):
    """Blades on patches of 2 m over a turf-coloured ground that the scene lays itself."""
    c = {"summer": ("#50652f", "#7d8a4a"), "spring": ("#597a36", "#84994f"), "autumn": ("#6d7a36", "#98954d"), "winter": ("#66704a", "#8a8a63"),
         "frost": ("#93a08f", "#b9c2b6"), "meadow": ("#6f8a38", "#a6a85a")}[season]
    pats = []
    for k in range(3):
        g = np.random.default_rng(seed * 7 + k)
        n = int(density * 4 * dense)
        base = np.column_stack([g.uniform(-1, 1, n), g.uniform(-1, 1, n), np.zeros(n)])
        lean = g.normal(size=(n, 3)) * (h * .5, h * .5, 0)
        hh = h * g.uniform(.5, 1.4, n)
        a = g.uniform(0, 6.28, n)
        wv = np.column_stack([np.cos(a), np.sin(a), np.zeros(n)]) * (.006 + h * .03)
        v = np.stack([base - wv, base + wv, base + lean + np.column_stack([np.zeros(n), np.zeros(n), hh])], 1).reshape(-1, 3)
        me = bpy.data.meshes.new(f"blades{k}")
        me.from_pydata(v.tolist(), [], np.arange(3 * n).reshape(-1, 3).tolist())
        me.materials.append(M.leaf(*c, .25))
        ob = bpy.data.objects.new(f"blades{k}", me)
        bpy.context.scene.collection.objects.link(ob)
        pats.append([hide(ob)])
        if flowers:
            q = int(n * .02)
            fp = base[:q] + np.column_stack([np.zeros(q), np.zeros(q), h * g.uniform(.8, 1.5, q)])
            pats[-1].append(hide(cards(f"fl{k}", fp, .045, M.leaf(*flowers[k % len(flowers)], .2), k, .9, 1)))
    r = rng("lawn", seed)
    nx, ny = max(1, round((x1 - x0) / 2)), max(1, round((y1 - y0) / 2))
    sx, sy = (x1 - x0) / nx / 2, (y1 - y0) / ny / 2
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (i + .5) * 2 * sx, y0 + (j + .5) * 2 * sy
            for ob in r.choice(pats):
                instance(ob, x, y, slope(x, y) if slope else z, r.choice([0, 180]), (sx, sy, 1))


def turf(season):
    """The ground under a lawn."""
    return {"summer": M.ground("#4c5d30", "#6d7b45"), "spring": M.ground("#54703a", "#788d4c"), "autumn": M.ground("#62702f", "#878649"),
            "winter": M.ground("#5c6444", "#79795a"), "frost": M.ground("#8b978a", "#aab4aa"), "meadow": M.ground("#62792f", "#8f934c")}[season]
