import type { APIRoute } from 'astro';
import type { Locale } from '../../../i18n/locales.ts';
import { TOOLS_TEXTS } from '../../../i18n/tools-texts.ts';
import { languagePaths } from '../../../routing/language-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(TOOLS_TEXTS[locale]);
