import type { Fault } from '../../src/snapshot/fault.ts';
import { isTakenKind } from '../../src/snapshot/market.ts';
import { duration, type Phase } from '../progress/progress.ts';
import { type Change, changedTexts, euro, isEmpty, type SnapshotDiff } from '../snapshot/diff.ts';
import type { PropertyPrint } from '../snapshot/fingerprint.ts';
import { byRegion, faultTable, isLegal, isTranslation } from './faults.ts';
import { type Html, html } from './html.ts';
import {
  documentOf,
  fileUrl,
  type Ground,
  joined,
  MOST,
  pageLink,
  pageUrl,
  type Section,
  thumbnail,
} from './layout.ts';
import type { PictureFindings } from './pictures.ts';
import type { Remade } from './record.ts';
import { HTML_BUDGET, type Weight } from './weights.ts';

/** The data of a report. */
export interface ReportData extends Ground {
  properties: readonly PropertyPrint[];
  /** `undefined` for a first build. */
  diff: SnapshotDiff | undefined;
  remade: Remade;
  /** What became of addresses that lost their page; empty if there are none. */
  moved: string;
  pages: { made: number; reused: number };
  faults: readonly Fault[];
  pictures: PictureFindings;
  weights: readonly Weight[];
  phases: readonly { phase: Phase; seconds: number }[];
}

/** The report as one HTML file. */
export function reportPage(data: ReportData): string {
  const legal = data.faults.filter(isLegal);
  const translations = data.faults.filter(isTranslation);
  const others = data.faults.filter((fault) => !isLegal(fault) && !isTranslation(fault));
  const heavy = data.weights.filter(({ bytes }) => bytes > HTML_BUDGET);
  const seconds = data.phases.reduce((sum, phase) => sum + phase.seconds, 0);
  const sections: Section[] = [
    ['changes', 'What changed', changes(data)],
    ['pages', 'Pages made anew, and why', pages(data)],
    ['warnings', 'Warnings', faultTable(data, others, 'No warning.')],
    ['legal', 'Legal data missing', byRegion(data, legal)],
    ['translations', 'Translations missing', faultTable(data, translations, 'Everything is translated.')],
    ['pictures', 'Pictures', pictures(data)],
    ['weights', 'Page weights', weights(data)],
    ['time', 'Build time', time(data, seconds)],
  ];
  return documentOf(data, {
    title: 'Build',
    lead: html``,
    figures: [
      ['properties', data.properties.length],
      ['pages rendered', data.pages.made],
      ['pages as before', data.pages.reused],
      ['warnings', others.length],
      ['legal data missing', legal.length],
      ['translations missing', translations.length],
      ['pictures to look at', data.pictures.small.length + data.pictures.doubles.length],
      ['pages over budget', heavy.length],
    ],
    sections,
  });
}

const card = (data: ReportData, print: PropertyPrint, note: string): Html =>
  html`<li>${thumbnail(data, print.picture)}<div>${pageLink(data, print.id, `${print.id} · ${print.city}`)}<span>${print.title}</span><strong>${note}</strong></div></li>`;

function cards(title: string, list: readonly Html[]): Html {
  if (list.length === 0) return html``;
  const more = list.length > MOST ? html`<p class="soft">… and ${list.length - MOST} more.</p>` : html``;
  return html`<h3>${title} (${list.length})</h3><ul class="cards">${list.slice(0, MOST)}</ul>${more}`;
}

/** The properties on offer, as text. */
function market(properties: readonly PropertyPrint[]): string {
  const taken = properties.filter(({ state }) => isTakenKind(state)).length;
  const free = properties.filter(({ state }) => !isTakenKind(state));
  const sale = free.filter(({ goal }) => goal === 'sale').length;
  return `${sale} for sale, ${free.length - sale} to rent, ${taken} sold or rented`;
}

function changes(data: ReportData): Html {
  const { diff } = data;
  if (!diff)
    return html`<p>This is the first build of this snapshot into this folder; the next one tells what changed. Of its properties ${market(data.properties)}.</p>`;
  if (isEmpty(diff)) return html`<p>Nothing has changed in the snapshot since the last build.</p>`;
  const of = (list: readonly Change[], note: (change: Change) => string) =>
    list.map((change) => card(data, change.after, note(change)));
  const parts = [
    ...diff.parts.added.map((part) => html`<li>${part}: new</li>`),
    ...diff.parts.removed.map((part) => html`<li>${part}: gone</li>`),
    ...diff.parts.changed.map((part) => html`<li>${part}: changed</li>`),
  ];
  return html`${cards(
    'Added',
    diff.added.map((print) => card(data, print, euro(print.price))),
  )}
${cards(
  'Removed',
  diff.removed.map((print) => card(data, print, 'no longer in the snapshot')),
)}
${cards(
  'Price',
  of(diff.price, ({ before, after }) => `${euro(before.price)} → ${euro(after.price)}`),
)}
${cards(
  'Sold or rented',
  of(diff.taken, ({ after }) => after.state),
)}
${cards(
  'State',
  of(diff.state, ({ before, after }) => `${before.state} → ${after.state}`),
)}
${cards(
  'Texts',
  of(diff.texts, (change) => `in ${joined(changedTexts(change))}`),
)}
${cards(
  'Pictures',
  of(diff.pictures, () => ''),
)}
${cards(
  'Other fields',
  of(diff.other, () => ''),
)}
${parts.length > 0 ? html`<h3>Elsewhere (${parts.length})</h3><ul>${parts.slice(0, 200)}</ul>` : html``}`;
}

