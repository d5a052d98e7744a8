import { isLocale } from '../../i18n/locales.ts';
import { element } from '../../ui/element.ts';
import { fetchJson } from '../../ui/fetch-json.ts';
import { fill } from '../../ui/fill.ts';
import { addStylesheet } from '../../ui/late-style.ts';
import { pageTexts } from '../../ui/page-texts.ts';
import { decodeCatalogue } from './compact.ts';
import type { CatalogueRow } from './row.ts';
import styles from './trail.css?url';
import { goesOn, isPassage, placeIn, type Trail, type TrailPlace, trailAt, trailOf } from './trail.ts';
import { keepTrail, keptTrail } from './trail-store.ts';
import type { TrailTexts } from './trail-texts.ts';

const textsOfPage = pageTexts<keyof TrailTexts>('tools.json', 'trail');

/**
 * Shows links to the previous and next property of the list that the visitor came from, and back to that
 * list. Nothing is shown if the visitor came from elsewhere or the list does not contain the property.
 * @throws FetchJsonError if the catalogue or the texts cannot be loaded
 */
async function showTrail(): Promise<void> {
  const head = document.querySelector('.property__head');
  const id = Number(document.querySelector<HTMLElement>('[data-viewed]')?.dataset['property']);
  const { lang } = document.documentElement;
  const from = new URL(document.referrer);
  const kept = isPassage(from.pathname) ? keptTrail() : '';
  if (
    from.origin !== location.origin ||
    !head ||
    !isLocale(lang) ||
    !goesOn(from.pathname, location.pathname)
  )
    return;
  if (isPassage(from.pathname) && kept === '') return;

  const [catalogue, texts] = await Promise.all([
    fetchJson(`/${lang}/data/catalogue.json`, { check: decodeCatalogue }),
    textsOfPage(),
  ]);
  const { page } = texts;
  const trail = trailAt(from.pathname + from.search, catalogue, page) ?? trailOf(kept, catalogue, page);
  const place = trail && placeIn(trail, id, catalogue);
  if (!place) return;
  keepTrail(trail);
  await addStylesheet(styles);
  head.prepend(bar(trail, place, texts, lang));
}

function bar(
  { address }: Trail,
  { place, total, previous, next }: TrailPlace,
  texts: TrailTexts,
  lang: string,
): HTMLElement {
  const step = (direction: 'previous' | 'next', row: CatalogueRow | undefined): HTMLElement[] => {
    if (!row) return [];
    const title = element('span', row.language === lang ? {} : { lang: row.language }, row.title);
    const link = element(
      'a',
      {
        class: `trail__link trail__link--${direction}`,
        href: row.path,
        rel: direction === 'next' ? 'next' : 'prev',
      },
      element('span', { class: 'trail__word' }, texts[`trail.${direction}`]),
      element('span', { class: 'visually-hidden' }, ' – ', title, `, ${row.city.name}`),
    );
    return [link];
  };
  const back = element(
    'a',
    { class: 'trail__link trail__link--back', href: address },
    element('span', { class: 'trail__word' }, texts['trail.back']),
    ' ',
    element('span', { class: 'trail__place tabular' }, fill(texts['trail.place'], { place, total })),
  );
  return element(
    'nav',
    { class: 'trail no-print', 'aria-label': texts.trail },
    ...step('previous', previous),
    back,
    ...step('next', next),
  );
}

// Runs on load, without an export to call, because the calling page is near its script budget.
showTrail().catch(console.error);
