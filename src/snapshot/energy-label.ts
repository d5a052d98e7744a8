/**
 * The letter and the signs of an energy label as people write it (`A++`, `b -`, `C`); any kind of minus sign will do.
 * `undefined` for what is no label, such as `-` or `in aanvraag`.
 */
export function labelParts(text: string): { letter: string; sign: string } | undefined {
  const match = /^([a-i])\s*(\+{0,2}|-)$/i.exec(text.trim().replace(/[\u2010-\u2014\u2212]/, '-'));
  return match ? { letter: (match[1] ?? '').toLowerCase(), sign: match[2] ?? '' } : undefined;
}
