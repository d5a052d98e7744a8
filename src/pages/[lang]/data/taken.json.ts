import type { APIRoute } from 'astro';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { takenFile } from '../../../screens/forms/taken-file.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(takenFile(await getSite(), locale));
