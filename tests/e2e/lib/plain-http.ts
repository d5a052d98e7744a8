import { test } from '@playwright/test';
import { NONE } from '../../../src/features/consent/consent.ts';
import { consentCookie } from './consent.ts';
import { SITES } from './sites.ts';

const HOST = 'agency.test';

/** The agency's site at an address without TLS, which browsers do not trust as they do localhost. */
export const PLAIN_ORIGIN = `http://${HOST}:${SITES.main.port}`;

/** Tests in a browser that finds the site at `PLAIN_ORIGIN`, and that declined there before. */
export const onPlainHttp = test.extend<object, { launchOptions: { args?: string[] } }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addCookies([{ ...consentCookie(NONE), domain: HOST }]);
    await use(context);
  },
});
