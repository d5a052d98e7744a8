import { expect, type Locator, type Page } from '@playwright/test';
import type { Field } from '../../../src/features/forms/definitions/field.ts';
import { FILLED, type Filled } from '../../../src/features/forms/definitions/filled.fixture.ts';
import { FORMS } from '../../../src/features/forms/definitions/index.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { type FormId, formPath } from '../../../src/routing/forms.ts';
import { anyRecord, onMarket } from '../../../src/snapshot/market.ts';
import { main, pathOf } from './content.ts';

const market = onMarket(main.content.properties, main.content.site).map((property) => anyRecord(property));
const referenceOf = (goal: 'sale' | 'rent'): string => {
  const record = market.find(({ Goal, RecordFile }) => RecordFile && (Goal === 0) === (goal === 'sale'));
  if (!record?.RecordFile) throw new Error(`The site has nothing for ${goal}.`);
  return record.RecordFile;
};

/** The day that many days from now. */
export function dayIn(days: number): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Valid values of a form for this site and today, with the given e-mail address. */
export function filledFor(id: FormId, locale: Locale, email: string): Filled {
  const { about, goal } = FORMS[id];
  const { Name = '', Zip = '' } =
    main.content.cities[0]?.records[locale] ?? anyRecord(main.content.cities[0] ?? raise());
  return {
    ...FILLED[id],
    email,
    ...(about === 'property' && { property: referenceOf(goal ?? 'sale') }),
    ...(id === 'contact-appointment' && { slot: '', startDate: dayIn(3), endDate: dayIn(9) }),
    ...(id === 'purchase-offer' && { validUntil: dayIn(10) }),
    ...(id === 'send-to-friend' && { friendEmail: `friend-${email}` }),
    ...(id === 'demand-register' && { zones: [`${Name}|${Zip}`], criteria: '' }),
  };
}

function raise(): never {
  throw new Error('The site has no city.');
}

export const formOn = (page: Page, id: FormId): Locator => page.locator(`form[data-form="${id}"]`);

export const formAddress = (id: FormId, locale: Locale): string => pathOf(formPath(id), locale);

async function enter(form: Locator, { name, kind }: Field, values: readonly string[]): Promise<void> {
  const control = form.locator(`[name="${name}"]`);
  if (kind === 'select' || kind === 'slot') await control.selectOption(values);
  else if (['radio', 'checkboxes', 'checkbox', 'consent'].includes(kind))
    for (const value of values) await form.locator(`[name="${name}"][value="${value}"]`).check();
  else await control.fill(values[0] ?? '');
}

/** Fills in a form like a person, going through its steps, which may appear while it is being filled in. */
export async function fillForm(page: Page, id: FormId, filled: Filled): Promise<void> {
  const form = formOn(page, id);
  for (const field of FORMS[id].fields) {
    const values = [filled[field.name] ?? ''].flat().filter((value) => value !== '');
    if (values.length === 0 || field.kind === 'hidden') continue;
    const next = form.locator('[data-current] [data-next]');
    const control = form.locator(`[name="${field.name}"]`).first();
    await expect(control.or(next).filter({ visible: true }).first()).toBeVisible();
    if (!(await control.isVisible())) await next.click();
    await enter(form, field, values);
  }
}

export const send = (page: Page, id: FormId): Promise<void> =>
  formOn(page, id).locator('button[type=submit]').click();
