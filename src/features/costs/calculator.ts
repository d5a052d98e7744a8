import type { CostsTexts } from '../../i18n/costs-texts.ts';
import { FORMAT_LOCALE, isLocale } from '../../i18n/locales.ts';
import { element } from '../../ui/element.ts';
import { fill } from '../../ui/fill.ts';
import { addStylesheet } from '../../ui/late-style.ts';
import { pageTexts } from '../../ui/page-texts.ts';
import { formatCurrency } from '../catalogue/price.ts';
import type { Region } from '../catalogue/region.ts';
import {
  calculate,
  exampleFor,
  FIGURES,
  type Figure,
  type Figures,
  LIMITS,
  type Problem,
  readFigure,
} from './calculation.ts';
import styles from './calculator.css?url';
import { OWN_USE_TEXTS, type OwnUse } from './costs.ts';

/** The pause in typing, in milliseconds, after which the result is announced to screen readers. */
const PAUSE = 700;
const EURO_FIGURES: readonly Figure[] = ['price', 'amount'];
const RESULTS = ['duty', 'notary', 'file', 'total', 'own', 'monthly', 'repaid', 'interest'] as const;

type Result = (typeof RESULTS)[number];

const costsTexts = pageTexts<keyof CostsTexts>('costs.json', 'calc.price');

let dialog: HTMLDialogElement | undefined;

/**
 * Opens the calculator over the page, filled with the page's example; on closing, the focus returns to the
 * button. A part that unfolded in the page would move the content below, on a slow line long after the press.
 */
export async function open(button: HTMLElement): Promise<void> {
  const { price, region, own } = button.dataset;
  const { lang } = document.documentElement;
  if (!isRegion(region) || !(Number(price) > 0) || !isLocale(lang)) return;
  const numbers = new Intl.NumberFormat(FORMAT_LOCALE[lang], { maximumFractionDigits: 3 });
  const [texts] = await Promise.all([costsTexts(), addStylesheet(styles)]);
  const note = isOwnUse(own) ? texts[OWN_USE_TEXTS[own].note] : texts.noteOther;
  dialog ??= inDialog(
    { title: texts.calculate, close: texts['calc.close'], note },
    build(texts, numbers, { price: Number(price), region, own: isOwnUse(own) ? own : undefined }),
  );
  if (dialog.open) return;
  dialog.showModal();
  dialog.addEventListener('close', () => button.focus({ preventScroll: true }), { once: true });
  dialog.querySelector('input')?.focus();
}

function inDialog(
  texts: { title: string; close: string; note: string },
  form: HTMLFormElement,
): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'button' }, texts.close);
  form.querySelector('.calculator__ways')?.append(close);
  const made = element(
    'dialog',
    { class: 'calculator no-print', 'aria-labelledby': 'calc-title' },
    element('h2', { id: 'calc-title' }, texts.title),
    form,
    element('p', { class: 'calculator__note' }, texts.note),
  );
  close.addEventListener('click', () => made.close());
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
  });
  document.body.append(made);
  return made;
}

interface Purchase {
  price: number;
  region: Region;
  /** The own use for which the buyer gets the lower duty; `undefined` if there is none. */
  own: OwnUse | undefined;
}

