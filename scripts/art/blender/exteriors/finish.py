"""From Cycles passes to a photograph: joint denoising, mist, exposure, film curve, JPEG without metadata.

usage: finish.py PASSES_DIR OUT.jpg   (reads look.json in PASSES_DIR)
"""
import glob
import json
import os
import shutil
import sys

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

cv2.setNumThreads(1)


def load(folder, name):
    """One pass as RGB floats."""
    f = sorted(glob.glob(os.path.join(folder, name + "_*.exr")))[0]
    a = cv2.imread(f, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return a[..., 2::-1] if a.ndim == 3 else a


def lum(a):
    return a @ np.float32([.2126, .7152, .0722])


def calm(a, k=3.0):
    """Cap lone bright points at k times their neighbourhood's median."""
    g = lum(a)
    med = cv2.medianBlur(g, 5)
    f = np.minimum(1, (k * med + .02) / np.maximum(g, 1e-6))
    return a * f[..., None]


def atrous(img, feats, sig, levels):
    """Edge-stopping wavelet filter; weights from fixed features and a pre-blurred log luminance."""
    k1 = np.float32([1, 2, 1]) / 4
    h, w = img.shape[:2]
    for lv in range(levels):
        st = 2 ** lv
        g = cv2.GaussianBlur(np.log(lum(img) + .01), (0, 0), 1.0 if lv else 1.3) / sig[lv]
        f = np.dstack([feats, g]).astype(np.float32)
        p = st
        fp = cv2.copyMakeBorder(np.ascontiguousarray(f[..., :4]), p, p, p, p, cv2.BORDER_REFLECT), cv2.copyMakeBorder(np.ascontiguousarray(f[..., 4:8]), p, p, p, p, cv2.BORDER_REFLECT)
        ip = cv2.copyMakeBorder(img, p, p, p, p, cv2.BORDER_REFLECT)
        acc, tot = np.zeros_like(img), np.zeros((h, w), np.float32)
        a, b = f[..., :4], f[..., 4:8]
        for i in range(3):
            for j in range(3):
                y, x = i * st, j * st
                d = a - fp[0][y:y + h, x:x + w]
                e = b - fp[1][y:y + h, x:x + w]
                q = np.einsum("ijk,ijk->ij", d, d) + np.einsum("ijk,ijk->ij", e, e)
                wt = cv2.exp(-q) * (k1[i] * k1[j])
                acc += wt[..., None] * ip[y:y + h, x:x + w]
                tot += wt
        img = acc / tot[..., None]
    return img


def denoise(d, strength=1.0):
    """Irradiance filtered without its textures, then textured again; the mirror part filtered lightly."""
    rgb, dr, ind, col, nor, dep = (load(d, n) for n in ("rgb", "dir", "ind", "col", "nor", "dep"))
    dep = dep[..., 0] if dep.ndim == 3 else dep
    z = np.log(np.clip(dep, .1, 3000))
    rest = rgb - col * (dr + ind)
    s = strength
    if glob.glob(os.path.join(d, "gls_*.exr")):
        gl = load(d, "gls")
        gl = np.clip(cv2.blur(gl[..., 0] if gl.ndim == 3 else gl, (3, 3)) * 1.5 - .25, 0, 1)[..., None]
        flat = np.zeros_like(z)[..., None]
        pane = np.dstack([nor / .5, z / .08, gl / .2, gl / .2, flat])
        col = col * (1 - gl) + gl * atrous(calm(col, 2), pane, [1.2, .8, .6], 3)
        rest = rest * (1 - gl) + gl * atrous(calm(np.maximum(rest, 0), 2.5), pane, [1.3, .9, .6, .4], 4)
    feats = np.dstack([nor / .28, z / .06, col / .22])
    light = atrous(calm(dr, 4) + calm(ind), feats, [.45 * s, .36 * s, .27 * s, .18 * s, .12 * s], 5)
    sky = dep > 2500
    rr = atrous(np.maximum(calm(np.maximum(rest, 0), 6), 0), np.dstack([nor / .2, z / .04, col / .12]), [.36 * s, .26 * s], 2)
    out = col * light + rr
    out[sky] = rgb[sky]
    return np.maximum(out, 0), dep, sky


def agx(c, punch=1.0, sat=1.0):
    """The AgX film curve (fit by B. Wrensch), display-encoded result."""
    m = np.float32([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434], [.0423756549057051, .0784336, .879142973793104]])
    inv = np.float32([[1.19687900512017, -.0980208811401368, -.0990297440797205], [-.0528968517574562, 1.15190312990417, -.0989611768448433], [-.0529716355144438, -.0980434501171241, 1.15107367264116]])
    x = np.clip((np.log2(np.maximum(c @ m.T, 1e-10)) + 12.47393) / (12.47393 + 4.026069), 0, 1)
    x2 = x * x
    x4 = x2 * x2
    v = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232
    v = np.clip(v, 0, 1) ** punch
    g = (v @ np.float32([.2126, .7152, .0722]))[..., None]
    return np.clip((g + (v - g) * sat) @ inv.T, 0, 1)


def develop(img, dep, sky, look):
    h, w = img.shape[:2]
    if look.get("mist"):
        k = np.where(sky, 0, 1 - np.exp(-np.maximum(dep - 8, 0) / look["mist"]))[..., None].astype(np.float32)
        img = img * (1 - k) + np.float32(look.get("mistcolor", (.62, .68, .74))) * k
    g = np.log(np.maximum(lum(img), 1e-4))
    ground = g[~sky]
    img = img * np.float32(1.22 * look.get("key", .17) / np.exp(np.mean(np.clip(ground, -5, 2))) * 2 ** look.get("ev", 0))
    img = img * np.float32(look.get("balance", (1, 1, 1)))
    glow = cv2.GaussianBlur(np.maximum(img - 1.6, 0), (0, 0), w / 90)
    img = img + .12 * np.minimum(glow, 3)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((xx / w - .5) ** 2 + ((yy / h - .5) * .8) ** 2)[..., None]
    img = img * (1 - .32 * r2)
    v = agx(img, look.get("punch", 1.36), look.get("sat", 1.16))
    soft = cv2.GaussianBlur(v, (0, 0), 1.1 * w / 1200)
    v = np.clip(v + .4 * (v - soft), 0, 1)
    v = v + np.random.default_rng(1).normal(0, .004, v.shape[:2])[..., None]
    return (np.clip(v, 0, 1) * 255 + .5).astype(np.uint8)


def main(d, out):
    look = json.load(open(os.path.join(d, "look.json")))
    img, dep, sky = denoise(d, look.get("denoise", 1.12))
    v = develop(img, dep, sky, look)
    full = (1200, 800) if abs(v.shape[1] / v.shape[0] - 1.5) < .01 else (1920, 1080)
    if 900 < v.shape[1] < full[0] and v.shape[1] != 1200:  # rendered smaller to save time (FINAL)
        v = cv2.resize(v, full, interpolation=cv2.INTER_LANCZOS4)
    os.makedirs(os.path.dirname(out), exist_ok=True)
    cv2.imwrite(out, v[..., ::-1], [cv2.IMWRITE_JPEG_QUALITY, 85, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
    if "--keep" not in sys.argv:
        shutil.rmtree(d)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
