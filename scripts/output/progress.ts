/** The line in which a build tells how many pages it will make. */
export const EXPECTED = 'Pages to come:';

/** What a build does one after the other. */
export type Phase = 'check' | 'bundle' | 'pages' | 'pictures' | 'finish';

/** What Astro prints when a phase begins. */
const BEGINNINGS: readonly [text: string, phase: Phase][] = [
  ['generating static routes', 'pages'],
  ['generating optimized images', 'pictures'],
];

/**
 * Follows a build by the lines that Astro prints: counts pages, times the phases, and gives what is worth showing.
 * @param now milliseconds, from any start
 */
export class Progress {
  /** Pages drawn, and pages taken from the last build. */
  made = 0;
  reused = 0;
  readonly #now: () => number;
  readonly #starts = new Map<Phase, number>();
  #expected = 0;
  #pagesSince = 0;
  #end: number | undefined;
  #isPictures = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.begin('check');
  }

  begin(phase: Phase): void {
    if (!this.#starts.has(phase)) this.#starts.set(phase, this.#now());
  }

  end(): void {
    this.#end = this.#now();
  }

  /** @returns the line, where it is not one of thousands */
  line(line: string): string | undefined {
    const expected = line.indexOf(EXPECTED);
    if (expected >= 0) {
      this.#expected = Number(line.slice(expected + EXPECTED.length));
      return undefined;
    }
    if (line.includes('├─')) {
      if (/\((?:restored|cached)\)/.test(line)) this.reused += 1;
      else this.made += 1;
      return undefined;
    }
    // A line for each picture.
    if (this.#isPictures && line.includes('▶')) return undefined;
    if (line.includes('✓ Completed in') && this.#isPictures) this.begin('finish');
    for (const [text, phase] of BEGINNINGS) {
      if (!line.includes(text)) continue;
      this.begin(phase);
      if (phase === 'pages') this.#pagesSince = this.#now();
      this.#isPictures = phase === 'pictures';
    }
    return line;
  }

  /** `12,400 of 53,003 pages · 182 pages/s · 3 min 43 s left`; empty before the first page and after the last. */
  status(): string {
    const done = this.made + this.reused;
    if (done === 0 || this.#starts.has('pictures')) return '';
    const seconds = (this.#now() - this.#pagesSince) / 1000;
    const speed = done / Math.max(seconds, 0.001);
    const total = Math.max(this.#expected, done);
    return `${amount(done)} of ${amount(total)} pages · ${amount(Math.round(speed))} pages/s · ${duration((total - done) / speed)} left`;
  }

  /** Seconds of each phase, in order. */
  phases(): { phase: Phase; seconds: number }[] {
    const starts = [...this.#starts];
    const end = this.#end ?? this.#now();
    return starts.map(([phase, start], index) => ({
      phase,
      seconds: ((starts[index + 1]?.[1] ?? end) - start) / 1000,
    }));
  }
}

const amount = (count: number): string => count.toLocaleString('en');

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
