import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { usedLocales } from '../src/snapshot/domain.ts';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import type { SiteInfo } from '../src/snapshot/schema/site.ts';
import { apacheConfig } from './doors/apache.ts';
import { caddyConfig } from './doors/caddy.ts';
import { nginxConfig } from './doors/nginx.ts';
import { type Relay, rulesOf, type ServerInput } from './doors/server-input.ts';
import { outputDir } from './output/folders.ts';

const USAGE = `Usage: npm run server-config -- [--root FOLDER] [--out FOLDER] [--relay ADDRESS]

Writes configurations for nginx, Apache and Caddy that serve the built site as the CDNs do.
--root  where the site lies on the server (/var/www/site)
--out   where to write (server)
--relay where the lead relay listens (http://localhost:4322), if forms are posted to the site itself`;

function main(): number {
  let options: { root: string; out: string; relay: string };
  try {
    options = parseArgs({
      options: {
        root: { type: 'string', default: '/var/www/site' },
        out: { type: 'string', default: 'server' },
        relay: { type: 'string', default: 'http://localhost:4322' },
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
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

/** The proxy that the forms need, where they are posted to a path of the site and the relay takes them. */
const relayOf = (leads: SiteInfo['leads'], to: string): Relay | undefined =>
  leads?.service === 'relay' && leads.endpoint.startsWith('/')
    ? { path: leads.endpoint, to: new URL(to).origin }
    : undefined;

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
