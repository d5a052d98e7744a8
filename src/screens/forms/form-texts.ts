import { FORMS } from '../../features/forms/definitions/index.ts';
import { textKeys } from '../../features/forms/text-keys.ts';
import { fillLaw } from '../../i18n/fill-law.ts';
import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import type { FormId } from '../../routing/forms.ts';
import type { Law } from '../../snapshot/law/names.ts';
import { lawWords } from '../../snapshot/law/words.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

interface FormSite {
  site: Pick<SiteInfo, 'captcha'>;
  law: Law;
}

/**
 * The texts of a form for its script, with the values of the law; other placeholders stay.
 * @throws if the language lacks one
 */
export function formTexts(
  { site: { captcha }, law }: FormSite,
  locale: Locale,
  form: FormId,
): Record<string, string> {
  const forms = new Map<string, string>(Object.entries(texts(locale).forms));
  return Object.fromEntries(
    textKeys(FORMS[form], Boolean(captcha)).map((key) => {
      const text = forms.get(key);
      if (text === undefined) throw new Error(`i18n/${locale}/forms.json has no ${key}.`);
      return [key, fillLaw(text, lawWords(law, locale))];
    }),
  );
}
