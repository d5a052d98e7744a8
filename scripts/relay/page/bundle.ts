import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The exports of the compiled file. */
type Renderer = typeof import('./ErrorPage.tsx');

const ROOT = join(import.meta.dirname, '../../..');
const ENTRY = join(import.meta.dirname, 'ErrorPage.tsx');
const BUNDLE = join(ROOT, '.cache/relay/error-page.mjs');

const digestOf = (file: string): string =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16) : '';

/** Whether a bundle was made from the files as they are now; its first line names them. */
function isCurrent(bundle: string): boolean {
  if (!existsSync(bundle)) return false;
  const sources = readFileSync(bundle, 'utf8').split('\n', 1)[0]?.replace('// ', '').split(' ') ?? [];
  return (
    sources.length > 1 &&
    sources.every((source) => {
      const [file = '', digest] = source.split('=');
      return digestOf(join(ROOT, file)) === digest;
    })
  );
}

/**
 * Makes the bundle of the error page, which is drawn with the components of the site's forms: Node runs TypeScript,
 * but not JSX. The build makes it, and a relay that starts without it or with an outdated one.
 */
export async function makeErrorPage(bundle = BUNDLE): Promise<void> {
  if (isCurrent(bundle)) return;
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    // React's function for development does not exist in production.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { ssr: ENTRY, write: false, target: 'node22', minify: false },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('The error page of the relay could not be compiled.');
  const sources = Object.keys(chunk.modules)
    .filter((file) => existsSync(file))
    .map((file) => `${relative(ROOT, file).replaceAll('\\', '/')}=${digestOf(file)}`);
  mkdirSync(dirname(bundle), { recursive: true });
  // Other processes may make or read it at the same time.
  const written = `${bundle}.${process.pid}`;
  writeFileSync(written, `// ${sources.join(' ')}\n${chunk.code}`);
  renameSync(written, bundle);
}

let loading: Promise<Renderer> | undefined;

/** The functions that render the error page. */
export function errorPageRenderer(): Promise<Renderer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Renderer> {
  await makeErrorPage();
  return (await import(/* @vite-ignore */ pathToFileURL(BUNDLE).href)) as Renderer;
}
