/**
 * Adds a stylesheet to a page that is already shown. It is added after all others: inserted between two of
 * them, Chromium would rebuild its rules, those for fonts too, and a font that came too late for the first
 * paint (`font-display: optional`) would be applied and shift the page.
 * @param href address of the sheet; a sheet that is already on the page is not added again
 * @returns resolves when the sheet has loaded or failed; after a failure its elements are unstyled but usable
 */
export function addStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(href)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const settled = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  document.body.append(link);
  return settled;
}
