import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in which Linux describes processes. Other systems have none, and nothing is measured there. */
const PROC = '/proc';

/** Clock ticks per second in Linux's process statistics, regardless of the kernel's timer. */
const TICKS = 100;

const SAMPLE_EVERY_MS = 500;

/** In bytes. */
export interface Memory {
  /** Of all processes at one moment. Programs and libraries are shared, so they count once. */
  together: number;
  /** Of the largest process. */
  largest: number;
}

/**
 * The processor time of all ended child processes and their descendants, in seconds.
 * @returns `undefined` if the system does not provide it
 */
export function secondsOfChildren(proc = PROC): number | undefined {
  const stat = read(join(proc, 'self', 'stat'));
  if (stat === undefined) return undefined;
  const [user, system] = fieldsOf(stat).slice(13, 15);
  return (Number(user) + Number(system)) / TICKS;
}

/** Measures the memory of a process's descendants over time. */
export class MemoryWatch {
  #most: Memory | undefined;
  readonly #pid: number;
  readonly #proc: string;
  readonly #timer: NodeJS.Timeout;

  constructor(pid = process.pid, proc = PROC) {
    this.#pid = pid;
    this.#proc = proc;
    this.#timer = setInterval(() => this.sample(), SAMPLE_EVERY_MS);
  }

  sample(): void {
    const sizes = descendants(this.#proc, this.#pid).map((pid) => sizeOf(this.#proc, pid));
    if (sizes.length === 0) return;
    const together =
      sizes.reduce((sum, { own }) => sum + own, 0) + Math.max(...sizes.map(({ files }) => files));
    this.#most = {
      together: Math.max(together, this.#most?.together ?? 0),
      largest: Math.max(...sizes.map(({ own, files }) => own + files), this.#most?.largest ?? 0),
    };
  }

  /** @returns the maximum at any moment; `undefined` if the system does not provide it */
  stop(): Memory | undefined {
    clearInterval(this.#timer);
    return this.#most;
  }
}

/** All descendants of a process. */
function descendants(proc: string, pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of list(proc)) {
    const stat = /^\d+$/.test(name) ? read(join(proc, name, 'stat')) : undefined;
    if (stat === undefined) continue;
    const parent = Number(fieldsOf(stat)[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (one: number): number[] =>
    (children.get(one) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid);
}

interface Size {
  /** Private memory. */
  own: number;
  /** Memory mapped from files: programs and libraries. */
  files: number;
}

/**
 * A process's memory in bytes; 0 for an ended one. These counters are cheap to read, unlike those of each
 * mapping.
 */
function sizeOf(proc: string, pid: number): Size {
  const status = read(join(proc, String(pid), 'status')) ?? '';
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { own: bytes('RssAnon') + bytes('RssShmem'), files: bytes('RssFile') };
}

/** The fields after a process's name, which may itself contain spaces and parentheses. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** Processes may end at any moment, and those of other users cannot be read. */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function list(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
