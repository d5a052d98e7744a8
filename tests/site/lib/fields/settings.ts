import type { z } from 'zod';
import { category } from '../../../../src/snapshot/schema/article.ts';
import { city, propertyType } from '../../../../src/snapshot/schema/catalogue.ts';
import { footer, languages, popup, topBar } from '../../../../src/snapshot/schema/shell.ts';
import { site } from '../../../../src/snapshot/schema/site.ts';
import { type SnapshotFiles, SVG } from '../../../fixtures/make-snapshot.ts';

/** A record whose fields are all set at once, each to something that stands nowhere else. */
interface Setting {
  schema: z.ZodType;
  value: unknown;
}

const IMAGE = (name: string) => ({ url: 'b.jpg', alt: { fr: `${name}-alt` } });

export const SETTINGS = {
  site: {
    schema: site,
    value: {
      name: 'zs-name',
      url: 'https://zs-url.example',
      tagline: { fr: 'zs-tagline' },
      logo: 'zs-logo.svg',
      agency: {
        legalName: 'zs-legal',
        street: 'zs-street',
        houseNumber: 'zs-house',
        zip: 'zs-zip',
        city: { fr: 'zs-city' },
        country: { fr: 'zs-country' },
        latitude: 50.1234,
        longitude: 5.4321,
        phones: [
          { label: { fr: 'zs-sale' }, goal: 'sale', number: '+32 400 00 99 77' },
          { label: { fr: 'zs-rent' }, goal: 'rent', number: '+32 400 00 99 88' },
        ],
        email: 'zs-mail@example.com',
        openingHours: [{ days: ['Sa'], opens: '09:11', closes: '16:44' }],
        companyNumber: 'zs-company',
        vatNumber: 'zs-tva',
        ipi: {
          number: 'zs-ipi',
          title: { fr: 'zs-ipi-title' },
          country: { fr: 'zs-ipi-country' },
          authority: { fr: 'zs-ipi-authority' },
        },
        insurance: { insurer: 'zs-insurer', policyNumber: 'zs-policy' },
        codeOfEthics: 'https://zs-ethics.example/',
      },
      social: [{ name: 'zs-social', url: 'https://zs-social.example/' }],
      measurement: { analyticsId: 'G-zs1', adsId: 'AW-zs2', tagManagerId: 'GTM-zs3', pixelId: '7654321000' },
      content: {
        fr: {
          googleVerification: 'zs-google',
          facebookVerification: 'zs-facebook',
          nortonSafeWeb: 'zs-norton',
          image: IMAGE('zs-share'),
          robots: 'index, follow, zs-robots',
        },
      },
      mediaHosts: ['https://zs-media.example'],
      map: { styleUrl: 'https://zs-map.example/style' },
      leads: { endpoint: '/zs-leads', service: 'post', honeypot: 'zs-honey', hidden: { 8: 'zs-hidden' } },
      ownerApi: '/zs-owners',
      captcha: { provider: 'hcaptcha', siteKey: 'zs-captcha' },
      marquees: {
        8: { kind: 'sold', name: { fr: 'zs-sold' }, rentName: { fr: 'zs-let' } },
        9: { kind: 'new', replacesPrice: true, name: { fr: 'zs-new' } },
      },
      priceUnits: { 8: { fr: '/zs-unit' } },
      displayConditions: {
        Heating: { field: 'WebID', logic: 'notEqual', compareWithValue: '1' },
        Roof: { field: 'SurfaceLiving', logic: 'greater', compareWithField: 'SurfaceGround' },
        Windows: { advancedCondition: { and: [{ field: 'WebID', logic: 'equal', compareWithValue: '9' }] } },
        VAT: { advancedCondition: { or: [{ field: 'WebID', logic: 'equal', compareWithValue: '9' }] } },
      },
      options: {
        menuMaxItems: 2,
        showHomeMenu: true,
        showSearchCount: false,
        changeOnScroll: false,
        topBarShow: true,
        showFreeEvaluation: false,
        showTotals: false,
        similarProperties: 1,
        previewsUpTo: 100,
        pageSize: 2,
        cookieDays: 177,
        cookieVersion: 'zs-cookies',
      },
    },
  },
  languages: {
    schema: languages,
    value: {
      default: 'de',
      languages: [
        { code: 'de', use: true },
        { code: 'fr', use: true },
        { code: 'nl', use: false },
      ],
    },
  },
  topBar: {
    schema: topBar,
    value: {
      left: [
        {
          status: 'Published',
          label: { fr: 'zs-left' },
          link: 'https://zs-left.example/',
          icon: 'phone',
          color: '#ffe1c1',
        },
        { status: 'Draft', label: { fr: 'zs-draft-left' }, link: '/' },
      ],
      right: [
        {
          status: 'Published',
          label: { fr: 'zs-right' },
          link: 'https://zs-right.example/',
          icon: 'mail',
          color: '#c1ffe1',
        },
        { status: 'Draft', label: { fr: 'zs-draft-right' }, link: '/' },
      ],
    },
  },
  footer: {
    schema: footer,
    value: {
      bgColor: '#123321',
      textColor: '#fedfed',
      maxWidth: 1357,
      bottom: {
        columns: [
          {
            title: { fr: 'zs-column' },
            introText: { fr: 'zs-intro' },
            fullText: { fr: 'zs-full' },
            images: [IMAGE('zs-footer')],
            width: { sm: 11, md: 5, lg: 7 },
          },
          {
            title: { fr: 'zs-no-title' },
            introText: { fr: 'zs-no-intro' },
            fullText: { fr: 'zs-no-full' },
            public: { title: false, introText: false, fullText: false },
          },
        ],
      },
      copyright: { fr: 'zs-copyright' },
    },
  },
  popup: {
    schema: popup,
    value: {
      isPublished: 'yes',
      delay: 37,
      link: 'https://zs-popup.example/',
      title: { fr: 'zs-popup-title' },
      description: { fr: 'zs-popup-text' },
      media: IMAGE('zs-popup'),
    },
  },
  type: {
    schema: propertyType,
    value: {
      ID: 7,
      WebID: '7',
      ParentID: 8,
      Name: 'zs-type',
      NameSingular: 'zs-sort',
      NamePlural: 'zs-many',
      ShowOrder: 3,
      Sale: false,
      Rent: true,
      language: 'fr',
    },
  },
  city: { schema: city, value: { ID: 9, Name: 'zs-town', Zip: '4999', language: 'fr' } },
  category: {
    schema: category,
    value: { id: 'hidden', parentId: null, name: { fr: 'zs-category' }, status: 'Draft' },
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Puts the settings into a snapshot. */
export function addSettings(files: SnapshotFiles): void {
  const { site: info, languages: used, topBar: bar, footer: foot, popup: pop } = SETTINGS;
  const { type, city: town, category: kind } = SETTINGS;
  Object.assign(files, {
    site: info.value,
    languages: used.value,
    topbar: bar.value,
    footer: foot.value,
    popup: pop.value,
  });
  files.types.push(type.value, {
    ID: 8,
    WebID: '8',
    Name: 'zs-above',
    ShowOrder: -5,
    Rent: false,
    language: 'fr',
  });
  files.cities.push(town.value);
  files.categories.push(kind.value);
  files.raw['media/zs-logo.svg'] = SVG;
}
