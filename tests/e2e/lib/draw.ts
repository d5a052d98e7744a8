import type { Page } from '@playwright/test';

interface Spot {
  x: number;
  y: number;
}

/** Draws a line over the page with the button or finger held down. */
export async function drawAlong(page: Page, by: 'mouse' | 'finger', line: readonly Spot[]): Promise<void> {
  const [start] = line;
  if (!start) return;
  if (by === 'mouse') {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of line) await page.mouse.move(x, y);
    await page.mouse.up();
    return;
  }
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (const spot of line) await touch('touchMove', [spot]);
  await touch('touchEnd', []);
}
