import type { APIRoute } from 'astro';
import { CARD_VARIANTS } from '../../../features/catalogue/card/card-picture.ts';
import { buildCatalogue } from '../../../features/listing/build-catalogue.ts';
import { encodeCatalogue } from '../../../features/listing/compact-encode.ts';
import { comparedFacts } from '../../../features/property/compared.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { translator } from '../../../i18n/translator.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { listedPictures } from '../../../screens/listed-pictures.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const site = await getSite();
  const catalogue = buildCatalogue({
    site,
    locale,
    priceTexts: texts(locale).property,
    pictureVariants: CARD_VARIANTS,
    pictureOf: await listedPictures(site, locale),
    compared: comparedFacts({ t: translator(locale), locale, site, law: site.law }),
  });
  return Response.json(encodeCatalogue(catalogue));
};
