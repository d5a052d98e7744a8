import { expect, type Page, test } from '@playwright/test';
import { axeProblems } from './lib/axe.ts';
import { pathOf, text } from './lib/content.ts';
import { overflow } from './lib/overflow.ts';

const shots = process.env['SHOTS'];
const SIZES = [
  { width: 390, height: 844, language: 'de' },
  { width: 1440, height: 900, language: 'en' },
] as const;

/** Records layout shifts that are not caused by a press or key. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const { width, height, language } of SIZES)
  test.describe(`at ${width} px, in ${language}`, () => {
    test.use({ viewport: { width, height } });
    const label = (key: string, values = {}) => text(language, `costs:${key}`, values);

    test('the loan calculator opens by keyboard, counts, holds what is too much, and goes back to the example', async ({
      page,
    }) => {
      await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(pathOf('/property/4101/', language), { waitUntil: 'networkidle' });
      expect(asked.filter((path) => /costs\.json|_astro\/(client|react)|calculator/i.test(path))).toEqual([]);

      await page.locator('#costs').scrollIntoViewIfNeeded();
      const button = page.getByRole('button', { name: label('calculate') });
      await button.focus();
      await page.keyboard.press('Enter');
      const form = page.getByRole('dialog', { name: label('calculate') });
      const field = (name: string) => form.getByLabel(label(`calc.${name}`), { exact: false });
      const result = (name: string) =>
        form
          .locator('dl > div')
          .filter({ has: page.getByText(label(name), { exact: true }) })
          .locator('dd');
      await expect(field('price')).toBeFocused();
      await expect(field('price')).toHaveValue(language === 'de' ? '389.000' : '389,000');
      const example = await result('calc.monthly').textContent();
      if (shots) await form.screenshot({ path: `${shots}/calculator-${width}.png` });

      // Price, kind of purchase, amount, rate, years: one field after the other.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(language === 'de' ? '200.000' : '200,000');
      await page.keyboard.press('Tab');
      await expect(field('use')).toBeFocused();
      // A loan that the visitor has not changed follows the price, and never exceeds it.
      await expect(field('amount')).toHaveValue(/^160.000$/);
      await page.keyboard.press('Tab');
      await page.keyboard.type('100 000');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0');
      await page.keyboard.press('Tab');
      await page.keyboard.type('20');
      await expect(result('calc.monthly')).toHaveText(/^€\s417$/);
      await expect(result('calc.repaid')).toHaveText(/^€\s100\.000$/);
      await expect(result('duty')).toHaveText(/^€\s6\.000$/);
      await expect(form.getByRole('status')).toContainText(/€\s417/);
      // Programmatic input does not count as the visitor's, so every shift is recorded.
      expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
      await field('use').selectOption('other');
      await expect(result('duty')).toHaveText(/^€\s25\.000$/);

      await field('years').fill('9999999999999999');
      await expect(field('years')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('years')).toHaveAccessibleDescription(label('calc.most', { limit: 40 }));
      await expect(result('calc.monthly')).toHaveText(/^€\s208$/);
      await field('amount').fill('<img src=x onerror=alert(1)>');
      await expect(field('amount')).toHaveAccessibleDescription(label('calc.notNumber'));
      await expect(result('calc.monthly')).toHaveText('–');
      expect(await overflow(page)).toEqual([]);
      expect(await axeProblems(page, 'dialog.calculator')).toEqual([]);
      if (shots) await form.screenshot({ path: `${shots}/calculator-wrong-${width}.png` });

      await form.getByRole('button', { name: label('calc.reset') }).press('Enter');
      await expect(result('calc.monthly')).toHaveText(example ?? '');
      await expect(field('amount')).not.toHaveAttribute('aria-invalid');
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await expect(button).toBeFocused();
    });
  });

test.describe('on a bad line', () => {
  const button = (page: Page) => page.locator('[data-tool="calculator"]');
  const calculator = (page: Page) => page.getByRole('dialog', { name: text('fr', 'costs:calculate') });
  const note = (page: Page) => page.getByRole('alert').filter({ hasText: text('fr', 'costs:calc.failed') });

  test('a press before the code is there counts; what was typed is kept while it is closed', async ({
    page,
  }) => {
    let bringCode = () => {};
    const code = new Promise<void>((resolve) => {
      bringCode = resolve;
    });
    await page.route('**/_astro/Calculator.*.js', async (route) => {
      await code;
      await route.continue();
    });
    await page.goto(pathOf('/property/4101/', 'fr'));
    const asked = page.waitForRequest('**/_astro/Calculator.*.js');
    await button(page).click();
    await asked;
    bringCode();
    const price = calculator(page).getByLabel(text('fr', 'costs:calc.price'), { exact: false });
    await price.fill('250 000');
    await calculator(page)
      .getByRole('button', { name: text('fr', 'costs:calc.close') })
      .click();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('250 000');
  });

  for (const [what, address] of [
    ['code', '**/_astro/Calculator.*.js*'],
    ['texts', '**/data/costs.json'],
  ] as const)
    test(`without its ${what} it says so, the example stays, and it can be tried again`, async ({ page }) => {
      await page.route(address, (route) => route.fulfill({ status: 404 }));
      await page.goto(pathOf('/property/4101/', 'fr'));
      await button(page).click();
      await expect(note(page)).toBeVisible();
      await expect(page.locator('#costs table')).toBeVisible();
      await page.unroute(address);
      await page.locator('#costs h2').hover();
      await button(page).click();
      await expect(calculator(page)).toBeVisible();
      await expect(note(page)).toBeHidden();
    });
});

test('without a script the example stands there, and no button that does nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathOf('/property/4101/', 'fr'));
  await expect(page.locator('#costs')).toContainText(/Exemple/);
  await expect(page.locator('[data-tool="calculator"]')).toBeHidden();
  await context.close();
});
