import { cityName } from '../../features/catalogue/address.ts';
import { mayApplyAtOnce, rentedAs } from '../../features/forms/permitted.ts';
import { type FormId, formPath } from '../../routing/forms.ts';
import type { PageContext } from '../../shell/context.ts';
import { goalOf, isTaken, webIdsOf } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';

type Subject = Pick<PropertyRecord, 'ID' | 'RecordFile'>;

/** The address of a form's page, with the property or project in its query. */
export function formHref(
  { href }: Pick<PageContext, 'href'>,
  form: FormId,
  { ID, RecordFile }: Subject,
  others: Readonly<Record<string, string>> = {},
): string {
  const about = form === 'contact-construction' ? 'project' : 'property';
  return `${href(formPath(form))}?${new URLSearchParams({ [about]: RecordFile ?? String(ID), ...others })}`;
}

/** The address of the form that asks about a project, or about one of its units. */
export const askProjectHref = (
  context: Pick<PageContext, 'href'>,
  project: Subject,
  unit?: { Name: string },
): string => formHref(context, 'contact-construction', project, unit ? { unit: unit.Name } : {});

type Sought = Pick<PropertyRecord, 'Goal' | 'WebID' | 'WebIDs' | 'City' | 'Zip'>;

/** The address of the search demand, filled in with the features of a property that is sold or rented. */
export function tellHref({ href }: Pick<PageContext, 'href'>, record: Sought): string {
  const query = new URLSearchParams({
    goal: goalOf(record),
    type: webIdsOf(record).join(','),
    city: `${cityName(record.City)}|${record.Zip}`,
  });
  return `${href(formPath('demand-register'))}?${query}`;
}

/** The address of the search demand, filled in with the place of a project that is sold out. */
export function tellProjectHref(
  { href }: Pick<PageContext, 'href'>,
  { City, Zip }: Pick<PropertyRecord, 'City' | 'Zip'>,
): string {
  return `${href(formPath('demand-register'))}?${new URLSearchParams({ goal: 'sale', city: `${cityName(City)}|${Zip}` })}`;
}

/**
 * The forms that a property offers beside question and viewing. What is sold or rented can only be sent on; where the
 * law of the region lets nobody ask before a viewing what the rental application asks, as in Brussels, there is none.
 */
export function furtherForms(site: PageContext['site'], record: PropertyRecord): FormId[] {
  if (isTaken(site.site, record)) return ['send-to-friend'];
  if (goalOf(record) === 'sale') return ['purchase-offer', 'send-to-friend'];
  const rented = rentedAs(record);
  return rented && !mayApplyAtOnce(site.law, rented)
    ? ['send-to-friend']
    : ['rental-application', 'send-to-friend'];
}
