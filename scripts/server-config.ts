import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedLocales } from '../src/snapshot/domain.ts';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import type { SiteInfo } from '../src/snapshot/schema/site.ts';
import { apacheConfig } from './hosting/apache.ts';
import { caddyConfig } from './hosting/caddy.ts';
import { nginxConfig } from './hosting/nginx.ts';
import { type Relay, rulesOf, type ServerInput } from './hosting/server-input.ts';
import { runCommand } from './process/command.ts';
import { outputDir } from './publishing/folders.ts';

function write(options: { root: string; out: string; relay: string }): number {
  const { site, languages } = loadSnapshot(snapshotDir());
  const input: ServerInput = {
    ...rulesOf(outputDir()),
    root: options.root,
    host: new URL(site.url).host,
    listen: '80',
    locales: usedLocales(languages),
    relay: relayOf(site.leads, options.relay),
  };
  mkdirSync(options.out, { recursive: true });
  const files = {
    'nginx.conf': nginxConfig(input),
    '.htaccess': apacheConfig(input),
    Caddyfile: caddyConfig(input),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(options.out, name), text);
    console.log(`Wrote ${join(options.out, name)}`);
  }
  return 0;
}

/** The proxy for forms, if they are posted to a path of the site and handled by the relay. */
const relayOf = (leads: SiteInfo['leads'], to: string): Relay | undefined =>
  leads?.service === 'relay' && leads.endpoint.startsWith('/')
    ? { path: leads.endpoint, to: new URL(to).origin }
    : undefined;

process.exitCode = await runCommand(
  {
    name: 'npm run server-config --',
    does: 'Writes configurations for nginx, Apache and Caddy that serve the built site as the CDNs do.',
  },
  (command, end) =>
    command
      .option('--root <FOLDER>', 'where the site lies on the server', '/var/www/site')
      .option('--out <FOLDER>', 'where to write', 'server')
      .option(
        '--relay <ADDRESS>',
        'where the lead relay listens, if forms are posted to the site itself',
        'http://localhost:4322',
      )
      .action((options) => end(write(options))),
);
