import { parseArgs } from 'node:util';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { type ImportOptions, runImport } from './import.ts';
import { COUNTRIES, type Country, type Source, SourceError } from './source.ts';
import { kyero } from './sources/kyero.ts';
import { omnicasa } from './sources/omnicasa.ts';
import { openimmo } from './sources/openimmo.ts';
import { whise } from './sources/whise.ts';

const SOURCES: readonly Source[] = [omnicasa, whise, openimmo, kyero];

const USAGE = `Usage: npm run snapshot:import -- --from ${SOURCES.map(({ name }) => name).join('|')} SOURCE [DIR]

Turns an export, a file or a folder, into the properties and cities of the snapshot in DIR (else SNAPSHOT_DIR, else
snapshot/). Nothing is written where the result has an error, or loses more than a fifth of the properties.

  --dry-run        tells what would change, and changes nothing
  --allow-shrink   takes a result that loses more than a fifth of the properties
  --pictures copy  fetches pictures at addresses into media/; without it they stay where they are
  --language de    of OpenImmo's texts, which do not tell (de)
  --country ES     of Kyero properties that do not tell
  --help           this text

Ends with status 0 when all is well, 1 when it was refused, 2 when it was called wrongly.`;

interface Outcome {
  status: 0 | 1 | 2;
  out: string;
  err: string;
}

/** The command `npm run snapshot:import`, given its arguments. */
export async function snapshotImport(args: readonly string[]): Promise<Outcome> {
  const options = readOptions(args);
  if (options === 'help') return { status: 0, out: USAGE, err: '' };
  if (typeof options === 'string') return { status: 2, out: '', err: `${options}\n\n${USAGE}` };
  try {
    return { ...(await runImport(options)), err: '' };
  } catch (error) {
    if (isFileError(error))
      return {
        status: 1,
        out: '',
        err: `${error.message}. The file or folder could not be read or written: look whether it may be, whether it is of the right kind, and whether the disk is full. Then import again.`,
      };
    if (!(error instanceof SourceError)) throw error;
    return { status: 1, out: '', err: `${error.message} Nothing was changed.` };
  }
}

/** What the system says where a file cannot be read or written. */
const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** What was asked for, or what is wrong with it. */
function readOptions(args: readonly string[]): ImportOptions | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'allow-shrink': { type: 'boolean', default: false },
        pictures: { type: 'string', default: 'keep' },
        language: { type: 'string', default: 'de' },
        country: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const source = SOURCES.find(({ name }) => name === values.from);
    const [from, dir] = positionals;
    if (!source) return `--from must be one of ${SOURCES.map(({ name }) => name).join(', ')}.`;
    if (from === undefined || positionals.length > 2) return 'One export, and one snapshot at most.';
    const { pictures, language, country } = values;
    if (pictures !== 'keep' && pictures !== 'copy') return '--pictures must be keep or copy.';
    if (!isLanguage(language)) return `--language must be one of ${LOCALES.join(', ')}.`;
    if (country !== undefined && !isCountry(country))
      return `--country must be one of ${Object.keys(COUNTRIES).join(', ')}.`;
    return {
      source,
      from,
      snapshot: dir ?? snapshotDir(),
      pictures,
      language,
      country,
      dryRun: values['dry-run'],
      allowShrink: values['allow-shrink'],
    };
  } catch (error) {
    return (error as Error).message;
  }
}

const isLanguage = (value: string): value is Locale => (LOCALES as readonly string[]).includes(value);
const isCountry = (value: string): value is Country => Object.hasOwn(COUNTRIES, value);
