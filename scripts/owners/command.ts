import type { OwnerRecord } from '../../src/snapshot/schema/owner.ts';
import { answer, done, failed, type Outcome } from '../process/command.ts';
import { issue } from './issue.ts';
import { KeysError, newKeys, readKeys, writeKeys } from './keys.ts';

type Change = 'invite' | 'rotate' | 'revoke';

/**
 * Runs `npm run owners`.
 * @param ownersOf reads the snapshot's owners
 * @param path of the keys file
 */
export async function ownersCommand(
  args: readonly string[],
  ownersOf: () => readonly OwnerRecord[],
  path: string,
  now = new Date(),
): Promise<Outcome> {
  return answer<Promise<Outcome>>(args, ABOUT, (command, end) => {
    const wanted = (what: Change, names: readonly string[], all = false) => {
      if (all === names.length > 0) command.error('error: name one owner at least, or all with --all');
      end(outcome(() => change(what, all ? 'all' : names, ownersOf(), path, now)));
    };
    command.addHelpText('after', NOTES);
    command
      .command('invite')
      .description('gives owners access, and shows their passphrases once')
      .argument('<OWNER...>', OWNER)
      .action((names) => wanted('invite', names));
    command
      .command('list')
      .description('tells who has access, and since when')
      .action(() => end(outcome(async () => list(ownersOf(), path))));
    command
      .command('rotate')
      .description('gives new passphrases; the old ones open nothing of the next build')
      .argument('[OWNER...]', OWNER)
      .option('--all', 'of everybody who has access')
      .action((names, { all }) => wanted('rotate', names, all));
    command
      .command('revoke')
      .description('takes access away with the next build')
      .argument('[OWNER...]', OWNER)
      .option('--all', 'of everybody who has access')
      .action((names, { all }) => wanted('revoke', names, all));
  });
}

const ABOUT = { name: 'npm run owners --', does: 'Gives owners access to their portal, and takes it away.' };
const OWNER = "an ID or an e-mail address of the snapshot's owners/";
const NOTES = `
Build and publish the site after each change. The keys stand in owners.keys.json (OWNERS_KEYS names another file).
Keep it out of git, and keep a backup of it.`;

async function outcome(work: () => Promise<string[]>): Promise<Outcome> {
  try {
    return done((await work()).join('\n'));
  } catch (error) {
    if (error instanceof KeysError) return failed(error.message);
    throw error;
  }
}

async function change(
  command: Change,
  wanted: readonly string[] | 'all',
  owners: readonly OwnerRecord[],
  path: string,
  now: Date,
): Promise<string[]> {
  const keys = readKeys(path) ?? (command === 'invite' ? newKeys() : undefined);
  if (!keys)
    throw new KeysError(`There is no keys file ${path}. Invite an owner first, or put its backup back.`);
  if (command === 'revoke') {
    const ids =
      wanted === 'all' ? Object.keys(keys.owners) : wanted.map((name) => heldId(name, keys.owners, owners));
    for (const id of ids) delete keys.owners[id];
    writeKeys(path, keys);
    return [`Taken away from ${ids.length} owner(s): ${ids.join(', ')}. ${BUILD}`];
  }
  const chosen =
    wanted === 'all' ? owners.filter(({ ID }) => keys.owners[ID]) : wanted.map((name) => find(name, owners));
  for (const { ID } of chosen) {
    if (command === 'invite' && keys.owners[ID])
      throw new KeysError(`Owner ${ID} has access already. "rotate ${ID}" gives a new passphrase.`);
    if (command === 'rotate' && !keys.owners[ID])
      throw new KeysError(`Owner ${ID} has no access yet: "invite ${ID}".`);
  }
  const lines: string[] = [];
  for (const owner of chosen) {
    const passphrase = await issue(keys, owner, now);
    lines.push(`${owner.ID}  ${owner.FirstName} ${owner.LastName}  ${owner.Email}`, `     ${passphrase}`, '');
  }
  writeKeys(path, keys);
  return [
    ...lines,
    `Shown this once and kept nowhere: hand it over in person or by post, not by e-mail. ${BUILD}`,
  ];
}

const BUILD = 'It counts from the next build: npm run build.';

function find(name: string, owners: readonly OwnerRecord[]): OwnerRecord {
  const found = owners.find(
    ({ ID, Email }) => String(ID) === name || Email.toLowerCase() === name.toLowerCase(),
  );
  if (found) return found;
  const known = owners.map(({ ID, Email }) => `  ${ID}  ${Email}`);
  throw new KeysError([`The snapshot has no owner ${name}. It has:`, ...known].join('\n'));
}

/** The id of an owner with access, who may have left the snapshot and still be in the keys. */
function heldId(name: string, held: Record<string, unknown>, owners: readonly OwnerRecord[]): string {
  if (held[name]) return name;
  const { ID } = find(name, owners);
  if (!held[ID]) throw new KeysError(`Owner ${ID} has no access.`);
  return String(ID);
}

function list(owners: readonly OwnerRecord[], path: string): string[] {
  const keys = readKeys(path);
  const held = keys?.owners ?? {};
  const gone = Object.keys(held).filter((id) => !owners.some(({ ID }) => String(ID) === id));
  return [
    ...owners.map(({ ID, FirstName, LastName, Email }) => {
      const entry = held[ID];
      const isMoved = entry && entry.email !== Email.toLowerCase();
      const state = !entry
        ? 'no access'
        : isMoved
          ? 'invited under another address: rotate'
          : `since ${entry.since}`;
      return `${ID}  ${FirstName} ${LastName}  ${Email}  ${state}`;
    }),
    ...gone.map((id) => `${id}  no longer in the snapshot: revoke`),
    ...(keys ? [] : [`There is no keys file ${path}: nobody has access.`]),
  ];
}
