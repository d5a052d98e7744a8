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

/** When a record was changed, by the names of exports; the first that is there counts. */
export const CHANGED = ['ModifyDate', 'LastChangedDate', 'CreateDate', 'CreatedDate'] as const;

/** The export has the snapshot's own names; the API of version 1.12 has some of its own. */
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

/** Words in the language of the record. */
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

/** What says nothing that another field does not say better: the unit and the country have numbers. */
export const LEFT_UNREAD = ['PriceUnitText', 'CountryName'];
