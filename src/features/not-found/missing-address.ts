/**
 * The spelling in which the site writes its addresses: lower case and without accents.
 * @param path as the browser gives it, percent-encoded
 * @returns `undefined` if the path is spelt so already, names a file, or is not valid
 */
export function tidyPath(path: string): string | undefined {
  if (/\.\w+$/.test(path)) return undefined;
  try {
    const given = decodeURIComponent(path);
    const tidy = given.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
    return tidy === given.normalize('NFC') ? undefined : tidy;
  } catch {
    return undefined;
  }
}

/** A property's address that leads to nothing. */
export interface MissingProperty {
  /** The address of the properties of the same place, if the path names one. It may lead to nothing too. */
  place?: string;
}

/** Where a language has its property lists. */
export interface ListAddresses {
  /** The addresses of the lists, each with a slash at both ends. */
  lists: readonly string[];
  /** The word before the number of a list's later page. */
  pageWord: string;
}

/**
 * Whether a path is that of a property: `/property/{ID}/`, also below a language, or
 * `{list}{city}/{slug}/{id}/` (specification, section 2).
 */
export function missingProperty(
  path: string,
  { lists, pageWord }: ListAddresses,
): MissingProperty | undefined {
  if (/^(?:\/[a-z]{2})?\/property\/[^/]+\/?$/.test(path)) return {};
  for (const list of lists) {
    const [city, slug, id, ...more] = path.startsWith(list)
      ? path.slice(list.length).replace(/\/$/, '').split('/')
      : [];
    if (city && slug && slug !== pageWord && /^\d+$/.test(id ?? '') && more.length === 0)
      return { place: `${list}${city}/` };
  }
  return undefined;
}
