import type { Fault } from '../fault.ts';
import { unconfirmedZeros } from '../not-known.ts';
import type { ProjectRecord } from '../schema/project.ts';
import type { PropertyRecord } from '../schema/property.ts';

/**
 * Warns of zeros that an export wrote for "not known" and that a visitor would take for a figure or a place.
 */
export const checkNotKnown = (
  properties: readonly PropertyRecord[],
  projects: readonly ProjectRecord[],
): Fault[] => [
  ...properties.flatMap((record, index) => [
    ...energy(record, index),
    ...place('catalogue/properties.json', record, index),
  ]),
  ...projects.flatMap((record, index) => place('catalogue/projects.json', record, index)),
];

const warning = (
  file: string,
  { ID, language }: Pick<PropertyRecord, 'ID' | 'language'>,
  pointer: string,
  words: Pick<Fault, 'found' | 'expected' | 'hint'>,
): Fault => ({ level: 'warning', file, pointer, id: `${ID} (${language})`, ...words });

const energy = (record: PropertyRecord, index: number): Fault[] =>
  unconfirmedZeros(record).map((field) =>
    warning('catalogue/properties.json', record, `/${index}/${field}`, {
      found:
        field === 'EnergyPerformance'
          ? '0, without EPCLabelText, EPCTotal or EPCUniqueCode'
          : '0, though nothing says that the property uses no energy',
      expected: 'the figure of the certificate, or nothing where it is not known',
      hint:
        field === 'EnergyPerformance'
          ? 'Exports write 0 for "not known", and the site shows 0 kWh/m² and the best label. Take the field out, or add the label and the code of the certificate.'
          : 'Exports write 0 for "not known", and the site shows it. Take the field out, or correct it.',
    }),
  );

const place = (file: string, record: PropertyRecord | ProjectRecord, index: number): Fault[] =>
  record.Latitude === 0
    ? [
        warning(file, record, `/${index}/Latitude`, {
          found: '0, a place on the equator',
          expected: 'the latitude of the property, or nothing where it is not known',
          hint: 'No place is shown on the map. Correct Latitude and Longitude, or take them out.',
        }),
      ]
    : [];
