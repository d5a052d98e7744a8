import type { APIRoute } from 'astro';
import { settingsLabels } from '../../../features/consent/labels.ts';
import { CONSENT_TEXTS } from '../../../i18n/consent-texts.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  Response.json(settingsLabels(CONSENT_TEXTS[locale]));
