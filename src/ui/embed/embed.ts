import { onPageReturn } from '../page-return.ts';
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

function unload(panel: HTMLElement): void {
  panel.querySelector('iframe')?.remove();
  delete panel.dataset['state'];
}

/** A strip grows when it is opened: in sight it would push away what the visitor is reading, so it waits for a press. */
const wouldPush = (panel: HTMLElement): boolean =>
  panel.matches('.embed--strip') && panel.getBoundingClientRect().top < innerHeight;

const hostOf = (panel: HTMLElement): string => panel.dataset['embedHost'] ?? '';

/** Hosts whose frames stand here because the browser remembers them; a choice it cannot keep holds for the page. */
const kept = new Set<string>();

function loadRemembered(): void {
  for (const panel of panels) {
    const host = hostOf(panel);
    if (!isRemembered(host)) continue;
    kept.add(host);
    if (!wouldPush(panel)) load(panel);
  }
}

for (const panel of panels)
  panel.querySelector('[data-embed-load]')?.addEventListener('click', () => {
    const host = hostOf(panel);
    remember(host);
    if (isRemembered(host)) kept.add(host);
    load(panel, true)?.focus({ preventScroll: true });
    for (const other of panels) if (hostOf(other) === host) load(other);
  });
loadRemembered();
// Another page may have taken consent back, or agreed to more.
onPageReturn(() => {
  for (const panel of panels) {
    const host = hostOf(panel);
    if (kept.has(host) && !isRemembered(host)) unload(panel);
  }
  loadRemembered();
});
