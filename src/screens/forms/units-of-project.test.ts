import { expect, test } from 'vitest';
import { readUnits, unitInAddress } from './units-of-project.ts';

const PROJECTS = readUnits([
  {
    names: ['5001', 'pr-1'],
    path: '/fr/projets/parc/5001/',
    units: [
      { name: 'A.01', isSold: false },
      { name: 'A.02', isSold: true },
    ],
  },
  { names: ['5002'], path: '/fr/projets/cour/5002/', units: [{ name: 'B.01', isSold: false }] },
]);
const at = (query: string) => unitInAddress(query, PROJECTS);

test.each([
  ['?project=5001&unit=A.01', { kind: 'open', project: '5001', unit: 'A.01' }],
  ['project=PR-1&unit=%20a.01', { kind: 'open', project: 'pr-1', unit: 'A.01' }],
  ['?project=5001&unit=A.02', { kind: 'gone', unit: 'A.02', path: '/fr/projets/parc/5001/' }],
  ['?project=5001&unit=B.01', { kind: 'unknown', path: '/fr/projets/parc/5001/' }],
  ['?project=5001&unit=<b>rufen</b>', { kind: 'unknown', path: '/fr/projets/parc/5001/' }],
  ['?project=9&unit=A.01', { kind: 'unknown', path: undefined }],
  ['?unit=A.01', { kind: 'unknown', path: undefined }],
  ['?project=5001&unit=', undefined],
  ['?project=5001', undefined],
  ['', undefined],
])('%s', (query, expected) => expect(at(query)).toEqual(expected));

test.each([
  null,
  {},
  [{}],
  [{ names: ['1'], path: 1, units: [] }],
  [{ names: ['1'], path: '/', units: [{ name: 'A' }] }],
])('a file of another shape is refused: %j', (data) => expect(() => readUnits(data)).toThrow(TypeError));
