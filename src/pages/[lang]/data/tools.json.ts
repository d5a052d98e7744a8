import type { APIRoute } from 'astro';
import { trailTexts } from '../../../features/listing/trail-texts.ts';
import { shareTexts } from '../../../features/tools/texts.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json({ ...shareTexts(locale), ...trailTexts(locale) });
