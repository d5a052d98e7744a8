import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };

const icons: Record<string, { body: string } | undefined> = lucide.icons;
const aliases: Record<string, { parent: string } | undefined> = lucide.aliases;

/** How Lucide draws its lines, which it says anew for each of them; `Icon` says it once. */
const LINE =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/**
 * What is inside one of Lucide's icons, for `Icon`. For the build: the file holds all 1,900 of them.
 * @returns `undefined` for an unknown name
 */
export function lucideShape(name: string): string | undefined {
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body;
  if (body === undefined) return undefined;
  // The few that are not drawn as a line must not get one.
  if (!body.includes(LINE)) return `<g stroke="none">${body}</g>`;
  return body.replaceAll(LINE, '').replace(/^<g>(.*)<\/g>$/, '$1');
}
