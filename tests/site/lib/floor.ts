import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { type ChildNode, type Declaration, parse } from 'postcss';
import { BROWSER_FLOOR } from '../../../scripts/rendering/browser-floor.ts';

/** A feature that some supported browser lacks, and the rule that uses it. */
export interface Unknown {
  /** `:has`, `@page`, `text-wrap`, `scrollbar-width: thin`, `color-mix()` … */
  feature: string;
  /** The browsers, with the versions that introduced it. */
  since: string;
  place: string;
}

type Node = Identifier | undefined;

/**
 * Looks up every property, keyword, function, selector, query and rule of a built stylesheet in MDN's browser
 * compatibility data. Content of `@supports` is skipped, because it is conditional; so are names with a
 * browser's prefix, which accompany the unprefixed ones.
 */
export function unknownIn(file: string): Unknown[] {
  const found: Unknown[] = [];
  const look = (feature: string, node: Node, at: ChildNode) => {
    const since = missing(node?.__compat);
    if (since.length > 0)
      found.push({ feature, since: since.join(', '), place: `${file}: ${at.toString().slice(0, 160)}` });
  };
  parse(readFileSync(file, 'utf8')).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'decl' && !hasOlderForm(node)) lookAtDeclaration(node, look);
    if (node.type === 'rule' && !isKeyframe(node)) {
      if (node.parent?.type === 'rule') look('nesting', bcd.css.selectors?.['nesting'], node);
      for (const [, name = ''] of node.selector.matchAll(/(?<!\\):{1,2}([a-z][\w-]*)/g))
        look(`:${name}`, bcd.css.selectors?.[name], node);
    }
    if (node.type === 'atrule') {
      const rule = bcd.css['at-rules']?.[node.name];
      look(`@${node.name}`, rule, node);
      for (const [, query = ''] of node.params.matchAll(/\(([a-z-]+)/g))
        look(`@${node.name} ${query}`, rule?.[query], node);
    }
  });
  return found;
}

/** Types whose recent functions have unique names, so that a call can be attributed by its name. */
const TYPES = ['Array', 'Object', 'Promise', 'String'] as const;

/** Functions of the language, and one of elements, that some supported browser lacks, by name. */
function newCalls(): Map<string, Omit<Unknown, 'place'>> {
  const members = TYPES.flatMap((type) =>
    Object.entries(bcd.javascript.builtins?.[type] ?? {}).map(([name, member]) => ({ type, name, member })),
  );
  const checkVisibility = bcd.api['Element']?.['checkVisibility'];
  const all = [
    ...members,
    ...(checkVisibility ? [{ type: 'Element', name: 'checkVisibility', member: checkVisibility }] : []),
  ];
  return new Map(
    all.flatMap(({ type, name, member }) => {
      const since = name === '__compat' ? [] : missing((member as Identifier).__compat);
      return since.length > 0 ? [[name, { feature: `${type} ${name}()`, since: since.join(', ') }]] : [];
    }),
  );
}

/** Calls in a built script of functions that a supported browser lacks. */
export function unknownCallsIn(file: string): Unknown[] {
  const calls = newCalls();
  const script = readFileSync(file, 'utf8');
  return [...script.matchAll(/\.([a-zA-Z]+)\(/g)].flatMap(({ 1: name = '', index }) => {
    const call = calls.get(name);
    return call ? [{ ...call, place: `${file}: ${script.slice(Math.max(0, index - 50), index + 40)}` }] : [];
  });
}

function lookAtDeclaration(
  node: Declaration,
  look: (feature: string, data: Node, at: ChildNode) => void,
): void {
  const { prop, value } = node;
  const place = node.parent?.type === 'rule' ? node.parent : node;
  if (!prop.startsWith('-')) {
    const property = bcd.css.properties?.[prop];
    look(prop, property, place);
    for (const word of new Set(value.match(/[a-z][a-z-]*/g) ?? []))
      look(`${prop}: ${word}`, property?.[word], place);
    // A length in the shorthand makes older Safari drop the whole declaration.
    if (prop === 'text-decoration' && /\d/.test(value))
      look('text-decoration with a thickness', property?.['includes_thickness'], place);
  }
  for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
    look(`${name}()`, deep(bcd.css.types ?? {}, name), place);
}

/** In the data, functions are listed below the types that they return: `color.color-mix`. */
function deep(tree: Identifier, name: string, levels = 3): Node {
  if (tree[name]?.__compat) return tree[name];
  if (levels === 0) return undefined;
  for (const [key, below] of Object.entries(tree)) {
    const found = key === '__compat' ? undefined : deep(below as Identifier, name, levels - 1);
    if (found) return found;
  }
  return undefined;
}

function missing(compat: CompatStatement | undefined): string[] {
  return Object.entries(BROWSER_FLOOR).flatMap(([browser, floor]) => {
    const support = [compat?.support[browser as keyof typeof BROWSER_FLOOR] ?? []].flat();
    const isKnown = support.some(
      ({ version_added: added, version_removed: removed, flags }) =>
        typeof added === 'string' && !removed && !flags && isUpTo(added, floor),
    );
    return isKnown || support.length === 0 ? [] : [`${browser} ${support[0]?.version_added || 'never'}`];
  });
}

function isUpTo(version: string, floor: string): boolean {
  const [major = Number.NaN, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
}

/**
 * Whether the rule has an earlier declaration of the same property, which applies if this one is not
 * understood.
 */
const hasOlderForm = (node: Declaration): boolean => {
  const before = node.prev();
  return before?.type === 'decl' && before.prop === node.prop;
};

const isKeyframe = (node: ChildNode): boolean =>
  node.parent?.type === 'atrule' && 'name' in node.parent && /keyframes$/.test(String(node.parent.name));

function isAskedFor({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  return (
    (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') ||
    isAskedFor(parent as ChildNode)
  );
}
