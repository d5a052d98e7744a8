const DEFAULT_PORT = 4321;

/**
 * The port to serve on: `PORT`, or 4321; 0 lets the system choose one.
 * @throws describing an invalid value
 */
export function portFrom(given: string | undefined): number {
  if (given === undefined || given === '') return DEFAULT_PORT;
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65535)
    throw new Error(`PORT must be a number from 0 to 65535, not "${given}".`);
  return port;
}
