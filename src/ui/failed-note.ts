/**
 * Shows or hides a note of the served page that says that a part of it has not loaded:
 * `<p role="alert" data-failed="gallery" hidden>`. Screen readers read it out when it is shown.
 * @returns the note; `null` if the page has none
 */
export function tellFailed(part: string, hasFailed: boolean): HTMLElement | null {
  const note = document.querySelector<HTMLElement>(`[data-failed="${part}"]`);
  if (note) note.hidden = !hasFailed;
  return note;
}
