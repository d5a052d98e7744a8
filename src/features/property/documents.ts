/**
 * Shows that the documents of a property or project have already been requested, and remembers a request when the form is
 * sent.
 */
import { fill } from '../../ui/fill.ts';
import { onPageReturn } from '../../ui/page-return.ts';
import { rememberRequest, requestedOn } from './requested.ts';

const FORM = 'request-documents';

const part = document.querySelector<HTMLElement>('[data-documents]');
const id = Number(part?.dataset['documents']);

function show(): void {
  const place = part?.querySelector<HTMLElement>('[data-requested]');
  const day = requestedOn(localStorage, id);
  if (!part || !place || !day) return;
  const date = new Intl.DateTimeFormat(part.dataset['locale'], { dateStyle: 'long' }).format(new Date(day));
  place.textContent = fill(place.dataset['requested'] ?? '', { date });
}

/** The event of `src/ui/measure.ts`. */
document.addEventListener('site:measure', (event) => {
  const { name, params } = (event as CustomEvent<{ name?: string; params?: Record<string, unknown> }>).detail;
  if (name !== 'form_sent' || params?.['form'] !== FORM) return;
  rememberRequest(localStorage, id, new Date().toISOString().slice(0, 10));
  show();
});

if (part) {
  show();
  // They may have been requested on the form's own page.
  onPageReturn(show);
}
