import { fill } from '../../ui/fill.ts';

/** Filters a project's price list by bedrooms and price: rows carry `data-rooms` and `data-price`. */
const filter = document.querySelector<HTMLElement>('[data-unit-filter]');
const rows = [...document.querySelectorAll<HTMLElement>('tr[data-rooms]')];
const said = filter?.querySelector('output');

const chosen = (name: string): number =>
  Number(filter?.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value);

function apply(): void {
  if (!said) return;
  const [rooms, most] = [chosen('rooms'), chosen('price')];
  for (const row of rows) {
    const price = Number(row.dataset['price']);
    // A unit without a price is not within a requested price.
    row.hidden = Number(row.dataset['rooms']) < rooms || (most > 0 && !(price > 0 && price <= most));
  }
  const count = rows.filter((row) => !row.hidden).length;
  const texts = said.dataset;
  // `plural` would be one file more than a page may load.
  const text =
    count === 0
      ? texts['none']
      : new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
        ? texts['one']
        : texts['other'];
  said.textContent = fill(text ?? '', { count });
}

filter?.addEventListener('input', apply);
// The browser may restore the choices of a returning visitor.
addEventListener('pageshow', apply);
