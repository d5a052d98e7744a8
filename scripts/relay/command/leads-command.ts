import { parseArgs } from 'node:util';
import type { Delivery, Hold, Lead } from '../store/lead.ts';
import type { Store } from '../store/store.ts';
import { csv } from './csv.ts';

const USAGE = `Usage: npm run leads -- COMMAND

  list [--form FORM] [--limit N] [--dead]  the newest leads; --dead only those that could not be delivered
  show ID                                  one lead with its deliveries
  export --csv | --json [--form FORM]      all leads, for a spreadsheet or a program
  retry [ID]                               delivers again what failed: of one lead, else all
  delete ID                                one lead
  delete --older-than DAYS                 every lead that is older, delivered or not

LEADS_DIR names the store, else leads/. docs/leads.md tells more.`;

/** What a command prints, and the status it ends with: 0 done, 1 not found, 2 called wrongly. */
export interface Outcome {
  status: 0 | 1 | 2;
  out: string;
  err: string;
}

const done = (out: string): Outcome => ({ status: 0, out, err: '' });
const failed = (err: string): Outcome => ({ status: 1, out: '', err });
const misused = (message: string): Outcome => ({ status: 2, out: '', err: `${message}\n\n${USAGE}` });

const DAY = 24 * 3_600_000;
const OPTIONS = {
  form: { type: 'string' },
  limit: { type: 'string' },
  dead: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  'older-than': { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** The command `npm run leads`, given its arguments. */
export function leadsCommand(args: readonly string[], store: Store, now = Date.now()): Outcome {
  let values: Values;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS }));
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error));
  }
  const [command, id, ...rest] = positionals;
  if (values.help) return done(USAGE);
  if (rest.length > 0) return misused(`One id at most, not ${rest.length + 1}`);
  switch (command) {
    case 'list':
      return list(store, values);
    case 'show':
      return id === undefined ? misused('show needs an id') : show(store, id);
    case 'export':
      return exportAll(store, values);
    case 'retry':
      return retry(store, id, now);
    case 'delete':
      return remove(store, id, values['older-than'], now);
    default:
      return misused(command === undefined ? 'A command is missing' : `There is no command "${command}"`);
  }
}

/** `2026-12-05 10:00`, in Brussels. */
const moment = (time: number): string =>
  new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);

const asText = (value: Lead['fields'][string] | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : value.join('; ');

/** A terminal obeys control characters; what strangers wrote must not reach it. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '�');

const stateOf = (deliveries: readonly Delivery[]): string =>
  deliveries.length === 0
    ? 'stored'
    : deliveries
        .map(({ channel, state, hold, attempts }) =>
          state === 'delivered' ? `${channel} ✓` : `${channel} ${state}${FOR[hold]} (${attempts})`,
        )
        .join(', ');

/** What a delivery waits for besides its time. */
const FOR: Readonly<Record<Hold, string>> = {
  '': '',
  own: ' for a mended setting',
  server: ' for the mail server',
};

function list({ leads, queue }: Store, { form, limit, dead }: Values): Outcome {
  const most = Number(limit ?? 50);
  if (!Number.isInteger(most) || most < 1) return misused('--limit needs a number');
  const isDead = new Set(queue.dead().map(({ lead }) => lead));
  const found = leads.list({ form }).filter(({ id }) => !dead || isDead.has(id));
  const lines = found
    .slice(0, most)
    .map(({ id, received, form: name, language, fields }) =>
      [
        id,
        moment(received),
        name.padEnd(20),
        language,
        [asText(fields['firstName']), asText(fields['lastName'])].filter(Boolean).join(' ').padEnd(24),
        stateOf(queue.of(id)),
      ].join('  '),
    );
  const { waiting, dead: deadCount } = queue.counts();
  const total = `${found.length} leads${found.length > most ? `, the newest ${most} shown` : ''}; ${waiting} deliveries wait, ${deadCount} were given up`;
  const held = queue.held();
  const mend =
    held.count > 0
      ? [
          `${held.count} of them until the mail server, its account or a setting is mended; last was said: ${held.error}`,
        ]
      : [];
  return done(printable([...lines, ...(lines.length > 0 ? [''] : []), total, ...mend].join('\n')));
}

function show({ leads, queue }: Store, id: string): Outcome {
  const lead = leads.find(id);
  if (!lead) return failed(`There is no lead ${id}.`);
  const fields = Object.entries(lead.fields).map(([name, value]) => `${name.padEnd(16)}${asText(value)}`);
  const deliveries = queue
    .of(id)
    .map(({ channel, state, hold, attempts, due, error }) =>
      [
        channel.padEnd(16),
        state,
        FOR[hold],
        state === 'waiting' && (attempts > 0 || hold !== '') ? `, again at ${moment(due)}` : '',
        attempts > 0 ? `, ${attempts} attempts` : '',
        error && `: ${error}`,
      ].join(''),
    );
  return done(
    printable(
      [
        `${lead.id}  ${moment(lead.received)}  ${lead.form}  ${lead.language}`,
        '',
        ...fields,
        '',
        ...deliveries,
      ]
        .join('\n')
        .trimEnd(),
    ),
  );
}

function exportAll({ leads }: Store, { csv: asCsv, json, form }: Values): Outcome {
  if (asCsv === json) return misused('export needs --csv or --json');
  const all = leads.list({ form });
  if (json)
    return done(
      JSON.stringify(
        all.map((lead) => ({ ...lead, received: new Date(lead.received).toISOString() })),
        null,
        2,
      ),
    );
  const names = [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = all.map(({ id, received, form: name, language, fields }) => [
    id,
    moment(received),
    name,
    language,
    ...names.map((field) => asText(fields[field])),
  ]);
  return done(csv([['id', 'received', 'form', 'language', ...names], ...rows]).trimEnd());
}

function retry({ leads, queue }: Store, id: string | undefined, now: number): Outcome {
  if (id !== undefined && !leads.find(id)) return failed(`There is no lead ${id}.`);
  return done(
    `${queue.retry(now, id)} deliveries are due again; the running relay makes them within seconds.`,
  );
}

function remove({ leads }: Store, id: string | undefined, days: string | undefined, now: number): Outcome {
  if ((id === undefined) === (days === undefined)) return misused('delete needs an id or --older-than');
  if (id !== undefined) return leads.remove(id) ? done('1 lead deleted') : failed(`There is no lead ${id}.`);
  if (!/^\d+$/.test(days ?? '')) return misused('--older-than needs a number of days');
  const count = leads.removeBefore(now - Number(days) * DAY, { keepUndelivered: false });
  return done(`${count} leads deleted`);
}
