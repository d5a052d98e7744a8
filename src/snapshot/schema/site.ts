import { z } from 'zod';
import { byLanguage, mediaPath, optionalImage, text, webUrl } from './common.ts';
import { displayCondition } from './condition.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'a time such as 09:00' });

const phone = z.strictObject({
  label: text.optional(),
  /** What the number is for; the first number serves every purpose without one of its own. */
  goal: z.enum(['sale', 'rent']).optional(),
  number: z.string().regex(/^\+?[\d\s()./-]{6,}$/, { error: 'a telephone number such as +32 4 000 00 00' }),
});

const agency = z.strictObject({
  legalName: z.string().min(1),
  street: z.string(),
  houseNumber: z.string(),
  zip: z.string(),
  city: text,
  country: text,
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  phones: z.array(phone).min(1),
  email: z.email({ error: 'an e-mail address' }),
  openingHours: z
    .array(
      z.strictObject({
        days: z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1),
        opens: clock,
        closes: clock,
      }),
    )
    .default([]),
  companyNumber: z.string(),
  vatNumber: z.string(),
  ipi: z.strictObject({ number: z.string(), title: text, country: text, authority: text }),
  insurance: z.strictObject({ insurer: z.string(), policyNumber: z.string() }),
  codeOfEthics: webUrl.optional(),
});

const code = z
  .string()
  .regex(/^[\w-]*$/, { error: 'a code of letters, digits and hyphens' })
  .default('');

/** Texts and verification codes keyed by language (specification, section 3, Language-keyed content). */
const languageContent = z.strictObject({
  googleVerification: code,
  facebookVerification: code,
  nortonSafeWeb: code,
  image: optionalImage,
  robots: z
    .string()
    .regex(/^[a-z0-9:, -]*$/i, { error: 'a robots rule such as index, follow' })
    .default('index, follow'),
});

/** The meaning of a marquee value: a name, and whether it replaces the price (the ignore list). */
const marquee = z.strictObject({
  kind: z.enum(['none', 'option', 'sold', 'rented', 'new']),
  replacesPrice: z.boolean().default(false),
  name: text.optional(),
  rentName: text.optional(),
});
export type Marquee = z.infer<typeof marquee>;

const options = z.strictObject({
  menuMaxItems: z.number().int().min(1).default(6),
  showHomeMenu: z.boolean().default(false),
  showSearchCount: z.boolean().default(true),
  changeOnScroll: z.boolean().default(true),
  topBarShow: z.boolean().default(true),
  showFreeEvaluation: z.boolean().default(true),
  showTotals: z.boolean().default(true),
  similarProperties: z.number().int().min(0).max(12).default(3),
  /**
   * Up to this number of properties, each gets a preview picture with price and place; beyond it, the plain
   * picture.
   */
  previewsUpTo: z.number().int().min(0).default(2000),
  pageSize: z.number().int().min(1).max(60).default(12),
  cookieDays: z.number().int().min(1).default(180),
  /** Of the cookie policy; after a change every visitor is asked again. */
  cookieVersion: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'a version such as 2 or 2026-10' })
    .default('1'),
});

export const site = z.strictObject({
  name: z.string().min(1),
  url: z.string().regex(/^https?:\/\/[^\s/?#@<>"'\\]+$/, {
    error: 'the site’s address without a slash at its end, such as https://www.example.org',
  }),
  tagline: text.optional(),
  logo: mediaPath.optional(),
  agency,
  social: z.array(z.strictObject({ name: z.string(), url: webUrl })).default([]),
  measurement: z
    .strictObject({ analyticsId: code, adsId: code, tagManagerId: code, pixelId: code })
    .prefault({}),
  content: byLanguage(languageContent).default({}),
  /** Other hosts whose pictures and videos pages may show, such as the CRM's. */
  mediaHosts: z
    .array(
      z.string().regex(/^https:\/\/[\w.-]+(:\d+)?$/, { error: 'a host such as https://media.example.org' }),
    )
    .default([]),
  map: z.strictObject({ styleUrl: webUrl.or(z.literal('')) }).default({ styleUrl: '' }),
  leads: z
    .strictObject({
      endpoint: z.string().regex(/^(\/(?!\/)[\w/-]*|https:\/\/[^\s<>"'\\]+)$/, {
        error: 'a path such as /leads, or an https:// address',
      }),
      /** The project's relay, a service that takes plain form posts, or Netlify Forms (docs/leads.md). */
      service: z.enum(['relay', 'post', 'netlify']).default('relay'),
      /** The name of the honeypot field, as the service expects it; only machines fill it in. */
      honeypot: z
        .string()
        .regex(/^[\w-]+$/, { error: 'a name of letters, digits, hyphens and underscores' })
        .default('_homepage'),
      /** Hidden fields that the service expects; `{thanks}` and `{form}` are replaced. */
      hidden: z.record(z.string(), z.string()).default({}),
    })
    .optional(),
  /** The agency's API for the owner portal; if empty, the portal uses the site's own encrypted files. */
  ownerApi: z
    .string()
    .regex(/^(\/[\w-]+)*$/, { error: 'a path of this site such as /owner-api, or nothing' })
    .default(''),
  captcha: z
    .strictObject({ provider: z.enum(['turnstile', 'hcaptcha', 'recaptcha']), siteKey: z.string().min(1) })
    .nullish(),
  marquees: z.record(z.string().regex(/^\d+$/, { error: 'a marquee number as key' }), marquee).default({}),
  priceUnits: z.record(z.string().regex(/^\d+$/, { error: 'a price unit number as key' }), text).default({}),
  displayConditions: z.record(z.string(), displayCondition).default({}),
  options: options.prefault({}),
});
export type SiteInfo = z.infer<typeof site>;
