"""From noisy passes to a photograph: joint denoising, exposure, tone, JPEG.

Light (irradiance) and surface colour are separate passes; only the light is
filtered (edge-stopping a-trous wavelets guided by normal and depth), so that
textures stay sharp. Usage: python3 post.py in.npz out.jpg [key=value ...]
"""
import sys

import cv2
import numpy as np


def atrous(x, normal, lz, gz, steps, sig_l, lum_floor=.02, sig_n=32, albedo=None, sig_a=.12):
    """Edge-stopping wavelet filter; tolerance grows with local deviation.

    Pixels on edges find few partners: those take a local median instead."""
    k = np.array([1, 4, 6, 4, 1], np.float32) / 16
    x = np.ascontiguousarray(x, np.float32)
    h, w = lz.shape
    conf = None
    for lv, s in enumerate(steps):
        lum = x.mean(2) + 1e-4
        mu = cv2.GaussianBlur(lum, (0, 0), 1.5)
        sd = np.sqrt(np.maximum(cv2.GaussianBlur(lum * lum, (0, 0), 2) - cv2.GaussianBlur(lum, (0, 0), 2) ** 2, 0))
        tol = sig_l * (sd + .06 * mu + lum_floor) / (1 + .3 * min(lv, 4))
        p = 2 * s
        base = mu if lv < 2 else lum
        pad = lambda a: cv2.copyMakeBorder(a, p, p, p, p, cv2.BORDER_REFLECT_101)
        px, pn, pz, pl = pad(x), pad(normal), pad(lz), pad(base)
        pa = pad(albedo) if albedo is not None else None
        acc, wt = np.zeros_like(x), np.zeros((h, w), np.float32)
        for j in range(-2, 3):
            for i in range(-2, 3):
                sl = (slice(p + j * s, p + j * s + h), slice(p + i * s, p + i * s + w))
                e = np.abs(pz[sl] - lz) / (gz * s * 3 * (abs(i) + abs(j) + 1e-3) + 1e-5) + np.abs(pl[sl] - base) / tol
                if pa is not None:
                    e = e + np.abs(pa[sl] - albedo).sum(2) / sig_a
                nd = np.einsum('ijk,ijk->ij', pn[sl], normal)
                ww = k[j + 2] * k[i + 2] * np.exp(sig_n * (np.minimum(nd, 1) - 1) - e)
                acc += px[sl] * ww[..., None]
                wt += ww
        x = acc / np.maximum(wt, 1e-6)[..., None]
        if lv == 0:
            conf = np.clip((.42 - wt) / .2, 0, 1)[..., None]
    return x * (1 - conf) + cv2.medianBlur(x, 5) * conf * .6 + cv2.medianBlur(x, 3) * conf * .4


def fireflies(x):
    """Clamp single bright pixels to their neighbourhood."""
    m = cv2.medianBlur(np.ascontiguousarray(np.clip(x, 0, 1e4).astype(np.float32)), 5)
    return np.minimum(x, m * 3 + .15)


def denoise(p):
    g = {k: v.astype(np.float32) for k, v in p.items()}
    n = g['normal']
    n = n / np.maximum(np.linalg.norm(n, axis=2, keepdims=True), 1e-4)
    lz = np.log(np.clip(g['depth'][..., 0], 1e-3, 60))
    gz = cv2.GaussianBlur(np.abs(cv2.Sobel(lz, -1, 1, 0)) + np.abs(cv2.Sobel(lz, -1, 0, 1)), (0, 0), 1) / 8
    gz = np.clip(gz, 3e-4, .03)
    f = lambda x, *a, **k: atrous(fireflies(x), n, lz, gz, *a, **k)
    dd = f(g['diffdir'], (1, 2, 4, 8, 1), 1.6)
    di = f(g['diffind'], (1, 2, 4, 8, 16, 3, 1), 6.0, .06)
    gl = f(g['glossdir'] + g['glossind'], (1, 2, 4, 8, 1), 2.2, albedo=g['diffcol'])
    td = g['transdir'] + g['transind']
    if g['transcol'].mean() > 1e-3:
        td = f(td, (1, 2, 4, 8, 1), 3)
    img = g['diffcol'] * (dd + di) + g['glosscol'] * gl + g['transcol'] * td
    em = np.ascontiguousarray(np.clip(g['emit'] + g['env'], 0, 8), np.float32)
    for _ in range(2):  # views through glass: the picture behind is soft anyway
        em = cv2.bilateralFilter(em, 7, .28, 2.2)
    return img, em


