import { connectMap } from './frame-client.ts';

// The message was made at build; the frame checks it like any other message.
for (const map of document.querySelectorAll<HTMLElement>('[data-map-message]')) {
  const iframe = map.querySelector('iframe');
  if (iframe) connectMap(iframe, {}).send(JSON.parse(map.dataset['mapMessage'] ?? 'null'));
}
