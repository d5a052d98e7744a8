import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a dev server reads once: the schemas and rules that read the snapshot, and the interface texts. */
const READ_ONCE = ['src/snapshot', 'src/i18n', 'i18n', 'scripts/build'];

/** The files after whose change a dev server must start anew to show it; it does so by itself (see `addWatchFile`). */
export const restartFiles = (root = process.cwd()): string[] =>
  READ_ONCE.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
