export interface Size {
  width: number;
  height: number;
}

/** The size in an SVG file's viewBox, which reserves the drawing's place before it is loaded. */
export function drawingSize(svg: string): Size | undefined {
  const viewBox = /\bviewBox=["']([^"']+)["']/.exec(svg)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
}