def tone(x):
    """Soft filmic curve (Hable shoulder blended with luminance hold)."""
    a, b, c, d, e, f = .22, .30, .10, .20, .01, .30
    u = lambda v: (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f
    y = u(2.0 * x) / u(8.0)
    l = x.mean(2, keepdims=True)
    yl = u(2.0 * l) / u(8.0)
    return .55 * y + .45 * np.clip(x / np.maximum(l, 1e-5) * yl, 0, 1.2)


def develop(img, emit, key=.36, view=.8, warm=0.0, contrast=1.0, wb=.55, bloom=.05, ev=0.0, sat=.9, emit_abs=None):
    """Exposure, window balance, white balance, bloom, tone, sRGB."""
    em = emit.mean(2)
    lum = img @ np.array([.2126, .7152, .0722], np.float32)
    room = em < .02
    v = lum[room] if room.mean() > .1 else lum
    med, hi = np.exp(np.log(v + 1e-3).mean()), np.percentile(v, 96)
    k = min(key / max(med, 1e-3), 2.5 / max(hi, 1e-3)) * 2 ** ev
    m = img.reshape(-1, 3)[room.ravel()] if room.mean() > .1 else img.reshape(-1, 3)
    avg = np.percentile(m, 70, axis=0)
    gain = (avg.mean() / np.maximum(avg, 1e-4)) ** wb
    gain *= np.array([1 + .06 * warm, 1, 1 - .08 * warm])
    x = img * k * gain
    ek = emit_abs if emit_abs is not None else view / max(np.percentile(em[em > .05], 60) if (em > .05).any() else 1, 1e-3)
    x = x + emit * ek
    b = np.maximum(x - 1.0, 0)
    b = np.minimum(b, 4)
    x = x + bloom * (cv2.GaussianBlur(b, (0, 0), 6) + cv2.GaussianBlur(b, (0, 0), 28) + cv2.GaussianBlur(np.minimum(x, 1.5), (0, 0), 40) * .25)
    x = tone(np.maximum(x, 0))
    l = x.mean(2, keepdims=True)
    x = np.clip(l + (x - l) * sat, 0, 1)
    x = np.where(x <= .0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-6) ** (1 / 2.4) - .055)
    x = x + contrast * .16 * (x - .5) * 4 * x * (1 - x)
    h, w = x.shape[:2]
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    x *= (1 - .05 * np.clip(xx ** 2 + yy ** 2 - .5, 0, 2))[..., None]
    return np.clip(x, 0, 1)


def finish(src, dst, size=(1200, 800), quality=85, **kw):
    img, emit = denoise(np.load(src))
    x = develop(img, emit, **kw)
    if x.shape[1] != size[0]:
        x = np.clip(cv2.resize(x, size, interpolation=cv2.INTER_LANCZOS4 if x.shape[1] < size[0] else cv2.INTER_AREA), 0, 1)
    bl = cv2.GaussianBlur(x, (0, 0), 1.0)
    x = np.clip(x + .35 * (x - bl), 0, 1)
    x = x + (np.random.RandomState(1).rand(*x.shape[:2], 1) - .5) / 255  # dither against banding
    cv2.imwrite(dst, (np.clip(x, 0, 1)[..., ::-1] * 255 + .5).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(quality), cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1])


if __name__ == '__main__':
    kw = {k: (tuple(map(int, v.split('x'))) if 'x' in v else float(v)) for k, v in (a.split('=') for a in sys.argv[3:])}
    finish(sys.argv[1], sys.argv[2], **kw)
