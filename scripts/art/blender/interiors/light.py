"""Daylight, backdrop, camera and the lamp set for one picture."""
import math

import bpy

import core
import materials as M
import pictures
from core import area, sheet
from shell import T

MOODS = {  # sky radiance and colour, sun strength and colour, sky picture
    'overcast': (1.0, (.93, .97, 1.0), 0.0, (1, 1, 1), 'overcast'),
    'clear': (.8, (.86, .93, 1.0), 7.0, (1.0, .93, .82), 'clear'),
    'soft': (.95, (.94, .97, 1.0), 2.6, (1.0, .94, .86), 'clear'),
    'golden': (.6, (.86, .91, 1.0), 7.0, (1.0, .76, .48), 'golden'),
    'dusk': (.16, (.5, .66, 1.0), 0.0, (1, 1, 1), 'dusk'),
}


def daylight(room, mood='clear', sun=None, view=None, season='summer', seed=0, fill=.05, horizon=1.3):
    """Area lamps outside every window, a sun lamp, backdrops, a weak fill.

    sun = (azimuth, elevation) in degrees; azimuth 0 shines along -y from the
    back wall, 90 from the right (+x), -90 from the left."""
    sky, sc, ss, scol, pic = MOODS[mood]
    walls = set()
    for k, c, w, sill, h in getattr(room, 'lights', []):
        walls.add(k)
        with room.wall(k):
            area(c, T + .04, sill + h / 2, w, h, sky * math.pi * w * h, sc, (0, -1, -.12), spread=170)
    for m, x, z, w, h, y in getattr(room, 'panels', []):
        core._STACK.append(m)
        area(x, y, z, w, h, sky * math.pi * w * h, sc, (0, -1, -.05), spread=170)
        core._STACK.pop()
    if isinstance(view, dict):
        walls |= set(view)
    for k in sorted(walls) if view else ():
        v = view.get(k) if isinstance(view, dict) else view
        if not v:
            continue
        mat = M.image(pictures.outside(v, seed + ord(k), pic, season), emission=1.0, name='view')
        with room.wall(k):
            w, h = 60.0, 30.0
            ob = sheet(1, 1, lambda u, t: (room.length(k) / 2 + (u - .5) * w, 9.0, horizon + (t - .5) * h), mat)
            ob.visible_diffuse = ob.visible_shadow = ob.visible_transmission = False
    if sun and ss:
        li = bpy.data.lights.new('sun', 'SUN')
        li.energy, li.color, li.angle = ss, scol, math.radians(1.2)
        ob = bpy.data.objects.new('sun', li)
        bpy.context.scene.collection.objects.link(ob)
        ob.rotation_euler = (math.radians(90 - sun[1]), 0, math.radians(180 - sun[0]))
    if fill:
        area(room.w / 2, .1, room.h * .6, room.w * .9, room.h * .7, fill * math.pi * room.w * room.h, (1, .98, .95), (0, 1, .05), glossy=False)
    world = bpy.data.worlds.new('w')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (.9, .94, 1, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = .8 if mood != 'dusk' else .08
    world.cycles_visibility.diffuse = False
    world.cycles_visibility.transmission = False
    world.cycles_visibility.scatter = False


def camera(x, y, z=1.3, yaw=0.0, lens=24.0, shift=-.06):
    """Level camera: yaw in degrees (positive turns left), vertical shift."""
    cam = bpy.data.cameras.new('c')
    cam.lens, cam.sensor_width, cam.shift_y = lens, 36.0, shift
    cam.clip_start = .02
    ob = bpy.data.objects.new('c', cam)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = (x, y, z)
    ob.rotation_euler = (math.radians(90), 0, math.radians(yaw))
    bpy.context.scene.camera = ob
    return ob
