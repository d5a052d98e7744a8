import type { z } from 'zod';
import type { Fault } from './fault.ts';
import { nearFields } from './near-fields.ts';
import { isThere, readText } from './read-text.ts';
import { schemaFaults } from './schema-faults.ts';

interface FileRules {
  optional?: boolean;
  ifMissing?: string | undefined;
}

/**
 * The content of a JSON file, parsed by its schema; `undefined` after a fault, which is added to `faults`.
 * @param rules `optional`: a missing file counts as an empty list; `ifMissing`: what to do about it
 */
export function readFile(
  dir: string,
  file: string,
  schema: z.ZodType,
  { optional = false, ifMissing = `Put ${file} back; docs/snapshot.md describes it.` }: FileRules,
  faults: Fault[],
): unknown {
  if (!isThere(dir, file)) {
    if (optional) return [];
    faults.push({
      level: 'error',
      file,
      pointer: '',
      found: 'no such file',
      expected: 'the file to exist',
      hint: ifMissing,
    });
    return undefined;
  }
  const text = readText(dir, file, faults);
  const data = text === undefined ? undefined : parseJson(text, file, faults);
  if (data === undefined) return undefined;
  try {
    const result = schema.safeParse(data);
    faults.push(
      ...(result.success
        ? nearFields(file, schema, data)
        : schemaFaults(file, schema, data, result.error.issues)),
    );
    return result.data;
  } catch (error) {
    // Data nested thousands of levels deep overflow the stack of a recursive walk.
    if (!(error instanceof RangeError)) throw error;
    faults.push({ level: 'error', file, pointer: '', ...TOO_DEEP });
    return undefined;
  }
}

const TOO_DEEP = {
  found: 'lists or groups nested too deep to be read',
  expected: 'the file as docs/snapshot.md describes it',
  hint: 'The export that wrote it is broken. Export it again.',
};

function parseJson(text: string, file: string, faults: Fault[]): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    faults.push({
      level: 'error',
      file,
      pointer: '',
      found: `broken JSON: ${String((error as Error).message).replace(/\s+/g, ' ')}`,
      expected: 'a whole, well-formed JSON file',
      hint: 'The file may have been cut off while it was copied, or a comma or quote is missing. Export or copy it again.',
    });
    return undefined;
  }
}
