import type { Locale } from '../i18n/locales.ts';
import type { Multilingual } from './domain.ts';

/**
 * Groups records of one entity and language each into entities, in the order in which their ids first appear.
 */
export function groupByLanguage<T extends { ID: number; language: Locale }>(
  records: readonly T[],
): Multilingual<T>[] {
  const entities = new Map<string, Multilingual<T>>();
  for (const record of records) {
    const id = String(record.ID);
    const entity = entities.get(id) ?? { id, records: {} };
    entity.records[record.language] ??= record;
    entities.set(id, entity);
  }
  return [...entities.values()];
}
