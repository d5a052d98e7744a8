import type { z } from 'zod';
import { type Fault, pointer } from './fault.ts';
import { entityId, nearestOf } from './schema-faults.ts';

/**
 * Warnings for fields of a list of records that look like misspelt fields of its schema. The catalogue's
 * records may have any field of the CRM (docs/snapshot.md), so an unknown field alone is no fault. It is
 * reported if the field that it resembles is missing, such as `Prise` without `Price`. Each name is reported
 * once.
 */
export function nearFields(file: string, schema: z.ZodType, data: unknown): Fault[] {
  const known = recordFields(schema);
  if (!known || !Array.isArray(data)) return [];
  const fields = [...known];
  const nearest = new Map<string, string | undefined>();
  return data.flatMap((record: unknown, index) => {
    if (record === null || typeof record !== 'object') return [];
    return Object.keys(record).flatMap((key): Fault[] => {
      if (known.has(key)) return [];
      if (!nearest.has(key)) nearest.set(key, nearestOf(key, fields));
      const meant = nearest.get(key);
      if (meant === undefined || Object.hasOwn(record, meant)) return [];
      nearest.set(key, undefined);
      return [
        {
          level: 'warning',
          file,
          pointer: pointer([index, key]),
          id: entityId(data, [index]),
          found: `the unknown field "${key}"`,
          expected: 'a field that docs/snapshot.md lists; others are not read',
          hint: `Did you mean "${meant}"?`,
        },
      ];
    });
  });
}

/** The fields of a list of open objects; a strict schema reports unknown fields itself. */
function recordFields(schema: z.ZodType): Set<string> | undefined {
  const { element } = schema as { element?: { shape?: object; def?: { catchall?: unknown } } };
  return element?.shape && !element.def?.catchall ? new Set(Object.keys(element.shape)) : undefined;
}
