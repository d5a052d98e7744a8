"""Modelling primitives: a transform stack and meshes in metres.

Everything is built with ``at(x, y, z, r)`` blocks: the local frame of a piece
of furniture has its back towards +y, its front towards -y, z up.
"""
import math
import random
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix, Vector

_STACK = [Matrix.Identity(4)]
rng = random.Random(0)


def reset(seed):
    """Empty file, fresh stack, seeded randomness."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _STACK[:] = [Matrix.Identity(4)]
    rng.seed(seed)
    np.random.seed(seed % (2 ** 31))


@contextmanager
def at(x=0.0, y=0.0, z=0.0, r=0.0, s=1.0, rx=0.0, ry=0.0):
    """Local frame: translate, turn by r degrees about z (then rx, ry), scale."""
    m = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(r), 4, 'Z')
         @ Matrix.Rotation(math.radians(rx), 4, 'X') @ Matrix.Rotation(math.radians(ry), 4, 'Y')
         @ Matrix.Scale(s, 4))
    _STACK.append(_STACK[-1] @ m)
    try:
        yield
    finally:
        _STACK.pop()


def frame():
    """Current world matrix."""
    return _STACK[-1].copy()


def link(ob, local=None):
    """Put an object into the scene at the current frame."""
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = _STACK[-1] @ (local or Matrix.Identity(4))
    return ob


def pick(mat, axis='x'):
    """A material family (dict per grain axis) or a plain material."""
    return mat[axis] if isinstance(mat, dict) else mat


def mesh(verts, faces, mat, smooth=False, bevel=0.0, seg=2, uv=None, sub=0, solid=0.0, name='m'):
    """Mesh object from lists; optional bevel, subdivision, thickness."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uv is not None:
        lay = me.uv_layers.new(name='UVMap')
        flat = np.asarray(uv, dtype=np.float32).reshape(-1)
        lay.data.foreach_set('uv', flat)
    if smooth or bevel or sub:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if bevel:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(40)
    me.materials.append(pick(mat))
    ob = bpy.data.objects.new(name, me)
    if solid:
        m = ob.modifiers.new('s', 'SOLIDIFY')
        m.thickness = solid
    if bevel:
        m = ob.modifiers.new('b', 'BEVEL')
        m.width, m.segments, m.limit_method = bevel, seg, 'ANGLE'
        m.harden_normals = True
    if sub:
        m = ob.modifiers.new('u', 'SUBSURF')
        m.levels = m.render_levels = sub
    return link(ob)


_F = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(x, y, z, w, d, h, mat, bevel=0.003, seg=2):
    """Box centred on (x, y), standing on z; grain follows the longest side."""
    with at(x, y, z):
        a, b = w / 2, d / 2
        v = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0),
             (-a, -b, h), (a, -b, h), (a, b, h), (-a, b, h)]
        ax = 'xyz'[[w, d, h].index(max(w, d, h))]
        bevel = min(bevel, 0.45 * min(w, d, h))
        return mesh(v, _F, pick(mat, ax), bevel=bevel, seg=seg)


def cyl(x, y, z, r, h, mat, r2=None, n=28, bevel=0.0):
    """Cylinder or cone standing on z."""
    r2 = r if r2 is None else r2
    prof = [(0, 0), (r, 0), (r2, h), (0, h)]
    if bevel:
        prof = [(0, 0), (r - bevel, 0), (r, bevel), (r2, h - bevel), (r2 - bevel, h), (0, h)]
    with at(x, y, z):
        return lathe(prof, mat, n, crease=True)


def lathe(prof, mat, n=36, crease=False):
    """Solid of revolution from (radius, height) pairs."""
    v, f = [], []
    for r, h in prof:
        for i in range(n):
            a = 2 * math.pi * i / n
            v.append((max(r, 1e-5) * math.cos(a), max(r, 1e-5) * math.sin(a), h))
    for k in range(len(prof) - 1):
        for i in range(n):
            j = (i + 1) % n
            f.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    ob = mesh(v, f, pick(mat, 'z'), smooth=True)
    if crease:
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = math.radians(35)
    return ob


