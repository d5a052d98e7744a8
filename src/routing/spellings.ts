/**
 * The other spellings in which people type or quote an address: without accents, and in lower case. The
 * specification itself writes `Notre-équipe` in one place and an unaccented path in another (section 2).
 * @returns each spelling once; none for an address that is lower case and unaccented
 */
export function spellingsOf(path: string): string[] {
  if (!/[^a-z\d/._~-]/.test(path)) return [];
  const plain = path.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');
  return [...new Set([plain, path.toLowerCase(), plain.toLowerCase()])].filter((other) => other !== path);
}
