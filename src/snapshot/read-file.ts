import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Fault } from './fault.ts';
import { schemaFaults } from './schema-faults.ts';

/**
 * What one JSON file holds, as its schema gives it; `undefined` when there is a fault, which joins `faults`.
 * @param optional a file that may be missing counts as an empty list
 */
export function readFile(
  dir: string,
  file: string,
  schema: z.ZodType,
  optional: boolean,
  faults: Fault[],
): unknown {
  if (!existsSync(join(dir, file))) {
    if (optional) return [];
    faults.push({
      level: 'error',
      file,
      pointer: '',
      found: 'no such file',
      expected: 'the file to exist',
      hint: `Put ${file} back; docs/snapshot.md describes it.`,
    });
    return undefined;
  }
  const data = readJson(join(dir, file), file, faults);
  if (data === undefined) return undefined;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  faults.push(...schemaFaults(file, schema, data, result.error.issues));
  return undefined;
}

function readJson(path: string, file: string, faults: Fault[]): unknown {
  try {
    // Some editors begin a file with a byte order mark, which JSON does not allow.
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const isBroken = error instanceof SyntaxError;
    faults.push({
      level: 'error',
      file,
      pointer: '',
      found: `${isBroken ? 'broken JSON' : 'an unreadable file'}: ${String((error as Error).message).replace(/\s+/g, ' ')}`,
      expected: 'a whole, well-formed JSON file',
      hint: isBroken
        ? 'The file may have been cut off while it was copied, or a comma or quote is missing. Export or copy it again.'
        : 'It must be a plain file that this user may read.',
    });
    return undefined;
  }
}
