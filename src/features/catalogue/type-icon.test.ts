import { expect, test } from 'vitest';
import { typeIcon } from './type-icon.ts';

test.each([
  ['1', 'residential'],
  ['2', 'default'],
  ['3', 'industrial'],
  ['4', 'land'],
  ['5', 'default'],
  ['6', 'retail'],
  ['7', 'default'],
  ['8', 'default'],
  ['0', 'default'],
  ['11', 'default'],
  ['-1', 'default'],
  ['', 'default'],
  [' 4 ', 'land'],
  ['4,1', 'land'],
  ['9,1', 'default'],
  ['constructor', 'default'],
])('WebID %j has the icon %s', (webId, icon) => expect(typeIcon(webId)).toBe(icon));
