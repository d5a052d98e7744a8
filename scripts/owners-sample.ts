import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { snapshotDir } from '../src/snapshot/folder.ts';
import type { owner } from '../src/snapshot/schema/owner.ts';
import { SAMPLE_TEXTS, type SampleTexts } from './owners/sample-texts.ts';
import { type Random, seeded } from './random/random.ts';

/*
 * Writes the three owners of the sample snapshot with a year of data. The files are always the same: the seed
 * is fixed and the last day is an argument: `node scripts/owners-sample.ts [2026-11-28]`.
 */

type OwnerInput = z.input<typeof owner>;
type PropertyInput = OwnerInput['properties'][number];

const LAST_DAY = process.argv[2] ?? '2026-11-28';
const DAYS = 365;
const LUCIA = { Name: 'Lucia Santarelli', Email: 'lucia@maison-bueren.example', Phone: '+32 400 00 00 03' };
const JORIS = { Name: 'Joris Vandeputte', Email: 'joris@maison-bueren.example', Phone: '+32 400 00 00 06' };
const KARIM = { Name: 'Karim Benhaddou', Email: 'karim@maison-bueren.example', Phone: '+32 400 00 00 02' };

const day = (back: number): string =>
  new Date(Date.parse(`${LAST_DAY}T00:00:00Z`) - back * 86_400_000).toISOString().slice(0, 10);

/** Opening hours of the agency: no viewing on a Sunday. */
const workday = (back: number): string =>
  day(new Date(`${day(back)}T00:00:00Z`).getUTCDay() === 0 ? back + 1 : back);

const hour = (random: Random): string => `${random.whole(9, 17)}`.padStart(2, '0');

const newestFirst = <T extends { Date: string }>(items: T[]): T[] =>
  items.toSorted((left, right) => (left.Date < right.Date ? 1 : -1));

/** Visitors per day: more at first and at weekends, fewer in August. */
function daily(random: Random, online: number, level: number): number[] {
  return Array.from({ length: online }, (_, index) => {
    const date = new Date(`${day(online - 1 - index)}T00:00:00Z`);
    const isWeekend = [0, 6].includes(date.getUTCDay());
    const novelty = 1 + 2.2 * Math.exp(-index / 12);
    const season = date.getUTCMonth() === 7 ? 0.6 : 1;
    return Math.round(level * novelty * season * (isWeekend ? 1.5 : 1) * (0.5 + random.next()));
  });
}

interface Wish {
  id: number;
  address: string;
  agent: NonNullable<PropertyInput['Agent']>;
  /** Days since the property was published. */
  online: number;
  viewings: number;
  level: number;
  texts: SampleTexts;
}

