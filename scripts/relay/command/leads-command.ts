import { Option } from '@commander-js/extra-typings';
import { answer, done, failed, type Outcome, wholeNumber } from '../../process/command.ts';
import type { Delivery, Hold, Lead } from '../store/lead.ts';
import type { Store } from '../store/store.ts';
import { csv } from './csv.ts';

const DAY = 24 * 3_600_000;
const ABOUT = {
  name: 'npm run leads --',
  does: 'Shows, exports and deletes the leads that came in. LEADS_DIR names their store, else leads/; docs/leads.md tells more.',
};

/** Runs `npm run leads` with its arguments. */
export const leadsCommand = (args: readonly string[], storeOf: () => Store, now = Date.now()): Outcome =>
  answer(args, ABOUT, (command, end) => {
    command
      .command('list')
      .description('shows the newest leads')
      .option('--form <FORM>', 'only those of a form')
      .option('--limit <NUMBER>', 'so many at most', wholeNumber(1), 50)
      .option('--dead', 'only those that could not be delivered')
      .action((options) => end(list(storeOf(), options)));
    command
      .command('show')
      .description('shows one lead with its deliveries')
      .argument('<ID>')
      .action((id) => end(show(storeOf(), id)));
    command
      .command('export')
      .description('prints all leads, for a spreadsheet or a program')
      .addOption(new Option('--csv', 'for a spreadsheet').conflicts('json'))
      .option('--json', 'for a program')
      .option('--form <FORM>', 'only those of a form')
      .action(({ csv: asCsv, json, form }) => {
        if (!asCsv && !json) command.error('error: export needs --csv or --json');
        end(exportAll(storeOf(), form, asCsv ? asTable : asJson));
      });
    command
      .command('retry')
      .description('delivers again what failed')
      .argument('[ID]', 'of one lead, else of all')
      .action((id) => end(retry(storeOf(), id, now)));
    command
      .command('delete')
      .description('deletes a lead, or all that are older than so many days, delivered or not')
      .argument('[ID]')
      .option('--older-than <DAYS>', 'every lead that is older', wholeNumber(0))
      .action((id, { olderThan }) => {
        if (id !== undefined && olderThan === undefined) end(removeOne(storeOf(), id));
        else if (id === undefined && olderThan !== undefined) end(removeOld(storeOf(), olderThan, now));
        else command.error('error: delete needs an id or --older-than');
      });
  });

/** `2026-12-05 10:00`, in Brussels. */
const moment = (time: number): string =>
  new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);

const asText = (value: Lead['fields'][string] | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : value.join('; ');

/** Removes control characters, which a terminal would execute, from strangers' texts. */
const printable = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '�');

const stateOf = (deliveries: readonly Delivery[]): string =>
  deliveries.length === 0
    ? 'stored'
    : deliveries
        .map(({ channel, state, hold, attempts }) =>
          state === 'delivered' ? `${channel} ✓` : `${channel} ${state}${FOR[hold]} (${attempts})`,
        )
        .join(', ');

/** What a held delivery waits for. */
const FOR: Readonly<Record<Hold, string>> = {
  '': '',
  own: ' for a mended setting',
  server: ' for the mail server',
};

interface ListOptions {
  form?: string | undefined;
  limit: number;
  dead?: true | undefined;
}

function list({ leads, queue }: Store, { form, limit: most, dead }: ListOptions): Outcome {
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

const exportAll = (
  { leads }: Store,
  form: string | undefined,
  as: (all: readonly Lead[]) => string,
): Outcome => done(as(leads.list({ form })));

const asJson = (all: readonly Lead[]): string =>
  JSON.stringify(
    all.map((lead) => ({ ...lead, received: new Date(lead.received).toISOString() })),
    null,
    2,
  );

function asTable(all: readonly Lead[]): string {
  const names = [...new Set(all.flatMap(({ fields }) => Object.keys(fields)))];
  const rows = all.map(({ id, received, form, language, fields }) => [
    id,
    moment(received),
    form,
    language,
    ...names.map((field) => asText(fields[field])),
  ]);
  return csv([['id', 'received', 'form', 'language', ...names], ...rows]).trimEnd();
}

function retry({ leads, queue }: Store, id: string | undefined, now: number): Outcome {
  if (id !== undefined && !leads.find(id)) return failed(`There is no lead ${id}.`);
  return done(
    `${queue.retry(now, id)} deliveries are due again; the running relay makes them within seconds.`,
  );
}

const removeOne = ({ leads }: Store, id: string): Outcome =>
  leads.remove(id) ? done('1 lead deleted') : failed(`There is no lead ${id}.`);

const removeOld = ({ leads }: Store, days: number, now: number): Outcome =>
  done(`${leads.removeBefore(now - days * DAY, { keepUndelivered: false })} leads deleted`);
