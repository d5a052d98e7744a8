import type { Row } from '../source.ts';
import {
  day,
  dayOrWords,
  line,
  number,
  positive,
  type Read,
  webAddress,
  whole,
  words,
  yesNo,
} from '../values.ts';

const flag: Read = (value) => {
  const given = yesNo(value);
  return given === undefined ? undefined : given ? '1' : '0';
};
const count = whole(number);
const amount = positive(number);

const same = (read: Read, fields: string): Row[] => fields.split(/\s+/).map((field) => [field, field, read]);

/**
 * Names of the field with the date of the last change, which differ between exports; the first one present
 * counts.
 */
export const CHANGED = ['ModifyDate', 'LastChangedDate', 'CreateDate', 'CreatedDate'] as const;

/** The export uses the snapshot's names; version 1.12 of the API has some of its own. */
export const FIELDS: readonly Row[] = [
  ['CreateDate', 'CreateDate', day],
  ['CreateDate', 'CreatedDate', day],
  ['ModifyDate', 'ModifyDate', day],
  ['ModifyDate', 'LastChangedDate', day],
  ['RecordFile', 'RecordFile', words],
  ...same(flag, 'PublishPrice PublishAddress'),
  ...same(words, 'HouseNumber BoxNr EPCLabelText EPCUniqueCode FloodScoreP FloodScoreG VAT'),
  ...same(
    amount,
    'Price SurfaceTotal SurfaceGround SurfaceLiving SurfaceTerrace SurfaceGarden SurfaceConstructed SurfaceStore',
  ),
  ...same(
    amount,
    'CadastralIncome RealEstateTax NotaryFee ChargesOwner ChargesRenter Deposit AgencyCost InventoryOfPlace ViagerIndexedRent',
  ),
  ['StartPrice', 'StartPrice', amount],
  ...same(
    count,
    'PriceUnit NumberOfBedRooms NumberOfBathRooms NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings',
  ),
  ...same(
    positive(count),
    'NumberOfExternalParkings NumberOfFloors NumberOfFacades ConstructionYear RenovationYear ViagerHead1Age ViagerHead2Age',
  ),
  ...same(number, 'Floor EnergyPerformance EPCTotal CO2Emission ELevel'),
  ...same(day, 'EPCExpiryDate AsbestosDate'),
  ...same(yesNo, 'HasLift HasGarden HasTerrace HasCellar ViagerOccupied'),
  ...same(webAddress, 'VideoUrl VirtualTourUrl'),
  ['VideoUrl', 'Movie', webAddress],
  ['VirtualTourUrl', 'VirtualTour', webAddress],
];

/** Texts in the language of the record. */
export const TEXTS: readonly Row[] = [
  ...same(
    line,
    'TypeDescription MainTypeName MarqueeName Street Heating Kitchen Windows Roof ElectricityCertificate GasCertificate',
  ),
  ['Heating', 'HeatingName', line],
  ['Kitchen', 'KitchenName', line],
  ['Windows', 'WindowGlazing', line],
  ['AvailableFrom', 'AvailableFrom', dayOrWords],
  ...same(line, 'AsbestosType FloodZone PlanningPermit PlanningZone PlanningSummons PlanningPreemption'),
  ...same(line, 'PlanningSubdivision'),
];

/** Parts of the description, in their order. */
export const DESCRIPTION = ['Description', 'DescriptionA', 'DescriptionB', 'DescriptionC'];

/** Fields whose information is also in a better field: unit and country are given as numbers. */
export const LEFT_UNREAD = ['PriceUnitText', 'CountryName'];
