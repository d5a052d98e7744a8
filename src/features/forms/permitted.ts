import type { Law } from '../../snapshot/law/names.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { isOfDwellingType } from '../catalogue/dwelling.ts';
import { regionOf, regionOfProperty } from '../catalogue/region.ts';
import {
  lawfulForm,
  mayAsk,
  type Permitted,
  permittedTo,
  type Rented,
} from './definitions/tenant-questions.ts';
import { rentalApplication } from './definitions/transaction.ts';

/**
 * As what the law of leases takes a property; `undefined` outside Belgium, whose law is not ours. Its type decides, since
 * a studio of which no room is told is a home too.
 */
export function rentedAs(record: PropertyRecord): Rented | undefined {
  const region = regionOfProperty(record);
  return region && { region, isHome: isOfDwellingType(record) };
}

/** What applicants for a property may be asked; `undefined` outside Belgium. */
export function permittedFor(law: Law, record: PropertyRecord): Permitted | undefined {
  const rented = rentedAs(record);
  return rented && permittedTo(law, rented);
}

/** What applicants may be asked as long as they name no property: as for a dwelling where the agency is. */
export function permittedAtFirst(law: Law, { agency }: Pick<SiteInfo, 'agency'>): Permitted | undefined {
  const region = regionOf(agency.zip);
  return region && permittedTo(law, { region, isHome: true });
}

/**
 * Whether a property may offer the rental application to everybody: in some regions most of its questions are
 * allowed only after the viewing of a dwelling.
 */
export function mayApplyAtOnce(law: Law, rented: Rented): boolean {
  if (!rented.isHome) return true;
  const before = law[rented.region]['tenant.beforeViewing'];
  return lawfulForm(rentalApplication, permittedTo(law, rented)).fields.every((field) =>
    mayAsk(field, before),
  );
}
