import { formatAddress } from '../../../src/features/catalogue/address.ts';
import { agencyPhone, formatPhone } from '../../../src/features/catalogue/phone.ts';
import { type RentalTerms, rentalTerms } from '../../../src/features/catalogue/rental-terms.ts';
import { shownTypes } from '../../../src/features/catalogue/shown-types.ts';
import type { Permitted } from '../../../src/features/forms/definitions/tenant-questions.ts';
import { permittedAtFirst, permittedFor } from '../../../src/features/forms/permitted.ts';
import type { Choice } from '../../../src/features/forms/view.ts';
import { isSoldOut } from '../../../src/features/projects/units.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { FormId } from '../../../src/routing/forms.ts';
import { lastingPath } from '../../../src/routing/published.ts';
import { routeOf } from '../../../src/routing/resolve.ts';
import type { RouteTable } from '../../../src/routing/route.ts';
import { buildRouteTable } from '../../../src/routing/table.ts';
import { type Multilingual, recordIn, type Snapshot } from '../../../src/snapshot/domain.ts';
import type { Law } from '../../../src/snapshot/law/names.ts';
import { anyRecord, type Goal, goalOf, type Taken, takenAs } from '../../../src/snapshot/market.ts';
import { propertyKey } from '../../../src/snapshot/schema/known.ts';
import type { SiteInfo } from '../../../src/snapshot/schema/site.ts';
import type { Viewing } from '../../../src/snapshot/viewings.ts';

/** The catalogue entry that a lead is about. */
export interface Subject {
  id: string;
  /** `Maison – 4000 Liège`. */
  title: string;
  /** The permanent address, which redirects to its page. */
  url: string;
  documents: string[];
  /** The terms of a rental, if it is a dwelling for rent. */
  rental: RentalTerms | undefined;
  goal: Goal;
  /** Whether it is sold (a project: sold out) or rented; absent while it is available. */
  taken?: Taken | undefined;
  /** The names of a project's units. */
  units: readonly string[];
}

/** The data of the site that the relay uses. */
export interface AgencySite {
  info: SiteInfo;
  law: Law;
  /** The languages that are switched on. */
  locales: readonly Locale[];
  defaultLocale: Locale;
  /** The localized path of an original path, such as `/feedback/contact-me/`. */
  path(original: string, locale: Locale): string;
  thankYou(form: FormId, locale: Locale): string;
  /** The agency's telephone number for a property of a goal, or its general one. */
  phone(goal?: Goal): string;
  /** The property with an id or a reference. */
  property(given: string, locale: Locale): Subject | undefined;
  /** The project with an id or a reference. */
  project(given: string, locale: Locale): Subject | undefined;
  /**
   * What a form about properties or about projects names. Viewings and documents of a project are asked for by the
   * forms about properties; where both have the name, it is the kind that the form is about.
   */
  subject(about: 'property' | 'project', given: string, locale: Locale): Subject | undefined;
  /** What applicants for the property with an id or a reference may be asked; for any other as the form asks at first. */
  permitted(given: string): Permitted | undefined;
  /** A reference from the catalogue, as an example. */
  example: string;
  viewing(id: string): Viewing | undefined;
  /** The slots of a property, the earliest first. */
  slots(propertyId: string): Viewing[];
  /** Property types by WebID, in the order of the forms' pages. */
  types(locale: Locale): Choice[];
  /** Cities as `name|zip`. */
  zones(locale: Locale): Choice[];
}

