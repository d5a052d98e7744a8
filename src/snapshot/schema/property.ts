import { z } from 'zod';
import {
  count,
  flag,
  idList,
  language,
  picture,
  pictures,
  quantity,
  wholeNumber,
  words,
  year,
} from './catalogue.ts';
import { date, maybe, maybeBlank, orElse, webUrl } from './common.ts';

const floodScore = maybeBlank(z.enum(['A', 'B', 'C', 'D']));

export const address = {
  Street: words,
  HouseNumber: words,
  BoxNr: words,
  CountryID: orElse(z.number().int(), 10),
  CountryName: words,
  Latitude: maybe(z.number().min(-90).max(90)),
  Longitude: maybe(z.number().min(-180).max(180)),
};

const openDay = z
  .object({ Start: date, End: date })
  .refine(({ Start, End }) => End > Start, { path: ['End'], error: 'an end after the start' });

const document = z.object({ ID: z.union([z.number(), z.string()]), Name: z.string().min(1), Type: words });
export const documents = orElse(z.array(document), []);

/** The code of a goal, 0 for sale. The specification quotes it as a text ("0"), CRM exports write either. */
const goal = z
  .union([z.number().int().min(0), z.string().regex(/^\d{1,9}$/)], {
    error: 'a whole number, such as 0 or "0"',
  })
  .transform(Number);

/** One property in one language, with the field names of the CRM export (specification, section 3). */
export const property = z.object({
  ID: z.number().int().positive(),
  language,
  WebID: idList,
  WebIDs: maybeBlank(idList),
  Goal: goal,
  City: z.string().min(1),
  Zip: z.string().min(1),
  MainTypeName: z.string().min(1),
  TypeDescription: z.string().min(1),
  Description: words,
  RecordFile: words,
  CreateDate: maybeBlank(date),
  ModifyDate: maybeBlank(date),
  Marquee: orElse(z.number().int().min(0), 0),
  MarqueeName: words,

  PublishPrice: orElse(flag, true),
  Price: quantity,
  PriceUnit: wholeNumber,
  PriceUnitText: words,

  PublishAddress: orElse(flag, false),
  ...address,

  SurfaceTotal: quantity,
  SurfaceGround: quantity,
  SurfaceLiving: quantity,
  SurfaceTerrace: quantity,
  SurfaceGarden: quantity,
  SurfaceConstructed: quantity,
  SurfaceStore: quantity,

  NumberOfBedRooms: count,
  NumberOfBathRooms: count,
  NumberOfShowerRooms: count,
  NumberOfToilets: count,
  NumberOfGarages: count,
  NumberOfParkings: count,
  NumberOfExternalParkings: count,
  NumberOfFloors: count,
  Floor: maybe(z.number().int()),
  NumberOfFacades: count,

  ConstructionYear: year,
  RenovationYear: year,
  Heating: words,
  Kitchen: words,
  Windows: words,
  Roof: words,
  HasLift: maybe(flag),
  HasGarden: maybe(flag),
  HasTerrace: maybe(flag),
  HasCellar: maybe(flag),
  AvailableFrom: words,

  EnergyPerformance: maybe(z.number()),
  EPCLabelText: words,
  EPCTotal: maybe(z.number()),
  EPCUniqueCode: words,
  CO2Emission: quantity,
  EPCExpiryDate: maybeBlank(date),
  ELevel: quantity,

  ElectricityCertificate: words,
  GasCertificate: words,
  AsbestosType: words,
  AsbestosDate: maybeBlank(date),

  FloodZone: words,
  FloodScoreP: floodScore,
  FloodScoreG: floodScore,
  PlanningPermit: words,
  PlanningZone: words,
  PlanningSummons: words,
  PlanningPreemption: words,
  PlanningSubdivision: words,

  CadastralIncome: quantity,
  RealEstateTax: quantity,
  NotaryFee: quantity,
  VAT: words,
  ChargesOwner: quantity,
  ChargesRenter: quantity,
  Deposit: quantity,
  AgencyCost: quantity,
  InventoryOfPlace: quantity,

  ViagerHead1Age: count,
  ViagerHead2Age: count,
  ViagerIndexedRent: quantity,
  ViagerOccupied: maybe(flag),

  SmallPictureItem: maybe(picture),
  XLargePictureItem: maybe(picture),
  PictureItems: pictures,
  PlanItems: pictures,
  VideoUrl: maybeBlank(webUrl),
  VirtualTourUrl: maybeBlank(webUrl),
  DocumentItems: documents,
  OpenDays: orElse(z.array(openDay), []),
});
export const properties = z.array(property);
export type PropertyRecord = z.infer<typeof property>;
