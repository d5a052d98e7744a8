"""Imports of CC0 (and credited CC-BY) models from sweethome3d-furniture.

Unpack once: apt-get download sweethome3d-furniture; dpkg -x; unzip the two
BlendSwap .sh3f archives into $SH3F (default .cache/art/models) as BlendSwap-CC-0 and
BlendSwap-CC-BY.
"""
import math
import os

import bpy
from mathutils import Matrix, Vector

from core import frame, pick

ROOT = os.environ.get('SH3F', os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../../.cache/art/models'))
_BASE = {}


def _load(name):
    """Mesh objects of a model, joined space: x width, -y front, z up."""
    if name in _BASE:
        return _BASE[name]
    for lib, sub in (('BlendSwap-CC-0', 'blendswap-cc-0'), ('BlendSwap-CC-BY', 'blendswap-cc-by')):
        d = os.path.join(ROOT, lib, sub, name)
        if os.path.isdir(d):
            f = [x for x in os.listdir(d) if x.endswith('.obj')][0]
            old = set(bpy.data.objects)
            bpy.ops.wm.obj_import(filepath=os.path.join(d, f), forward_axis='NEGATIVE_Z', up_axis='Y')
            obs = [o for o in bpy.data.objects if o not in old]
            for o in obs:
                o.data.transform(o.matrix_world)
                o.matrix_world = Matrix.Identity(4)
                bpy.context.scene.collection.objects.unlink(o)
                for s in o.material_slots:
                    _tidy(s.material)
                o.data.use_auto_smooth = True
                o.data.auto_smooth_angle = math.radians(40)
                o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
            pts = [v.co for o in obs for v in o.data.vertices]
            lo = Vector(min(p[i] for p in pts) for i in range(3))
            hi = Vector(max(p[i] for p in pts) for i in range(3))
            _BASE[name] = (obs, lo, hi)
            return _BASE[name]
    raise FileNotFoundError(name)


def _tidy(m):
    """Imported materials: no metal guesses, moderate gloss."""
    if not m or not m.use_nodes:
        return
    p = m.node_tree.nodes.get('Principled BSDF')
    if p:
        if not p.inputs['Roughness'].is_linked:
            p.inputs['Roughness'].default_value = max(.35, p.inputs['Roughness'].default_value)
        if not p.inputs['Specular'].is_linked:
            p.inputs['Specular'].default_value = min(.4, p.inputs['Specular'].default_value)


def reset():
    _BASE.clear()


def model(name, w=None, h=None, d=None, mats=None, turn=0, keep=None):
    """Place a model at the current frame, centred, standing on z=0.

    One of w, h, d fixes its scale (metres); mats maps material-name parts to
    materials ('*' for all)."""
    obs, lo, hi = _load(name)
    size = hi - lo
    s = (w / size.x) if w else (h / size.z) if h else (d / size.y) if d else 1.0
    base = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(s, 4) @ Matrix.Translation((-(lo.x + hi.x) / 2, -(lo.y + hi.y) / 2, -lo.z))
    out = []
    for o in obs:
        me = o.data
        if mats:
            me = o.data.copy()
            for i, m in enumerate(me.materials):
                for key, new in mats.items():
                    if m and (key == '*' or key.lower() in m.name.lower()):
                        me.materials[i] = pick(new)
        c = bpy.data.objects.new(o.name, me)
        bpy.context.scene.collection.objects.link(c)
        c.matrix_world = frame() @ base
        out.append(c)
    return out


def names(name):
    """Material names of a model (for choosing replacements)."""
    return sorted({m.name for o in _load(name)[0] for m in o.data.materials if m})
