import type { Locale } from '../../i18n/locales.ts';
import type { VisitTexts } from '../../i18n/visit-texts.ts';
import { lastingPath } from '../../routing/published.ts';
import type { RouteTable } from '../../routing/route.ts';
import { type Property, recordIn, type Snapshot, textIn } from '../../snapshot/domain.ts';
import { goalOf, onMarket } from '../../snapshot/market.ts';
import { byId, perObject } from '../../snapshot/per-object.ts';
import type { Visit } from '../../snapshot/visits.ts';
import { formatAddress } from '../catalogue/address.ts';
import { agencyPhone, formatPhone } from '../catalogue/phone.ts';
import { type CalendarEvent, calendarFile } from './calendar.ts';

interface Context {
  snapshot: Snapshot;
  table: RouteTable;
  locale: Locale;
  texts: VisitTexts;
}

/** The path of the calendar file of one visit. */
export const visitCalendarPath = (locale: Locale, { id }: Pick<Visit, 'id'>): string =>
  `/${locale}/calendar/${id}.ics`;

/** The path of the feed of all open days, to which calendar programs can subscribe. */
export const openDaysPath = (locale: Locale): string => `/${locale}/open-days.ics`;

/** The visits of properties that are available. */
export const currentVisits: (snapshot: Snapshot) => Visit[] = perObject(({ visits, properties, site }) => {
  const ids = new Set(onMarket(properties, site).map(({ id }) => id));
  return visits.filter(({ PropertyID }) => ids.has(String(PropertyID)));
});

/** The calendar file of one visit. */
export const visitCalendar = (context: Context, visit: Visit): string => write(context, [visit]);

/** The feed of all open days, including past ones, which subscribers keep. */
export const openDaysCalendar = (context: Context): string =>
  write(
    context,
    currentVisits(context.snapshot).filter(({ Kind }) => Kind === 'openDay'),
  );

function write(context: Context, visits: readonly Visit[]): string {
  const { snapshot, locale, texts } = context;
  return calendarFile({
    product: `-//${snapshot.site.name}//Visits//${locale.toUpperCase()}`,
    name: fill(texts['calendar.name'], { name: snapshot.site.name }),
    language: locale,
    events: visits.flatMap((visit) => {
      const property = byId(snapshot.properties, String(visit.PropertyID));
      return property ? [visitEvent(context, visit, property)] : [];
    }),
  });
}

function visitEvent(
  { snapshot, table, locale, texts }: Context,
  visit: Visit,
  property: Property,
): CalendarEvent {
  const { site } = snapshot;
  const { value: record } = recordIn(property, locale, table.defaultLocale);
  const route = table.byKey.get(`/property/${property.id}/`);
  // The event stays in visitors' calendars after the property's page has got another address, so it has the
  // permanent one.
  const url = site.url + (route ? lastingPath(table, route, locale) : `/${locale}/`);
  const note = textIn(visit.Note, locale, table.defaultLocale)?.value;
  const phone = agencyPhone(site.agency, goalOf(record))?.number;
  const { Latitude: latitude, Longitude: longitude } = record;
  const isOpen = visit.Kind === 'openDay';
  return {
    uid: `visit-${visit.id}-${locale}@${new URL(site.url).host}`,
    start: visit.Start,
    end: visit.End,
    revised: record.ModifyDate ?? record.CreateDate ?? visit.Start.slice(0, 10),
    summary: fill(texts[isOpen ? 'event.openDay' : 'event.slot'], { title: record.TypeDescription }),
    description: [note, record.Description, `${site.name}${phone ? ` · ${formatPhone(phone)}` : ''}`, url]
      .filter(Boolean)
      .join('\n\n'),
    location: formatAddress(record),
    url,
    place: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    status: isOpen ? 'CONFIRMED' : 'TENTATIVE',
  };
}

/** Replaces `{{name}}` as i18next does. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
