import type { APIRoute } from 'astro';
import { settingsLabels } from '../../../features/consent/labels.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { languagePaths } from '../../../routing/language-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(settingsLabels(texts(locale).consent));
