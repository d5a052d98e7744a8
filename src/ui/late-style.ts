/**
 * Adds a stylesheet to a page that is shown already. It comes after all others: between two of them it would have
 * Chromium put its rules in order anew, the fonts' too, and a font that came too late for the first paint
 * (`font-display: optional`) would be taken now and move everything.
 * @param href address of the sheet; one that is on the page already is not added again
 * @returns when it is loaded, or has failed: what it styles is plain then, but usable
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
