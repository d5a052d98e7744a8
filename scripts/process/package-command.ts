import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';

interface Manifest {
  bin?: string | Record<string, string>;
}

/**
 * The file behind a package's command, to be run with this Node: the first `node` on a new machine's path may
 * be too old.
 * @param name of the package
 * @param command its name in the manifest, if it differs from the package's
 * @throws if the package is not installed, or has no such command
 */
export function packageCommand(name: string, command = name): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed: run npm ci.`);
  const { bin = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${name} brings no command ${command}.`);
  return join(manifest, '..', file);
}
