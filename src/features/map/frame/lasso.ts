import { type Pixel, polygonArea, simplifyStroke } from './simplify.ts';

/** A smaller area, in square pixels, counts as accidental. */
const SMALLEST = 900;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Covers the map with a layer on which one area can be drawn, by finger, pen or mouse.
 * @param onDrawn gets the corners in pixels of the layer; an accidental stroke is ignored and the visitor may
 *   try again
 * @returns a function that removes the layer
 */
export function startLasso(container: HTMLElement, onDrawn: (corners: Pixel[]) => void): () => void {
  const sheet = document.createElement('div');
  sheet.className = 'lasso';
  const drawing = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  drawing.append(path);
  sheet.append(drawing);
  container.append(sheet);
  let stroke: Pixel[] = [];
  let pointer: number | undefined;

  const at = ({ clientX, clientY }: PointerEvent): Pixel => {
    const { left, top } = sheet.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const show = () =>
    path.setAttribute(
      'd',
      stroke.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(''),
    );

  sheet.addEventListener('pointerdown', (event) => {
    if (pointer !== undefined || (event.pointerType === 'mouse' && event.button !== 0)) return;
    event.preventDefault();
    pointer = event.pointerId;
    sheet.setPointerCapture(pointer);
    stroke = [at(event)];
  });
  sheet.addEventListener('pointermove', (event) => {
    if (event.pointerId !== pointer) return;
    const next = at(event);
    const last = stroke.at(-1);
    if (last && Math.hypot(next.x - last.x, next.y - last.y) < 3) return;
    stroke.push(next);
    show();
  });
  const finish = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    const corners = simplifyStroke(stroke);
    const isArea = event.type === 'pointerup' && corners.length >= 3 && polygonArea(corners) >= SMALLEST;
    stroke = [];
    show();
    if (isArea) onDrawn(corners);
  };
  sheet.addEventListener('pointerup', finish);
  sheet.addEventListener('pointercancel', finish);
  return () => sheet.remove();
}
