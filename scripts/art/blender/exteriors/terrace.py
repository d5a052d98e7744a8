"""A terraced house: plinth, ground floor (door, windows, garage or shop), upper floors, bay, cornice, roof."""
import materials as M
import trim as T
from core import Mesh, rng
from facade import wall
from roofs import pitched, mansard, flat

RED = ("#74453a", "#88594b", "#978e83")
DARK = ("#553a33", "#6a4a40", "#8b8479")
YELLOW = ("#a8946a", "#bba981", "#aea491")
ORANGE = ("#8d5842", "#a06c55", "#a2998c")
BROWN = ("#66503f", "#7a6250", "#989085")
GREY = ("#a6a49e", "#b8b6b0", "#b3b0a9")
BEIGE = ("#bcb09b", "#cabfab", "#bdb4a6")
OCHRE = ("#9a7a50", "#ae8d62", "#ada28f")
SAND = ("#b5a283", "#c4b395", "#b9ae9c")
SOOTY = ("#3d2c27", "#503932", "#6f675e")
PLUM = ("#67433f", "#7d564f", "#9a9288")
BRICKS = dict(red=RED, dark=DARK, yellow=YELLOW, orange=ORANGE, brown=BROWN, grey=GREY, beige=BEIGE, ochre=OCHRE, sand=SAND, plum=PLUM, sooty=SOOTY)


def skin(name, seed=0, dirt=.6):
    """'red' → that brick; '#rrggbb' → painted render; 'stone' → limestone."""
    if name == "stone":
        return M.stone(seed=seed, dirt=dirt)
    if name == "cream":
        return M.stone("#c6bca4", "#d2c9b3", .9, .42, "#b0a68f", seed, dirt * .7)
    if name == "rubble":
        return M.stone("#84827b", "#9d9a91", .36, .17, "#8f8b82", seed, dirt, .011)
    if name.startswith("#"):
        return M.plain(name, .8, dirt, seed=seed)
    return M.brick(*BRICKS[name], seed=seed, dirt=dirt)


def spread(n, w, each, left=.0, right=.0):
    """x of n openings of the given width, evenly spread."""
    gap = (w - left - right - n * each) / (n + 1)
    return [left + gap + i * (each + gap) for i in range(n)]


def holes(s, key):
    """All the openings of the front, floor by floor."""
    out, z, w = [], 0, s["w"]
    opt = {k: s[k] for k in ("stone", "surround", "frame", "style", "sill", "lit", "litshare", "grid", "lights", "deep", "arch", "rail_all", "reveal", "dress") if k in s}
    step = s.get("plinth", .55)
    for i, fh in enumerate(s["floors"]):
        if i == 0:
            for g in s["ground"]:
                k, x, ww = g["kind"], g["x"], g["w"]
                zz = {"win": step + .45, "door": g.get("rise", min(step, .36)), "garage": .02, "shop": .08}[k]
                hh = g.get("h") or {"win": fh - zz - .55, "door": fh - .55 - zz + .1, "garage": 2.25, "shop": fh - .75}[k]
                o = dict(opt)
                if k != "win":
                    o.pop("sill", None)
                if k in ("garage", "shop"):
                    o.pop("arch", None)
                    o["surround"] = g.get("surround", "lintel")
                if k == "shop":
                    o.pop("stone", None)
                out.append({**o, **{a: b for a, b in s.items() if a.startswith(("door", "garage", "shop", "double", "glazed"))}, **g, "kind": k, "x": x, "w": ww, "z": zz, "h": hh})
        else:
            wins = s["upper"][min(i - 1, len(s["upper"]) - 1)]
            if isinstance(wins, dict):
                wins = [{"x": x, "w": wins["w"], **{k: v for k, v in wins.items() if k not in ("n", "w")}} for x in
                        spread(wins["n"], w, wins["w"], wins.get("left", .1), wins.get("right", .1))]
            for q in wins:
                low = q.get("low", .75 if not q.get("french") else .12)
                h = q.get("h") or fh - low - .62
                out.append({**opt, **q, "kind": "win", "z": z + low, "h": h})
        z += fh
    return out


