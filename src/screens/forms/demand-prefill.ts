/** Fills the search demand with the criteria of the list that the visitor came from. */
import { FILLED, READY } from '../../features/forms/client/events.ts';

const form = document.querySelector<HTMLFormElement>('form[data-form="demand-register"]');

async function fill(): Promise<void> {
  if (!form) return;
  const [{ demandEntries, demandNames }, { fillIn }] = await Promise.all([
    import('./demand-entries.ts'),
    import('../../features/forms/client/dom.ts'),
  ]);
  const valuesOf = (name: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map(({ value }) => value);
  const entries = demandEntries(location.search, { types: valuesOf('types'), zones: valuesOf('zones') });
  // After a reload the form already holds the criteria, and the visitor's changes must not be overwritten.
  const [before] = valuesOf('criteria');
  if (before === entries.get('criteria')?.[0]) return;
  // A draft may hold those of another list; the two must not mix.
  if (before) fillIn(form, new Map(demandNames().map((name) => [name, []])));
  fillIn(form, entries);
  form.dispatchEvent(new Event(FILLED));
}

if (form && location.search !== '') {
  if ('ready' in form.dataset) fill();
  else form.addEventListener(READY, fill, { once: true });
}
