import type { Fault } from '../../src/snapshot/fault.ts';
import { type Html, html } from './html.ts';
import { fileUrl, type Ground, pageLink } from './layout.ts';

/** More rows than anyone reads at once. */
const MOST_ROWS = 500;

export const isLegal = (fault: Fault): boolean => fault.expected.startsWith('all that an advertisement in ');
export const isTranslation = (fault: Fault): boolean =>
  fault.hint.includes('until it is translated') || fault.file === 'languages.json';

const numberOf = (id: string | undefined): string => /^\d+/.exec(id ?? '')?.[0] ?? '';

/**
 * Faults as a table: what they are in, what is wrong and what to do, and where it stands. What is the same for all of
 * them stands above.
 */
export function faultTable(ground: Ground, faults: readonly Fault[], none: string): Html {
  if (faults.length === 0) return html`<p class="good">${none}</p>`;
  const cures = new Set(faults.map(cureOf));
  const isShared = cures.size === 1 && faults.length > 1;
  const rows = faults
    .slice(0, MOST_ROWS)
    .map(
      (fault) =>
        html`<tr><td>${entityOf(ground, fault)}</td><td>${fault.found}${isShared ? html`` : html`<br><span class="soft">${cureOf(fault)}</span>`}</td><td><a href="${fileUrl(ground.snapshot, fault.file)}">${fault.file}</a>${fault.pointer === '' ? '' : html`<br>#${fault.pointer}`}</td></tr>`,
    );
  const more =
    faults.length > MOST_ROWS
      ? html`<p class="soft">… and ${faults.length - MOST_ROWS} more; npm run snapshot:check lists all.</p>`
      : html``;
  return html`${isShared ? html`<p class="soft">${[...cures][0]}</p>` : html``}<div class="scroll"><table class="faults"><thead><tr><th>id</th><th>what</th><th>file and place</th></tr></thead><tbody>${rows}</tbody></table></div>${more}`;
}

const cureOf = ({ expected, hint }: Fault): string => `Expected: ${expected}. ${hint}`;

/** The property with its title, for nobody knows properties by their numbers; any other thing by its id. */
function entityOf(ground: Ground, { id, file }: Fault): Html {
  if (id === undefined) return html``;
  if (!file.endsWith('/properties.json')) return html`${id}`;
  const title = ground.titleOf(numberOf(id));
  return html`${pageLink(ground, numberOf(id), id)}${title === undefined ? '' : html`<br><span class="soft">${title}</span>`}`;
}

/** Missing legal data, those of a region together. */
export function byRegion(ground: Ground, faults: readonly Fault[]): Html {
  if (faults.length === 0) return html`<p class="good">Every advertisement has what its region asks for.</p>`;
  const regions = Map.groupBy(faults, ({ expected }) =>
    expected.replace('all that an advertisement in ', '').replace(' must show', ''),
  );
  return html`${[...regions].map(([region, list]) => html`<h3>${region} (${list.length})</h3>${faultTable(ground, list, '')}`)}`;
}
