import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { serveSite } from '../serve/listen.ts';
import { ConfigError, readConfig } from './config.ts';
import { makeErrorPage } from './page/bundle.ts';
import { type Relay, startRelay } from './relay.ts';

/** Prints a line of the relay's log, which reports what happens to leads but never their content. */
export const logLine = (line: string): void => console.log(`[leads] ${line}`);

/**
 * Serves a built site and handles its forms on the same port, if `site.json` posts them to a path of the
 * site.
 * @returns the exit status
 */
export async function serveWithRelay(dir: string): Promise<number> {
  let relay: Relay | undefined;
  try {
    relay = postsToItself() ? await relayBeside(dir) : undefined;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  if (relay) console.log(relay.summary);
  const status = await serveSite(dir, relay ? [relay.service] : []);
  await relay?.stop();
  return status;
}

/** Whether the site's forms are posted to a path of the site itself. */
function postsToItself(): boolean {
  const { leads } = loadSnapshot(snapshotDir()).site;
  return leads?.service === 'relay' && leads.endpoint.startsWith('/');
}

async function relayBeside(dir: string): Promise<Relay> {
  const config = readConfig(process.env);
  if (isWithin(config.dir, dir))
    throw new ConfigError(`LEADS_DIR must not lie in ${dir}: everybody could read the leads there.`);
  await makeErrorPage();
  return startRelay(config, snapshotDir(), logLine);
}

function isWithin(path: string, folder: string): boolean {
  const root = existsSync(folder) ? realpathSync(folder) : folder;
  const between = relative(root, existsSync(path) ? realpathSync(path) : join(path));
  return between === '' || (!between.startsWith('..') && !isAbsolute(between));
}
