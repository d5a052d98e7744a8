import { document } from '../../lib/svg.ts';

/** Cuts a picture of 1200 × 800 to the wide shape of a hero. */
export function wide(svg: string, width: number, height: number, top: number): string {
  const cut = (1200 * height) / width;
  return document(
    width,
    height,
    svg.replace(/viewBox="[^"]+"/, `viewBox="0 ${top} 1200 ${cut}" width="${width}" height="${height}"`),
  );
}
