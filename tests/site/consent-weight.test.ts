import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** In bytes after brotli: what finds, stores and applies a choice, without the dialog and without measuring tools. */
const MOST = 2000;

test('the consent function that every page loads weighs at most 2,000 bytes', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/features/consent/start-plain.ts',
        external: [/consent-dialog/, /preload-helper/],
      },
    },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  expect(others).toEqual([]);
  expect(script?.type === 'chunk' && script.code).toContain('consent-dialog');
  expect(script?.type === 'chunk' && brotliCompressSync(script.code).length).toBeLessThanOrEqual(MOST);
});
