import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLinks } from '../../../src/routing/link-check.ts';
import { buildRouteTable } from '../../../src/routing/table.ts';
import { type Fault, isError } from '../../../src/snapshot/fault.ts';
import { readSnapshot } from '../../../src/snapshot/read.ts';
import { HOSTILE } from '../../fixtures/hostile-drawings.ts';
import { attackRecords, bareRecords, SCRIPT, TEXTS } from './hostile-texts.ts';

/** Fields that must keep their value; another one would leave a page out, or show another page. */
const STRUCTURE = new Set(['status', 'view', 'language', 'code', 'default', 'isPublished', 'State', 'css']);

/** A text in a file, with its original value. */
interface Leaf {
  file: string;
  pointer: string;
  was: string;
  set(value: string): void;
}

function leavesOf(value: unknown, file: string, pointer = ''): Leaf[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]): Leaf[] => {
    const place = `${pointer}/${key}`;
    if (typeof entry !== 'string') return leavesOf(entry, file, place);
    const set = (text: string) => Object.assign(value, { [key]: text });
    return STRUCTURE.has(key) ? [] : [{ file, pointer: place, was: entry, set }];
  });
}

/** The first number of the added entities; each attack has its own. */
const FIRST_ID = 9001;
export const attackId = (attack: keyof typeof TEXTS): number => FIRST_ID + Object.keys(TEXTS).indexOf(attack);
export const BARE_ID = 9101;

/**
 * Copies a snapshot and makes every text of it hostile, as far as the check allows; texts that the check
 * refuses are restored. It has only French, so that it builds quickly. Properties, projects and
 * neighbourhoods with a hostile text in every field are added.
 */
export function makeHostile(source: string, dir: string): void {
  cpSync(source, dir, { recursive: true });
  const fr = { default: 'fr', languages: [{ code: 'fr', use: true }] };
  writeFileSync(join(dir, 'languages.json'), JSON.stringify(fr));
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const files = new Map(
    names
      .filter((name) => name.endsWith('.json') && !/^(?:languages|catalogue\/known)\.json$/.test(name))
      .map((name) => [name, JSON.parse(readFileSync(join(dir, name), 'utf8')) as unknown]),
  );
  for (const name of names.filter((entry) => entry.endsWith('.html')))
    writeFileSync(
      join(dir, name),
      `<p onclick="${TEXTS.javascript}">${SCRIPT}<a href="${TEXTS.javascript}">${TEXTS.word}</a></p>`,
    );
  let leaves = [...files].flatMap(([file, data]) => leavesOf(data, file));
  const save = () => {
    for (const [name, data] of files) writeFileSync(join(dir, name), JSON.stringify(data));
  };
  // First attacks that stay texts; then, for fields that only accept addresses, addresses that would run a
  // script.
  for (const attack of [(was: string) => was + SCRIPT, () => TEXTS.javascript, () => TEXTS.data]) {
    for (const { set, was } of leaves) set(attack(was));
    leaves = putBack(dir, leaves, save);
  }
  const attacks = Object.values(TEXTS).map((text, index) => attackRecords(FIRST_ID + index, text));
  for (const record of attacks[0]?.properties ?? []) Object.assign(record, { PlanItems: hostilePlans(dir) });
  for (const records of [...attacks, bareRecords(BARE_ID)]) {
    for (const [name, rows] of Object.entries(records))
      (files.get(`catalogue/${name}.json`) as unknown[]).push(...rows);
  }
  save();
}

/**
 * Writes a hostile drawing of each kind.
 * @returns the plans that name them
 */
function hostilePlans(dir: string): object[] {
  mkdirSync(join(dir, 'media/hostile'), { recursive: true });
  return Object.values(HOSTILE).map((svg, index) => {
    writeFileSync(join(dir, `media/hostile/${index}.svg`), svg);
    return { ID: index + 1, Url: `hostile/${index}.svg`, Name: 'Plan', Width: 90, Height: 60 };
  });
}

/**
 * Restores texts until the check refuses none.
 * @returns the restored texts
 */
function putBack(dir: string, leaves: readonly Leaf[], save: () => void): Leaf[] {
  const refused = new Set<Leaf>();
  for (;;) {
    save();
    const faults = errorsOf(dir);
    if (faults.length === 0) return [...refused];
    const found = leaves.filter(
      (leaf) =>
        !refused.has(leaf) &&
        faults.some(({ file, pointer }) => file === leaf.file && leaf.pointer.startsWith(pointer)),
    );
    if (found.length === 0) throw new Error(`Refused for good: ${JSON.stringify(faults.slice(0, 5))}`);
    for (const leaf of found) {
      leaf.set(leaf.was);
      refused.add(leaf);
    }
  }
}

function errorsOf(dir: string): Fault[] {
  const { snapshot, faults } = readSnapshot(dir);
  const built = snapshot && buildRouteTable(snapshot);
  return [...faults, ...(built ? [...built.faults, ...checkLinks(snapshot, built.table)] : [])].filter(
    isError,
  );
}
