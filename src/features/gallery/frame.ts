import { fill } from '../../ui/fill.ts';
import { iconButton, make } from './elements.ts';
import { type GalleryFile, type GalleryItem, isPicture } from './gallery-file.ts';
import { slideOf, thumbnailOf } from './slides.ts';

/** The functions of the frame's buttons. */
export interface Actions {
  go(index: number): void;
  previous(): void;
  next(): void;
  zoom(): void;
  play(): void;
  close(): void;
}

export interface ViewerFrame {
  dialog: HTMLDialogElement;
  slider: HTMLElement;
  slides: HTMLElement[];
  /** Shows which item is open. */
  mark(index: number): void;
  showPlaying(isPlaying: boolean): void;
  showZoomed(isZoomed: boolean): void;
}

/** Builds the dialog around the slides: counter, item kinds, buttons, caption and thumbnails. */
export function viewerFrame({ items, labels }: GalleryFile, actions: Actions, canPlay: boolean): ViewerFrame {
  const counter = make('p', { class: 'viewer__counter', 'aria-live': 'polite' });
  const caption = make('p', { class: 'viewer__caption' });
  const play = iconButton('play', labels.play, actions.play);
  const pause = iconButton('pause', labels.pause, actions.play);
  const zoomIn = iconButton('zoomIn', labels.zoomIn, actions.zoom);
  const zoomOut = iconButton('zoomOut', labels.zoomOut, actions.zoom);
  const close = iconButton('close', labels.close, actions.close);
  const previous = iconButton('previous', labels.previous, actions.previous);
  const next = iconButton('next', labels.next, actions.next);
  pause.hidden = zoomOut.hidden = true;
  play.hidden = !canPlay;
  previous.hidden = next.hidden = items.length < 2;

  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const tabs = kinds.map((kind) => {
    const button = make('button', { type: 'button', class: 'viewer__kind' }, labels[`of.${kind}`]);
    button.addEventListener('click', () => actions.go(items.findIndex((item) => item.kind === kind)));
    return { kind, button };
  });
  const thumbnails = items.map((item, index) => thumbnailOf(item, labels, () => actions.go(index)));
  const slides = items.map((item) => slideOf(item, labels));
  const slider = make(
    'div',
    { class: 'viewer__slider swiper' },
    make('div', { class: 'swiper-wrapper' }, ...slides),
  );
  const dialog = make(
    'dialog',
    { class: 'viewer', 'aria-label': labels.title },
    make(
      'div',
      { class: 'viewer__bar' },
      counter,
      make('div', { class: 'viewer__kinds' }, ...(tabs.length > 1 ? tabs.map(({ button }) => button) : [])),
      make('div', { class: 'viewer__tools' }, zoomIn, zoomOut, play, pause, close),
    ),
    make('div', { class: 'viewer__stage' }, slider, previous, next),
    caption,
    make(
      'div',
      { class: 'viewer__thumbnails', role: 'group', 'aria-label': labels.thumbnails },
      ...(items.length > 1 ? thumbnails : []),
    ),
  );

  const write = (item: GalleryItem, index: number) => {
    counter.textContent = fill(labels.counter, { index: index + 1, total: items.length });
    caption.textContent = item.alt;
    caption.lang = item.lang ?? '';
    if (!item.lang) caption.removeAttribute('lang');
  };

  return {
    dialog,
    slider,
    slides,
    mark: (index) => {
      const item = items[index];
      if (!item) return;
      write(item, index);
      for (const { kind, button } of tabs) current(button, kind === item.kind);
      for (const [at, button] of thumbnails.entries()) current(button, at === index);
      // Scrolls only the strip, not the page behind it.
      thumbnails[index]?.scrollIntoView({ block: 'nearest', inline: 'center' });
      // Hidden slides must not be read aloud.
      for (const [at, slide] of slides.entries()) slide.inert = at !== index;
      zoomIn.disabled = !isPicture(item);
    },
    showPlaying: (isPlaying) => {
      if (canPlay) swap(play, pause, isPlaying);
    },
    showZoomed: (isZoomed) => swap(zoomIn, zoomOut, isZoomed),
  };
}

const current = (button: HTMLButtonElement, isCurrent: boolean): void => {
  if (isCurrent) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
};

/** Shows one of two buttons in the same place and keeps the focus there. */
function swap(off: HTMLButtonElement, on: HTMLButtonElement, isOn: boolean): void {
  const hadFocus = document.activeElement === off || document.activeElement === on;
  off.hidden = isOn;
  on.hidden = !isOn;
  if (hadFocus) (isOn ? on : off).focus();
}
