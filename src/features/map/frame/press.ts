/** A press that moves further, in pixels, is a drag of the map. */
const STEADY = 6;

/**
 * Calls back for a press of a marker by pointer or keyboard, but not for a drag of the map that begins on it.
 * @param onPress gets whether the keyboard was used
 */
export function onSteadyPress(element: HTMLElement, onPress: (byKeyboard: boolean) => void): void {
  let start: { x: number; y: number } | undefined;
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    start = { x: clientX, y: clientY };
  });
  element.addEventListener('click', (event) => {
    // A click on the map closes its popup, and a marker is inside the map.
    event.stopPropagation();
    const byKeyboard = event.detail === 0;
    const moved = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : 0;
    start = undefined;
    if (byKeyboard || moved <= STEADY) onPress(byKeyboard);
  });
}
