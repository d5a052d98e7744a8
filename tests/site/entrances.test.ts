import { describe, expect, test } from 'vitest';
import { regionOf } from '../../src/features/catalogue/region.ts';
import { FORM_IDS, type FormId, formPath } from '../../src/routing/forms.ts';
import { allPages, type Snapshot } from '../../src/snapshot/domain.ts';
import { anyRecord, onMarket } from '../../src/snapshot/market.ts';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';
import { contentPages, isOriginal, resolveAddress, type Site } from './lib/site.ts';

const MOST_CLICKS = 3;

/** `testing-testing` is for trials of the delivery, not for visitors. */
const HIDDEN: readonly FormId[] = ['testing-testing'];

/** Forms that belong to what a site may lack; each says whether the site has it. */
const BOUND: Partial<Record<FormId, (site: Snapshot) => boolean>> = {
  'contact-construction': ({ menu }) =>
    allPages(menu).some(({ params }) => params.modules.some(({ relations }) => relations?.id === 'projects')),
  'purchase-offer': (site) => offered(site).some((record) => record.Goal === 0),
  'rental-application': (site) =>
    offered(site).some((record) => record.Goal !== 0 && regionOf(record.Zip) !== 'brussels'),
  'request-documents': (site) => offered(site).some((record) => record.DocumentItems.length > 0),
};

const offered = ({ properties, site }: Snapshot) => onMarket(properties, site).map(anyRecord);

const isMenuOf = { desktop: 'wide', phone: 'narrow' } as const;
type Device = keyof typeof isMenuOf;

/** The addresses of the pages that a visitor reaches from a page within a number of clicks. */
function reached(site: Site, from: string, device: Device, clicks = MOST_CLICKS): Set<string> {
  const found = new Set([from]);
  let edge = [from];
  for (let click = 0; click < clicks; click += 1) {
    edge = edge.flatMap((path) => {
      const page = site.pages.get(path);
      return page ? nextPages(site, page, device).filter((next) => !found.has(next)) : [];
    });
    for (const path of edge) found.add(path);
    edge = [...new Set(edge)];
  }
  return found;
}

function nextPages(site: Site, page: Page, device: Device): string[] {
  return page.links.flatMap(({ href, within }) => {
    if (within !== undefined && within !== isMenuOf[device]) return [];
    const target = resolveAddress(site, page.path, href);
    return target.type === 'page' && target.page.lang === page.lang ? [target.page.path] : [];
  });
}

/** Indexable pages and visitors' forms in a language that are further from its home page. */
function far(site: Site, locale: Site['table']['locales'][number], device: Device): string[] {
  const near = reached(site, `/${locale}/`, device);
  const forms = FORM_IDS.filter(
    (form) => !HIDDEN.includes(form) && BOUND[form]?.(site.snapshot) !== false,
  ).flatMap((form) => site.table.byKey.get(formPath(form))?.paths[locale] ?? []);
  const pages = contentPages(site)
    .filter((page) => page.lang === locale && isOriginal(site, page))
    .map(({ path }) => path);
  return [...new Set([...pages, ...forms])].filter((path) => !near.has(path));
}

describe.each(OUTPUTS)('$out', (output) => {
  const site = siteOf(output);
  describe.each(site.table.locales)('%s', (locale) => {
    test.each(['desktop', 'phone'] as const)('every page and form is within three clicks: %s', (device) => {
      expectNone(far(site, locale, device));
    });
  });
});

test('a page that nothing links to is found', () => {
  const [output] = OUTPUTS;
  if (!output) throw new Error('There is no built site.');
  const site = siteOf(output);
  const locale = site.table.defaultLocale;
  const home = site.pages.get(`/${locale}/`);
  if (!home) throw new Error('There is no home page.');
  const orphan = `/${locale}/nobody-links-here/`;
  const origin = site.origin + orphan;
  const pages = new Map([...site.pages, [orphan, { ...home, path: orphan, canonicals: [origin] }]]);
  expect(far({ ...site, pages }, locale, 'desktop')).toEqual([orphan]);
});
