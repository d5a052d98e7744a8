"""Short spelling for shader node trees."""
import bpy


class Tree:
    """A material's node tree with one-line node making."""

    def __init__(self, tree):
        self.t = tree
        tree.nodes.clear()

    def add(self, kind, _out=None, _props=None, **inputs):
        n = self.t.nodes.new("ShaderNode" + kind)
        for k, v in (_props or {}).items():
            setattr(n, k, v)
        for k, v in inputs.items():
            key = int(k[1:]) if k[0] == "i" and k[1:].isdigit() else k.replace("_", " ")
            self.put(n.inputs[key], v)
        return n if _out is None else n.outputs[_out]

    def put(self, socket, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, socket)
        elif hasattr(socket.default_value, "__len__") and not hasattr(v, "__len__"):
            socket.default_value = (v,) * len(socket.default_value)
        elif hasattr(v, "__len__") and len(socket.default_value) == 4 and len(v) == 3:
            socket.default_value = (*v, 1)
        else:
            socket.default_value = v

    def uv(self, ox=0, oy=0, scale=(1, 1, 1)):
        src = self.add("UVMap", "UV", {"uv_map": "m"})
        return self.add("Mapping", "Vector", Vector=src, Location=(ox, oy, 0), Scale=scale)

    def world(self, scale=(1, 1, 1)):
        src = self.add("NewGeometry", "Position")
        return self.add("Mapping", "Vector", Vector=src, Scale=scale)

    def noise(self, vec, scale, detail=4, rough=.6, dist=0):
        return self.add("TexNoise", "Fac", Vector=vec, Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)

    def ramp(self, fac, a, b, lo=0.0, hi=1.0):
        return self.add("MapRange", "Result", {"clamp": True}, Value=fac, i1=a, i2=b, i3=lo, i4=hi)

    def mix(self, fac, a, b, mode="MIX"):
        return self.add("MixRGB", "Color", {"blend_type": mode}, Fac=fac, Color1=a, Color2=b)

    def math(self, op, a, b=0.0):
        return self.add("Math", "Value", {"operation": op}, i0=a, i1=b)

    def bump(self, height, dist, strength=1.0):
        return self.add("Bump", "Normal", Height=height, Distance=dist, Strength=strength)

    def surface(self, shader):
        self.t.links.new(shader, self.add("OutputMaterial").inputs["Surface"])

    def principled(self, color, rough=.8, normal=None, spec=.3, metal=0.0, **more):
        n = self.add("BsdfPrincipled", None, None, Base_Color=color, Roughness=rough, Specular=spec, Metallic=metal, **more)
        if normal:
            self.t.links.new(normal, n.inputs["Normal"])
        self.surface(n.outputs[0])


def material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, Tree(m.node_tree)
