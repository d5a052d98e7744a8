import type { Law } from '../../snapshot/law/names.ts';
import type { Text } from '../../snapshot/schema/common.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { regionOfProperty } from '../catalogue/region.ts';

interface RegionalFacts {
  /** What fields are called where their region has another name for them. */
  names: Readonly<Record<string, Text>>;
  /** The fields that have no meaning in the region. */
  without: readonly string[];
}

const NONE: RegionalFacts = { names: {}, without: [] };

/**
 * What the law of a property's region says of its facts. Flood scores, for example, are made in Flanders alone,
 * and what is an E-level there is an Ew level in Wallonia.
 */
export function regionalFacts(law: Law, record: Pick<PropertyRecord, 'CountryID' | 'Zip'>): RegionalFacts {
  const region = regionOfProperty(record);
  return region ? { names: law[region]['facts.names'], without: law[region]['facts.without'] } : NONE;
}
