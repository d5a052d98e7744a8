import { FACT_FIELDS, FACT_GROUPS, FACT_NAMES, type FactName } from '../../snapshot/fact-fields.ts';

/** The tables of a property's page with their fields, in their order. */
export const GROUPS = FACT_GROUPS.map((id) => ({
  id,
  fields: FACT_NAMES.filter((name) => FACT_FIELDS[name].group === id),
}));

/** A "yes" that is left out if the size is known. */
export const SUPERSEDED_BY: Partial<Record<FactName, FactName>> = {
  HasTerrace: 'SurfaceTerrace',
  HasGarden: 'SurfaceGarden',
};
