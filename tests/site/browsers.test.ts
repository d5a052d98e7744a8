import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNone } from './lib/expect-none.ts';
import { type Unknown, unknownCallsIn, unknownIn } from './lib/floor.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';

/**
 * Features that older browsers may lack (in some places or everywhere), and what their visitors get instead.
 */
const SPARED: { feature: RegExp; place?: RegExp; instead: string }[] = [
  { feature: /^text-wrap/, instead: 'lines break where they are full' },
  { feature: /^view-transition-name/, instead: 'the next page comes at once' },
  { feature: /^:view-transition/, instead: 'the next page comes at once' },
  { feature: /^overscroll-behavior/, instead: 'the page below a sheet scrolls on' },
  { feature: /^scrollbar-/, instead: 'the scroll bar looks as everywhere and takes its room' },
  { feature: /^(accent-color|forced-color-adjust)/, instead: 'the browser’s own' },
  { feature: /^field-sizing/, instead: 'the box keeps its size' },
  { feature: /^(@page|size|break-after)/, instead: 'the printer’s own margins and breaks' },
  { feature: /^justify-content: safe/, instead: 'few thumbnails stand at the start' },
  { feature: /^color-mix\(\)/, place: /consent/, instead: 'a bright strip in the place of the scroll bar' },
  { feature: /^oklch\(\)/, place: /tint-/, instead: 'no ground below a picture that is still loading' },
  { feature: /^@media scripting/, instead: 'a form has all of its steps on one page, as without a script' },
  {
    feature: /^:popover-open/,
    place: /\[popover\]/,
    instead: 'the class beside it, and nothing is shown before',
  },
  { feature: /^:popover-open/, place: /:root:has/, instead: 'the page scrolls below the search' },
  { feature: /^:has/, place: /\[open\]\)|popover-open/, instead: 'the page scrolls below what is open' },
  {
    feature: /^:has/,
    place: /search__plain|search__input/,
    instead: 'the label stands small above the field',
  },
  { feature: /^:has/, place: /card-grid|bounds|list-chips|header-anchor/, instead: 'other gaps' },
  { feature: /^:has/, place: /field__error/, instead: 'no line beside the message' },
  {
    feature: /^:has/,
    place: /owner__choice|banner__search/,
    instead: 'a rule of their own within @supports',
  },
  { feature: /^:has/, place: /\.property|\.owner|\.bar/, instead: 'a plainer print, a button above the bar' },
];

const isSpared = ({ feature, place }: Unknown): boolean =>
  SPARED.some((spared) => spared.feature.test(feature) && (spared.place?.test(place) ?? true));

describe.each(OUTPUTS)('$out', (output) => {
  const { out, files } = siteOf(output);
  const sheets = [...files].filter((file) => file.endsWith('.css')).map((file) => join(out, file));

  test('no rule is lost to the oldest browsers that the site is made for, but those known to be spared', () => {
    expect(sheets.length).toBeGreaterThan(10);
    expectNone(
      sheets
        .flatMap(unknownIn)
        .filter((unknown) => !isSpared(unknown))
        .map(({ feature, since, place }) => `${feature} (${since}): ${place}`),
    );
  });

  test('no script calls what the oldest browsers cannot do', () => {
    const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => join(out, file));
    expect(scripts.length).toBeGreaterThan(10);
    expectNone(
      scripts.flatMap(unknownCallsIn).map(({ feature, since, place }) => `${feature} (${since}): ${place}`),
    );
  });
});