/** Reads the relay's data from a snapshot. */
export function agencySite(snapshot: Snapshot): AgencySite {
  const { site: info, languages, properties, projects, types, cities } = snapshot;
  const defaultLocale = languages.default;
  const { table } = buildRouteTable(snapshot);
  const viewings = new Map(snapshot.viewings.map((viewing) => [viewing.id, viewing]));
  const byId = new Map(properties.map((entry) => [entry.id, entry]));
  const byReference = referenced(properties);
  const projectById = new Map(projects.map((entry) => [entry.id, entry]));
  const projectByReference = referenced(projects);
  const path = (original: string, locale: Locale) => pathOf(table, original, locale);
  const entryOf = (given: string) => byId.get(given) ?? byReference.get(given.toLowerCase());
  const property: AgencySite['property'] = (given, locale) => {
    const entry = entryOf(given);
    if (!entry) return undefined;
    const { value } = recordIn(entry, locale, defaultLocale);
    return {
      id: entry.id,
      title: `${value.TypeDescription} – ${formatAddress(value)}`,
      url: info.url + pathForPaper(table, propertyKey(entry.id), locale),
      documents: value.DocumentItems.map(({ Name }) => Name),
      rental: rentalTerms(snapshot.law, info, value),
      goal: goalOf(value),
      taken: takenAs(info, value),
      units: [],
    };
  };
  const project: AgencySite['project'] = (given, locale) => {
    const entry = projectById.get(given) ?? projectByReference.get(given.toLowerCase());
    if (!entry) return undefined;
    const { value } = recordIn(entry, locale, defaultLocale);
    return {
      id: entry.id,
      title: `${value.Name} – ${formatAddress(value)}`,
      url: info.url + path(`/project/${entry.id}/`, locale),
      documents: value.DocumentItems.map(({ Name }) => Name),
      rental: undefined,
      goal: 'sale',
      taken: isSoldOut(value) ? 'sold' : undefined,
      units: value.Units.map(({ Name }) => Name),
    };
  };

  return {
    info,
    law: snapshot.law,
    locales: table.locales,
    defaultLocale,
    path,
    phone: (goal) => formatPhone(agencyPhone(info.agency, goal)?.number ?? ''),
    thankYou: (form, locale) => path(`/feedback/${form}/`, locale),
    property,
    project,
    subject: (about, given, locale) =>
      about === 'project' ? project(given, locale) : (property(given, locale) ?? project(given, locale)),
    permitted: (given) => {
      const entry = entryOf(given);
      return entry ? permittedFor(snapshot.law, anyRecord(entry)) : permittedAtFirst(snapshot.law, info);
    },
    example: exampleOf(snapshot),
    viewing: (id) => viewings.get(id),
    slots: (propertyId) =>
      snapshot.viewings.filter(
        ({ Kind, PropertyID }) => Kind === 'slot' && String(PropertyID) === propertyId,
      ),
    types: (locale) =>
      shownTypes(types, locale, defaultLocale).map(({ webId, words }) => ({ value: webId, text: words.one })),
    zones: (locale) =>
      cities.map((entry) => {
        const { value } = recordIn(entry, locale, defaultLocale);
        return { value: `${value.Name}|${value.Zip}`, text: `${value.Name} (${value.Zip})` };
      }),
  };
}

/** Entries by their reference, in lower case. */
const referenced = <T extends Multilingual<{ RecordFile?: string | undefined }>>(entries: readonly T[]) =>
  new Map(
    entries.flatMap((entry) =>
      Object.values(entry.records).flatMap(({ RecordFile }) =>
        RecordFile ? [[RecordFile.toLowerCase(), entry] as const] : [],
      ),
    ),
  );

function exampleOf({ properties, languages }: Snapshot): string {
  const [first] = properties;
  const record = first && recordIn(first, languages.default, languages.default).value;
  return record ? (record.RecordFile ?? String(record.ID)) : '';
}

/** The path of a route in a language that is in use; the language's home page if there is no such route. */
const pathOf = (table: RouteTable, original: string, locale: Locale): string => {
  const language = table.locales.includes(locale) ? locale : table.defaultLocale;
  return routeOf(table, original, language)?.paths[language] ?? `/${language}/`;
};

/** As `pathOf`, but a permanent address, for mails, which are kept for longer than an address lasts. */
function pathForPaper(table: RouteTable, original: string, locale: Locale): string {
  const route = routeOf(table, original, locale);
  return route && table.locales.includes(locale)
    ? lastingPath(table, route, locale)
    : pathOf(table, original, locale);
}

/** How many may take a viewing: a slot one, unless it says more; an open day without a number all. */
export const capacityOf = ({ Kind, Capacity }: Viewing): number | undefined =>
  Capacity ?? (Kind === 'slot' ? 1 : undefined);
