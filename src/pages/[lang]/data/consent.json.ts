import type { APIRoute } from 'astro';
import { dialogFile } from '../../../features/consent/dialog-file.tsx';
import { consentLabels, settingsLabels } from '../../../features/consent/labels.ts';
import { policyLinks } from '../../../features/consent/policies.ts';
import { CONSENT_TEXTS } from '../../../i18n/consent-texts.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { table } = await getSite();
  const texts = CONSENT_TEXTS[locale];
  return Response.json(dialogFile(consentLabels(texts, policyLinks(table, locale)), settingsLabels(texts)));
};
