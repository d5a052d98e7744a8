import type { Locale } from '../../i18n/locales.ts';
import type { Texts } from '../../i18n/texts.ts';
import { lastingPath } from '../../routing/published.ts';
import type { RouteTable } from '../../routing/route.ts';
import { type Property, recordIn, type Snapshot, textIn } from '../../snapshot/domain.ts';
import { goalOf, onMarket } from '../../snapshot/market.ts';
import { byId, perObject } from '../../snapshot/per-object.ts';
import type { Viewing } from '../../snapshot/viewings.ts';
import { fill } from '../../ui/fill.ts';
import { formatAddress } from '../catalogue/address.ts';
import { agencyPhone, formatPhone } from '../catalogue/phone.ts';
import { type CalendarEvent, calendarFile } from './calendar.ts';

interface Context {
  snapshot: Snapshot;
  table: RouteTable;
  locale: Locale;
  texts: Texts['viewings'];
}

/** Where the calendar file of one viewing lies. */
export const viewingCalendarPath = (locale: Locale, { id }: Pick<Viewing, 'id'>): string =>
  `/${locale}/calendar/${id}.ics`;

/** The path of the feed of all open days, to which calendar programs can subscribe. */
export const openDaysPath = (locale: Locale): string => `/${locale}/open-days.ics`;

/** The viewings of properties that can still be had. */
export const currentViewings: (snapshot: Snapshot) => Viewing[] = perObject(
  ({ viewings, properties, site }) => {
    const ids = new Set(onMarket(properties, site).map(({ id }) => id));
    return viewings.filter(({ PropertyID }) => ids.has(String(PropertyID)));
  },
);

/** The calendar file of one viewing. */
export const viewingCalendar = (context: Context, viewing: Viewing): string => write(context, [viewing]);

/** The feed of all open days, including past ones, which subscribers keep. */
export const openDaysCalendar = (context: Context): string =>
  write(
    context,
    currentViewings(context.snapshot).filter(({ Kind }) => Kind === 'openDay'),
  );

function write(context: Context, viewings: readonly Viewing[]): string {
  const { snapshot, locale, texts } = context;
  return calendarFile({
    product: `-//${snapshot.site.name}//Visits//${locale.toUpperCase()}`,
    name: fill(texts['calendar.name'], { name: snapshot.site.name }),
    language: locale,
    events: viewings.flatMap((viewing) => {
      const property = byId(snapshot.properties, String(viewing.PropertyID));
      return property ? [viewingEvent(context, viewing, property)] : [];
    }),
  });
}

function viewingEvent(
  { snapshot, table, locale, texts }: Context,
  viewing: Viewing,
  property: Property,
): CalendarEvent {
  const { site } = snapshot;
  const { value: record } = recordIn(property, locale, table.defaultLocale);
  const route = table.byKey.get(`/property/${property.id}/`);
  // The event stays in visitors' calendars after the property's page has got another address, so it has the
  // permanent one.
  const url = site.url + (route ? lastingPath(table, route, locale) : `/${locale}/`);
  const note = textIn(viewing.Note, locale, table.defaultLocale)?.value;
  const phone = agencyPhone(site.agency, goalOf(record))?.number;
  const { Latitude: latitude, Longitude: longitude } = record;
  const isOpen = viewing.Kind === 'openDay';
  return {
    uid: `visit-${viewing.id}-${locale}@${new URL(site.url).host}`,
    start: viewing.Start,
    end: viewing.End,
    revised: record.ModifyDate ?? record.CreateDate ?? viewing.Start.slice(0, 10),
    summary: fill(texts[isOpen ? 'event.openDay' : 'event.slot'], { title: record.TypeDescription }),
    description: [note, record.Description, `${site.name}${phone ? ` · ${formatPhone(phone)}` : ''}`, url]
      .filter(Boolean)
      .join('\n\n'),
    location: formatAddress(record),
    url,
    coordinates: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    status: isOpen ? 'CONFIRMED' : 'TENTATIVE',
  };
}
