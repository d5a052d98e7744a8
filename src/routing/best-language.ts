/**
 * The language for a visitor whose address names none: the language chosen before, else the first of the
 * browser's languages that the site has, else the default. `nl-BE` matches `nl`; no other guess is made.
 * @param stored the value from the browser's storage, which may be anything
 */
export function bestLanguage<L extends string>(
  stored: unknown,
  preferred: readonly string[],
  available: readonly L[],
  fallback: L,
): L {
  const spoken = (tag: unknown) => available.find((language) => language === tag);
  const chosen = spoken(stored);
  if (chosen !== undefined) return chosen;
  for (const tag of preferred) {
    const language = spoken(tag.split('-')[0]?.toLowerCase());
    if (language !== undefined) return language;
  }
  return fallback;
}
