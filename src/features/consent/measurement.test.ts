import { describe, expect, test } from 'vitest';
import { ALL, type Grants, NONE } from './consent.ts';
import { type MeasuredWindow, startMeasurement } from './measurement.ts';
import type { MeasurementIds } from './tools.ts';

const IDS: MeasurementIds = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '99' };
const WITHOUT: MeasurementIds = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
const VIEW = { page_location: 'https://a.example/fr/', page_referrer: '' };
const DENIED = {
  ad_user_data: 'denied',
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_personalization: 'denied',
};

/** A page that records, in order, what is reported and loaded. */
function pageOf(ids: Partial<MeasurementIds> = IDS) {
  const page: MeasuredWindow = {};
  const loaded: string[] = [];
  const measurement = startMeasurement({ ...WITHOUT, ...ids }, page, (address) => loaded.push(address));
  const told = () =>
    (page.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as unknown[])] : entry,
    );
  const names = () =>
    told().map((entry) =>
      Array.isArray(entry) ? entry.slice(0, 2).join(' ') : (entry as { event: string }).event,
    );
  return { page, loaded, measurement, told, names };
}

test('the defaults are denied, wait 500 ms, and come before anything', () => {
  const { told, loaded } = pageOf();
  expect(told()).toEqual([['consent', 'default', { ...DENIED, wait_for_update: 500 }]]);
  expect(loaded).toEqual([]);
});

test('declined: an update and a page view are told to nobody, nothing is loaded, no pixel is made', () => {
  const { measurement, loaded, names, page, told } = pageOf();
  expect(measurement.choose(NONE)).toEqual({ mustReload: false });
  measurement.pageView(VIEW);
  measurement.event({ name: 'call', params: {} });
  expect(names()).toEqual(['consent default', 'consent update', 'event page_view', 'page_view']);
  expect(told()[1]).toEqual(['consent', 'update', DENIED]);
  expect(loaded).toEqual([]);
  expect(page.fbq).toBeUndefined();
});

test('accepted: the update comes before the first tag, the page view after the last', () => {
  const { measurement, loaded, names, told } = pageOf();
  measurement.choose(ALL);
  measurement.pageView(VIEW);
  expect(names()).toEqual([
    'consent default',
    'consent update',
    expect.stringMatching(/^js /),
    'config G-1',
    'config AW-1',
    'gtm.js',
    'event page_view',
    'page_view',
  ]);
  expect(told()[6]).toEqual(['event', 'page_view', VIEW]);
  expect(told()[3]).toEqual(['config', 'G-1', { send_page_view: false }]);
  expect(loaded).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://www.googletagmanager.com/gtm.js?id=GTM-1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
});

describe('partly', () => {
  test.each<[string, Grants, string[]]>([
    ['analytics', { ...NONE, analytics_storage: true }, ['gtag/js?id=G-1', 'gtm.js?id=GTM-1']],
    ['ads', { ...NONE, ad_storage: true }, ['gtag/js?id=AW-1', 'gtm.js?id=GTM-1', 'en_US/fbevents.js']],
    ['data alone', { ...NONE, ad_user_data: true, ad_personalization: true }, []],
  ])('%s', (_, grants, addresses) => {
    const { measurement, loaded } = pageOf();
    measurement.choose(grants);
    expect(loaded.map((address) => address.replace(/^https:\/\/[^/]+\//, ''))).toEqual(addresses);
  });
});

test('a second choice loads only what is new, and says when something that runs must go', () => {
  const { measurement, loaded } = pageOf();
  measurement.choose({ ...NONE, analytics_storage: true });
  expect(loaded).toHaveLength(2);
  expect(measurement.choose(ALL)).toEqual({ mustReload: false });
  expect(loaded).toHaveLength(3);
  expect(measurement.choose(NONE)).toEqual({ mustReload: true });
});

test('what runs and is no longer allowed is silenced before it hears of the choice, what is allowed is not', () => {
  const { measurement, page } = pageOf();
  measurement.choose(ALL);
  const told: unknown[][] = [];
  page.fbq = (...call) => told.push(call);
  measurement.choose({ ...NONE, analytics_storage: true });
  expect(told).toEqual([['consent', 'revoke']]);
  const isSilent = () => 'ga-disable-G-1' in page;
  expect(isSilent()).toBe(false);
  const heard: unknown[] = [];
  const layer = page.dataLayer ?? [];
  layer.push = (...entries) => heard.push(isSilent(), ...entries);
  measurement.choose(NONE);
  expect(heard[0]).toBe(true);
});

describe('pixel', () => {
  const calls = ({ fbq }: MeasuredWindow) =>
    fbq?.queue?.map((call) => (call as unknown[]).slice(0, 2).join(' '));

  test('is told the page view and events by the names it knows', () => {
    const { measurement, page } = pageOf({ pixelId: '99' });
    measurement.choose(ALL);
    measurement.pageView(VIEW);
    measurement.event({ name: 'form_sent', params: { form: 'contact-me' } });
    measurement.event({ name: 'share', params: {} });
    expect(calls(page)).toEqual(['init 99', 'track PageView', 'track Lead', 'trackCustom share']);
    expect(page.dataLayer).toHaveLength(2);
  });

  test('one that a tag manager brought is called, once it is there and only with consent', () => {
    const { measurement, page } = pageOf({ tagManagerId: 'GTM-1' });
    const heard: unknown[][] = [];
    measurement.choose({ ...NONE, analytics_storage: true });
    page.fbq = (...call) => heard.push(call);
    measurement.pageView(VIEW);
    expect(heard).toEqual([]);
    measurement.choose(ALL);
    measurement.pageView(VIEW);
    expect(heard).toEqual([['track', 'PageView']]);
  });
});

test('without any tool the choice is told to the page alone', () => {
  const { measurement, names, loaded } = pageOf({});
  measurement.choose(ALL);
  measurement.pageView(VIEW);
  measurement.event({ name: 'search', params: {} });
  expect(names()).toEqual(['consent default', 'consent update']);
  expect(loaded).toEqual([]);
});
