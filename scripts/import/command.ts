import { Option } from '@commander-js/extra-typings';
import { LOCALES } from '../../src/i18n/locales.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { answer, failed, type Outcome } from '../process/command.ts';
import { type ImportOptions, runImport } from './import.ts';
import { COUNTRIES, type Country, type Source, SourceError } from './source.ts';
import { kyero } from './sources/kyero.ts';
import { omnicasa } from './sources/omnicasa.ts';
import { openimmo } from './sources/openimmo.ts';
import { whise } from './sources/whise.ts';

const SOURCES: readonly Source[] = [omnicasa, whise, openimmo, kyero];
const NAMES = SOURCES.map(({ name }) => name);

/** Runs `npm run snapshot:import` with its arguments. */
export const snapshotImport = async (args: readonly string[]): Promise<Outcome> =>
  answer<Promise<Outcome>>(
    args,
    {
      name: 'npm run snapshot:import --',
      does: 'Turns an export of a CRM into the properties and cities of the snapshot. Nothing is written where the result has an error, or loses more than a fifth of the properties. Ends with status 0 when all is well, 1 when it was refused, 2 when it was called wrongly.',
    },
    (command, end) =>
      command
        .argument('<SOURCE>', 'the export, a file or a folder')
        .argument('[DIR]', "the snapshot's folder; else SNAPSHOT_DIR, else snapshot/")
        .addOption(new Option('--from <CRM>', 'what exported it').choices(NAMES))
        .option('--dry-run', 'tells what would change, and changes nothing')
        .option('--allow-shrink', 'takes a result that loses more than a fifth of the properties')
        .addOption(
          new Option('--pictures <WHAT>', 'copy fetches pictures at addresses into media/')
            .choices(['keep', 'copy'] as const)
            .default('keep' as const),
        )
        .addOption(
          new Option('--language <CODE>', "of OpenImmo's texts, which do not tell")
            .choices(LOCALES)
            .default('de' as const),
        )
        .addOption(
          new Option('--country <CODE>', 'of Kyero properties that do not tell').choices(
            Object.keys(COUNTRIES) as Country[],
          ),
        )
        .action(
          (
            from,
            snapshot = snapshotDir(),
            { from: name, dryRun = false, allowShrink = false, country, ...more },
          ) => {
            const source = SOURCES.find((known) => known.name === name);
            if (!source) return command.error(`error: --from must be one of ${NAMES.join(', ')}`);
            end(importWith({ source, from, snapshot, dryRun, allowShrink, country, ...more }));
          },
        ),
  );

async function importWith(options: ImportOptions): Promise<Outcome> {
  try {
    return { ...(await runImport(options)), err: '' };
  } catch (error) {
    if (isFileError(error))
      return failed(
        `${error.message}. The file or folder could not be read or written: look whether it may be, whether it is of the right kind, and whether the disk is full. Then import again.`,
      );
    if (!(error instanceof SourceError)) throw error;
    return failed(`${error.message} Nothing was changed.`);
  }
}

/** Whether an error comes from the file system. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;
