export interface Size {
  width: number;
  height: number;
}

/** The size that an SVG file gives itself by its viewBox, so that its place is kept before it has come. */
export function drawingSize(svg: string): Size | undefined {
  const viewBox = /\bviewBox=["']([^"']+)["']/.exec(svg)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
