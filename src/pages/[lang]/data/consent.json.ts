import type { APIRoute } from 'astro';
import { dialogFile } from '../../../features/consent/dialog-file.tsx';
import { consentLabels, settingsLabels } from '../../../features/consent/labels.ts';
import { policyLinks } from '../../../features/consent/policies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { table } = await getSite();
  const { consent } = texts(locale);
  return Response.json(
    dialogFile(consentLabels(consent, policyLinks(table, locale)), settingsLabels(consent)),
  );
};
