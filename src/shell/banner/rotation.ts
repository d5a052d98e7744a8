/** Milliseconds that a slide is shown: long enough to read its caption and decide. */
export const SHOWN_FOR = 6000;

const STEP = 500;

/** Automatic turning, which the visitor stops and starts, and which waits while it would disturb. */
export interface Rotation {
  readonly isOn: boolean;
  set(isOn: boolean): void;
}

/**
 * Turns slides one after another. Every slide is shown for its whole time after the last hold has ended.
 * @param turn shows the next slide
 * @param isHeld whether it waits at the moment
 */
export function rotate(isOnAtFirst: boolean, turn: () => void, isHeld: () => boolean): Rotation {
  let isOn = isOnAtFirst;
  let shownFor = 0;
  setInterval(() => {
    shownFor = isOn && !isHeld() ? shownFor + STEP : 0;
    if (shownFor < SHOWN_FOR) return;
    shownFor = 0;
    turn();
  }, STEP);
  return {
    get isOn() {
      return isOn;
    },
    set(wanted) {
      isOn = wanted;
      shownFor = 0;
    },
  };
}
