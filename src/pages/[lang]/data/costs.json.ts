import type { APIRoute } from 'astro';
import { COSTS_TEXTS } from '../../../i18n/costs-texts.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(COSTS_TEXTS[locale]);
