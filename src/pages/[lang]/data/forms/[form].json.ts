import type { APIRoute } from 'astro';
import type { Locale } from '../../../../i18n/locales.ts';
import { FORM_IDS, type FormId } from '../../../../routing/forms.ts';
import { languagePaths } from '../../../../routing/language-paths.ts';
import { getSite } from '../../../../routing/site.ts';
import { formTexts } from '../../../../screens/forms/form-texts.ts';

interface Props {
  locale: Locale;
  form: FormId;
}

export async function getStaticPaths() {
  return (await languagePaths()).flatMap(({ params: { lang }, props: { locale } }) =>
    FORM_IDS.map((form) => ({ params: { lang, form }, props: { locale, form } })),
  );
}

export const GET: APIRoute<Props> = async ({ props: { locale, form } }) =>
  Response.json(formTexts(await getSite(), locale, form));
