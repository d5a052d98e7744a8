import type { Locale } from '../i18n/locales.ts';
import { getSite } from './site.ts';

/** What `getStaticPaths` of a file under `[lang]/` returns that every language has once. */
export async function languagePaths(): Promise<{ params: { lang: Locale }; props: { locale: Locale } }[]> {
  const { table } = await getSite();
  return table.locales.map((locale) => ({ params: { lang: locale }, props: { locale } }));
}
