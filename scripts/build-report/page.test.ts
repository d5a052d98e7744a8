import { parseHTML } from 'linkedom';
import { expect, test, vi } from 'vitest';
import type { Fault } from '../../src/snapshot/fault.ts';
import type { PropertyPrint } from '../snapshot/fingerprint.ts';
import { type ReportData, reportPage } from './page.ts';
import { refusalPage } from './refusal.ts';

const print = (id: string, more: Partial<PropertyPrint> = {}): PropertyPrint => ({
  id,
  title: `Huis ${id}`,
  city: 'Luik',
  goal: 'sale',
  price: 1000,
  state: 'none',
  languages: 'fr nl',
  picture: null,
  texts: 'fr:a nl:b',
  pictures: '',
  rest: '',
  ...more,
});

const fault = (more: Partial<Fault>): Fault => ({
  level: 'warning',
  file: 'catalogue/properties.json',
  pointer: '',
  id: '7',
  found: 'found it',
  expected: 'something else',
  hint: 'Mend it.',
  ...more,
});

const ground = {
  name: 'Agence <b>',
  when: new Date('2026-11-28T10:00:00'),
  snapshot: '/data/snapshot',
  out: '/data/dist',
  pathOf: (id: string) => (id === '7' ? '/fr/a-vendre/7/' : undefined),
  titleOf: (id: string) => (id === '7' ? 'Maison <i>' : undefined),
};

const noDiff = {
  added: [],
  removed: [],
  price: [],
  taken: [],
  state: [],
  texts: [],
  pictures: [],
  other: [],
  parts: { added: [], removed: [], changed: [] },
};

const data = (more: Partial<ReportData> = {}): ReportData => ({
  ...ground,
  properties: [],
  diff: noDiff,
  remade: { added: [], byReason: new Map(), removed: [], unchanged: 0 },
  moved: '',
  pages: { made: 0, reused: 0 },
  faults: [],
  pictures: { small: [], doubles: [], unmeasured: 0 },
  weights: [],
  phases: [],
  ...more,
});

const read = (html: string) => {
  const { document } = parseHTML(html);
  const text = (selector: string) =>
    (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ');
  const figures = [...document.querySelectorAll('.figures div')].map((tile): [string, string] => [
    tile.querySelector('dt')?.textContent ?? '',
    tile.querySelector('dd')?.textContent ?? '',
  ]);
  return { document, text, figures: Object.fromEntries(figures) };
};

test('the pages rendered are all accounted for', () => {
  const { text } = read(
    reportPage(
      data({
        remade: {
          added: ['/fr/a/'],
          byReason: new Map([
            ['the year', ['/fr/b/']],
            ['how many; the property itself', ['/fr/c/', '/fr/d/']],
          ]),
          removed: ['/fr/e/'],
          unchanged: 10,
        },
        pages: { made: 20, reused: 6 },
      }),
    ),
  );
  const pages = text('#pages');
  expect(pages).toContain('20 pages were rendered, 6 taken as they were');
  expect(pages).toMatch(/New pages: 1.*how many and the property itself: 2.*the year: 1.*Gone: 1/);
  expect(pages).toContain('Rendered because everything was rendered: 4');
  expect(pages).toMatch(/Rendered in every build.*: 12/);
});

test('a first build tells what is on offer', () => {
  const { text, figures } = read(
    reportPage(
      data({
        diff: undefined,
        properties: [print('1'), print('2', { goal: 'rent' }), print('3', { state: 'sold' })],
      }),
    ),
  );
  expect(text('#changes')).toContain('1 for sale, 1 to rent, 1 sold or rented');
  expect(figures['properties']).toBe('3');
});

test('a text that changed names its languages alone', () => {
  const change = {
    before: print('7'),
    after: print('7', { texts: 'en:d fr:a nl:c', languages: 'en fr nl' }),
  };
  expect(read(reportPage(data({ diff: { ...noDiff, texts: [change] } }))).text('#changes')).toContain(
    'in nl and en',
  );
});

test('a warning names the property by its title, and leads to its page where it can be seen and to its place', () => {
  vi.stubEnv('PORT', '');
  const { document, text } = read(reportPage(data({ faults: [fault({ pointer: '/3/City' })] })));
  expect(text('#warnings tbody')).toContain('Maison <i>');
  expect([...document.querySelectorAll('#warnings a')].map((link) => link.getAttribute('href'))).toEqual([
    'http://localhost:4321/fr/a-vendre/7/',
    'file:///data/snapshot/catalogue/properties.json',
  ]);
  expect(text('#warnings tbody')).toContain('catalogue/properties.json#/3/City');
  expect(text('h1')).toBe('Agence <b>');
});

test('a cure that many share stands once', () => {
  const missing = (id: string) =>
    fault({ id, expected: 'all that an advertisement in Wallonia must show', hint: 'Fill it in.' });
  const { text, figures } = read(reportPage(data({ faults: [missing('7'), missing('8')] })));
  expect(text('#legal').match(/Fill it in\./g)).toHaveLength(1);
  expect(figures['legal data missing']).toBe('2');
});

test('pictures to look at are shown, with their property', () => {
  const { document, text, figures } = read(
    reportPage(
      data({
        pictures: {
          small: [{ path: 'properties/7/01.jpg', width: 300, height: 200 }],
          doubles: [['properties/7/02.jpg', 'heroes/a.jpg']],
          unmeasured: 0,
        },
      }),
    ),
  );
  expect([...document.querySelectorAll('#pictures img')].map((image) => image.getAttribute('src'))).toEqual([
    'file:///data/snapshot/media/properties/7/01.jpg',
    'file:///data/snapshot/media/properties/7/02.jpg',
  ]);
  expect(text('#pictures')).toMatch(/300 × 200.*heroes\/a\.jpg/);
  expect(text('#pictures')).toContain('7 Maison <i>');
  expect(figures['pictures to look at']).toBe('2');
});

test('a page is marked as too heavy exactly where its figure is above the budget', () => {
  const weights = [14_001, 14_000, 13_960].map((bytes, index) => ({ path: `/${index}/`, bytes }));
  const { document, figures } = read(reportPage(data({ weights })));
  const cells = [...document.querySelectorAll('#weights td.number')];
  expect(cells.map((cell) => [cell.textContent, cell.classList.contains('bad')])).toEqual([
    ['14.1 kB', true],
    ['14.0 kB', false],
    ['14.0 kB', false],
  ]);
  expect(figures['pages over budget']).toBe('1');
});

test.each([
  ['errors', [fault({ level: 'error' }), fault({})], false, /Correct what is named/, '1'],
  ['warnings that count', [fault({})], true, /Warnings count as errors/, '0'],
  ['the build itself', [], false, /last lines of the terminal/, '0'],
] as const)('a build that was refused for %s says so first', (_, faults, strict, cause, errors) => {
  const { text, figures, document } = read(refusalPage({ ...ground, faults, strict }));
  expect(text('.refused')).toMatch(/^Nothing was built\. The site in \/data\/dist is as it was\./);
  expect(text('.refused')).toMatch(cause);
  expect(figures['errors']).toBe(errors);
  expect(document.querySelector('#errors') !== null).toBe(errors === '1');
});
