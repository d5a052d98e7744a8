/**
 * Remembers in this browser for which properties and projects documents were requested, so that their pages can say so.
 */
import { rememberRequest } from '../../features/property/requested.ts';
import { MEASURE, type Measured } from '../../ui/measure.ts';

document.addEventListener(MEASURE, (event) => {
  const { name, params } = (event as CustomEvent<Measured>).detail;
  const id = Number(new URLSearchParams(location.search).get('id'));
  if (name === 'form_sent' && params['form'] === 'request-documents' && Number.isSafeInteger(id) && id !== 0)
    rememberRequest(localStorage, id, new Date().toISOString().slice(0, 10));
});
