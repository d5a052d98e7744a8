import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../e2e/lib/content.ts';
import { engines, type Visitor, visitor } from './lib/visitor.ts';

describe.each(engines())('the menu in $name', (engine) => {
  let someone: Visitor;
  beforeAll(async () => {
    someone = await visitor(engine);
  });
  afterAll(() => someone?.leave());

  test('the page that is open is marked in it', async () => {
    await someone.open(pathOf('/for-sale/', 'fr'), { width: 1400 });
    const mark = await someone.evaluate(() => {
      const link = document.querySelector('.desktop-menu a[aria-current="page"]');
      const style = link && getComputedStyle(link);
      return style && [style.textDecorationLine, style.textDecorationThickness];
    });
    expect(mark).toEqual(['underline', '2px']);
  });
});

describe.each(engines({ without: 'popover' }))('an older $name that knows no popover', (engine) => {
  let someone: Visitor;
  beforeAll(async () => {
    someone = await visitor(engine);
  });
  afterAll(() => someone?.leave());

  const isShown = () =>
    someone.evaluate(() => (document.querySelector('#drawer')?.getBoundingClientRect().height ?? 0) > 0);

  test('the menu opens over the page and closes again', async () => {
    await someone.open(pathOf('/', 'fr'), { width: 447 });
    expect(await someone.evaluate(() => CSS.supports('selector(:popover-open)'))).toBe(false);
    expect(await isShown()).toBe(false);
    await someone.until('the stand-in', () => 'popover' in HTMLElement.prototype);
    await someone.press('.site-header__open');
    expect(await isShown()).toBe(true);
    expect(await someone.evaluate(() => document.activeElement?.closest('#drawer') !== null)).toBe(true);
    await someone.press('.drawer__close');
    expect(await isShown()).toBe(false);
  });
});
