import { pathToFileURL } from 'node:url';
import type { Fault } from '../../src/snapshot/fault.ts';
import { duration, type Phase } from '../output/progress.ts';
import { type Change, isEmpty, type SnapshotDiff } from '../snapshot/diff.ts';
import type { PropertyPrint } from '../snapshot/fingerprint.ts';
import { type Html, html, Html as Markup } from './html.ts';
import type { PictureFindings } from './pictures.ts';
import type { Remade } from './record.ts';
import { STYLE } from './style.ts';
import { HTML_BUDGET, type Weight } from './weights.ts';

/** Everything that a report tells. */
export interface ReportData {
  name: string;
  when: Date;
  /** Absolute folders, for links. */
  snapshot: string;
  out: string;
  /** The path of each property's page, by its id. */
  pathOf: (id: string) => string | undefined;
  /** `undefined` for a first build. */
  diff: SnapshotDiff | undefined;
  remade: Remade;
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
  const figures: [string, string | number][] = [
    ['pages drawn', data.pages.made],
    ['pages as before', data.pages.reused],
    ['warnings', others.length],
    ['legal data missing', legal.length],
    ['translations missing', translations.length],
    ['pages over budget', heavy.length],
    ['build time', duration(seconds)],
  ];
  const sections: [id: string, title: string, content: Html][] = [
    ['changes', 'What changed', changes(data)],
    ['pages', 'Pages made anew, and why', pages(data)],
    ['warnings', 'Warnings', faultTable(data, others, 'No warning.')],
    ['legal', 'Legal data missing', byRegion(data, legal)],
    ['translations', 'Translations missing', faultTable(data, translations, 'Everything is translated.')],
    ['pictures', 'Pictures', pictures(data)],
    ['weights', 'Page weights', weights(data)],
    ['time', 'Build time', time(data, seconds)],
  ];
  return String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Build report – ${data.name}</title><style>${new Markup(STYLE)}</style></head>
<body><main>
<h1>${data.name}</h1>
<p class="soft">Built ${data.when.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })}. This page is for you alone; it is not published.</p>
<dl class="figures">${figures.map(([what, figure]) => html`<div><dt>${what}</dt><dd>${typeof figure === 'number' ? figure.toLocaleString('en') : figure}</dd></div>`)}</dl>
<nav>${sections.map(([id, title]) => html`<a href="#${id}">${title}</a>`)}</nav>
${sections.map(([id, title, content]) => html`<section id="${id}"><h2>${title}</h2>${content}</section>`)}
</main></body></html>
`);
}

const isLegal = (fault: Fault): boolean => fault.expected.startsWith('all that an advertisement in ');
const isTranslation = (fault: Fault): boolean =>
  fault.hint.includes('until it is translated') || fault.file === 'languages.json';

const fileUrl = (...parts: string[]): string => pathToFileURL(parts.join('/')).href;

function thumbnail({ snapshot }: ReportData, picture: string | null): Html {
  if (picture === null) return html`<span class="none"></span>`;
  const src = /^https:/.test(picture) ? picture : fileUrl(snapshot, 'media', picture);
  return html`<img src="${src}" alt="" loading="lazy">`;
}

function pageLink(data: ReportData, id: string, text: string): Html {
  const path = data.pathOf(id);
  return path === undefined
    ? html`${text}`
    : html`<a href="${fileUrl(data.out, path.slice(1), 'index.html')}">${text}</a>`;
}

const MOST = 60;

const card = (data: ReportData, print: PropertyPrint, note: string): Html =>
  html`<li>${thumbnail(data, print.picture)}<div>${pageLink(data, print.id, `${print.id} · ${print.city}`)}<span>${print.title}</span><strong>${note}</strong></div></li>`;

function cards(title: string, list: readonly Html[]): Html {
  if (list.length === 0) return html``;
  const more = list.length > MOST ? html`<p class="soft">… and ${list.length - MOST} more.</p>` : html``;
  return html`<h3>${title} (${list.length})</h3><ul class="cards">${list.slice(0, MOST)}</ul>${more}`;
}

const euro = (price: number | null): string =>
  price === null ? 'price on request' : `€ ${price.toLocaleString('nl-BE')}`;

function changes(data: ReportData): Html {
  const { diff } = data;
  if (!diff) return html`<p>This is the first build; the next one tells what changed.</p>`;
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
  of(diff.texts, ({ after }) => after.languages),
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

function pages({ remade, pages: { made, reused }, out }: ReportData): Html {
  const list = (paths: readonly string[]) =>
    html`<ul>${paths.slice(0, MOST).map((path) => html`<li><a href="${fileUrl(out, path.slice(1), 'index.html')}">${path}</a></li>`)}${paths.length > MOST ? [html`<li class="soft">… and ${paths.length - MOST} more</li>`] : []}</ul>`;
  const groups: [string, readonly string[]][] = [
    ['New pages', remade.added],
    ...[...remade.byReason].map(([reason, paths]): [string, string[]] => [`Because of ${reason}`, paths]),
    ['Gone', remade.removed],
  ];
  return html`<p>${made.toLocaleString('en')} pages were drawn, ${reused.toLocaleString('en')} taken as they were. Files that hold everything (sitemap, search data, feeds, redirects) are always drawn.</p>