function build(texts: CostsTexts, numbers: Intl.NumberFormat, purchase: Purchase): HTMLFormElement {
  const example = exampleFor(purchase.price);
  const fields = FIGURES.map((figure) => figureField(texts, figure));
  const use = element('select', { id: 'calc-use' });
  for (const [value, text] of [
    ['own', texts[OWN_USE_TEXTS[purchase.own ?? 'home'].own]],
    ['other', texts.other],
  ] as const)
    use.append(element('option', { value }, text));
  const useField = element('p', {}, element('label', { for: 'calc-use' }, texts['calc.use']), use);
  const results = Object.fromEntries(RESULTS.map((name) => [name, element('dd')])) as Record<
    Result,
    HTMLElement
  >;
  const said = element('p', { role: 'status', class: 'visually-hidden' });
  const line = (name: Result, text: string, look = '') =>
    element('div', { class: look }, element('dt', {}, text), results[name]);
  const form = element(
    'form',
    { novalidate: '' },
    element('div', { class: 'calculator__fields' }, ...fields.map(({ whole }) => whole)),
    element(
      'dl',
      { class: 'tabular' },
      line('monthly', texts['calc.monthly'], 'calculator__monthly'),
      line('repaid', texts['calc.repaid']),
      line('interest', texts['calc.interest']),
      line('duty', texts.duty),
      line('notary', texts.notary),
      line('file', texts.file),
      line('total', texts['calc.purchase'], 'calculator__total'),
      line('own', texts['calc.own']),
    ),
    element(
      'p',
      { class: 'calculator__ways' },
      element('button', { type: 'reset', class: 'button button--quiet' }, texts['calc.reset']),
    ),
    said,
  );
  if (purchase.own) fields[0]?.whole.after(useField);

  const fillIn = () => {
    for (const { figure, input } of fields) input.value = numbers.format(example[figure]);
    use.value = purchase.own ? 'own' : 'other';
  };
  let speaking: ReturnType<typeof setTimeout> | undefined;
  const show = (speaks: boolean) => {
    const figures = readAll(fields, texts, numbers);
    const result = figures && calculate(figures, purchase.region, use.value === 'own');
    for (const name of RESULTS)
      results[name].textContent = result ? formatCurrency(Math.round(result[name])) : '–';
    clearTimeout(speaking);
    if (!speaks || !result) return;
    speaking = setTimeout(() => {
      const [monthly, repaid, total] = [result.monthly, result.repaid, result.total].map((value) =>
        formatCurrency(Math.round(value)),
      );
      said.textContent = fill(texts['calc.said'], {
        monthly: monthly ?? '',
        repaid: repaid ?? '',
        total: total ?? '',
      });
    }, PAUSE);
  };
  // Until the visitor changes the loan, it stays a fixed share of the price.
  let isLoanChosen = false;
  form.addEventListener('input', ({ target }) => {
    const [price, amount] = (['price', 'amount'] as const).map((figure) =>
      fields.find((field) => field.figure === figure),
    );
    if (target === amount?.input) isLoanChosen = true;
    const { value } = readFigure(price?.input.value ?? '', 'price');
    if (target === price?.input && amount && value !== undefined && !isLoanChosen)
      amount.input.value = numbers.format(exampleFor(value).amount);
    show(true);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    isLoanChosen = false;
    fillIn();
    show(true);
  });
  fillIn();
  show(false);
  return form;
}

interface Field {
  figure: Figure;
  whole: HTMLElement;
  input: HTMLInputElement;
  problem: HTMLElement;
}

function figureField(texts: CostsTexts, figure: Figure): Field {
  const [id, problemId] = [`calc-${figure}`, `calc-${figure}-problem`];
  const unit = EURO_FIGURES.includes(figure) ? '€' : figure === 'percent' ? '%' : texts['calc.yearsUnit'];
  const input = element('input', {
    id,
    inputmode: figure === 'percent' ? 'decimal' : 'numeric',
    autocomplete: 'off',
    'aria-describedby': problemId,
  });
  const problem = element('span', { id: problemId, class: 'calculator__problem' });
  const whole = element(
    'p',
    {},
    element('label', { for: id }, `${texts[`calc.${figure}`]} (${unit})`),
    input,
    problem,
  );
  return { figure, whole, input, problem };
}

/** The typed figures, with each problem shown at its field; `undefined` while one of them is not a number. */
function readAll(
  fields: readonly Field[],
  texts: CostsTexts,
  numbers: Intl.NumberFormat,
): Figures | undefined {
  const found: Partial<Figures> = {};
  for (const { figure, input, problem: place } of fields) {
    const { value, problem } = readFigure(input.value, figure);
    if (value !== undefined) found[figure] = value;
    place.textContent = problem ? messageOf(texts, numbers, figure, problem) : '';
    if (problem) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  const isWhole = (some: Partial<Figures>): some is Figures => FIGURES.every((name) => name in some);
  return isWhole(found) ? found : undefined;
}

const messageOf = (
  texts: CostsTexts,
  numbers: Intl.NumberFormat,
  figure: Figure,
  problem: Problem,
): string =>
  problem === 'notNumber'
    ? texts['calc.notNumber']
    : fill(texts[`calc.${problem}`], { limit: numbers.format(LIMITS[figure][problem]) });

const isOwnUse = (value: string | undefined): value is OwnUse => value === 'home' || value === 'plot';

const isRegion = (value: string | undefined): value is Region =>
  value === 'brussels' || value === 'wallonia' || value === 'flanders';
