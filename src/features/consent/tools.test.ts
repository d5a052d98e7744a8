import { describe, expect, test } from 'vitest';
import { ALL, type Category, NONE } from './consent.ts';
import { allowedTools, type MeasurementIds, toolLetters } from './tools.ts';

const IDS: MeasurementIds = { analyticsId: 'G-1', adsId: 'AW-1', tagManagerId: 'GTM-1', pixelId: '1' };
const WITHOUT: MeasurementIds = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };

test.each([
  [IDS, 'adtp'],
  [{ ...WITHOUT, pixelId: '1' }, 'p'],
  [WITHOUT, ''],
])('%j', (ids, letters) => expect(toolLetters(ids)).toBe(letters));

describe('allowedTools', () => {
  test.each<[Category, string[]]>([
    ['analytics_storage', ['analytics', 'tagManager']],
    ['ad_storage', ['ads', 'tagManager', 'pixel']],
    // Consent to the use of data alone does not allow storage.
    ['ad_user_data', []],
    ['ad_personalization', []],
  ])('with %s alone', (category, tools) =>
    expect(allowedTools(IDS, { ...NONE, [category]: true })).toEqual(tools),
  );

  test('all, none, and what is not configured', () => {
    expect(allowedTools(IDS, ALL)).toEqual(['analytics', 'ads', 'tagManager', 'pixel']);
    expect(allowedTools(IDS, NONE)).toEqual([]);
    expect(allowedTools(WITHOUT, ALL)).toEqual([]);
  });
});
