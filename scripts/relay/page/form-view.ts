import { FLAGS } from '../../../src/features/catalogue/filters.ts';
import type { FormDefinition, FormErrors } from '../../../src/features/forms/definitions/definition.ts';
import { TECHNICAL } from '../../../src/features/forms/definitions/technical.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import type { FormView } from '../../../src/features/forms/view.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Viewing } from '../../../src/snapshot/viewings.ts';
import { inBrussels } from '../request/brussels.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { slotLabel } from '../text/answers.ts';
import { formText, textOf } from '../text/texts.ts';

interface Filled {
  form: FormDefinition;
  locale: Locale;
  entries: Entries;
  errors: FormErrors;
  message: string | undefined;
}

/** What a form is rendered from that comes back to its visitor: all that was filled in, and what is wrong with it. */
export function filledView(
  { form, locale, entries, errors, message }: Filled,
  { site, mount, base }: { site: AgencySite; mount: string; base: string },
): FormView {
  const property = site.property(entries.get('property')?.[0] ?? '', locale);
  return {
    form,
    language: locale,
    text: formText(locale, site.law),
    target: {
      service: 'relay',
      action: `${mount}/${form.id}`,
      thanks: base + site.thankYou(form.id, locale),
      honeypot: TECHNICAL.honeypot,
      hidden: {},
    },
    page: pageOf(entries) ?? site.path('/', locale),
    choices: {
      types: site.types(locale),
      zones: site.zones(locale),
      slots: viewingsFor(form, entries, locale, site)
        .filter(({ Start }) => Start > inBrussels(Date.now()))
        .map((viewing) => ({ value: viewing.id, text: slotLabel(viewing, locale) })),
      flags: FLAGS.map((flag) => ({ value: flag, text: textOf(locale, 'filters', flag) })),
    },
    privacy: base + site.path('/Privacy/', locale),
    example: site.example,
    phone: site.phone(property?.goal ?? form.goal),
    offerDeposit: site.law.belgium['offer.deposit'],
    entries,
    errors,
    ...(message !== undefined && { message }),
  };
}

/** The slots of the property, and what was chosen: an open day too, and though the property was not understood. */
function viewingsFor(form: FormDefinition, entries: Entries, locale: Locale, site: AgencySite): Viewing[] {
  const field = form.fields.find(({ kind }) => kind === 'slot');
  const chosen = field && site.viewing(entries.get(field.name)?.[0]?.trim() ?? '');
  const property =
    site.property(entries.get('property')?.[0] ?? '', locale)?.id ?? (chosen && String(chosen.PropertyID));
  const slots = property === undefined ? [] : site.slots(property);
  const isMissing = chosen && String(chosen.PropertyID) === property && !slots.includes(chosen);
  return isMissing ? [chosen, ...slots] : slots;
}

/** The page of the form, if the sent value is a path of the site. */
function pageOf(entries: Entries): string | undefined {
  const page = entries.get(TECHNICAL.page)?.[0] ?? '';
  return /^\/(?![/\\])[\w\-./%?=&,|+~]{0,500}$/.test(page) ? page : undefined;
}
