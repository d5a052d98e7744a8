import type { Locale } from '../i18n/locales.ts';
import { getSite } from './site.ts';

/** The result of `getStaticPaths` for a file under `[lang]/` that exists once in every language. */
export async function languagePaths(): Promise<{ params: { lang: Locale }; props: { locale: Locale } }[]> {
  const { table } = await getSite();
  return table.locales.map((locale) => ({ params: { lang: locale }, props: { locale } }));
}
