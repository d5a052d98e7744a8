/** A project, with the units that it sells. */
export interface ProjectUnits {
  /** Its id and its reference, in lower case. */
  names: readonly string[];
  /** The path of its page. */
  path: string;
  units: readonly { name: string; isSold: boolean }[];
}

/** What a link to the form about a project says of a unit: its own name, or why it is not filled in. */
export type UnitInAddress =
  | { kind: 'open'; project: string; unit: string }
  | { kind: 'gone'; unit: string; path: string }
  | { kind: 'unknown'; path: string | undefined };

const folded = (name: string): string => name.trim().toLowerCase();

/**
 * Checks the unit that an address names (`?project=5001&unit=A.01`) against the projects.
 * @param query untrusted, with or without `?`
 * @returns `undefined` if it names no unit
 */
export function unitInAddress(query: string, projects: readonly ProjectUnits[]): UnitInAddress | undefined {
  const parameters = new URLSearchParams(query);
  const wanted = folded(parameters.get('unit') ?? '');
  if (wanted === '') return undefined;
  const reference = folded(parameters.get('project') ?? '');
  const project = projects.find(({ names }) => names.includes(reference));
  const unit = project?.units.find(({ name }) => folded(name) === wanted);
  if (!project || !unit) return { kind: 'unknown', path: project?.path };
  if (unit.isSold) return { kind: 'gone', unit: unit.name, path: project.path };
  return { kind: 'open', project: reference, unit: unit.name };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Without `isRecord`: shared with this late script, it would be one more file on every page with a form. */
const isUnit = (value: unknown): value is ProjectUnits['units'][number] =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  isText(value.name) &&
  'isSold' in value &&
  typeof value.isSold === 'boolean';

const isProject = (value: unknown): value is ProjectUnits =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  isText(value.path) &&
  'names' in value &&
  Array.isArray(value.names) &&
  value.names.every(isText) &&
  'units' in value &&
  Array.isArray(value.units) &&
  value.units.every(isUnit);

/**
 * Reads `data/units.json` of a language.
 * @throws TypeError for data of another shape
 */
export function readUnits(data: unknown): ProjectUnits[] {
  if (Array.isArray(data) && data.every(isProject)) return data;
  throw new TypeError('The file of projects and their units is of another shape.');
}
