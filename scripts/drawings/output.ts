import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The project's root folder. */
const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folders for the site's media and for files served unchanged. */
export const media = join(root, 'snapshot', 'media');
export const served = join(root, 'public');

/** Size in pixels of a picture to write. */
interface Size {
  width: number;
  height: number;
}

/** Writes text or bytes, making folders as needed. */
export function save(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function raster(svg: string, size: Size) {
  // Librsvg draws at `density`; drawing at twice the size and reducing gives smooth edges.
  const viewBox = /viewBox="0 0 ([\d.]+) /.exec(svg)?.[1];
  const density = Math.min(2400, (72 * size.width * 2) / Number(viewBox ?? size.width));
  return sharp(Buffer.from(svg), { density, unlimited: true }).resize(size.width, size.height, {
    fit: 'fill',
    kernel: 'lanczos3',
  });
}

/** Draws an SVG as a PNG with a palette of that many colours. */
export async function pngBytes(svg: string, size: Size, colours: number): Promise<Uint8Array> {
  const image = await raster(svg, size);
  return image.png({ palette: true, colours, effort: 10, compressionLevel: 9 }).toBuffer();
}
