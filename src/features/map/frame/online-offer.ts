import { element } from '../../../ui/element.ts';
import { fill } from '../../../ui/fill.ts';
import type { MapLabels } from '../labels.ts';

export interface OnlineOffer {
  /** Updates the texts for the map that is shown. */
  show(state: { isOnline: boolean; labels: MapLabels }): void;
  /** Reports that the online map failed to load. */
  tellFailure(labels: MapLabels): void;
}

interface OfferInput {
  /** The element over the map that the offer stands in; it stays hidden where there is none to make. */
  holder: HTMLElement;
  /** The name of the one who serves the online map. */
  provider: string;
  /** Called when the visitor agrees to the online map, or returns to the schematic one. */
  onChoice: (isOnline: boolean) => void;
}

/**
 * The button that offers the online map. It explains what agreeing means before anything is requested from
 * another site.
 */
export function createOnlineOffer({ holder, provider, onChoice }: OfferInput): OnlineOffer {
  const button = (look: string) => element('button', { type: 'button', class: look });
  const toggle = button('tool');
  const agree = button('tool tool--full');
  const cancel = button('tool tool--quiet');
  const notice = element('p', { class: 'online-card__notice', id: 'map-online-notice' });
  const status = element('p', { class: 'tool-hint', role: 'status' });
  const card = element(
    'div',
    { class: 'online-card', role: 'group', 'aria-labelledby': notice.id, hidden: '' },
    notice,
    agree,
    cancel,
  );
  holder.append(status, card, toggle);

  let isOnline = false;

  const ask = (isAsking: boolean) => {
    card.hidden = !isAsking;
    toggle.hidden = isAsking;
    (isAsking ? agree : toggle).focus();
  };

  toggle.addEventListener('click', () => {
    status.textContent = '';
    if (isOnline) onChoice(false);
    else ask(true);
  });
  agree.addEventListener('click', () => {
    ask(false);
    onChoice(true);
  });
  cancel.addEventListener('click', () => ask(false));
  card.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') ask(false);
  });

  return {
    show({ isOnline: online, labels }) {
      isOnline = online;
      toggle.textContent = labels[isOnline ? 'online.leave' : 'online.offer'];
      notice.textContent = fill(labels['online.notice'], { provider });
      agree.textContent = labels['online.agree'];
      cancel.textContent = labels['draw.cancel'];
      holder.hidden = false;
    },
    tellFailure(labels) {
      status.textContent = fill(labels['online.failed'], { provider });
    },
  };
}
