import type { CompoundPriceSpecification, Offer, UnitPriceSpecification } from 'schema-dts';
import type { Locale } from '../../../i18n/locales.ts';
import { texts } from '../../../i18n/texts.ts';
import { goalOf, isTaken } from '../../../snapshot/market.ts';
import type { PropertyRecord } from '../../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../../snapshot/schema/site.ts';
import { isStartingFrom, shownPrice } from '../../catalogue/price.ts';
import { type PriceBasis, priceBasis } from '../../catalogue/price-unit.ts';
import { agencyReference } from './agency.ts';

/** The codes of UN/CEFACT for the periods of a rent. */
const PERIODS: Readonly<Partial<Record<PriceBasis, string>>> = {
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  whole: 'MON',
  year: 'ANN',
};

interface Context {
  locale: Locale;
  site: { site: SiteInfo };
}

/** The offer of a property, with the price only if the page shows one. */
export function listingOffer({ locale, site: { site } }: Context, record: PropertyRecord): Offer {
  const isRent = goalOf(record) === 'rent';
  return {
    '@type': 'Offer',
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${isRent ? 'LeaseOut' : 'Sell'}` },
    availability: `https://schema.org/${isTaken(site, record) ? 'SoldOut' : 'InStock'}`,
    offeredBy: agencyReference({ site: { site } }),
    ...priceOf(site, record, locale),
  };
}

function priceOf(site: SiteInfo, record: PropertyRecord, locale: Locale): Partial<Offer> {
  const amount = shownPrice(site, record);
  const basis = priceBasis(site, record);
  const isRent = goalOf(record) === 'rent';
  // A price for a square metre is not the property's, and a rent for nobody knows how long says nothing.
  if (amount === undefined || basis === 'squareMetre' || (isRent && !PERIODS[basis])) return {};
  const isLowest = isStartingFrom(record);
  const specification: UnitPriceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...(isLowest ? { minPrice: amount } : { price: amount }),
    priceCurrency: 'EUR',
    ...(isRent ? { unitCode: PERIODS[basis] ?? '' } : {}),
  };
  const rent = record.ViagerIndexedRent ?? 0;
  if (rent > 0) return { priceSpecification: annuity(specification, rent, locale) };
  return {
    ...(isLowest ? {} : { price: amount, priceCurrency: 'EUR' }),
    ...(isLowest || isRent ? { priceSpecification: specification } : {}),
  };
}

/**
 * The price of a life annuity: the bouquet and the monthly rent, which apply together. The offer itself has
 * no price, because a search engine would show the bouquet as the full price.
 */
function annuity(bouquet: UnitPriceSpecification, rent: number, locale: Locale): CompoundPriceSpecification {
  const { property } = texts(locale);
  return {
    '@type': 'CompoundPriceSpecification',
    priceComponent: [
      { ...bouquet, name: property['field.bouquet'], priceComponentType: 'https://schema.org/Downpayment' },
      {
        '@type': 'UnitPriceSpecification',
        name: property['field.ViagerIndexedRent'],
        price: rent,
        priceCurrency: 'EUR',
        unitCode: 'MON',
        priceComponentType: 'https://schema.org/Installment',
      },
    ],
  };
}