function pages({ remade, moved, pages: { made, reused } }: ReportData): Html {
  const list = (paths: readonly string[]) =>
    html`<ul>${paths.slice(0, MOST).map((path) => html`<li><a href="${pageUrl(path)}">${path}</a></li>`)}${paths.length > MOST ? [html`<li class="soft">… and ${paths.length - MOST} more</li>`] : []}</ul>`;
  const reasons = [...remade.byReason].toSorted(([, a], [, b]) => b.length - a.length);
  const groups: [string, readonly string[]][] = [
    ['New pages', remade.added],
    ...reasons.map(([reason, paths]): [string, string[]] => [
      `Because of ${joined(reason.split('; '))}`,
      paths,
    ]),
    ['Gone', remade.removed],
  ];
  // Pages with a key that were rendered though it is the same, and those without one.
  const changed = remade.added.length + reasons.reduce((sum, [, paths]) => sum + paths.length, 0);
  const anyway = Math.max(0, remade.unchanged - reused);
  const keyless = made - changed - anyway;
  return html`<p>${made.toLocaleString('en')} pages were rendered, ${reused.toLocaleString('en')} taken as they were.</p>
${moved === '' ? html`` : html`<p>${moved}.</p>`}
${groups.filter(([, paths]) => paths.length > 0).map(([title, paths]) => html`<details><summary>${title}: ${paths.length.toLocaleString('en')}</summary>${list(paths)}</details>`)}
${anyway > 0 ? html`<p>Rendered because everything was rendered: ${anyway.toLocaleString('en')}</p>` : html``}
${keyless > 0 ? html`<p>Rendered in every build, as redirects and other small pages are: ${keyless.toLocaleString('en')}</p>` : html``}`;
}

function pictures(data: ReportData): Html {
  const { small, doubles, unmeasured } = data.pictures;
  const link = (path: string) => html`<a href="${fileUrl(data.snapshot, 'media', path)}">${path}</a>`;
  const owner = (path: string): Html => {
    const id = /^properties\/(\d+)\//.exec(path)?.[1] ?? '';
    const title = data.titleOf(id);
    return title === undefined ? html`` : html`<span>${pageLink(data, id, id)} ${title}</span>`;
  };
  if (small.length === 0 && doubles.length === 0)
    return html`<p class="good">No picture is too small, and none lies there twice.</p>`;
  const more = (all: readonly unknown[]): Html =>
    all.length > MOST ? html`<p class="soft">… and ${all.length - MOST} more.</p>` : html``;
  return html`${small.length > 0 ? html`<h3>Smaller than 1,200 pixels (${small.length})</h3><p class="soft">They look soft on a large screen: put larger ones in their place, under the same names.</p><ul class="cards">${small.slice(0, MOST).map(({ path, width, height }) => html`<li>${thumbnail(data, path)}<div>${link(path)}${owner(path)}<strong>${width} × ${height}</strong></div></li>`)}</ul>${more(small)}` : html``}
${doubles.length > 0 ? html`<h3>The same picture more than once (${doubles.length})</h3><p class="soft">Visitors see it twice, unless it is meant so.</p><ul class="cards">${doubles.slice(0, MOST).map((group) => html`<li>${thumbnail(data, group[0] ?? null)}<div>${group.map((path) => html`<div>${link(path)}${owner(path)}</div>`)}</div></li>`)}</ul>${more(doubles)}` : html``}
${unmeasured > 0 ? html`<p class="soft">${unmeasured} more were not measured.</p>` : html``}`;
}

function weights({ weights: list }: ReportData): Html {
  const rows = list.map(
    ({ path, bytes }) =>
      html`<tr><td><a href="${pageUrl(path)}">${path}</a></td><td class="number${bytes > HTML_BUDGET ? ' bad' : ''}">${(Math.ceil(bytes / 100) / 10).toFixed(1)} kB</td></tr>`,
  );
  return html`<p>The heaviest pages as a browser gets them (brotli); at most ${HTML_BUDGET / 1000} kB of HTML each. A page over it loads more slowly on a phone; long texts and many facts make it heavy.</p>
<div class="scroll"><table><thead><tr><th>page</th><th>HTML</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const PHASES: Readonly<Record<Phase, string>> = {
  check: 'checking the snapshot',
  bundle: 'styles, scripts and code',
  pages: 'rendering pages',
  pictures: 'encoding pictures',
  finish: 'sitemap, redirects, report',
};

function time({ phases }: ReportData, total: number): Html {
  const rows = phases.map(
    ({ phase, seconds }) =>
      html`<tr><td>${PHASES[phase]}</td><td class="number">${duration(seconds)}</td><td class="number">${Math.round((seconds / Math.max(total, 0.001)) * 100)} %</td></tr>`,
  );
  return html`<div class="scroll"><table><thead><tr><th>what</th><th>time</th><th>share</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
