export type TypeIcon = 'residential' | 'industrial' | 'land' | 'retail' | 'default';

const ICONS: ReadonlyMap<string, TypeIcon> = new Map([
  ['1', 'residential'],
  ['3', 'industrial'],
  ['4', 'land'],
  ['6', 'retail'],
]);

/**
 * The icon of a property type (specification, section 3). WebIDs without an icon, such as 2, 5 and 7, get the
 * default.
 * @param webId a comma list, of which the first counts
 */
export const typeIcon = (webId: string): TypeIcon =>
  ICONS.get(webId.split(',')[0]?.trim() ?? '') ?? 'default';
