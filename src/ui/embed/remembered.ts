/** The hosts whose content a visitor asked for, stored only in the browser. */
import { KEY } from './forget.ts';

const VERSION = 1;
const MOST = 20;
/** A choice older than this is asked for again. */
const DAYS = 180;

const DAY_MS = 86_400_000;

/** When each host was agreed to, in milliseconds since 1970. */
export type Remembered = ReadonlyMap<string, number>;

/**
 * Reads the stored value, which may be anything: another shape, another version, an expired date or one in
 * the future is ignored.
 */
export function parseRemembered(stored: string | null, now: number): Remembered {
  try {
    const { v, hosts } = JSON.parse(stored ?? 'null') ?? {};
    if (v !== VERSION || typeof hosts !== 'object' || hosts === null) return new Map();
    return new Map(
      Object.entries(hosts as Record<string, unknown>)
        .filter((entry): entry is [string, number] => {
          const [host, at] = entry;
          return (
            /^[\w.-]+(:\d+)?$/.test(host) && typeof at === 'number' && at <= now && at > now - DAYS * DAY_MS
          );
        })
        .slice(0, MOST),
    );
  } catch {
    return new Map();
  }
}

const storedText = (remembered: Remembered): string =>
  JSON.stringify({ v: VERSION, hosts: Object.fromEntries(remembered) });

/** The value to store when a visitor agrees to a host. The oldest choices are dropped to make room. */
export function withHost(remembered: Remembered, host: string, now: number): string {
  const hosts = [...remembered]
    .filter(([other]) => other !== host)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST - 1);
  return storedText(new Map([[host, now], ...hosts]));
}

/** Storage may be forbidden or full; a choice then holds for this page only. */
function attempt<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

const read = (): Remembered =>
  parseRemembered(attempt((storage) => storage.getItem(KEY)) ?? null, Date.now());

export const isRemembered = (host: string): boolean => read().has(host);

/** Forgets one host that the visitor does not want any more. */
export const forgetHost = (host: string): void =>
  attempt((storage) => {
    const others = new Map([...read()].filter(([other]) => other !== host));
    storage.setItem(KEY, storedText(others));
  });

export const remember = (host: string): void =>
  attempt((storage) => storage.setItem(KEY, withHost(read(), host, Date.now())));
