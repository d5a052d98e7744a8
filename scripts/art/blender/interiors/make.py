"""Render one interior. Run inside Blender:

blender -b --factory-startup -P make.py -- 4101/02 out.npz 1200 800 24
"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import core  # noqa: E402
import light  # noqa: E402
import materials  # noqa: E402
import models  # noqa: E402
import render  # noqa: E402
from catalog import SCENES  # noqa: E402


def build(key):
    """Scene for a key like '4101/02': kind function, light, camera."""
    fn, p = SCENES[key]
    pid, pic = key.split('/')
    seed = int(pid) * 100 + int(pic) if pid.isdigit() else 900000 + sum(map(ord, pic))
    core.reset(seed)
    materials.reset()
    models.reset()
    room = fn(p)
    lt = dict(p.get('light', {}))
    lt.setdefault('seed', seed)
    light.daylight(room, **lt)
    cam = p['cam']
    light.camera(*cam[:2], **cam[2])


if __name__ == '__main__':
    keys, out, w, h, spp = sys.argv[sys.argv.index('--') + 1:][:5]
    for key in keys.split(','):  # several keys: `out` is a folder
        t0 = time.time()
        try:
            build(key)
            t1 = time.time()
            render.setup(int(w), int(h), int(spp))
            render.render(out if out.endswith('.npz') else os.path.join(out, key.replace('/', '_') + '.npz'))
            print(f'DONE {key} build {t1 - t0:.1f}s render {time.time() - t1:.1f}s', flush=True)
        except Exception:
            if ',' not in keys:
                raise
            import traceback
            traceback.print_exc()
            print('FAILED', key, flush=True)
