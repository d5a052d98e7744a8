/** Helpers that create elements; they never parse HTML. */

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** An element with attributes and children; `undefined` and `false` leave an attribute out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children);
  return element;
}

/** The outlines of Lucide's icons. */
const OUTLINES = {
  close: 'M18 6 6 18M6 6l12 12',
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  play: 'M6 4l14 8-14 8z',
  pause: 'M8 5v14M16 5v14',
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
} as const;
export type Outline = keyof typeof OUTLINES;

export function icon(outline: Outline): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', OUTLINES[outline]);
  svg.append(path);
  return svg;
}

/** A button with an icon and an accessible name. */
export function iconButton(outline: Outline, label: string, onClick: () => void): HTMLButtonElement {
  const button = make(
    'button',
    { type: 'button', class: `viewer__button viewer__button--${outline}` },
    icon(outline),
  );
  name(button, label);
  button.addEventListener('click', onClick);
  return button;
}

function name(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}
