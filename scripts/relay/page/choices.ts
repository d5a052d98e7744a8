import type { Field } from '../../../src/features/forms/definitions/field.ts';
import { YES } from '../../../src/features/forms/definitions/field.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { inBrussels } from '../request/brussels.ts';
import type { AgencySite, Choice } from '../site/agency-site.ts';
import { labelOf, optionLabel, slotLabel } from '../text/answers.ts';

/** What a field offers to choose from; nothing where an answer is written. */
export function choicesOf(field: Field, locale: Locale, site: AgencySite, entries: Entries): Choice[] {
  if (field.source === 'types') return site.types(locale);
  if (field.source === 'zones') return site.zones(locale);
  if (field.source === 'slots') {
    const property = site.property(entries.get('property')?.[0] ?? '', locale);
    return (property ? site.slots(property.id) : [])
      .filter(({ Start }) => Start > inBrussels(Date.now()))
      .map((visit) => ({ value: visit.id, label: slotLabel(visit, locale) }));
  }
  if (field.kind === 'checkbox' || field.kind === 'consent')
    return [{ value: YES, label: labelOf(field, locale) }];
  return (field.options ?? []).map((value) => ({ value, label: optionLabel(field, value, locale) }));
}
