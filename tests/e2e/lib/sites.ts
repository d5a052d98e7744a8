import { resolve } from 'node:path';

/** A built site that a test run serves, and its snapshot. */
export interface ServedSite {
  out: string;
  snapshot: string;
  port: number;
  url: string;
}

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 43_210);

const site = (index: number, out: string, snapshot: string): ServedSite => ({
  out: resolve(out),
  snapshot: resolve(snapshot),
  port: FIRST_PORT + index,
  url: `http://localhost:${FIRST_PORT + index}`,
});

/** `main` is the agency's own site; `fixture` covers what that one leaves empty, such as projects. */
export const SITES = {
  main: site(0, process.env['OUT_DIR'] ?? 'dist', process.env['SNAPSHOT_DIR'] ?? 'snapshot'),
  fixture: site(
    1,
    process.env['FIXTURE_OUT_DIR'] ?? 'dist-fixture',
    process.env['FIXTURE_SNAPSHOT_DIR'] ?? 'tests/fixtures/snapshot',
  ),
} satisfies Record<string, ServedSite>;

/** The mail server of the sites' relay; `mails.ts` reads the received mails. */
export const MAIL_SINK = {
  smtpPort: FIRST_PORT + 8,
  port: FIRST_PORT + 9,
  url: `http://localhost:${FIRST_PORT + 9}`,
};
