import { LOCALES } from '../../../src/i18n/locales.ts';
import { neighbourhood } from '../../../src/snapshot/schema/catalogue.ts';
import { project } from '../../../src/snapshot/schema/project.ts';
import { property } from '../../../src/snapshot/schema/property.ts';

/** The flag that a hostile text sets on the window if a page lets it run. */
export const FLAG = 'hostileTextRan';

const run = `window.${FLAG}=1`;

/**
 * Closes a script block, a style, a comment, an attribute in either kind of quotes and a template, and runs
 * as markup.
 */
export const SCRIPT = `'"\`-->]]></title></style></textarea></script><script>${run}</script><img src=x onerror="${run}"><svg onload=${run}><iframe srcdoc="<script>parent.${FLAG}=1</script>"></iframe>\${${run}}{{${run}}}<%=${run}%>`;

/** Each of these fills every field that accepts a text. */
export const TEXTS = {
  script: SCRIPT,
  javascript: `javascript:${run}`,
  data: `data:text/html,<script>${run}</script>`,
  word: 'w'.repeat(10_000),
  rightToLeft: `\u202Eبيت جميل مع حديقة\u202C \u2067בית יפה\u2069 ${'\u0300'.repeat(40)}`,
  emoji: `🏡👨‍👩‍👧‍👦🇧🇪\uD800 \u0000\u0007\u2028 ${'🏡'.repeat(60)}`,
};
export type Attack = keyof typeof TEXTS;

/** The fields of a schema that accept a text, filled with it. */
function filled(
  schema: { shape: Record<string, { safeParse(value: unknown): { success: boolean } }> },
  text: string,
) {
  const fields = Object.entries(schema.shape).filter(([, field]) => field.safeParse(text).success);
  return Object.fromEntries(fields.map(([name]) => [name, text]));
}

const picture = (Name: string) => ({ ID: 1, Url: 'properties/house.jpg', Width: 800, Height: 600, Name });
const place = { Zip: '4000', Latitude: 50.64, Longitude: 5.57 };

/** All fields of a property, a project and a neighbourhood filled with this text; one record per language. */
export function attackRecords(ID: number, text: string) {
  const media = {
    SmallPictureItem: picture(text),
    PictureItems: [picture(text), picture(text)],
    PlanItems: [picture(text)],
    DocumentItems: [{ ID: text, Name: text, Type: text }],
  };
  const of = <T extends object>(record: T) => LOCALES.map((language) => ({ ...record, ID, language }));
  return {
    cities: of({ Name: text, Zip: place.Zip }),
    properties: of({
      ...filled(property, text),
      ...media,
      ...place,
      WebID: '1',
      Goal: 0,
      PublishAddress: '1',
      Price: 250_000,
      EnergyPerformance: 200,
      VideoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    }),
    projects: of({
      ...filled(project, text),
      ...media,
      ...place,
      PublicAddress: '1',
      Units: [{ ID: text, Name: text, TypeDescription: text, Price: 1, PlanItems: [picture(text)] }],
    }),
    neighbourhoods: of({ ...filled(neighbourhood, text), LargePictureItems: [picture(text)] }),
    visits: [
      {
        ID: `attack-${ID}`,
        PropertyID: ID,
        Kind: 'openDay',
        Start: '2099-01-16T13:30',
        End: '2099-01-16T15:30',
        Note: Object.fromEntries(LOCALES.map((language) => [language, text])),
      },
    ],
  };
}

/** A property with only the required fields. */
export function bareRecords(ID: number) {
  const shared = { ID, language: 'fr', Zip: '4999' };
  return {
    cities: [{ ...shared, Name: 'Nue' }],
    properties: [
      { ...shared, WebID: '1', Goal: 0, City: 'Nue', TypeDescription: 'Bien nu', MainTypeName: 'Maison' },
    ],
  };
}
