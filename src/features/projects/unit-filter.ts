/** Filters a project's price list by bedrooms and price: rows carry `data-rooms` and `data-price`. */
const form = document.querySelector<HTMLFormElement>('[data-unit-filter]');
const rows = [...document.querySelectorAll<HTMLElement>('tr[data-rooms]')];
const said = form?.querySelector('output');

function apply(): void {
  if (!form || !said) return;
  const wanted = new FormData(form);
  const [rooms, most] = [Number(wanted.get('rooms')), Number(wanted.get('price'))];
  for (const row of rows) {
    const price = Number(row.dataset['price']);
    // A unit without a price is not within one that is asked for.
    row.hidden = Number(row.dataset['rooms']) < rooms || (most > 0 && !(price > 0 && price <= most));
  }
  const count = rows.filter((row) => !row.hidden).length;
  const texts = said.dataset;
  const text =
    count === 0
      ? texts['none']
      : new Intl.PluralRules(document.documentElement.lang).select(count) === 'one'
        ? texts['one']
        : texts['other'];
  said.textContent = (text ?? '').replace('{{count}}', String(count));
}

form?.addEventListener('input', apply);
form?.addEventListener('submit', (event) => event.preventDefault());
// The browser may have kept the choices of a visitor who comes back.
addEventListener('pageshow', apply);
