import { fill } from '../../../ui/fill.ts';
import type { MapLabels } from '../labels.ts';
import type { MapProperty } from '../message.ts';
import type { Place } from './places.ts';

/**
 * The card that opens at a marker: the property, or a list of the properties at this point; each links to its
 * page outside the frame.
 */
export function placeCard({ items, isApproximate }: Place, labels: MapLabels): HTMLElement {
  const card = document.createElement('div');
  card.className = 'card';
  card.setAttribute('role', 'group');
  // Gets the focus when it opens, so that its name is read first.
  card.tabIndex = -1;
  if (items.length > 1) {
    const title = line('card__title', fill(labels.several, { count: items.length }));
    card.setAttribute('aria-label', title.textContent ?? '');
    const list = document.createElement('ul');
    list.className = 'card__list';
    list.setAttribute('role', 'list');
    for (const item of items) {
      const entry = document.createElement('li');
      entry.append(link(item));
      list.append(entry);
    }
    card.append(title, list);
  } else {
    card.setAttribute('aria-label', items[0]?.title ?? '');
    card.append(...items.map(link));
  }
  if (isApproximate) card.append(line('card__note', labels.approximate));
  return card;
}

function link({ href, price, title, thumbnail, marquee }: MapProperty): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.className = 'card__link';
  anchor.href = href;
  anchor.target = '_top';
  if (thumbnail) anchor.append(picture(thumbnail));
  const words = document.createElement('span');
  words.className = 'card__words';
  if (marquee) {
    const badge = line('card__marquee', marquee.name);
    badge.dataset['marquee'] = marquee.kind;
    words.append(badge);
  }
  words.append(line('card__price', price), line('card__name', title));
  anchor.append(words);
  return anchor;
}

function line(name: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}

function picture(source: string): HTMLImageElement {
  const image = document.createElement('img');
  image.className = 'card__picture';
  image.alt = '';
  image.width = 250;
  image.height = 167;
  // A picture that fails to load is removed, so that it leaves no gap.
  image.addEventListener('error', () => image.remove());
  image.src = source;
  return image;
}
