"""All pictures by name: 'p4101' … for properties, 'hero…' for page heads."""
import importlib
import pkgutil

SCENES = {}


def scene(name):
    """Register a builder; it returns the look (exposure, mist …) of the finishing step."""
    def keep(f):
        SCENES[name] = f
        return f
    return keep


for _, mod, _ in pkgutil.iter_modules(__path__):
    importlib.import_module(f"scenes.{mod}")
