import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './scripts/gates/browser.ts';
import { declined } from './tests/e2e/lib/consent.ts';
import { SITES } from './tests/e2e/lib/sites.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: SITES.main.url,
    locale: 'fr-BE',
    // Visitors who declined before: the dialog has tests of its own.
    storageState: declined(),
    trace: 'off',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: { args: BROWSER_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: Object.values(SITES).map(({ out, port, url }) => ({
    command: `"${process.execPath}" scripts/serve.ts --until-stdin-ends`,
    env: { OUT_DIR: out, PORT: String(port) },
    url,
    stdout: 'ignore',
    stderr: 'pipe',
    // A site left over from before is not the one to test.
    reuseExistingServer: false,
  })),
});