def house(at, s, key):
    """Build the house whose front runs from (0,0) to (w,0) in its frame; returns its height."""
    r = rng("house", key)
    m = Mesh(f"house{key}", at)
    w, deep = s["w"], s.get("depth", 9)
    h = sum(s["floors"])
    body = skin(s["skin"], s.get("seed", r.randrange(9)), s.get("dirt", .6))
    st = M.stone(seed=r.randrange(5)) if s.get("stonecolor") is None else M.plain(s["stonecolor"], .7, .5)
    s = {**s}
    s.setdefault("stone", st)
    if s.get("surround") == "none":
        s.pop("stone")
    if s.get("sill", True) is True:
        s["sill"] = st
    bands = [(0, s["plinthmat"] if "plinthmat" in s else st), (s.get("plinth", .55), skin(s["groundskin"]) if s.get("groundskin") else body)]
    if s.get("groundskin"):
        bands.append((s["floors"][0], body))
    for b in s.get("bands", []):
        bands += [(b, skin(s["bandskin"]) if s.get("bandskin") else st), (b + s.get("bandh", .16), body)]
    bands.sort(key=lambda b: b[0])
    hs = holes(s, key)
    bay = s.get("bay")
    if bay:
        z = sum(s["floors"][:bay["floor"]])
        n = bay.get("storeys", 1)
        bh = sum(s["floors"][bay["floor"]:bay["floor"] + n]) - .35
        hs = [q for q in hs if not (z < q["z"] < z + bh and q["x"] + q["w"] > bay["x"] - .05 and q["x"] < bay["x"] + bay["w"] + .05)]
        for k in range(n):
            hs.append({"kind": "void", "deep": .1, "x": bay["x"] + .25, "w": bay["w"] - .5, "z": sum(s["floors"][:bay["floor"] + k]) + .15, "h": s["floors"][bay["floor"] + k] - .65})
            zz = sum(s["floors"][:bay["floor"] + k]) + .05
            T.bay(m, bay["x"], bay["w"], zz, s["floors"][bay["floor"] + k] - (.35 if k == n - 1 else .16), bay.get("out", .75),
                  M.plain(s.get("frame", "#e9e6de"), .4, .15) if bay.get("wood", True) else body,
                  {**{k: s[k] for k in ("frame", "lit", "dress") if k in s}, "style": "T", "stone": st}, f"{key}{k}", cant=bay.get("cant", .4))
    wall(m, 0, w, 0, h + .2, hs, bands, key=key)
    for x in (0, w):
        m.poly([(x, 0, 0), (x, deep, 0), (x, deep, h + .2), (x, 0, h + .2)], skin(s.get("gable", "dark"), 3))
    m.poly([(0, deep, 0), (w, deep, 0), (w, deep, h + .2), (0, deep, h + .2)], skin("dark", 3))
    z = 0
    for i, fh in enumerate(s["floors"][:-1]):
        z += fh
        if i in s.get("courses", [0]):
            T.course(m, 0, w, z - .12, .2, st)
    if s.get("plinth", .55) > .2 and not any(g["kind"] == "garage" for g in s["ground"]):
        pass
    for b in s.get("balconies", []):
        z = sum(s["floors"][:b["floor"]])
        T.balcony(m, b["x"], b["x"] + b["w"], z + .12, b.get("out", .7), st, M.plain(s.get("iron", "#23282a"), .4, .1), b.get("style", "iron"))
        for cx in (b["x"] + .2, b["x"] + b["w"] - .2):
            m.sweep([(0, z - .5), (-.1, z - .45), (-b.get("out", .7) + .15, z - .15), (-b.get("out", .7) + .15, z - .04), (0, z - .04)], cx - .09, cx + .09, st)
    top = h
    if s.get("cornice", "wood"):
        cm = st if s.get("cornicecolor") == "stone" else M.plain(s.get("cornicecolor", "#e6e2d8"), .5, .25)
        T.cornice(m, 0, w, h - .02, cm, s.get("cornice", "wood"))
        top = h + .43
    kind = s.get("roof", "slate")
    if s.get("rooftype", "pitch") == "pitch":
        pitched(m, w, deep, top, s.get("pitch", .75), M.roof(kind, r.randrange(9)), skin(s.get("gable", "dark"), 3))
    elif s["rooftype"] == "mansard":
        mansard(m, w, deep, top, M.roof(kind, 1), s.get("gable", "dark"))
    else:
        flat(m, w, deep, top)
    for i, d in enumerate(s.get("dormers", [])):
        T.dormer(m, d["x"], d.get("y", .55), top + d.get("up", .15), d.get("w", 1.2), d.get("h", 1.25), {"frame": s.get("frame", "#e9e6de"), "lit": s.get("lit", 0), "style": "L"}, f"{key}d{i}",
                 d.get("face", "#e9e6de"), M.roof("slate"), d.get("gable", True))
    if s.get("pipe", True):
        T.downpipe(m, w - .12 if s.get("pipe") != "left" else .12, 0, h + .3)
    if s.get("chimney", True) and s.get("rooftype", "pitch") != "flat":
        T.chimney(m, w - .47, deep * .38, top + .5, top + deep * .5 * s.get("pitch", .75) + 1.0, skin("dark", 4))
    m.build()
    return top
