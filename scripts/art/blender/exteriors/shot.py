"""Camera with level lens and shift, Cycles settings, and the passes that the finishing step needs."""
import math
import os
import bpy


def camera(x, y, z=1.65, turn=0, lens=28, shift=None, shiftx=0.0, foot=.13, dist=None, ratio=1.5, aim=None, fit=None, top=.07):
    """Level camera: verticals stay vertical; the height of the picture comes from the shift. turn: degrees to the left.

    aim: (x, y) to stand in the middle of the picture. fit: height that shall reach from the part `foot` of the
    picture's height to `top` below its upper edge, at the distance of aim (this sets the lens)."""
    if aim:
        turn = math.degrees(math.atan2(x - aim[0], aim[1] - y))
        dist = dist or math.hypot(x - aim[0], aim[1] - y)
    if fit:
        lens = (dist or abs(y)) * (36 / ratio) * (1 - foot - top) / fit
    if shift is None:
        shift = ((.5 - foot) * 36 / ratio - z * lens / (dist or abs(y))) / 36
    print(f"LENS {lens:.1f} shift {shift:.2f} turn {turn:.0f}")
    c = bpy.data.cameras.new("cam")
    c.lens, c.shift_y, c.shift_x, c.clip_end = lens, shift, shiftx, 4000
    ob = bpy.data.objects.new("cam", c)
    ob.location, ob.rotation_euler = (x, y, z), (math.pi / 2, 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    return ob


def render(out, width, height, samples, seed=1, bounces=3):
    """Write combined, direct, indirect, colour, normal and depth as EXR files into the folder `out`."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.cycles.device, s.cycles.samples, s.cycles.seed = "CPU", samples, seed
    s.cycles.use_adaptive_sampling, s.cycles.adaptive_threshold, s.cycles.adaptive_min_samples = True, .035, min(samples, max(5, samples // 2))
    s.cycles.max_bounces, s.cycles.diffuse_bounces, s.cycles.glossy_bounces = bounces, 2, 2
    s.cycles.transmission_bounces, s.cycles.transparent_max_bounces = 2, 8
    s.cycles.sample_clamp_direct, s.cycles.sample_clamp_indirect = 0, 3
    s.cycles.caustics_reflective = s.cycles.caustics_refractive = False
    s.cycles.blur_glossy, s.cycles.use_denoising = 1.0, False
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = width, height, 100
    s.render.threads_mode, s.render.threads = "FIXED", 2
    s.cycles.pixel_filter_type, s.cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    v = s.view_layers[0]
    v.use_pass_z = v.use_pass_normal = True
    v.use_pass_diffuse_direct = v.use_pass_diffuse_indirect = v.use_pass_diffuse_color = True
    a = v.aovs.add()
    a.name, a.type = "glass", "VALUE"
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    f = t.nodes.new("CompositorNodeOutputFile")
    f.base_path = out
    f.format.file_format, f.format.color_depth = "OPEN_EXR", "32"
    f.file_slots.clear()
    for name, sock in (("rgb", "Image"), ("dir", "DiffDir"), ("ind", "DiffInd"), ("col", "DiffCol"), ("nor", "Normal"), ("dep", "Depth"), ("gls", "glass")):
        f.file_slots.new(name + "_")
        t.links.new(rl.outputs[sock], f.inputs[name + "_"])
    t.nodes.new("CompositorNodeComposite")
    os.makedirs(out, exist_ok=True)
    s.render.filepath = os.path.join(out, "x.png")
    bpy.ops.render.render(write_still=False)
