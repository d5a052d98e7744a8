import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The content cached under a name; if there is none, it is made and kept for the next build.
 * @param folder of the picture cache
 * @param name a digest of everything that the content depends on
 */
export async function cachedFile(
  folder: string,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const dir = join(process.env['CACHE_DIR'] ?? '.cache/site', folder);
  const file = join(dir, name);
  try {
    return readFileSync(file);
  } catch {
    const made = await make();
    mkdirSync(dir, { recursive: true });
    // Pages may render side by side: a half-written file must never be read.
    writeFileSync(`${file}.${process.pid}`, made);
    renameSync(`${file}.${process.pid}`, file);
    return made;
  }
}
