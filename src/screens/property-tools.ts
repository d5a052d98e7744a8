import { onFirstInteraction } from '../ui/first-interaction.ts';

/** The door of a property's tools: nothing of them is loaded before `<button data-tool="share">` is used. */
const TOOLS = {
  share: () => import('../features/tools/share.ts'),
  calculator: () => import('../features/costs/calculator.ts'),
};

const isTool = (name: string | undefined): name is keyof typeof TOOLS => name !== undefined && name in TOOLS;

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-tool]');
  const name = button ? button.dataset['tool'] : undefined;
  if (button && isTool(name))
    TOOLS[name]()
      .then(({ open }) => open(button))
      .catch(console.error);
});

// Whoever came from elsewhere came from no list of this site; what is loaded looks closer.
if (document.referrer.startsWith(location.origin))
  onFirstInteraction(() => import('../features/listing/trail-bar.ts'));

// Here rather than beside what they open: one script of a page weighs less than three.
onFirstInteraction(
  () => Promise.all([import('../ui/embed/embed.ts'), import('../features/property/documents.ts')]),
  '[data-embed-load]',
);
