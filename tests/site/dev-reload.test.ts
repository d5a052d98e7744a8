import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FIXTURE = 'tests/fixtures/one-language';
const WAIT_MS = 45_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/**
 * Requests a page until its HTML passes the test, and returns that HTML; after the time limit, the last HTML.
 */
async function htmlWhen(url: string, passes: (html: string) => boolean): Promise<string> {
  let html = '';
  for (
    const end = Date.now() + WAIT_MS;
    Date.now() < end;
    await new Promise((wake) => setTimeout(wake, 400))
  ) {
    html = await fetch(url).then(
      (response) => response.text(),
      () => html,
    );
    if (passes(html)) break;
  }
  return html;
}

test(
  'a text changed in the snapshot shows in development without a restart, a broken file does not take the page away',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'dev-snapshot-'));
    cpSync(FIXTURE, dir, { recursive: true });
    const port = await freePort();
    const dev = spawn(process.execPath, ['scripts/dev.ts'], {
      // Astro serves no pages when it detects Vitest.
      env: {
        ...process.env,
        PORT: String(port),
        VITEST: '',
        NODE_ENV: 'development',
        SNAPSHOT_DIR: dir,
        CACHE_DIR: join(dir, '.cache'),
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: 'ignore',
      detached: true,
    });
    onTestFinished(() => {
      if (dev.pid) process.kill(-dev.pid, 'SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    });

    const url = `http://localhost:${port}/en/contact/`;
    const file = join(dir, 'menu.json');
    const menu = readFileSync(file, 'utf8');
    const title = /"path": "\/contact\/"[\s\S]*?"title": \{\s*"en": "([^"]+)"/.exec(menu)?.[1] ?? '';
    expect(title).not.toBe('');
    expect(await htmlWhen(url, (html) => html.includes(`${title}</h1>`))).toContain(`${title}</h1>`);

    const changed = menu.replaceAll(`"${title}"`, '"Come and see us"');
    writeFileSync(file, changed);
    expect(await htmlWhen(url, (html) => html.includes('Come and see us</h1>'))).toContain(
      'Come and see us</h1>',
    );

    writeFileSync(file, changed.slice(0, 200));
    await new Promise((wake) => setTimeout(wake, 1500));
    expect(await htmlWhen(url, (html) => html.includes('</h1>'))).toContain('Come and see us</h1>');
  },
  3 * WAIT_MS,
);
