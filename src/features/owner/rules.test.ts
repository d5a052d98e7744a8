import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { propertyCsv } from './csv.ts';
import type { Viewing } from './data.ts';
import { addDays, brusselsDay, brusselsInstant, brusselsMoment, mondayOf } from './days.ts';
import { idleState } from './idle.ts';
import { ownerFixture } from './owner.fixture.ts';
import { inSeconds } from './seconds.ts';
import { lastDays, pageViews } from './statistics.ts';
import { viewingsShown } from './viewings.ts';
import { afterFailure, triesOf, waitAfter, waitLeft } from './waiting.ts';

const [property] = ownerFixture().properties;
if (!property) throw new Error('The fixture has a property.');

test.each([
  [1, 'fr-BE', '1\u00A0seconde'],
  [5, 'fr-BE', '5\u00A0secondes'],
  [5, 'nl-BE', '5 seconden'],
  [1, 'en-GB', '1 second'],
  [60, 'de-BE', '60 Sekunden'],
])('a wait of %d in %s: %s', (count, format, text) => expect(inSeconds(count, format)).toBe(text));

describe('days', () => {
  test.each([
    ['2026-11-27T22:59:00Z', '2026-11-27', '2026-11-27T23:59'],
    ['2026-11-27T23:00:00Z', '2026-11-28', '2026-11-28T00:00'],
    ['2026-07-01T21:59:00Z', '2026-07-01', '2026-07-01T23:59'],
    ['2026-07-01T22:00:00Z', '2026-07-02', '2026-07-02T00:00'],
  ])('%s is %s in Brussels', (instant, day, moment) => {
    expect(brusselsDay(new Date(instant))).toBe(day);
    expect(brusselsMoment(new Date(instant))).toBe(moment);
  });

  test.each([
    ['2026-12-01T10:30', '2026-12-01T09:30:00.000Z'],
    ['2026-07-01T10:30', '2026-07-01T08:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('%s in Brussels is %s', (moment, instant) =>
    expect(brusselsInstant(moment).toISOString()).toBe(instant),
  );

  test('a week begins on Monday', () => {
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-11-30')).toBe('2026-11-30');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('statistics', () => {
  test('today, week, month and total, counted back from the day of the export', () => {
    expect(pageViews(property.statistics, '2026-11-28')).toEqual({
      today: 24,
      week: 40,
      month: 40,
      total: 40,
    });
    expect(pageViews(property.statistics, '2026-11-27')).toEqual({
      today: 13,
      week: 16,
      month: 16,
      total: 16,
    });
    expect(pageViews(property.statistics, '2026-11-30')).toEqual({ today: 0, week: 0, month: 40, total: 40 });
    expect(pageViews(property.statistics, '2026-12-01')).toEqual({ today: 0, week: 0, month: 0, total: 40 });
    expect(pageViews([], '2026-11-28').total).toBe(0);
  });

  test('thirty days up to the last one, empty ones included', () => {
    const days = lastDays(property.statistics, '2026-11-28');
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-10-30', counts: [0, 0], total: 0 });
    expect(days[29]).toEqual({ day: '2026-11-28', counts: [4, 20], total: 24 });
  });
});

describe('viewings', () => {
  const dates = (shown: 'all' | 'coming' | 'past', now: string) =>
    viewingsShown(property.visits, shown, now).map(({ date }) => date);

  test('what is to come first, the next on top, then what was, the last on top', () => {
    expect(dates('all', '2026-11-28T12:00')).toEqual([
      '2026-12-01T10:30',
      '2026-11-20T16:00',
      '2026-11-18T09:00',
    ]);
    expect(dates('coming', '2026-12-01T10:30')).toEqual(['2026-12-01T10:30']);
    expect(dates('coming', '2026-12-01T10:31')).toEqual([]);
    expect(dates('past', '2026-12-01T10:31')).toHaveLength(3);
  });

  test('one without an hour is to come all its day, a cancelled one never', () => {
    const viewing = { ...property.visits[0], date: '2026-12-01' } as Viewing;
    expect(viewingsShown([viewing], 'coming', '2026-12-01T23:59')).toHaveLength(1);
    expect(viewingsShown([{ ...viewing, status: 'cancelled' }], 'coming', '2026-11-01T10:00')).toEqual([]);
  });
});

describe('the calendar file', () => {
  const file = (viewing: Partial<Viewing>, address = 'Rue de l’Épée, 5; 4000 Liège') =>
    calendarFile(
      [{ ...property.visits[0], ...viewing } as Viewing],
      { summary: 'Visite MB-0101', address, typeOf: () => 'Visite' },
      new Date('2026-11-28T10:00:00Z'),
    );

  test('holds UTC times, escaped texts and short lines, but not who comes', () => {
    const text = file({});
    expect(text).toContain('\r\nDTSTART:20261201T093000Z\r\nDTEND:20261201T103000Z\r\n');
    expect(text).toContain('LOCATION:Rue de l’Épée\\, 5\\; 4000 Liège');
    expect(text).toContain('STATUS:CONFIRMED');
    expect(text).not.toContain('Tarin');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const long = file({}, 'é'.repeat(200)).split('\r\n');
    expect(Math.max(...long.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(long.map((line) => line.replace(/^ /, '')).join('')).toContain('é'.repeat(200));
  });

  test('a text cannot begin a line of its own', () =>
    expect(file({}, 'x\r\nBEGIN:VALARM').match(/^BEGIN:/gm)).toHaveLength(2));

  test('a viewing without an hour fills its day, and is the same event each time', () => {
    const text = file({ date: '2026-12-31' });
    expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
    expect(file({ date: '2026-12-31' })).toBe(text);
  });
});

describe('the table', () => {
  const csv = (comment: string) =>
    propertyCsv(
      {
        ...property,
        visits: [{ ...property.visits[0], comment } as Viewing],
        communication: [],
        online: [],
        statistics: [],
      },
      {
        columns: ['a', 'b'],
        sections: { viewings: 'V', messages: 'M', online: 'O', statistics: 'S' },
        typeOf: (type) => type,
        statusOf: (status) => status,
      },
    );

  test.each([
    ['=1+1', "'=1+1"],
    ['+32 4', "'+32 4"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['a;b', '"a;b"'],
    ['say "x"\n=1', '"say ""x""\n=1"'],
    ['1 = 1', '1 = 1'],
  ])('%j stands as %j', (comment, expected) =>
    expect(csv(comment)).toBe(`\uFEFFa;b\r\nV;2026-12-01T10:30;visit;M. Tarin;;${expected};confirmed;\r\n`),
  );

  test('holds every record', () => {
    const texts = {
      columns: [],
      sections: { viewings: 'V', messages: 'M', online: 'O', statistics: 'S' },
      typeOf: String,
      statusOf: String,
    };
    const rows = propertyCsv(property, texts).trim().split('\r\n');
    expect(rows.filter((row) => row.startsWith('V;'))).toHaveLength(3);
    expect(rows).toContain('S;2026-11-28;;Portail;;;;20');
    expect(rows).toContain('O;2026-01-10;;Portail;https://portail.example/1;;;120');
  });
});

test.each([
  [0, 'active'],
  [14 * 60_000 - 1, 'active'],
  [14 * 60_000, { secondsLeft: 60 }],
  [15 * 60_000 - 1, { secondsLeft: 1 }],
  [15 * 60_000, 'ended'],
  [9e9, 'ended'],
])('after %i ms without a sign of life: %j', (silence, expected) =>
  expect(idleState(silence)).toEqual(expected),
);

describe('waiting', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 1000],
    [4, 2000],
    [8, 32_000],
    [9, 60_000],
    [9999, 60_000],
  ])('%i failures: %i ms', (failures, wait) => expect(waitAfter(failures)).toBe(wait));

  test.each([null, '', 'x', '1', '-1 5', '{"failures":1}', `${'9'.repeat(5)} 1`])(
    'a storage that holds %j counts as none',
    (stored) => expect(triesOf(stored)).toEqual({ failures: 0, until: 0 }),
  );

  test('counts on, and never makes wait longer than a minute', () => {
    expect(afterFailure(triesOf('3 0'), 5000)).toEqual({ failures: 4, until: 7000 });
    expect(waitLeft({ failures: 4, until: 7000 }, 6000)).toBe(1000);
    expect(waitLeft({ failures: 4, until: 7000 }, 8000)).toBe(0);
    expect(waitLeft({ failures: 4, until: 9e15 }, 0)).toBe(60_000);
  });
});
