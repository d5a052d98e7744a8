export interface ArticleSection {
  /** Text of the `h3`, as HTML without tags around it. */
  title: string;
  html: string;
}

/**
 * Splits an article's sanitised HTML at its `h3` headings into the sections of a card view. The part before
 * the first heading is returned as `lead`.
 */
export function articleSections(html: string): { lead: string; sections: ArticleSection[] } {
  const [lead = '', ...parts] = html.split(/<h3(?:\s[^>]*)?>/);
  const sections = parts.map((part) => {
    const end = part.indexOf('</h3>');
    return { title: part.slice(0, end), html: part.slice(end + '</h3>'.length).trim() };
  });
  return { lead: lead.trim(), sections };
}
