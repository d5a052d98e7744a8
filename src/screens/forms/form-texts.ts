import { FORMS } from '../../features/forms/definitions/index.ts';
import { textKeys } from '../../features/forms/text-keys.ts';
import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
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
  const forms = new Map<string, string>(Object.entries(texts(locale).forms));
  return Object.fromEntries(
    textKeys(FORMS[form], Boolean(captcha)).map((key) => {
      const text = forms.get(key);
      if (text === undefined) throw new Error(`i18n/${locale}/forms.json has no ${key}.`);
      return [key, text];
    }),
  );
}
