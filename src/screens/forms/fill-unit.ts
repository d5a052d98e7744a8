/** Fills the unit that a link of a project's page names into the form, or says why not. */

import { fillIn } from '../../features/forms/client/dom.ts';
import { FILLED } from '../../features/forms/client/events.ts';
import { element } from '../../ui/element.ts';
import { fetchJson } from '../../ui/fetch-json.ts';
import { fill } from '../../ui/fill.ts';
import { readUnits, type UnitInAddress, unitInAddress } from './units-of-project.ts';

export async function fillUnit(form: HTMLFormElement): Promise<void> {
  try {
    const projects = await fetchJson(`/${document.documentElement.lang}/data/units.json`, {
      check: readUnits,
    });
    const found = unitInAddress(location.search, projects);
    if (found?.kind !== 'open') return say(found);
    // A link that was just followed takes precedence over the draft of an earlier question.
    put(form, found, !('continued' in form.dataset));
    // A form that is emptied names the unit again, as it does the project.
    form.addEventListener('reset', () => setTimeout(() => put(form, found, true)));
  } catch (error) {
    console.info('It is not known which units there are.', error);
  }
}

function put(form: HTMLFormElement, found: UnitInAddress & { kind: 'open' }, isNew: boolean): void {
  const unit = form.elements.namedItem('unit');
  if (!(unit instanceof HTMLInputElement) || (unit.value !== '' && !isNew)) return;
  fillIn(
    form,
    new Map([
      ['project', [found.project]],
      ['unit', [found.unit]],
    ]),
  );
  form.dispatchEvent(new Event(FILLED));
}

function say(found: Exclude<UnitInAddress, { kind: 'open' }> | undefined): void {
  const place = document.querySelector<HTMLElement>('[data-unit-said]');
  if (!place || !found) return;
  const { sold = '', unknown = '', list = '' } = place.dataset;
  const text = found.kind === 'gone' ? fill(sold, { unit: found.unit }) : unknown;
  place.replaceChildren(
    element('span', {}, text),
    ...(found.path ? [element('a', { href: `${found.path}#units` }, list)] : []),
  );
}