def tube(pts, r, mat, cyclic=False, smooth=False):
    """Round bar along points."""
    cu = bpy.data.curves.new('t', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = '3D', r, 3
    cu.use_fill_caps = True
    sp = cu.splines.new('BEZIER' if smooth else 'POLY')
    p = sp.bezier_points if smooth else sp.points
    p.add(len(pts) - 1)
    for q, c in zip(p, pts):
        if smooth:
            q.co = c
            q.handle_left_type = q.handle_right_type = 'AUTO'
        else:
            q.co = (*c, 1)
    sp.use_cyclic_u = cyclic
    cu.materials.append(pick(mat, 'z'))
    return link(bpy.data.objects.new('t', cu))


def _cube_grid(n):
    """Unit cube surface as welded grid: vertices in [-1, 1]^3 and quads."""
    idx, v, f = {}, [], []

    def vid(p):
        k = tuple(round(c, 5) for c in p)
        if k not in idx:
            idx[k] = len(v)
            v.append(k)
        return idx[k]
    t = [-1 + 2 * i / n for i in range(n + 1)]
    for ax in range(3):
        for s in (-1, 1):
            for i in range(n):
                for j in range(n):
                    q = []
                    for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                        p = [0, 0, 0]
                        p[ax], p[(ax + 1) % 3], p[(ax + 2) % 3] = s, t[a], t[b]
                        q.append(vid(p))
                    f.append(tuple(q if s > 0 else q[::-1]))
    return np.array(v, float), f


def soft(x, y, z, w, d, h, mat, rnd=0.05, puff=0.25, dent=0.004, n=12):
    """Upholstered block: rounded edges, bulging faces, small irregularities."""
    p, f = _cube_grid(n)
    half = np.array([w, d, h]) / 2
    rnd = min(rnd, half.min() * 0.98)
    q = p * half
    inner = np.clip(q, -(half - rnd), half - rnd)
    dlt = q - inner
    ln = np.linalg.norm(dlt, axis=1, keepdims=True)
    q = np.where(ln > 1e-9, inner + dlt / np.maximum(ln, 1e-9) * rnd, q)
    b = puff * min(h, w, d) * 0.25
    q[:, 2] += np.sign(p[:, 2]) * b * (1 - p[:, 0] ** 2) * (1 - p[:, 1] ** 2) * (np.abs(p[:, 2]) > .99)
    q[:, 1] += np.sign(p[:, 1]) * b * .6 * (1 - p[:, 0] ** 2) * (1 - p[:, 2] ** 2) * (np.abs(p[:, 1]) > .99)
    ph = np.random.rand(6) * 6
    k = 2 * math.pi / 0.35
    q[:, 2] += dent * (np.sin(k * q[:, 0] + ph[0]) * np.sin(k * .8 * q[:, 1] + ph[1]))
    with at(x, y, z + h / 2):
        return mesh(q, f, mat, smooth=True, sub=1)


def pillow(x, y, z, w, h, mat, r=0.0, lean=18, thick=0.16):
    """Throw pillow standing on its edge, leaning back; z is its lowest point."""
    n = 14
    p, f = _cube_grid(n)
    u, t, s = p[:, 0], p[:, 2], p[:, 1]
    prof = np.clip((1 - u ** 2) * (1 - t ** 2), 0, 1) ** 0.42
    pinch = 1 - 0.07 * (1 - t ** 2) * np.abs(u) ** 3
    pinch2 = 1 - 0.07 * (1 - u ** 2) * np.abs(t) ** 3
    q = np.stack([u * w / 2 * pinch, s * thick / 2 * prof, t * h / 2 * pinch2 - 0.02 * h * (1 - u ** 2)], 1)
    q[:, 1] += 0.006 * np.sin(14 * u + 3 * t)
    with at(x, y, z, r, rx=-lean):
        with at(0, 0, h / 2):
            return mesh(q, f, mat, smooth=True, sub=1)


def sheet(nx, ny, fn, mat, solid=0.0, sub=0, uv=True):
    """Smooth surface from fn(u, v) -> xyz with u, v in 0..1."""
    v, f, uvs = [], [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            v.append(fn(i / nx, j / ny))
    for j in range(ny):
        for i in range(nx):
            a = j * (nx + 1) + i
            f.append((a, a + 1, a + nx + 2, a + nx + 1))
            if uv:
                uvs += [(i / nx, j / ny), ((i + 1) / nx, j / ny), ((i + 1) / nx, (j + 1) / ny), (i / nx, (j + 1) / ny)]
    return mesh(v, f, mat, smooth=True, solid=solid, sub=sub, uv=uvs if uv else None)


def extrude(profile, length, mat, smooth=False):
    """Profile of (y, z) points swept along +x from 0 to length (mouldings)."""
    n = len(profile)
    v = [(0, a, b) for a, b in profile] + [(length, a, b) for a, b in profile]
    f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    f += [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    ob = mesh(v, f, pick(mat, 'x'), smooth=smooth)
    if smooth:
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = math.radians(50)
    return ob


def area(x, y, z, w, h, power, color, direction, cam=False, spread=180, glossy=True):
    """Rectangular lamp facing `direction` (local frame)."""
    li = bpy.data.lights.new('a', 'AREA')
    li.shape, li.size, li.size_y, li.energy, li.color = 'RECTANGLE', w, h, power, color
    li.spread = math.radians(spread)
    ob = bpy.data.objects.new('a', li)
    q = Vector(direction).to_track_quat('-Z', 'Y')
    link(ob, Matrix.Translation((x, y, z)) @ q.to_matrix().to_4x4())
    ob.visible_camera = cam
    ob.visible_glossy = glossy
    return ob


def point(x, y, z, power, color, r=0.06):
    """Soft round lamp."""
    li = bpy.data.lights.new('p', 'POINT')
    li.energy, li.color, li.shadow_soft_size = power, color, r
    ob = link(bpy.data.objects.new('p', li), Matrix.Translation((x, y, z)))
    ob.visible_camera = ob.visible_glossy = False
    return ob
