/** HTML that is safe to insert into a page. */
export interface Markup {
  readonly html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Value = string | number | Markup | readonly Markup[] | false | undefined;

/** An HTML template: values are escaped, except {@link Markup}; `false` and `undefined` give nothing. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  html: parts.map((part, index) => part + textOf(values[index])).join(''),
});

function textOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((markup) => markup.html).join('');
}

/**
 * Attributes of an element, each preceded by a space. `true` gives the name alone; `false`, `''` and
 * `undefined` are left out.
 */
export const attributes = (
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): Markup => ({
  html: Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false && value !== '')
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
    .join(''),
});

/** Data for a script, as the content of a `script` element. */
export const json = (value: unknown): Markup => ({ html: JSON.stringify(value).replace(/</g, '\\u003c') });
