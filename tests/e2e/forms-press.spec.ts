import { expect, type Locator, type Page, test } from '@playwright/test';
import type { FormId } from '../../src/routing/forms.ts';
import { text } from './lib/content.ts';
import { dayIn, formAddress, formOn } from './lib/fill-form.ts';

/** How long a person holds a button down, in milliseconds. */
const HELD = 120;

/** A field with an invalid value, and the control below it that the visitor presses next. */
interface Row {
  form: FormId;
  /** Choices to make first. */
  before?(form: Locator): Promise<void>;
  field: string;
  /** The invalid text. */
  wrong: string;
  kind: string;
  pressed(form: Locator): Locator;
  /** Checks that the press took effect. */
  check(page: Page, form: Locator): Promise<void>;
  /** The field that gets the focus to close the popup that the press has opened: a list or a calendar. */
  closing?: string;
}

const named = (name: string, value?: string) => (form: Locator) =>
  form.locator(`[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`);
const isChecked = (name: string, value: string) => (_: Page, form: Locator) =>
  expect(named(name, value)(form)).toBeChecked();
const isFocused = (name: string) => (_: Page, form: Locator) => expect(named(name)(form)).toBeFocused();

const ROWS: readonly Row[] = [
  {
    kind: 'radio button',
    form: 'contact-construction',
    field: 'project',
    wrong: '<b>',
    pressed: named('plot', 'wanted'),
    check: isChecked('plot', 'wanted'),
  },
  {
    kind: 'check box',
    form: 'purchase-offer',
    field: 'amount',
    wrong: 'beaucoup',
    pressed: named('conditions', 'planning'),
    check: isChecked('conditions', 'planning'),
  },
  {
    kind: 'label of a check box',
    form: 'sign-newsletter',
    field: 'email',
    wrong: 'eve@',
    pressed: (form) => form.locator('[data-field=consent] label span'),
    check: isChecked('consent', 'yes'),
  },
  {
    kind: 'link',
    form: 'sign-newsletter',
    field: 'email',
    wrong: 'eve@',
    pressed: (form) => form.locator('[data-field=consent] a'),
    check: (page) => expect(page).not.toHaveURL(new RegExp(`${formAddress('sign-newsletter', 'fr')}$`)),
  },
  {
    kind: 'submit button',
    form: 'testing-testing',
    field: 'email',
    wrong: 'eve@',
    pressed: (form) => form.locator('button[type=submit]'),
    check: (_, form) => expect(form.locator('.form__summary')).toBeFocused(),
  },
  {
    kind: 'button of the next step',
    form: 'contact-demand',
    field: 'zip',
    wrong: '<>',
    pressed: (form) => form.locator('[data-current] [data-next]'),
    check: (_, form) => expect(form.locator('.form__summary')).toBeFocused(),
  },
  {
    kind: 'text field',
    form: 'contact-demand',
    field: 'zip',
    wrong: '<>',
    pressed: named('city'),
    check: isFocused('city'),
  },
  {
    kind: 'list of choices',
    form: 'contact-demand',
    before: async (form) => {
      for (const [name, value] of [
        ['address', 'Rue des Paliers 12'],
        ['zip', '4000'],
        ['city', 'Liège'],
      ] as const)
        await named(name)(form).fill(value);
      await form.locator('[data-current] [data-next]').click();
    },
    field: 'surface',
    wrong: 'grande',
    pressed: named('condition'),
    check: isFocused('condition'),
    closing: 'bedrooms',
  },
  {
    kind: 'date',
    form: 'purchase-offer',
    field: 'amount',
    wrong: 'beaucoup',
    pressed: named('validUntil'),
    check: isFocused('validUntil'),
    closing: 'lastName',
  },
];

const errorOf = (form: Locator, field: string) => form.locator(`[data-field="${field}"] .field__error`);

/** Opens the form and fills in the field with the invalid value. */
async function fillWrongly(
  page: Page,
  { form: id, before, field, wrong, pressed }: Row,
): Promise<[Locator, Locator]> {
  await page.goto(formAddress(id, 'fr'));
  const form = formOn(page, id);
  await before?.(form);
  await named(field)(form).fill(wrong);
  await expect(form).toHaveAttribute('data-ready');
  const control = pressed(form).first();
  await control.scrollIntoViewIfNeeded();
  return [form, control];
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not to be seen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const row of ROWS)
  test(`a wrong field, then a press on a ${row.kind}: the press counts`, async ({ page }) => {
    const [form, control] = await fillWrongly(page, row);
    const { x, y } = await middleOf(control);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(HELD);
    // Nothing moves away from under the pointer.
    expect(await middleOf(control)).toEqual({ x, y });
    await page.mouse.up();
    await row.check(page, form);
    if (row.kind === 'link') return;
    if (row.closing) await named(row.closing)(form).focus();
    await expect(errorOf(form, row.field)).toBeVisible();
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const row of ROWS.filter(({ closing }) => !closing))
    test(`a wrong field, then a tap on a ${row.kind}: the tap counts`, async ({ page }) => {
      const [form, control] = await fillWrongly(page, row);
      const { x, y } = await middleOf(control);
      await page.touchscreen.tap(x, y);
      await row.check(page, form);
      if (row.kind !== 'link') await expect(errorOf(form, row.field)).toBeVisible();
    });
});

test('by keyboard the mistake is named as soon as the field is left', async ({ page }) => {
  await page.goto(formAddress('purchase-offer', 'fr'));
  const form = formOn(page, 'purchase-offer');
  await named('amount')(form).fill('beaucoup');
  await page.keyboard.press('Tab');
  await expect(errorOf(form, 'amount')).toHaveText(text('fr', 'forms:error.amount.invalid'));
  await named('validUntil')(form).fill(dayIn(-3));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await named('firstName')(form).focus();
  await expect(errorOf(form, 'validUntil')).toHaveText(text('fr', 'forms:error.date.invalid'));
});
