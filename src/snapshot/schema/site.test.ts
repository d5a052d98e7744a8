import { expect, test } from 'vitest';
import { article } from './article.ts';
import { displayCondition } from './condition.ts';
import { footer, languages, popup, topBar } from './shell.ts';
import { site } from './site.ts';

const SITE = {
  name: 'Test Immo',
  url: 'https://www.test-immo.example',
  agency: {
    legalName: 'Test Immo SRL',
    street: 'Rue du Test',
    houseNumber: '1',
    zip: '4000',
    city: {},
    country: {},
    phones: [{ number: '+32 4 000 00 00' }],
    email: 'test@test-immo.example',
    companyNumber: '',
    vatNumber: '',
    ipi: { number: '', title: {}, country: {}, authority: {} },
    insurance: { insurer: '', policyNumber: '' },
  },
};

test('a minimal site gets its defaults', () => {
  expect(site.parse(SITE)).toMatchObject({
    measurement: { analyticsId: '', pixelId: '' },
    content: {},
    map: { styleUrl: '' },
    marquees: {},
    options: { menuMaxItems: 6, showHomeMenu: false, changeOnScroll: true, pageSize: 12, cookieDays: 180 },
  });
});

test.each([
  { url: 'www.test-immo.example' },
  { url: 'https://www.test-immo.example/' },
  { url: 'https://user@test-immo.example' },
  { url: 'javascript:alert(1)' },
  { logo: '../logo.svg' },
  { agency: { ...SITE.agency, email: 'test' } },
  { agency: { ...SITE.agency, phones: [] } },
  { agency: { ...SITE.agency, phones: [{ number: 'call me' }] } },
  { agency: { ...SITE.agency, openingHours: [{ days: ['Mo'], opens: '9:00', closes: '25:00' }] } },
  { agency: { ...SITE.agency, codeOfEthics: 'mailto:a@b.example' } },
  { social: [{ name: 'X', url: 'javascript:alert(1)' }] },
  { measurement: { analyticsId: '"><script>' } },
  { content: { fr: { googleVerification: '<' } } },
  { content: { es: {} } },
  { map: { styleUrl: 'data:application/json,{}' } },
  { leads: { endpoint: '//evil.example/leads' } },
  { leads: { endpoint: 'http://a.example/leads' } },
  { captcha: { provider: 'other', siteKey: 'x' } },
  { marquees: { sold: { kind: 'sold' } } },
  { marquees: { 3: { kind: 'gone' } } },
  { displayConditions: { Price: { filed: 'x' } } },
  { options: { pageSize: 0 } },
  { options: { pagesize: 12 } },
])('%j is refused', (change) => {
  expect(site.safeParse({ ...SITE, ...change }).success).toBe(false);
});

test('display conditions nest, with any field and operator', () => {
  const condition = {
    field: 'a',
    logic: 'no-such',
    advancedCondition: { and: [{ or: [] }], or: [{ field: 'b' }] },
  };
  expect(displayCondition.safeParse(condition).success).toBe(false);
  const nested = {
    field: 'a',
    logic: 'no-such',
    advancedCondition: { and: [{ advancedCondition: { or: [{ field: 'b' }] } }] },
  };
  expect(displayCondition.parse(nested)).toEqual(nested);
});

test.each([
  [languages, { default: 'fr', languages: [{ code: 'fr', use: true }] }, true],
  [languages, { default: 'es', languages: [{ code: 'es', use: true }] }, false],
  [languages, { default: 'fr', languages: [] }, false],
  [topBar, {}, true],
  [topBar, { left: [{ status: 'Published', label: {}, link: 'javascript:alert(1)' }] }, false],
  [topBar, { left: [{ status: 'Published', label: {}, link: '/', icon: '<svg>' }] }, false],
  [topBar, { left: [{ status: 'Published', label: {}, link: '/', color: 'red' }] }, false],
  [footer, { bottom: { columns: [{}] }, copyright: {} }, true],
  [footer, { bottom: { columns: [{ width: { xl: 3 } }] }, copyright: {} }, false],
  [footer, { bottom: { columns: [] }, copyright: {}, bgColor: 'url(x)' }, false],
  [popup, { isPublished: 'no' }, true],
  [popup, { isPublished: true }, false],
  [popup, { isPublished: 'yes', delay: -1 }, false],
  [popup, { isPublished: 'yes', link: 'data:x' }, false],
  [article, { id: 'a-b', categoryId: 'c', name: {}, date: '2026-10-04', status: 'Published' }, true],
  [article, { id: '../a', categoryId: 'c', name: {}, date: '2026-10-04', status: 'Published' }, false],
  [article, { id: 'a', categoryId: 'c', name: {}, date: 'today', status: 'Published' }, false],
])('case %#', (schema, value, expected) => {
  expect(schema.safeParse(value).success).toBe(expected);
});

test('the columns of the footer take their widths and public flags one by one', () => {
  const { bottom } = footer.parse({
    bottom: { columns: [{}, { width: { lg: 6 }, public: { title: false } }] },
    copyright: {},
  });
  expect(bottom.columns[0]).toMatchObject({
    width: { sm: 12, md: 6, lg: 3 },
    public: { title: true, introText: true, fullText: true },
  });
  expect(bottom.columns[1]).toMatchObject({
    width: { sm: 12, md: 6, lg: 6 },
    public: { title: false, introText: true, fullText: true },
  });
});
