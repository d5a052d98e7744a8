/** Links with http, tel: or mailto: open in a new tab (specification, path rules). */
export const opensInNewTab = (href: string): boolean => /^(https?:|tel:|mailto:)/i.test(href);

/** The attributes of a link, as HTML and JSX name them. */
export interface LinkAttributes {
  href: string;
  target?: '_blank';
  rel?: string;
}

/**
 * The attributes of a link. External links, telephone numbers and mail addresses open in a new tab, which gets no
 * access to this window (`noopener`). Every link whose address is not certainly a page of the site takes them from
 * here.
 */
export function linkAttributes(href: string, noReferrerNoFollow = false): LinkAttributes {
  if (!opensInNewTab(href)) return noReferrerNoFollow ? { href, rel: 'noreferrer nofollow' } : { href };
  return { href, target: '_blank', rel: noReferrerNoFollow ? 'noopener noreferrer nofollow' : 'noopener' };
}
