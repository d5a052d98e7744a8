import { type Fault, show } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { CONTACT_FORMS, PROPERTY_LISTS } from '../schema/menu.ts';
import { checkModuleEffects } from './module-effects.ts';
import type { MenuEntry } from './pages-in-menu.ts';

type Parts = Pick<RawSnapshot, 'articles' | 'categories'>;

const error = (fault: Omit<Fault, 'level'>): Fault => ({ level: 'error', ...fault });

/** What a module shows must exist and have an effect; each module of a page has an id of its own. */
export function checkModules({ page, at: entry }: MenuEntry, { articles, categories }: Parts): Fault[] {
  const known = {
    article: articles.map((article) => article.id),
    category: categories.map((category) => category.id),
    contact: CONTACT_FORMS,
    'property-list': PROPERTY_LISTS,
  } as const satisfies Record<string, readonly string[]>;
  const seen = new Set<string>();
  return page.params.modules.flatMap((module, index) => {
    const faults: Fault[] = [];
    const base = { file: 'menu.json', id: `${page.id} / ${module.id}` };
    const at = `${entry}/params/modules/${index}`;
    if (seen.has(module.id)) {
      faults.push(
        error({
          ...base,
          pointer: `${at}/id`,
          found: `the id "${module.id}" a second time on this page`,
          expected: 'each id once on a page',
          hint: 'Give one of the two modules another id.',
        }),
      );
    }
    seen.add(module.id);
    const relation = module.relations;
    const ids: readonly string[] = relation ? known[relation.type] : [];
    if (relation && !ids.includes(relation.id)) {
      faults.push(
        error({
          ...base,
          pointer: `${at}/relations/id`,
          found: show(relation.id),
          expected: `the id of an existing ${relation.type}`,
          hint: `There are: ${list(ids)}.`,
        }),
      );
    }
    return [...faults, ...checkModuleEffects(module, at, base)];
  });
}

/** The first few ids, for a hint. */
export const list = (ids: readonly string[]): string =>
  ids.length > 0 ? ids.slice(0, 12).join(', ') : 'none';
