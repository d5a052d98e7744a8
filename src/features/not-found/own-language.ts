/** On the page with the text in every language, that of the address comes first. */
const language = location.pathname.split('/')[1]?.toLowerCase();
const own = document.querySelector<HTMLElement>(`section[lang="${CSS.escape(language ?? '')}"]`);
const heading = own?.querySelector('h2');
const first = document.querySelector('section');
if (own && heading && first !== own) {
  document.title = document.title.replace(first?.querySelector('h2')?.textContent ?? '', heading.textContent);
  document.documentElement.lang = own.lang;
  first?.before(own);
}
