import { measure } from '../ui/measure.ts';

// Reports clicks on telephone and mail links. Whether a call or mail follows is unknown; the number and
// address are not reported.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.protocol === 'tel:') measure('call');
  if (link?.protocol === 'mailto:') measure('mail');
});