${groups.filter(([, paths]) => paths.length > 0).map(([title, paths]) => html`<details><summary>${title}: ${paths.length.toLocaleString('en')}</summary>${list(paths)}</details>`)}`;
}

const numberOf = (id: string | undefined): string => /^\d+/.exec(id ?? '')?.[0] ?? '';

function faultTable(data: ReportData, faults: readonly Fault[], none: string): Html {
  if (faults.length === 0) return html`<p class="good">${none}</p>`;
  const rows = faults
    .slice(0, 500)
    .map(
      (fault) =>
        html`<tr><td>${fault.id === undefined ? '' : fault.file.includes('properties') ? pageLink(data, numberOf(fault.id), fault.id) : fault.id}</td><td>${fault.found}<br><span class="soft">expected: ${fault.expected}. ${fault.hint}</span></td><td><a href="${fileUrl(data.snapshot, fault.file)}">${fault.file}</a>${fault.pointer}</td></tr>`,
    );
  const more =
    faults.length > 500
      ? html`<p class="soft">… and ${faults.length - 500} more; npm run snapshot:check lists all.</p>`
      : html``;
  return html`<div class="scroll"><table class="faults"><thead><tr><th>id</th><th>what</th><th>file and place</th></tr></thead><tbody>${rows}</tbody></table></div>${more}`;
}

function byRegion(data: ReportData, faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<p class="good">Every advertisement has what its region asks for.</p>`;
  const regions = Map.groupBy(faults, ({ expected }) =>
    expected.replace('all that an advertisement in ', '').replace(' must show', ''),
  );
  return html`${[...regions].map(([region, list]) => html`<h3>${region} (${list.length})</h3>${faultTable(data, list, '')}`)}`;
}

function pictures({ snapshot, pictures: { small, doubles, unmeasured } }: ReportData): Html {
  const link = (path: string) => html`<a href="${fileUrl(snapshot, 'media', path)}">${path}</a>`;
  if (small.length === 0 && doubles.length === 0)
    return html`<p class="good">No picture is too small, and none lies there twice.</p>`;
  return html`${small.length > 0 ? html`<h3>Smaller than 1,200 pixels (${small.length})</h3><ul>${small.slice(0, MOST).map(({ path, width, height }) => html`<li>${link(path)} <span class="soft">${width} × ${height}</span></li>`)}</ul>` : html``}
${doubles.length > 0 ? html`<h3>The same picture more than once (${doubles.length})</h3><ul>${doubles.slice(0, MOST).map((group) => html`<li>${group.map((path) => html`${link(path)} `)}</li>`)}</ul>` : html``}
${unmeasured > 0 ? html`<p class="soft">${unmeasured} more were not measured.</p>` : html``}`;
}

function weights({ weights: list, out }: ReportData): Html {
  const rows = list.map(
    ({ path, bytes }) =>
      html`<tr><td><a href="${fileUrl(out, path.slice(1), 'index.html')}">${path}</a></td><td class="number${bytes > HTML_BUDGET ? ' bad' : ''}">${(bytes / 1000).toFixed(1)} kB</td></tr>`,
  );
  return html`<p>The heaviest pages as a browser gets them (brotli); at most ${HTML_BUDGET / 1000} kB of HTML each.</p>
<div class="scroll"><table><thead><tr><th>page</th><th>HTML</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const PHASES: Readonly<Record<Phase, string>> = {
  check: 'checking the snapshot',
  bundle: 'styles, scripts and code',
  pages: 'drawing pages',
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
