/**
 * Whether a mouse button or a finger is down. Content that moves meanwhile takes the pressed control away
 * from under the pointer, and the click is lost.
 */
let isDown = false;
let waiting: (() => void)[] = [];

const press = () => {
  isDown = true;
};

/** The click event comes in the same task as the release, so the waiting functions run in the next one. */
const release = () =>
  setTimeout(() => {
    isDown = false;
    const due = waiting;
    waiting = [];
    for (const go of due) go();
  });

const CAPTURE = { capture: true, passive: true };
// A touch fires its mouse events after `pointerup`; a context menu or a drag suppresses the release event.
for (const name of ['pointerdown', 'mousedown']) addEventListener(name, press, CAPTURE);
for (const name of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'])
  addEventListener(name, release, CAPTURE);
// On the window only; elements lose the focus while a button is down.
addEventListener('blur', release);

/** @returns whether a button or a finger is down */
export const isPressing = (): boolean => isDown;

/**
 * Resolves when nothing is pressed and the resulting click has been handled; at once if nothing is pressed.
 */
export const released = (): Promise<void> =>
  isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
