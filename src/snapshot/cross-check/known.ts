import { type Fault, pointer } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { KNOWN_FILE } from '../known.ts';

/** An address that is listed twice, as after a merge of two versions of the file, must belong to one page. */
export function checkKnown({ known }: Pick<RawSnapshot, 'known'>): Fault[] {
  if (Array.isArray(known)) return [];
  const first = new Map<string, string>();
  return known.addresses.flatMap(({ of, path }, index): Fault[] => {
    const other = first.get(path);
    if (other === undefined) first.set(path, of);
    if (other === undefined || other === of) return [];
    return [
      {
        level: 'error',
        file: KNOWN_FILE,
        pointer: pointer(['addresses', index]),
        id: of,
        found: `the address ${path}, which was ${other} above`,
        expected: 'an address of one property, page or article',
        hint: 'Remove one of the two lines.',
      },
    ];
  });
}
