const NO_BREAK_SPACE = '\u00A0';
const WORD_JOINER = '\u2060';

interface Parts {
  hour: number;
  minute: number;
}

/** How a language writes a time of day, and a span of two. */
interface Clock {
  time(parts: Parts): string;
  span(from: Parts, to: Parts): string;
}

const two = (minute: number): string => String(minute).padStart(2, '0');

/** Nothing may break at the dash of a span. */
const dashed = (from: string, to: string, dash = '–'): string => `${from}${dash}${to}`;
const TIGHT = `${WORD_JOINER}–${WORD_JOINER}`;
const SPACED = `${NO_BREAK_SPACE}–${NO_BREAK_SPACE}`;

const french = ({ hour, minute }: Parts): string =>
  [hour, 'h', ...(minute > 0 ? [two(minute)] : [])].join(NO_BREAK_SPACE);
const dutch = ({ hour, minute }: Parts): string => (minute > 0 ? `${hour}.${two(minute)}` : `${hour}`);
const digital = ({ hour, minute }: Parts): string => `${two(hour)}:${two(minute)}`;

function english({ hour, minute }: Parts): string {
  if (hour === 12 && minute === 0) return `12${NO_BREAK_SPACE}noon`;
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute > 0 ? `.${two(minute)}` : ''}`;
  return `${clock}${NO_BREAK_SPACE}${hour < 12 ? 'am' : 'pm'}`;
}

const CLOCKS: Readonly<Record<string, Clock>> = {
  fr: { time: french, span: (from, to) => dashed(french(from), french(to), SPACED) },
  nl: {
    time: (parts) => `${dutch(parts)}${NO_BREAK_SPACE}uur`,
    span: (from, to) => `${dashed(dutch(from), dutch(to), TIGHT)}${NO_BREAK_SPACE}uur`,
  },
  en: { time: english, span: (from, to) => dashed(english(from), english(to), SPACED) },
  de: {
    time: (parts) => `${digital(parts)}${NO_BREAK_SPACE}Uhr`,
    span: (from, to) => `${dashed(digital(from), digital(to), TIGHT)}${NO_BREAK_SPACE}Uhr`,
  },
};

/** Of a language without a notation of its own. */
const OTHER: Clock = { time: digital, span: (from, to) => dashed(digital(from), digital(to), TIGHT) };

const clockOf = (language: string): Clock => CLOCKS[language] ?? OTHER;

/** The hour and minute of `13:30` or `2027-01-16T13:30`; `undefined` without a time. */
function partsOf(value: string): Parts | undefined {
  const [, hour, minute] = /(?:^|T)(\d{2}):(\d{2})/.exec(value) ?? [];
  return hour === undefined || minute === undefined
    ? undefined
    : { hour: Number(hour), minute: Number(minute) };
}

/**
 * A time of day as one language writes it: `13 h 30`, `13.30 uur`, `1.30 pm`, `13:30 Uhr`.
 * @param value a time (`13:30`) or a moment of the snapshot (`2027-01-16T13:30`); other text is returned
 *   unchanged
 */
export function formatTime(value: string, language: string): string {
  const parts = partsOf(value);
  return parts ? clockOf(language).time(parts) : value;
}

/** Two times of one day, as {@link formatTime} takes them: `9 h – 18 h`, `9–18 uur`. */
export function formatTimeSpan(from: string, to: string, language: string): string {
  const [start, end] = [partsOf(from), partsOf(to)];
  return start && end ? clockOf(language).span(start, end) : dashed(from, to);
}
