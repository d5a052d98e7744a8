import type { Fault } from '../fault.ts';
import type { ProjectRecord } from '../schema/project.ts';
import type { PropertyRecord } from '../schema/property.ts';

const FILE = 'catalogue/projects.json';

/** The names by which a form and a visitor may mean a record: its id and its reference, in lower case. */
const namesOf = ({ ID, RecordFile }: Pick<ProjectRecord, 'ID' | 'RecordFile'>): string[] =>
  [String(ID), RecordFile ?? ''].map(folded).filter((name) => name !== '');

const folded = (name: string): string => name.trim().toLowerCase();

/**
 * Names that forms cannot tell apart: a project's reference that is also a property's, which forms for viewings and
 * documents take first, and a unit's name that another unit of the project has.
 */
export const checkProjectNames = (
  properties: readonly PropertyRecord[],
  projects: readonly ProjectRecord[],
): Fault[] => {
  const taken = new Set(properties.flatMap(namesOf));
  return projects.flatMap((record, index) => {
    const base = { level: 'warning' as const, file: FILE, id: `${record.ID} (${record.language})` };
    const reference = record.RecordFile || String(record.ID);
    const units = new Set<string>();
    const faults: Fault[] = taken.has(folded(reference))
      ? [
          {
            ...base,
            pointer: `/${index}/${record.RecordFile ? 'RecordFile' : 'ID'}`,
            found: `"${reference}", which is also the ID or reference of a property`,
            expected: 'a reference of its own',
            hint: 'A request for a viewing or documents would name the property. Give the project its own "RecordFile".',
          },
        ]
      : [];
    for (const [at, { Name }] of record.Units.entries()) {
      if (units.has(folded(Name)))
        faults.push({
          ...base,
          pointer: `/${index}/Units/${at}/Name`,
          found: `the unit "${Name}" for a second time`,
          expected: 'a name of its own for each unit of a project',
          hint: 'Visitors ask about a unit by its name: nobody could tell which of them they mean.',
        });
      units.add(folded(Name));
    }
    return faults;
  });
};
