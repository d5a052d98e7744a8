/** The beginning of the line with the number of pages that a build will make. */
export const EXPECTED = 'Pages to come:';

/** The beginnings of the lines with the number of reused pages, and of pictures to encode. */
export const REUSED = 'Pages as before:';
export const PICTURES = 'Pictures encoded:';

/** The phases of a build, in their order. */
export type Phase = 'check' | 'bundle' | 'pages' | 'pictures' | 'finish';

/** The line that Astro prints when it begins to render. */
const PAGES_BEGIN = 'generating static routes';

/**
 * Follows a build by the lines that Astro prints: counts pages, times the phases, and selects the lines to
 * show.
 * @param now milliseconds, from any origin
 */
export class Progress {
  /** Pages rendered, and pages taken from the last build. */
  made = 0;
  reused = 0;
  /** Files that routes write besides pages: calendars, feeds, data; rendered or taken from the last build. */
  files = 0;
  readonly #now: () => number;
  readonly #starts = new Map<Phase, number>();
  #expected = 0;
  /** Milliseconds that pages took; the files beside them are rendered by themselves, and many times faster. */
  #pageTime = 0;
  #lastLine = 0;
  #isFile = false;
  #end: number | undefined;
  #pictures = { done: 0, total: 0 };

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

  /** @returns the line, unless it is one of thousands */
  line(line: string): string | undefined {
    const expected = numberAfter(line, EXPECTED);
    if (expected !== undefined) {
      this.#expected = expected;
      return undefined;
    }
    const reused = numberAfter(line, REUSED);
    if (reused !== undefined) {
      this.reused = reused;
      return undefined;
    }
    const pictures = /(\d+)\/(\d+)/.exec(line.split(PICTURES)[1] ?? '');
    if (pictures) {
      const [done, total] = [Number(pictures[1]), Number(pictures[2])];
      this.begin(done < total ? 'pictures' : 'finish');
      this.#pictures = { done, total };
      return undefined;
    }
    const [, ...parts] = line.split('├─');
    if (parts.length > 0) {
      // Two pages rendered at the same time may share a line; the rest of the second is alone on the next
      // line.
      for (const part of parts) {
        this.#isFile = !part.includes('.html');
        if (this.#isFile) this.files += 1;
        else this.made += 1;
      }
      const now = this.#now();
      if (!this.#isFile) this.#pageTime += now - this.#lastLine;
      this.#lastLine = now;
      return undefined;
    }
    if (/^\s*\(\+[\d.]+m?s\)\s*$/.test(line)) return undefined;
    if (line.includes(PAGES_BEGIN)) {
      this.begin('pages');
      this.#lastLine = this.#now();
    }
    return line;
  }

  /**
   * `12,400 of 53,003 pages · 182 pages/s · 3 min 43 s left`, while files beside the pages are rendered
   * `4,100 files · 10 of 53,003 pages`, then `pictures 320/1,200 · 4 min 5 s left`; empty before the first page or
   * file, and when all is rendered.
   */
  status(): string {
    if (this.#starts.has('finish')) return '';
    if (this.#starts.has('pictures')) return this.#pictureStatus();
    const done = this.made + this.reused;
    if (done + this.files === 0) return '';
    const total = Math.max(this.#expected, done);
    const pages = `${amount(done)} of ${amount(total)} pages`;
    if (this.#isFile) return `${amount(this.files)} files · ${pages}`;
    if (this.made === 0) return pages;
    // Those of the last build come at once and tell nothing of the time that rendering takes.
    const speed = (this.made / Math.max(this.#pageTime, 1)) * 1000;
    return `${pages} · ${amount(Math.round(speed))} pages/s · ${duration((total - done) / speed)} left`;
  }

  #pictureStatus(): string {
    const { done, total } = this.#pictures;
    const seconds = (this.#now() - (this.#starts.get('pictures') ?? 0)) / 1000;
    if (done === 0) return `pictures: the first ones are being made, ${duration(seconds)} so far`;
    return `pictures ${amount(done)}/${amount(total)} · ${duration((seconds / done) * (total - done))} left`;
  }

  /** The seconds of each phase, in order. */
  phases(): { phase: Phase; seconds: number }[] {
    const starts = [...this.#starts];
    const end = this.#end ?? this.#now();
    return starts.map(([phase, start], index) => ({
      phase,
      seconds: ((starts[index + 1]?.[1] ?? end) - start) / 1000,
    }));
  }
}

function numberAfter(line: string, text: string): number | undefined {
  const at = line.indexOf(text);
  return at < 0 ? undefined : Number.parseInt(line.slice(at + text.length), 10);
}

const amount = (count: number): string => count.toLocaleString('en');

export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
