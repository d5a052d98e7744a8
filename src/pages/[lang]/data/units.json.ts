import type { APIRoute } from 'astro';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { unitsFile } from '../../../screens/forms/units-file.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) =>
  Response.json(unitsFile(await getSite(), locale));
