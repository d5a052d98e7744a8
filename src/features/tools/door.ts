/** The door of a property's tools: nothing of them is loaded before `<button data-tool="share">` is used. */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
  if (button) import('./tools.ts').then(({ use }) => use(button)).catch(console.error);
});
