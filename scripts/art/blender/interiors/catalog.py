"""All pictures by key 'ID/file': (room function, spec)."""
SCENES = {}
from cat_living import LIVING  # noqa: E402
from cat_living2 import LIVING2  # noqa: E402
from cat_kitchen import KITCHENS  # noqa: E402
from cat_kitchen2 import KITCHENS2  # noqa: E402
from cat_work import WORK  # noqa: E402
from cat_bath import BATHS  # noqa: E402
from cat_bed import BEDS  # noqa: E402
from cat_heroes import HEROES  # noqa: E402
SCENES.update({**LIVING, **LIVING2, **KITCHENS, **KITCHENS2, **WORK, **BATHS, **BEDS, **HEROES})
