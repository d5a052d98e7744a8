import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../e2e/lib/content.ts';
import { engines, type Visitor, visitor } from './lib/visitor.ts';

const salePath = pathOf('/for-sale/', 'fr');

/** Controls below the map when it is a sheet over the list: the only ways out of it. */
const WAYS = {
  'the way back to the list': '.list-map__close',
  'the filters': '.list-map__filters',
  'the box that has the list follow the map': '.list-map__bar input[type="checkbox"]',
};

describe.each(engines())('the map over the list in $name', (engine) => {
  let someone: Visitor;
  beforeAll(async () => {
    someone = await visitor(engine);
  });
  afterAll(() => someone?.leave());

  const openMap = async (window: { width: number; height?: number }) => {
    await someone.open(`${salePath}?view=map`, window);
    // Waits for the WebGL canvas, which could cover the other elements.
    await someone.until(
      'the map',
      () =>
        !!document
          .querySelector<HTMLIFrameElement>('.list-map__frame')
          ?.contentDocument?.querySelector('canvas.maplibregl-canvas'),
    );
  };

  test.each([
    { width: 447, height: 806, hasFilters: true },
    { width: 447, height: 480, hasFilters: true },
    { width: 768, height: 806, hasFilters: true },
    { width: 1024, height: 806, hasFilters: false },
  ])('at $width × $height its ways out are in reach, and the list is a press away', async (window) => {
    await openMap(window);
    const covered = await someone.evaluate(
      (ways) =>
        Object.entries(ways).flatMap(([name, selector]) => {
          const way = document.querySelector(selector);
          const box = way?.getBoundingClientRect();
          if (!way || !box || box.width === 0) return [`${name}: not shown`];
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return hit === way || way.contains(hit) ? [] : [`${name}: under ${hit?.outerHTML.slice(0, 60)}`];
        }),
      WAYS,
    );
    expect(covered).toEqual(window.hasFilters ? [] : ['the filters: not shown']);
    const [frame, room] = await someone.evaluate(
      () =>
        [
          document.querySelector('.list-map__frame')?.getBoundingClientRect().height ?? 0,
          innerHeight - (document.querySelector('.list-map__bar')?.getBoundingClientRect().height ?? 0),
        ] as const,
    );
    expect(frame, 'the map has all of the room above its bar').toBeCloseTo(room, 0);

    await someone.press('.list-map__close');
    await someone.until('the list', () => document.querySelector('.list-map') === null);
    expect(await someone.evaluate(() => location.pathname + location.search)).toBe(salePath);
    expect(
      await someone.evaluate(() => document.querySelectorAll('.list [data-property]').length),
    ).toBeGreaterThan(1);
  });

  test('beside the list it is as high as its window leaves room for', async () => {
    await openMap({ width: 1280, height: 800 });
    const [frame, bar, pane] = await someone.evaluate(() =>
      ['.list-map__frame', '.list-map__bar', '.list-map'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect().height ?? 0,
      ),
    );
    expect(frame).toBeGreaterThan(300);
    expect((frame ?? 0) + (bar ?? 0)).toBeCloseTo((pane ?? 0) - 2, 0);
  });
});
