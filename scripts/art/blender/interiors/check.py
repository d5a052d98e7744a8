"""Build every scene without rendering: blender -b --factory-startup -P check.py [-- KEY ...]"""
import os
import sys
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import make  # noqa: E402

keys = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else sorted(make.SCENES)
bad = 0
for key in keys:
    try:
        make.build(key)
    except Exception:
        bad += 1
        print('FAILED', key, traceback.format_exc(limit=-3), flush=True)
print(len(keys), 'built,', bad, 'failed')
