/** The values of a text's placeholders, by name. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces each `{{name}}` in a text with its value, as i18next does for pages: as it is, without escaping or
 * formatting. A placeholder without a value stays.
 */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
