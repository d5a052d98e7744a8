import { drawsCards, type PreviewCard, previewCard } from '../features/preview/card.ts';
import type { Locale } from '../i18n/locales.ts';
import type { RouteTo } from '../routing/static-paths.ts';
import { type PageContext, pageContext } from '../shell/context.ts';
import type { Property } from '../snapshot/domain.ts';
import { webIdsOf } from '../snapshot/market.ts';
import { byId } from '../snapshot/per-object.ts';
import { typeWords } from '../snapshot/type-words.ts';

/**
 * The content of a property's preview card in a page's language; `undefined` on a site that draws no cards.
 */
export function propertyPreview(context: PageContext, property: Property): PreviewCard | undefined {
  const { site } = context;
  if (!drawsCards(site)) return undefined;
  const { value: record } = context.record(property);
  const [webId] = webIdsOf(record);
  const type = site.types.find((entity) => context.record(entity).value.WebID === webId);
  const words = type && typeWords(type, context.locale, site.table.defaultLocale);
  return previewCard(context, record, words?.one);
}

/** The same card, for the route that serves the picture. */
export async function previewAt(locale: Locale, route: RouteTo<'property'>): Promise<PreviewCard> {
  const context = await pageContext({ locale, route });
  const property = byId(context.site.properties, route.target.id);
  const card = property && propertyPreview(context, property);
  if (!card) throw new Error(`Property ${route.target.id} has no preview.`);
  return card;
}
