import { onPageReturn } from '../page-return.ts';
import { playingAddress } from './provider.ts';
import { isRemembered, remember } from './remembered.ts';

/**
 * What a third party's frame may do: play and go full screen. It has no access to camera, microphone or
 * location.
 */
const ALLOW =
  'autoplay; encrypted-media; fullscreen; picture-in-picture; xr-spatial-tracking; gyroscope; accelerometer';
/** Players need their own origin and scripts. They may open their own site, but not navigate this page. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms';

const panels = [...document.querySelectorAll<HTMLElement>('[data-embed]')];

/** @param plays whether it starts by itself: only if the visitor has just pressed play */
function load(panel: HTMLElement, plays = false): HTMLIFrameElement | undefined {
  const { embed: src, embedTitle: title = '' } = panel.dataset;
  if (!src || panel.dataset['state'] === 'loaded') return undefined;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = ALLOW;
  frame.sandbox.value = SANDBOX;
  frame.loading = 'lazy';
  // Some players refuse to play without a referrer.
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

/**
 * Whether opening a strip would move what the visitor is reading. A strip in sight therefore waits for a
 * press.
 */
const wouldPush = (panel: HTMLElement): boolean =>
  panel.matches('.embed--strip') && panel.getBoundingClientRect().top < innerHeight;

const hostOf = (panel: HTMLElement): string => panel.dataset['embedHost'] ?? '';

/**
 * Hosts whose frames are loaded because the browser remembers them. If a choice cannot be stored, it holds
 * for this page only.
 */
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
// Another page may have withdrawn consent or added a host.
onPageReturn(() => {
  for (const panel of panels) {
    const host = hostOf(panel);
    if (kept.has(host) && !isRemembered(host)) unload(panel);
  }
  loadRemembered();
});
