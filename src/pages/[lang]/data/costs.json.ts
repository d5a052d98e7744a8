import type { APIRoute } from 'astro';
import { calculatorTexts } from '../../../features/costs/calculator-texts.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(calculatorTexts(locale));
