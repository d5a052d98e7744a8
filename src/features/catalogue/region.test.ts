import { describe, expect, test } from 'vitest';
import { regionOf } from './region.ts';

describe('regionOf', () => {
  test.each([
    ['0999', undefined],
    ['1000', 'brussels'],
    ['1299', 'brussels'],
    ['1300', 'wallonia'],
    ['1499', 'wallonia'],
    ['1500', 'flanders'],
    ['3999', 'flanders'],
    ['4000', 'wallonia'],
    ['7999', 'wallonia'],
    ['8000', 'flanders'],
    ['9999', 'flanders'],
    [' 4020 ', 'wallonia'],
    ['B-4020', 'wallonia'],
    ['b4020', 'wallonia'],
  ])('%j lies in %s', (zip, region) => expect(regionOf(zip)).toBe(region));

  test.each([
    '',
    ' ',
    '-',
    '400',
    '40000',
    '4000.5',
    '-4000',
    '1e3',
    '0x0fa0',
    'L-4000',
    '4000 Liège',
    '٤٠٠٠',
    '４０００',
  ])('%j is in no region', (zip) => expect(regionOf(zip)).toBeUndefined());
});
