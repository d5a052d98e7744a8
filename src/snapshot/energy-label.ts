/**
 * The letter and signs of an energy label as people write it (`A++`, `b -`, `C`), with any kind of minus
 * sign. `undefined` for a text that is not a label, such as `-` or `in aanvraag`.
 */
export function labelParts(text: string): { letter: string; sign: string } | undefined {
  const match = /^([a-i])\s*(\+{0,2}|-)$/i.exec(text.trim().replace(/[\u2010-\u2014\u2212]/, '-'));
  return match ? { letter: (match[1] ?? '').toLowerCase(), sign: match[2] ?? '' } : undefined;
}