function property({ id, address, agent, online, viewings, level, texts }: Wish): PropertyInput {
  const random = seeded(id);
  const past = Array.from({ length: viewings }, (): NonNullable<PropertyInput['visits']>[number] => {
    const isCancelled = random.chance(0.12);
    return {
      Date: `${workday(random.whole(1, online - 5))}T${hour(random)}:${random.pick(['00', '30'])}`,
      Type: random.pick(['visit', 'visit', 'visit', 'secondVisit', 'videoVisit']),
      Contact: random.pick(texts.visitors),
      Comment: isCancelled ? '' : random.pick(texts.comments),
      Status: isCancelled ? 'cancelled' : 'done',
    };
  });
  const coming = texts.hopes.map((Comment, index): NonNullable<PropertyInput['visits']>[number] => ({
    Date: `${workday(-3 - 4 * index)}T${hour(random)}:30`,
    Type: index === 1 ? 'secondVisit' : 'visit',
    Contact: random.pick(texts.visitors),
    Comment,
    Status: index === 2 ? 'requested' : 'confirmed',
  }));
  const openDay = {
    Date: `${workday(Math.round(online / 2))}T10:00`,
    Type: 'openDay',
    Status: 'done',
  } as const;
  const sources = [
    ['Maison Bueren', 1, `https://www.maison-bueren.example/`],
    ['Toits et Paliers', 2.4, `https://toits-et-paliers.example/annonce/${id}`],
    ['Woonkompas', 0.7, `https://woonkompas.example/pand/${id}`],
    ['Instagram', 0.3, undefined],
  ] as const;
  const statistics = sources.map(([Source, share]) => ({
    Source,
    From: day(online - 1),
    Daily: daily(random, online, level * share),
  }));
  return {
    PropertyID: id,
    Address: address,
    Agent: agent,
    visits: newestFirst([
      ...coming,
      ...past,
      { ...openDay, Contact: texts.openDay.contact, Comment: texts.openDay.comment },
    ]),
    communication: newestFirst(
      Array.from({ length: Math.min(texts.messages.length, Math.ceil(online / 40)) }, (_, index) => {
        const message = texts.messages[index % texts.messages.length];
        return {
          Date: `${workday(Math.round((online / texts.messages.length) * index) + random.whole(1, 9))}T${hour(random)}:15`,
          Type: message?.type ?? 'email',
          Contact: agent.Name,
          Subject: message?.subject ?? '',
          Comment: message?.comment ?? '',
        };
      }),
    ),
    online: sources.map(([Source, , Url], index) => ({
      Source,
      Since: day(online - 1 - 2 * index),
      ...(Url && { Url }),
      Views: statistics[index]?.Daily.reduce((sum, count) => sum + count, 0) ?? 0,
    })),
    statistics,
  };
}

const { fr, frBuilding, frLetting, nl } = SAMPLE_TEXTS;
const OWNERS: OwnerInput[] = [
  {
    ID: 501,
    Email: 'solveig.harmegnies@courriel.example',
    Title: 'Ms',
    FirstName: 'Solveig',
    LastName: 'Harmegnies-Tilkin',
    language: 'fr',
    Updated: LAST_DAY,
    properties: [
      property({
        id: 4101,
        address: 'Rue des Trois Marronniers 27, 4000 Liège',
        agent: KARIM,
        online: DAYS,
        viewings: 34,
        level: 7,
        texts: fr,
      }),
      property({
        id: 4108,
        address: 'Rue du Cadran d’Or 58, 4020 Liège',
        agent: JORIS,
        online: 140,
        viewings: 15,
        level: 5,
        texts: frBuilding,
      }),
      property({
        id: 4119,
        address: 'Rue du Jardin des Clarisses 22 b3, 4000 Liège',
        agent: LUCIA,
        online: 38,
        viewings: 9,
        level: 12,
        texts: frLetting,
      }),
    ],
  },
  {
    ID: 502,
    Email: 'wannes.oosterlynck@postvak.example',
    Title: 'Mr',
    FirstName: 'Wannes',
    LastName: 'Oosterlynck-Daem',
    language: 'nl',
    Updated: LAST_DAY,
    properties: [
      property({
        id: 4103,
        address: 'Avenue des Bouleaux Blancs 14, 4053 Embourg',
        agent: JORIS,
        online: 210,
        viewings: 21,
        level: 6,
        texts: nl,
      }),
    ],
  },
  {
    ID: 503,
    Email: 'imogen.thackeray@letterbox.example',
    Title: 'Ms',
    FirstName: 'Imogen',
    LastName: 'Thackeray-Bowes',
    language: 'en',
    Updated: LAST_DAY,
    properties: [],
  },
];

/** A list of numbers on one line; otherwise a year would take 365 lines. */
const compact = (value: unknown): string =>
  `${JSON.stringify(value, null, 1).replace(/\[\s*((?:\d+,?\s*)+)\]/g, (_, list: string) => `[${list.replace(/\s+/g, '')}]`)}\n`;

mkdirSync(join(snapshotDir(), 'owners'), { recursive: true });
for (const entry of OWNERS) writeFileSync(join(snapshotDir(), 'owners', `${entry.ID}.json`), compact(entry));
