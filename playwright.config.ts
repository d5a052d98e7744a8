import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findQuickBrowser } from './scripts/testing/browser.ts';
import { declined } from './tests/e2e/lib/consent.ts';
import { MAIL_SINK, SITES } from './tests/e2e/lib/sites.ts';

const executablePath = findQuickBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Long enough for a busy machine; tests with a time limit measure it themselves.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: SITES.main.url,
    locale: 'fr-BE',
    // Tests run as a visitor who declined cookies before; the consent dialog has its own tests.
    storageState: declined(),
    trace: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    launchOptions: { args: BROWSER_ARGS, ...(executablePath && { executablePath }) },
  },
  webServer: [
    ...Object.values(SITES).map(({ out, snapshot, port, url }) => ({
      command: `"${process.execPath}" tests/e2e/lib/serve-fresh.ts --until-stdin-ends`,
      env: {
        OUT_DIR: out,
        SNAPSHOT_DIR: snapshot,
        PORT: String(port),
        LEADS_DIR: join(tmpdir(), `leads-e2e-${port}`),
        LEADS_SMTP_URL: `smtp://localhost:${MAIL_SINK.smtpPort}`,
        LEADS_RETRY_SECONDS: '0.2',
        // All tests send their forms from one address, which the relay would otherwise limit.
        LEADS_PER_ADDRESS: '100000',
        LEADS_PER_FORM: '100000',
      },
      url,
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
      // Never tests against a server that was started for another run.
      reuseExistingServer: false,
    })),
    {
      command: `"${process.execPath}" tests/relay/mail-sink-server.ts`,
      env: { SMTP_PORT: String(MAIL_SINK.smtpPort), PORT: String(MAIL_SINK.port) },
      url: MAIL_SINK.url,
      stdout: 'ignore' as const,
      stderr: 'pipe' as const,
      reuseExistingServer: false,
    },
  ],
});
