import { expect, test } from 'vitest';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import { exampleEntries, resultOf, withText } from './calculator-state.ts';
import { costRules } from './rules.ts';

const PURCHASE = { price: 200_000, region: 'wallonia', own: 'home' } as const;
const RULES = costRules(LAW, 'wallonia');
const write = (value: number) => String(value);
const EXAMPLE = exampleEntries(PURCHASE, write);

test('the example is that of the page', () =>
  expect(EXAMPLE).toEqual({
    texts: { price: '200000', amount: '160000', percent: '3.5', years: '25' },
    use: 'own',
    isLoanChosen: false,
  }));

test('without a lower duty the purchase is any other', () =>
  expect(exampleEntries({ ...PURCHASE, own: undefined }, write).use).toBe('other'));

test('the loan follows the price until the visitor changes it', () => {
  const cheaper = withText(EXAMPLE, 'price', '100000', write);
  expect(cheaper.texts).toMatchObject({ price: '100000', amount: '80000' });
  const chosen = withText(cheaper, 'amount', '50 000', write);
  expect(withText(chosen, 'price', '300000', write).texts).toMatchObject({
    price: '300000',
    amount: '50 000',
  });
});

test('a price that is no number leaves the loan as it is', () =>
  expect(withText(EXAMPLE, 'price', 'much', write).texts).toMatchObject({ price: 'much', amount: '160000' }));

test('the result follows the kind of purchase', () => {
  expect(resultOf(EXAMPLE, 'home', RULES).result?.duty).toBe(6_000);
  expect(resultOf({ ...EXAMPLE, use: 'other' }, 'home', RULES).result?.duty).toBe(25_000);
});

test('a text that is no number has a problem and no result; one beyond a limit has both', () => {
  const wrong = resultOf(withText(EXAMPLE, 'years', 'long', write), 'home', RULES);
  expect([wrong.readings.years.problem, wrong.result]).toEqual(['notNumber', undefined]);
  const much = resultOf(withText(EXAMPLE, 'years', '41', write), 'home', RULES);
  expect([much.readings.years.problem, much.result?.repaid]).toEqual(['most', expect.any(Number)]);
});
