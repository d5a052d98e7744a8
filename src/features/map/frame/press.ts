/** A press that moves further, in pixels, is a drag of the map. */
const STEADY = 6;

/**
 * Calls back for a press of a marker by pointer or keyboard, not for a drag of the map that began on it.
 * @param onPress told whether the keyboard pressed
 */
export function onSteadyPress(element: HTMLElement, onPress: (byKeyboard: boolean) => void): void {
  let start: { x: number; y: number } | undefined;
  element.addEventListener('pointerdown', ({ clientX, clientY }) => {
    start = { x: clientX, y: clientY };
  });
  element.addEventListener('click', (event) => {
    // The map closes its popup when it is clicked, and a marker lies within the map.
    event.stopPropagation();
    const byKeyboard = event.detail === 0;
    const moved = start ? Math.hypot(event.clientX - start.x, event.clientY - start.y) : 0;
    start = undefined;
    if (byKeyboard || moved <= STEADY) onPress(byKeyboard);
  });
}
