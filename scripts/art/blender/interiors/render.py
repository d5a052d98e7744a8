"""Cycles settings and passes: one render writes a float .npz for post.py."""
import os
import tempfile

import bpy
import numpy as np

PASSES = {'diffdir': 'DiffDir', 'diffind': 'DiffInd', 'diffcol': 'DiffCol', 'glossdir': 'GlossDir', 'glossind': 'GlossInd',
          'glosscol': 'GlossCol', 'transdir': 'TransDir', 'transind': 'TransInd', 'transcol': 'TransCol',
          'emit': 'Emit', 'env': 'Env', 'normal': 'Normal', 'depth': 'Depth'}


def setup(w, h, spp, bounces=3):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    c = s.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = 'CPU', spp, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces + 2, bounces, 3
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 3, 8, 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = 1.0, 4.0, 30.0
    c.light_sampling_threshold = .02
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4
    c.seed = 7
    s.render.use_persistent_data = False
    s.view_settings.view_transform = 'Raw'
    vl = s.view_layers[0]
    for a in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color',
              'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit', 'environment', 'normal', 'z'):
        setattr(vl, 'use_pass_' + a, True)


def render(out):
    """Render the scene; save all passes as float16 arrays to `out` (.npz),
    complete or not at all."""
    s = bpy.context.scene
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    d = tempfile.mkdtemp(prefix='int_')
    fo.base_path = d
    fo.format.file_format, fo.format.color_mode, fo.format.color_depth = 'OPEN_EXR', 'RGB', '16'
    fo.format.exr_codec = 'NONE'
    fo.file_slots.clear()
    for k, sock in PASSES.items():
        fo.file_slots.new(k)
        t.links.new(rl.outputs[sock], fo.inputs[k])
    bpy.ops.render.render(write_still=False)
    res = {}
    for k in PASSES:
        f = [x for x in os.listdir(d) if x.startswith(k)][0]
        im = bpy.data.images.load(os.path.join(d, f))
        im.colorspace_settings.name = 'Non-Color'
        w, h = im.size
        px = np.empty(w * h * 4, np.float32)
        im.pixels.foreach_get(px)
        px = np.nan_to_num(px.reshape(h, w, 4)[::-1, :, :3], posinf=60000, neginf=-60000)
        res[k] = np.clip(px[..., :1] if k == 'depth' else px, -60000, 60000).astype(np.float16)
        os.remove(os.path.join(d, f))
    os.rmdir(d)
    np.savez(out + '.part.npz', **res)
    os.replace(out + '.part.npz', out)
