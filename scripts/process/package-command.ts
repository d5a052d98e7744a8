import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  bin?: string | Record<string, string>;
}

/**
 * The file behind a command that a package brings, for this Node to run: the first `node` on the path of a fresh machine
 * may be too old.
 * @param name of the package
 * @param command what its manifest calls the command, where it is not called as the package is
 * @throws where the package is not there, or brings no such command
 */
export function packageCommand(name: string, command = name): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed: run npm ci.`);
  const { bin = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${name} brings no command ${command}.`);
  return join(manifest, '..', file);
}
