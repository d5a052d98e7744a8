import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import { LIST_PATHS } from '../../routing/page-routes.ts';
import { joinPath } from '../../routing/slug.ts';
import { type Goal, isOffered } from '../../snapshot/market.ts';
import { listedAs, type TypeWords } from '../../snapshot/type-words.ts';
import { countOf, countsByType, type GoalCounts } from '../catalogue/counts.ts';
import { shownTypes } from '../catalogue/shown-types.ts';
import type { TabledSite } from '../catalogue/tables.ts';
import { typeIcon } from '../catalogue/type-icon.ts';
import { typesNamed } from './match.ts';
import type { GoalLink, Row } from './rows.ts';

/** The part of a page's context that the search box uses. */
export interface SearchContext {
  site: TabledSite;
  locale: Locale;
  t: Translate;
  /** The address of an original path in the page's language, if there is such a page. */
  pageHref(original: string): string | undefined;
}

/** The content of the box before anything is typed. */
export interface BoxContent {
  types: Row[];
  /** Cities with a property on the market, for browsers without JavaScript. */
  cities: Row[];
}

const GOALS: readonly Goal[] = ['sale', 'rent'];

/** Cached, because every page of a language has the same box in its header. */
const made = new WeakMap<TabledSite, Map<Locale, BoxContent>>();

export function boxContent(site: TabledSite, locale: Locale): BoxContent {
  const known = made.get(site)?.get(locale);
  if (known) return known;
  const content = { types: typeRows(site, locale), cities: cityRows(site, locale) };
  made.set(site, (made.get(site) ?? new Map<Locale, BoxContent>()).set(locale, content));
  return content;
}

/** The types as a tree, those with a parent below it; each with the goals that it is offered for. */
function typeRows(site: TabledSite, locale: Locale): Row[] {
  const counts = countsByType(site.properties, site.site);
  return shownTypes(site.types, locale, site.table.defaultLocale).map(
    ({ webId, words, record, isBelow }) => ({
      key: webId,
      name: listedAs(words),
      otherNames: otherNames(words, record.Name),
      lang: foreign(words.language, locale),
      icon: typeIcon(webId),
      isBelow,
      goals: GOALS.filter((goal) => isOffered(record, goal) || countOf(counts, webId)[goal] > 0).map((goal) =>
        goalLink(site, locale, goal, webId, countOf(counts, webId)),
      ),
    }),
  );
}

/** The words for a type by which its name is not found anyway; `undefined` without any, to keep pages small. */
function otherNames(words: TypeWords, name: string): string[] | undefined {
  const row = { name: listedAs(words) };
  const others = [...new Set([words.one, name])].filter((other) => typesNamed([row], other).length === 0);
  return others.length > 0 ? others : undefined;
}

function goalLink(site: TabledSite, locale: Locale, goal: Goal, webId: string, counts: GoalCounts): GoalLink {
  return {
    goal,
    href: site.table.byKey.get(joinPath(LIST_PATHS[goal], 'type', webId))?.paths[locale],
    count: site.site.options.showSearchCount ? counts[goal] : undefined,
  };
}

/** The cities that have a list of their own, sorted by name. */
function cityRows(site: TabledSite, locale: Locale): Row[] {
  const rows = new Map<string, Row & { goals: GoalLink[] }>();
  for (const { target, breadcrumb } of site.table.routes) {
    const crumb = breadcrumb[locale].at(-1);
    if (target.type !== 'landing' || target.by !== 'city' || !crumb) continue;
    const { name, language } = crumb;
    const row = rows.get(target.id) ?? { key: target.id, name, lang: foreign(language, locale), goals: [] };
    row.goals.push({ goal: target.goal, href: crumb.path, count: undefined });
    rows.set(target.id, row);
  }
  return [...rows.values()].toSorted((left, right) => left.name.localeCompare(right.name, locale));
}

/** The language of a name for a `lang` attribute; `undefined` if it is the page's own. */
const foreign = (language: Locale, locale: Locale): Locale | undefined =>
  language === locale ? undefined : language;
