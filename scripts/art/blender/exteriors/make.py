"""Blender entry: blender -b -P make.py -- NAME OUT_DIR [draft|final]; writes passes and look.json."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import core  # noqa: E402
import shot  # noqa: E402
from scenes import SCENES  # noqa: E402

SIZES = {"draft": (450, 300, 12), "mid": (600, 400, 16), "final": (1200, 800, 8), "hero": (1920, 1080, 14)}


def main():
    name, out, size = sys.argv[sys.argv.index("--") + 1:][:3]
    t = time.time()
    core.reset()
    look = SCENES[name]() or {}
    os.makedirs(out, exist_ok=True)
    w, h, n = SIZES[size]
    if size in ("final", "hero") and os.environ.get("FINAL"):  # "1080x720x8": quicker, enlarged by finish.py
        w, h, n = map(int, os.environ["FINAL"].split("x"))
    if look.get("size"):
        k = {"draft": .3, "mid": .42}.get(size, w / SIZES[size][0])
        w, h = (round(v * k) for v in look["size"])
    elif name.startswith("hero") and size in ("draft", "mid"):
        w, h = round(w * 1.1), round(w * 1.1 * 9 / 16)
    json.dump(look, open(os.path.join(out, "look.json"), "w"))
    built = time.time() - t
    shot.render(out, w, h, int(look.get("samples", 1) * n))
    print(f"DONE {name} built {built:.0f}s total {time.time() - t:.0f}s")


main()
