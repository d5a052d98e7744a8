import { expect, test } from 'vitest';
import { FORMS } from '../definitions/index.ts';
import { Checking } from './checking.ts';

const entries = (filled: Record<string, string>) =>
  new Map(Object.entries(filled).map(([name, value]) => [name, [value]]));

const checking = () => new Checking(() => FORMS['testing-testing']);

test('an error is shown once its field was left with a value, and goes as soon as it is mended', () => {
  const check = checking();
  const wrong = entries({ email: 'eve@' });
  expect(check.shown(wrong)).toEqual({});
  check.leave('email', entries({ email: ' ' }));
  expect(check.shown(entries({ email: ' ' }))).toEqual({});
  check.leave('email', wrong);
  expect(check.shown(wrong)).toEqual({ email: 'email.invalid' });
  expect(check.shown(entries({ email: 'eve@exemple.be' }))).toEqual({});
  expect(check.shown(wrong)).toEqual({ email: 'email.invalid' });
});

test('what the relay found wrong stays until the field is changed', () => {
  const check = checking();
  const right = entries({ email: 'eve@exemple.be', remark: 'x' });
  check.report({ remark: 'text.invalid' }, true);
  expect(check.shown(right)).toEqual({ remark: 'text.invalid' });
  check.change('email');
  expect(check.shown(right)).toEqual({ remark: 'text.invalid' });
  check.change('remark');
  expect(check.shown(right)).toEqual({});
});

test('errors that are reported are shown, empty fields too, until all is cleared', () => {
  const check = checking();
  const nothing = entries({});
  check.report(check.errors(nothing), false);
  expect(check.shown(nothing)).toEqual({ email: 'required.email' });
  check.clear();
  expect(check.shown(nothing)).toEqual({});
});

test('errors of other rules count too', () => {
  const check = new Checking(
    () => FORMS['testing-testing'],
    () => ({ property: 'property.sold' }),
  );
  const right = entries({ email: 'eve@exemple.be' });
  expect(check.errors(right)).toEqual({ property: 'property.sold' });
  expect(check.shown(right)).toEqual({});
});
