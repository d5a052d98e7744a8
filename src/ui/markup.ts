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

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Value = string | number | Markup | readonly Markup[] | false | undefined;

/**
 * An HTML template for what is no page of the site, such as mails: values are escaped, except {@link Markup}; `false`
 * and `undefined` give nothing.
 */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup => ({
  html: parts.map((part, index) => part + textOf(values[index])).join(''),
});

function textOf(value: Value): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return 'html' in value ? value.html : value.map((markup) => markup.html).join('');
}
