import type { DayOfWeek, OpeningHoursSpecification, RealEstateAgent, WithContext } from 'schema-dts';
import type { SiteInfo } from '../../../snapshot/schema/site.ts';
import { agencyPhone } from '../../catalogue/phone.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { compact } from './compact.ts';
import type { JsonLdContext } from './context.ts';

type Context = Pick<JsonLdContext, 'site' | 'text' | 'href'>;
type Hours = SiteInfo['agency']['openingHours'][number];

const WEEKDAY: Record<Hours['days'][number], DayOfWeek> = {
  Mo: 'https://schema.org/Monday',
  Tu: 'https://schema.org/Tuesday',
  We: 'https://schema.org/Wednesday',
  Th: 'https://schema.org/Thursday',
  Fr: 'https://schema.org/Friday',
  Sa: 'https://schema.org/Saturday',
  Su: 'https://schema.org/Sunday',
};

/** A short form of the agency, for references from other structured data. */
export const agencyReference = ({ site: { site } }: Pick<Context, 'site'>) =>
  ({
    '@type': 'RealEstateAgent',
    '@id': `${site.url}/#agency`,
    name: site.name,
  }) as const satisfies RealEstateAgent;

export function agencyJsonLd(context: Context): WithContext<RealEstateAgent> {
  const { site } = context.site;
  const { agency } = site;
  return compact({
    '@context': 'https://schema.org',
    ...agencyReference(context),
    legalName: agency.legalName,
    description: context.text(site.tagline)?.value,
    url: absoluteUrl(site.url, context.href('/')),
    address: compact({
      '@type': 'PostalAddress',
      streetAddress: `${agency.street} ${agency.houseNumber}`.trim(),
      postalCode: agency.zip,
      addressLocality: context.text(agency.city)?.value,
      addressCountry: context.text(agency.country)?.value,
    }),
    geo: geoOf(agency),
    telephone: agencyPhone(agency)?.number,
    email: agency.email,
    vatID: agency.vatNumber,
    openingHoursSpecification: agency.openingHours.map(hoursOf),
    sameAs: site.social.map((account) => account.url),
  });
}

function geoOf({ latitude, longitude }: SiteInfo['agency']) {
  if (latitude === undefined || longitude === undefined) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude } as const;
}

const hoursOf = ({ days, opens, closes }: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => WEEKDAY[day]),
  opens,
  closes,
});
