const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text for HTML, in an element or in an attribute between quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** Joins HTML and texts: every value is escaped, unless it is HTML that this function made, or a list of such. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.reduce((all, part, index) => all + asHtml(values[index - 1]) + part));
}

export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type HtmlValue = string | number | Html | readonly Html[] | false | undefined;

function asHtml(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.source;
  return typeof value === 'object' ? value.map(({ source }) => source).join('') : escapeHtml(String(value));
}
