import { measure } from '../ui/measure.ts';

// A call or a mail begins with a link; what becomes of it, nobody here knows. The number and the address are not told.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.protocol === 'tel:') measure('call');
  if (link?.protocol === 'mailto:') measure('mail');
});
