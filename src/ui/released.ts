/**
 * A button of the mouse, or a finger, is down. What moves the page meanwhile takes the pressed control away from under
 * it, and the click is lost.
 */
let isDown = false;
let waiting: (() => void)[] = [];

const press = () => {
  isDown = true;
};

/** The click itself comes in the same turn as the release, so what waits comes in the next. */
const release = () =>
  setTimeout(() => {
    isDown = false;
    const due = waiting;
    waiting = [];
    for (const go of due) go();
  });

const CAPTURE = { capture: true, passive: true };
// A finger's mouse events come after it has left; a menu or a drag swallows the release.
for (const name of ['pointerdown', 'mousedown']) addEventListener(name, press, CAPTURE);
for (const name of ['pointerup', 'mouseup', 'pointercancel', 'dragend', 'contextmenu', 'keydown'])
  addEventListener(name, release, CAPTURE);
// Of the window alone; elements lose the focus while a button is down.
addEventListener('blur', release);

/** @returns whether a press is under way */
export const isPressing = (): boolean => isDown;

/** Waits until no press is under way and the click that it leads to has been dealt with; at once where there is none. */
export const released = (): Promise<void> =>
  isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
