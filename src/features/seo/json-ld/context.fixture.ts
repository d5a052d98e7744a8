import type { z } from 'zod';
import type { Locale } from '../../../i18n/locales.ts';
import { recordIn, textIn } from '../../../snapshot/domain.ts';
import { site } from '../../../snapshot/schema/site.ts';
import type { JsonLdContext } from './context.ts';

/**
 * A page of a small agency, its default language French; addresses are the original path under the language.
 */
export function contextOf(locale: Locale = 'fr', { agency = {}, ...fields }: SiteFields = {}): JsonLdContext {
  return {
    locale,
    site: { site: site.parse({ ...SITE, ...fields, agency: { ...SITE.agency, ...agency } }) },
    text: (text) => textIn(text, locale, 'fr'),
    record: (entity) => recordIn(entity, locale, 'fr'),
    href: (original) => `/${locale}${original}`,
  };
}

type SiteFields = Partial<Omit<z.input<typeof site>, 'agency'>> & {
  agency?: Partial<z.input<typeof site>['agency']>;
};

const SITE: z.input<typeof site> = {
  name: 'Test Immo',
  url: 'https://www.test-immo.example',
  agency: {
    legalName: 'Test Immo SRL',
    street: 'Rue du Test',
    houseNumber: '1',
    zip: '4000',
    city: { fr: 'Liège', nl: 'Luik' },
    country: { fr: 'Belgique', nl: 'België' },
    phones: [{ number: '+32 4 000 00 00' }, { number: '+32 4 000 00 01' }],
    email: 'test@test-immo.example',
    companyNumber: 'BE 0000.000.000',
    vatNumber: 'BE 0000.000.000',
    ipi: { number: '000.000', title: { fr: 'Agent' }, country: { fr: 'Belgique' }, authority: { fr: 'IPI' } },
    insurance: { insurer: 'Assurances', policyNumber: '0' },
  },
  marquees: {
    1: { kind: 'option', name: { fr: 'Option' } },
    3: { kind: 'sold', replacesPrice: true, name: { fr: 'Vendu' } },
    4: { kind: 'sold', replacesPrice: false, name: { fr: 'Vendu' } },
  },
  priceUnits: { 2: { fr: '/mois' }, 3: { fr: '/m²' } },
};
