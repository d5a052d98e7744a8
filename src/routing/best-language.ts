/**
 * The language a visitor without a language in the address gets: the one chosen before, else the first of the
 * browser's languages that the site speaks, else the default. `nl-BE` is `nl`; nothing is guessed beyond that.
 * @param stored what the browser has kept, whatever that is
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
