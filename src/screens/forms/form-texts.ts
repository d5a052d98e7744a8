import { FORMS } from '../../features/forms/definitions/index.ts';
import { textKeys } from '../../features/forms/text-keys.ts';
import { FORMS_TEXTS } from '../../i18n/forms-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FormId } from '../../routing/forms.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

/**
 * The texts of a form with their placeholders, for its script.
 * @throws if the language lacks one
 */
export function formTexts(
  { captcha }: Pick<SiteInfo, 'captcha'>,
  locale: Locale,
  form: FormId,
): Record<string, string> {
  const texts = new Map(Object.entries(FORMS_TEXTS[locale]));
  return Object.fromEntries(
    textKeys(FORMS[form], Boolean(captcha)).map((key) => {
      const text = texts.get(key);
      if (text === undefined) throw new Error(`i18n/${locale}/forms.json has no ${key}.`);
      return [key, text];
    }),
  );
}
