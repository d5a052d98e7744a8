import { playingAddress } from './provider.ts';
import { isRemembered, remember } from './remembered.ts';

/** What a frame of a third party may do: play and be enlarged. It sees neither camera, microphone nor place. */
const ALLOW =
  'autoplay; encrypted-media; fullscreen; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer';
/** Players need their own origin and scripts; they may open their own site, but never take this page elsewhere. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

const panels = [...document.querySelectorAll<HTMLElement>('[data-embed]')];

/** @param plays whether it begins by itself: only where the visitor pressed play just now */
function load(panel: HTMLElement, plays = false): HTMLIFrameElement | undefined {
  const { embed: src, embedTitle: title = '' } = panel.dataset;
  if (!src || panel.dataset['state'] === 'loaded') return undefined;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOW;
  frame.sandbox.value = SANDBOX;
  frame.loading = 'lazy';
  // Some players refuse to play for a page that they do not know.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = plays ? playingAddress(src) : src;
  panel.dataset['state'] = 'loaded';
  panel.append(frame);
  return frame;
}

/** A strip grows when it is opened: in sight it would push away what the visitor is reading, so it waits for a press. */
const wouldPush = (panel: HTMLElement): boolean =>
  panel.matches('.embed--strip') && panel.getBoundingClientRect().top < innerHeight;

for (const panel of panels) {
  const host = panel.dataset['embedHost'] ?? '';
  if (isRemembered(host) && !wouldPush(panel)) load(panel);
  panel.querySelector('[data-embed-load]')?.addEventListener('click', () => {
    remember(host);
    load(panel, true)?.focus({ preventScroll: true });
    for (const other of panels) if (other.dataset['embedHost'] === host) load(other);
  });
}
