import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { usedLocales } from '../src/snapshot/domain.ts';
import { snapshotDir } from '../src/snapshot/folder.ts';
import { loadSnapshot } from '../src/snapshot/read.ts';
import { apacheConfig } from './doors/apache.ts';
import { caddyConfig } from './doors/caddy.ts';
import { nginxConfig } from './doors/nginx.ts';
import { rulesOf, type ServerInput } from './doors/server-input.ts';
import { outputDir } from './output/folders.ts';

const USAGE = `Usage: npm run server-config -- [--root FOLDER] [--out FOLDER]

Writes configurations for nginx, Apache and Caddy that serve the built site as the CDNs do.
--root  where the site lies on the server (/var/www/site)
--out   where to write (server)`;

function main(): number {
  let options: { root: string; out: string };
  try {
    options = parseArgs({
      options: {
        root: { type: 'string', default: '/var/www/site' },
        out: { type: 'string', default: 'server' },
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

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
