import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../e2e/lib/content.ts';
import { emptyRoom, outside } from './lib/room.ts';
import { engines, type Visitor, visitor } from './lib/visitor.ts';

const home = pathOf('/', 'fr');
const property = pathOf('/property/4101/', 'fr');
const list = pathOf('/for-sale/', 'fr');

const PHONE = { width: 447, height: 806 };
/** Higher than any dialog, so that each dialog has its natural height. */
const DESK = { width: 1280, height: 1400 };

/** In pixels, around and between the contents of a box. */
const LARGEST_MARGIN = 72;

interface Case {
  name: string;
  path: string;
  /** The box itself. */
  box: string;
  /** The selectors to press, one after the other; empty if it opens by itself. */
  press: string[];
  window: { width: number; height?: number };
  /** Whether it is a sheet that fills the window. */
  isWhole?: boolean;
  consent?: 'unasked';
}

const CASES: Case[] = [PHONE, DESK].flatMap((window): Case[] => [
  { name: 'consent', path: home, box: 'dialog.consent', press: [], window, consent: 'unasked' },
  {
    name: 'consent in detail',
    path: home,
    box: 'dialog.consent',
    press: ['.consent [aria-expanded]'],
    window,
    consent: 'unasked',
  },
  { name: 'share', path: property, box: 'dialog.share', press: ['[data-tool="share"]'], window },
  {
    name: 'calculator',
    path: property,
    box: 'dialog.calculator',
    press: ['[data-tool="calculator"]'],
    window,
  },
  { name: 'gallery', path: property, box: 'dialog.viewer', press: ['#photo-1'], window, isWhole: true },
]);

/** Sheets that exist only in narrow windows. */
const SHEETS: Case[] = [
  ...[447, 1024].flatMap((width): Case[] => [
    {
      name: 'menu',
      path: home,
      box: '#drawer',
      press: ['.site-header__open'],
      window: { width },
      isWhole: true,
    },
    {
      name: 'search',
      path: list,
      box: '#search',
      press: ['.site-header__search'],
      window: { width },
      isWhole: width < 767,
    },
  ]),
  ...[447, 768].map((width) => ({
    name: 'filters',
    path: list,
    box: '.list-bar__filters[data-open]',
    press: ['.list-bar__open'],
    window: { width },
    isWhole: true,
  })),
];

describe.each(engines())('boxes over the page in $name', (engine) => {
  let someone: Visitor;
  beforeAll(async () => {
    someone = await visitor(engine);
  });
  afterAll(() => someone?.leave());

  test.each([...CASES, ...SHEETS])(
    '$name at $window.width lies in the window, no higher than its contents',
    async ({ path, box, press, window, isWhole, consent }) => {
      await someone.open(path, window, consent);
      for (const opener of press) await someone.press(opener);
      await someone.until(
        box,
        (query) => (document.querySelector(query)?.getBoundingClientRect().height ?? 0) > 0,
        box,
      );
      expect(await someone.evaluate(outside, box)).toEqual([]);
      const { height, empty } = await someone.evaluate(emptyRoom, box);
      if (isWhole) expect(height).toBe(await someone.evaluate(() => innerHeight));
      else expect(empty, `${height} px high`).toBeLessThanOrEqual(LARGEST_MARGIN);
    },
  );
});
