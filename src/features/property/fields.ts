import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/** How a field's value is formatted. */
export type FactKind =
  | 'words'
  | 'date'
  | 'dateOrWords'
  | 'year'
  | 'count'
  | 'number'
  | 'floor'
  | 'surface'
  | 'yes'
  | 'money'
  | 'moneyPerMonth'
  | 'moneyPerYear'
  | 'energy'
  | 'energyTotal'
  | 'co2'
  | 'flood'
  | 'age'
  | 'occupied';

export interface FactField {
  field: keyof PropertyRecord;
  kind: FactKind;
}

type Entry = readonly [keyof PropertyRecord, FactKind];

const group = <Id extends string>(id: Id, ...entries: Entry[]): { id: Id; fields: FactField[] } => ({
  id,
  fields: entries.map(([field, kind]) => ({ field, kind })),
});

/** Every attribute of the specification's section 3, in the order of interest to buyers. */
export const GROUPS = [
  group(
    'essentials',
    ['MainTypeName', 'words'],
    ['RecordFile', 'words'],
    ['AvailableFrom', 'dateOrWords'],
    ['ConstructionYear', 'year'],
    ['RenovationYear', 'year'],
  ),
  group(
    'rooms',
    ['SurfaceLiving', 'surface'],
    ['SurfaceTotal', 'surface'],
    ['SurfaceConstructed', 'surface'],
    ['SurfaceStore', 'surface'],
    ['NumberOfBedRooms', 'count'],
    ['NumberOfBathRooms', 'count'],
    ['NumberOfShowerRooms', 'count'],
    ['NumberOfToilets', 'count'],
    ['Kitchen', 'words'],
    ['SurfaceTerrace', 'surface'],
    ['HasTerrace', 'yes'],
    ['SurfaceGarden', 'surface'],
    ['HasGarden', 'yes'],
    ['NumberOfGarages', 'count'],
    ['NumberOfParkings', 'count'],
    ['NumberOfExternalParkings', 'count'],
  ),
  group(
    'building',
    ['Floor', 'floor'],
    ['NumberOfFloors', 'count'],
    ['NumberOfFacades', 'count'],
    ['HasLift', 'yes'],
    ['HasCellar', 'yes'],
    ['Heating', 'words'],
    ['Windows', 'words'],
    ['Roof', 'words'],
  ),
  group(
    'energy',
    ['EnergyPerformance', 'energy'],
    ['EPCTotal', 'energyTotal'],
    ['CO2Emission', 'co2'],
    ['EPCUniqueCode', 'words'],
    ['EPCExpiryDate', 'date'],
    ['ELevel', 'number'],
  ),
  group(
    'certificates',
    ['ElectricityCertificate', 'words'],
    ['GasCertificate', 'words'],
    ['AsbestosType', 'words'],
    ['AsbestosDate', 'date'],
  ),
  group(
    'planning',
    ['SurfaceGround', 'surface'],
    ['PlanningZone', 'words'],
    ['PlanningPermit', 'words'],
    ['PlanningSubdivision', 'words'],
    ['PlanningSummons', 'words'],
    ['PlanningPreemption', 'words'],
    ['FloodZone', 'words'],
    ['FloodScoreP', 'flood'],
    ['FloodScoreG', 'flood'],
  ),
  group(
    'money',
    ['ChargesRenter', 'moneyPerMonth'],
    ['ChargesOwner', 'moneyPerMonth'],
    ['Deposit', 'money'],
    ['InventoryOfPlace', 'money'],
    ['CadastralIncome', 'money'],
    ['RealEstateTax', 'moneyPerYear'],
    ['NotaryFee', 'money'],
    ['AgencyCost', 'money'],
    ['VAT', 'words'],
  ),
  group(
    'viager',
    ['ViagerOccupied', 'occupied'],
    ['ViagerHead1Age', 'age'],
    ['ViagerHead2Age', 'age'],
    ['ViagerIndexedRent', 'moneyPerMonth'],
  ),
] as const;

/** A "yes" that is left out if the size is known. */
export const SUPERSEDED_BY: Partial<Record<keyof PropertyRecord, keyof PropertyRecord>> = {
  HasTerrace: 'SurfaceTerrace',
  HasGarden: 'SurfaceGarden',
};
