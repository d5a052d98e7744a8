import type { Fault } from '../../src/snapshot/fault.ts';
import { isShared } from '../../src/snapshot/law/paths.ts';
import { type Html, html } from './html.ts';
import { fileUrl, type Ground, pageLink } from './layout.ts';

/** Nobody reads more rows at once. */
const MOST_ROWS = 500;

export const isLegal = (fault: Fault): boolean => fault.expected.startsWith('all that an advertisement in ');
export const isTranslation = (fault: Fault): boolean =>
  fault.hint.includes('until it is translated') || fault.file === 'languages.json';

const numberOf = (id: string | undefined): string => /^\d+/.exec(id ?? '')?.[0] ?? '';

/**
 * Faults as a table: the entity, what is wrong, and the place. Faults with the same remedy are grouped below
 * it.
 */
export function faultTable(ground: Ground, faults: readonly Fault[], none: string): Html {
  if (faults.length === 0) return html`<p class="good">${none}</p>`;
  const groups = Map.groupBy(faults.slice(0, MOST_ROWS), cureOf);
  const bodies = [...groups].map(
    ([cure, list]) =>
      html`<tbody><tr><th class="cure" colspan="3" scope="rowgroup">${list.length > 1 ? html`${list.length} times. ` : html``}${cure}</th></tr>${list.map((fault) => faultRow(ground, fault))}</tbody>`,
  );
  const more =
    faults.length > MOST_ROWS
      ? html`<p class="soft">… and ${faults.length - MOST_ROWS} more; npm run snapshot:check lists all.</p>`
      : html``;
  return html`<div class="scroll"><table class="faults"><thead><tr><th>id</th><th>found</th><th>file and place</th></tr></thead>${bodies}</table></div>${more}`;
}

const faultRow = (ground: Ground, fault: Fault): Html =>
  html`<tr><td>${entityOf(ground, fault)}</td><td>${fault.found}</td><td>${fileLink(ground, fault.file)}${fault.pointer === '' ? '' : html`<br>#${fault.pointer}`}</td></tr>`;

/** A file of the snapshot as a link; one of the product lies elsewhere and is only named. */
const fileLink = (ground: Ground, file: string): Html =>
  isShared(file) ? html`${file}` : html`<a href="${fileUrl(ground.snapshot, file)}">${file}</a>`;

const cureOf = ({ expected, hint }: Fault): string => `Expected: ${expected}. ${hint}`;

/** A property by its title, since nobody knows properties by number; anything else by its id. */
function entityOf(ground: Ground, { id, file }: Fault): Html {
  if (id === undefined) return html``;
  if (!file.endsWith('/properties.json')) return html`${id}`;
  const title = ground.titleOf(numberOf(id));
  return html`${pageLink(ground, numberOf(id), id)}${title === undefined ? '' : html`<br><span class="soft">${title}</span>`}`;
}

/** Missing legal data, grouped by region. */
export function byRegion(ground: Ground, faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<p class="good">Every advertisement has what its region asks for.</p>`;
  const regions = Map.groupBy(faults, ({ expected }) =>
    expected.replace('all that an advertisement in ', '').replace(' must show', ''),
  );
  return html`${[...regions].map(([region, list]) => html`<h3>${region} (${list.length})</h3>${faultTable(ground, list, '')}`)}`;
}
