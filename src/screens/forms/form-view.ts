import { FLAGS } from '../../features/catalogue/filters.ts';
import { agencyPhone, formatPhone } from '../../features/catalogue/phone.ts';
import { shownTypes } from '../../features/catalogue/shown-types.ts';
import { FORMS } from '../../features/forms/definitions/index.ts';
import { isRentalApplication, lawfulForm } from '../../features/forms/definitions/tenant-questions.ts';
import { permittedAtFirst } from '../../features/forms/permitted.ts';
import { leadTarget } from '../../features/forms/target.ts';
import type { Choice, FormView } from '../../features/forms/view.ts';
import { currentViewings } from '../../features/viewings/viewing-calendar.ts';
import { formatWeekday } from '../../i18n/format.ts';
import type { TextKey } from '../../i18n/translator.ts';
import { type FormId, feedbackPath } from '../../routing/forms.ts';
import type { PageContext } from '../../shell/context.ts';
import { onMarket } from '../../snapshot/market.ts';
import { formatTimeSpan } from '../../ui/clock.ts';

/** The maximum number of slots listed; visitors can suggest other days. */
const MOST_SLOTS = 60;

/**
 * What a form on a page is rendered from.
 * @returns `undefined` where `site.json` names no place to send leads to
 */
export function formView(context: PageContext, id: FormId): FormView | undefined {
  const { site, locale, t } = context;
  const permitted = isRentalApplication(id) ? permittedAtFirst(site.law, site.site) : undefined;
  const form = lawfulForm(FORMS[id], permitted);
  const target = leadTarget(site.site, id, context.href(feedbackPath(id)));
  if (!target) return undefined;
  const example = site.properties[0] && context.record(site.properties[0]).value;
  return {
    form,
    target,
    language: locale,
    text: (key, values) => t(`forms:${key}` as TextKey, values),
    page: context.path,
    choices: {
      types: form.fields.some((field) => field.source === 'types') ? types(context) : [],
      zones: form.fields.some((field) => field.source === 'zones') ? zones(context) : [],
      slots: form.fields.some((field) => field.source === 'slots') ? slots(context) : [],
      flags: FLAGS.map((flag) => ({ value: flag, text: t(`filters:${flag}`) })),
    },
    privacy: context.pageHref('/Privacy/'),
    example: example ? (example.RecordFile ?? String(example.ID)) : '',
    phone: formatPhone(agencyPhone(site.site.agency, form.goal)?.number ?? ''),
    offerDeposit: site.law.belgium['offer.deposit'],
    captcha: site.site.captcha ?? undefined,
    permitted,
  };
}

function types({ site, lang, locale }: PageContext): Choice[] {
  return shownTypes(site.types, locale, site.table.defaultLocale).map(({ webId, words }) => ({
    value: webId,
    text: words.one,
    ...lang(words),
  }));
}

function zones({ site, record, lang, locale }: PageContext): Choice[] {
  return site.cities
    .map((city) => record(city))
    .toSorted((left, right) => left.value.Name.localeCompare(right.value.Name, locale))
    .map((found) => {
      const { Name, Zip } = found.value;
      return { value: `${Name}|${Zip}`, text: `${Name} (${Zip})`, ...lang(found) };
    });
}

/** The free slots of all properties, grouped by reference, so that they work without a script. */
function slots({ site, record, lang, locale }: PageContext): Choice[] {
  const properties = new Map(onMarket(site.properties, site.site).map((property) => [property.id, property]));
  return currentViewings(site)
    .filter(({ Kind }) => Kind === 'slot')
    .slice(0, MOST_SLOTS)
    .flatMap((viewing) => {
      const property = properties.get(String(viewing.PropertyID));
      if (!property) return [];
      const found = record(property);
      const { RecordFile, ID, TypeDescription } = found.value;
      const times = formatTimeSpan(viewing.Start, viewing.End, locale);
      return [
        {
          value: viewing.id,
          text: `${formatWeekday(viewing.Start, locale)}, ${times}`,
          group: { text: `${RecordFile ?? ID} – ${TypeDescription}`, ...lang(found) },
        },
      ];
    });
}
