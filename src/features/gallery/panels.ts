import type { PlayerItem } from './gallery-file.ts';

/** The page's panel for a player (`src/ui/embed`). */
export const panelOf = ({ embed }: PlayerItem): HTMLElement | undefined =>
  embed === undefined
    ? undefined
    : [...document.querySelectorAll<HTMLElement>('[data-embed]')].find(
        (panel) => panel.dataset['embed'] === embed,
      );

/** Resets a panel's player if it was started; it then waits for a press. */
export function silence(panel: HTMLElement): void {
  const frame = panel.querySelector('iframe');
  const { embed } = panel.dataset;
  if (!frame || !embed) return;
  // Changing a frame's address would add to the history, and going back would not close the gallery.
  const waiting = frame.cloneNode() as HTMLIFrameElement;
  waiting.src = embed;
  frame.replaceWith(waiting);
}
