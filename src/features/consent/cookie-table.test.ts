import { describe, expect, test } from 'vitest';
import { type StorageInput, storageTables } from './cookie-table.ts';

const WITHOUT = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
const BARE: StorageInput = {
  measurement: WITHOUT,
  cookieDays: 180,
  hasPopup: false,
  hasLanguages: false,
  embeds: [],
};
/** Shows the key and what fills it. */
const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const tables = (input: Partial<StorageInput> = {}) => storageTables(t, { ...BARE, ...input });
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('storageTables', () => {
  test('lists nothing that is not configured', () => {
    const { necessary, measurement, embeds } = tables();
    expect([measurement, embeds]).toEqual([[], []]);
    expect(names(necessary)).not.toEqual(expect.arrayContaining(['popup']));
    expect(necessary[0]).toEqual({
      what: 'policies:own.consent',
      name: 'consent',
      why: 'policies:own.consent.why',
      duration: 'policies:duration.days {"count":180}',
    });
  });

  test('lists each configured tool with its cookies, and the campaign with them', () => {
    const { measurement } = tables({ measurement: { ...WITHOUT, analyticsId: 'G-1', pixelId: '1' } });
    expect(measurement.map(({ what, name }) => [what, name])).toEqual([
      ['Google Analytics', '_ga, _ga_*'],
      ['Meta Pixel', '_fbp, _fbc'],
      ['policies:own.campaign', 'campaign'],
    ]);
  });

  test('lists each host of embedded content once', () => {
    const { embeds, necessary } = tables({
      embeds: [
        'https://my.matterport.com/show/?m=1',
        'https://my.matterport.com/show/?m=2',
        'https://tiles.openfreemap.org/styles/positron',
      ],
    });
    expect(embeds.map(({ what, name }) => [what, name])).toEqual([
      ['Matterport', 'my.matterport.com'],
      ['OpenFreeMap', 'tiles.openfreemap.org'],
    ]);
    expect(names(necessary)).toContain('embeds');
  });

  test.each(['popup', 'language'])('lists the %s only where there is one', (name) => {
    expect(names(tables().necessary)).not.toContain(name);
    expect(names(tables({ hasPopup: true, hasLanguages: true }).necessary)).toContain(name);
  });
});
