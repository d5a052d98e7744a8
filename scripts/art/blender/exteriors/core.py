"""Mesh assembly: one builder collects faces in metres, with metric UVs and a frame of reference."""
import math
import random
import bpy
from mathutils import Matrix, Vector


def rng(*key):
    """A generator of its own for every named thing, so that one change never moves another."""
    return random.Random("/".join(str(k) for k in key))


def reset():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def frame(x=0, y=0, z=0, turn=0):
    """A frame at (x, y, z), turned about the vertical by degrees."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


class Mesh:
    """Collects polygons; `at` maps local to world; `build` makes one object with metric UVs."""

    def __init__(self, name, at=None):
        self.name, self.at = name, at or Matrix.Identity(4)
        self.v, self.f, self.mi, self.mats = [], [], [], []

    def slot(self, mat):
        if mat not in self.mats:
            self.mats.append(mat)
        return self.mats.index(mat)

    def poly(self, pts, mat):
        n = len(self.v)
        self.v += [self.at @ Vector(p) for p in pts]
        self.f.append(range(n, n + len(pts)))
        self.mi.append(self.slot(mat))

    def box(self, x0, x1, y0, y1, z0, z1, mat):
        """An axis-aligned box in the current frame."""
        p = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
        for q in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)):
            self.poly([p[i] for i in q], mat)

    def sweep(self, profile, x0, x1, mat):
        """A moulding: (y, z) profile drawn along x, closed at both ends."""
        for (a, b) in zip(profile, profile[1:] + profile[:1]):
            self.poly([(x0, *a), (x1, *a), (x1, *b), (x0, *b)], mat)
        self.poly([(x0, *p) for p in profile][::-1], mat)
        self.poly([(x1, *p) for p in profile], mat)

    def tube(self, a, b, r, mat, n=8, r2=None):
        """A round bar from a to b."""
        a, b = Vector(a), Vector(b)
        r2 = r if r2 is None else r2
        d = (b - a).normalized()
        s = d.cross(Vector((0, 0, 1)) if abs(d.z) < .9 else Vector((1, 0, 0))).normalized()
        t = d.cross(s)
        ring = [(math.cos(2 * math.pi * i / n) * s + math.sin(2 * math.pi * i / n) * t) for i in range(n)]
        for i in range(n):
            j = (i + 1) % n
            self.poly([a + ring[i] * r, b + ring[i] * r2, b + ring[j] * r2, a + ring[j] * r], mat)
        self.poly([b + q * r2 for q in ring][::-1], mat)

    def build(self, smooth=False):
        """The object, its UVs in metres along each face's own plane."""
        me = bpy.data.meshes.new(self.name)
        me.from_pydata([tuple(v) for v in self.v], [], [list(f) for f in self.f])
        for m in self.mats:
            me.materials.append(m)
        me.polygons.foreach_set("material_index", self.mi)
        metric_uv(me)
        if smooth:
            me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        ob = bpy.data.objects.new(self.name, me)
        bpy.context.scene.collection.objects.link(ob)
        return ob


def metric_uv(me):
    """u runs level, v runs up the face (or x, y on level faces)."""
    uv = me.uv_layers.new(name="m").data
    for p in me.polygons:
        n = p.normal
        if abs(n.z) > .97:
            u, w = Vector((1, 0, 0)), Vector((0, 1, 0))
        else:
            u = Vector((0, 0, 1)).cross(n).normalized()
            w = n.cross(u)
        for li in p.loop_indices:
            c = me.vertices[me.loops[li].vertex_index].co
            uv[li].uv = (c.dot(u), c.dot(w))


def instance(ob, x, y, z=0, turn=0, scale=1.0):
    """A further copy of an object, sharing its mesh."""
    c = bpy.data.objects.new(ob.name, ob.data)
    c.location, c.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    c.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    bpy.context.scene.collection.objects.link(c)
    return c


def hide(ob):
    """Keep a pattern object out of the picture; its copies stay."""
    ob.hide_render = True
    return ob
