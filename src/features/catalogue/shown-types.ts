import type { Locale } from '../../i18n/locales.ts';
import { type PropertyType, recordIn } from '../../snapshot/domain.ts';
import type { PropertyTypeRecord } from '../../snapshot/schema/catalogue.ts';
import { type TypeWords, typeWords } from '../../snapshot/type-words.ts';
import { inOrder, typeTree } from './type-tree.ts';

/** A property type as the lists of types show it, in one language. */
export interface ShownType {
  webId: string;
  words: TypeWords;
  record: PropertyTypeRecord;
  /** Whether another type of the list stands above it. */
  isBelow: boolean;
}

/** All types in the order of their tree, each above its children; those below one type by what they are called. */
export function shownTypes(types: readonly PropertyType[], locale: Locale, fallback: Locale): ShownType[] {
  const items = types.map((type) => {
    const words = typeWords(type, locale, fallback);
    const record = recordIn(type, locale, fallback).value;
    return { ...record, Name: words.one, words, record };
  });
  const ids = new Set(items.map(({ ID }) => ID));
  return inOrder(typeTree(items, locale)).map(({ item: { words, record }, parentid }) => ({
    webId: record.WebID,
    words,
    record,
    isBelow: parentid !== undefined && ids.has(parentid),
  }));
}
