import type { Law } from '../../snapshot/law/names.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import { isDwelling } from '../catalogue/dwelling.ts';
import { regionOf, regionOfProperty } from '../catalogue/region.ts';
import { type Permitted, permittedTo } from './definitions/tenant-questions.ts';

/** What applicants for a property may be asked; `undefined` outside Belgium, whose law is not ours. */
export function permittedFor(law: Law, record: PropertyRecord): Permitted | undefined {
  const region = regionOfProperty(record);
  return region && permittedTo(law, { region, isHome: isDwelling(record) });
}

/** What applicants may be asked as long as they name no property: as for a dwelling where the agency is. */
export function permittedAtFirst(law: Law, { agency }: Pick<SiteInfo, 'agency'>): Permitted | undefined {
  const region = regionOf(agency.zip);
  return region && permittedTo(law, { region, isHome: true });
}
