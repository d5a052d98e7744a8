/** Shows on a banner's button whether something plays; its name is what a press does. */
export function showPlaying(button: HTMLElement | null, isPlaying: boolean): void {
  if (!button) return;
  const { play = '', pause = '' } = button.dataset;
  button.toggleAttribute('data-playing', isPlaying);
  button.setAttribute('aria-label', isPlaying ? pause : play);
}
