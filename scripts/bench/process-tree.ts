import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux tells of its processes; other systems have no such folder, and nothing is measured there. */
const PROC = '/proc';

/** Clock ticks in a second, as Linux tells times to programs, whatever its own clock. */
const TICKS = 100;

const SAMPLE_EVERY_MS = 500;

/** In bytes. */
export interface Memory {
  /** Of all processes at one moment. Programs and libraries lie in memory once, and count as those of one process. */
  together: number;
  /** Of the largest process. */
  largest: number;
}

/**
 * Processor time of all that this process has started and that has ended, in seconds, with what those started in turn.
 * @returns nothing where the system does not tell
 */
export function secondsOfChildren(proc = PROC): number | undefined {
  const stat = read(join(proc, 'self', 'stat'));
  if (stat === undefined) return undefined;
  const [user, system] = fieldsOf(stat).slice(13, 15);
  return (Number(user) + Number(system)) / TICKS;
}

/** Follows how much memory the processes take that one has started, with what those start in turn. */
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

  /** @returns the most there was at any moment, nothing where the system does not tell */
  stop(): Memory | undefined {
    clearInterval(this.#timer);
    return this.#most;
  }
}

/** All processes below one. */
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
  /** What it has for itself. */
  own: number;
  /** What it has of files: programs and libraries. */
  files: number;
}

/** A process's memory in bytes; 0 for one that has ended. These counters cost nothing, unlike a look at each mapping. */
function sizeOf(proc: string, pid: number): Size {
  const status = read(join(proc, String(pid), 'status')) ?? '';
  const bytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * 1024;
  return { own: bytes('RssAnon') + bytes('RssShmem'), files: bytes('RssFile') };
}

/** The fields after a process's name, which may hold spaces and parentheses itself: its state, its parent, and so on. */
const fieldsOf = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** Processes end at any moment, and others are not ours to look at. */
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
