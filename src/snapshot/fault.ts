/** A problem in the snapshot, described so that an editor can fix it without help. */
export interface Fault {
  level: 'error' | 'warning';
  /** Path below the snapshot's folder. */
  file: string;
  /** JSON pointer (RFC 6901) to the place in the file; empty for the whole file. */
  pointer: string;
  /** The entity at this place, such as `4101 (nl)`. */
  id?: string | undefined;
  found: string;
  expected: string;
  hint: string;
}

/** A value of a snapshot as one printable line of at most `limit` characters. */
export function show(value: unknown, limit = 80): string {
  if (value === undefined) return 'nothing';
  // JSON cannot write infinity, which its parser makes of 1e999.
  const line = typeof value === 'number' ? String(value) : written(value).replace(/\s+/g, ' ');
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return 'a value nested too deep to be shown';
  }
}

/** One segment of a JSON pointer, escaped. */
export const pointer = (path: readonly PropertyKey[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Prints one fault on four lines: where, found, expected, what to do. */
export function formatFault(fault: Fault): string {
  const place = [`${fault.file}${fault.pointer && `#${fault.pointer}`}`, fault.id && `id ${fault.id}`].filter(
    Boolean,
  );
  return [
    `${fault.level.toUpperCase()} ${place.join(' · ')}`,
    `  found     ${fault.found}`,
    `  expected  ${fault.expected}`,
    `  hint      ${fault.hint}`,
  ].join('\n');
}

export const isError = (fault: Fault): boolean => fault.level === 'error';

/** Thrown when a snapshot cannot be used; its message lists every fault. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const errors = faults.filter(isError);
    super(`The snapshot has ${errors.length} error(s).\n\n${errors.map(formatFault).join('\n\n')}\n`);
    this.faults = faults;
  }
}
