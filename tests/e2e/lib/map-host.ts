import type { Frame, Page } from '@playwright/test';
import type { MapEvent } from '../../../src/features/map/event.ts';
import type { MapMessage } from '../../../src/features/map/message.ts';
import { main } from './content.ts';

/** A page of the site that contains only the map's frame, and records its events. */
export interface MapHost {
  page: Page;
  frame: Frame;
  /** Console messages of the frame's page, without those of the graphics driver. */
  warnings: string[];
  send(message: MapMessage): Promise<void>;
  /** Posts any data to the frame. */
  post(data: unknown): Promise<void>;
  events(): Promise<MapEvent[]>;
  /** Waits for an event of a type and returns the last one. */
  event<Type extends MapEvent['type']>(type: Type): Promise<Extract<MapEvent, { type: Type }>>;
}

const BODY = `<!doctype html><html lang="fr"><title>Carte</title><body style="margin:0">
<iframe title="Carte" src="/fr/map-frame/" style="display:block;border:0;width:100vw;height:100vh"></iframe>
<script>window.heard = []; addEventListener('message', ({ data }) => window.heard.push(data));</script></body></html>`;

declare global {
  interface Window {
    heard: MapEvent[];
  }
}

/** Opens the frame in a page of the same site and waits until it listens. */
export async function openMap(page: Page): Promise<MapHost> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('GL Driver Message'))
      warnings.push(message.text());
  });
  page.on('pageerror', (error) => warnings.push(error.message));
  await page.route('**/map-host/', (route) => route.fulfill({ contentType: 'text/html', body: BODY }));
  await page.goto(`${main.url}/map-host/`);
  const events = () => page.evaluate(() => window.heard);
  const event: MapHost['event'] = async (type) => {
    await page.waitForFunction((wanted) => window.heard.some((heard) => heard.type === wanted), type);
    return (await events()).findLast((heard) => heard.type === type) as never;
  };
  const post = (data: unknown) =>
    page.evaluate((value) => window.frames[0]?.postMessage(value, location.origin), data);
  await event('ready');
  const frame = page.frames().find((candidate) => candidate.url().endsWith('/map-frame/'));
  if (!frame) throw new Error('The page has no map frame.');
  return { page, frame, warnings, post, send: post, events, event };
}
