import type { MapLabels } from '../labels.ts';

export interface OnlineOffer {
  /** Brings the texts in step with the map that is shown. */
  show(state: { isOnline: boolean; labels: MapLabels }): void;
  /** Tells that the online map did not come. */
  tellFailure(labels: MapLabels): void;
}

interface OfferInput {
  /** The element over the map that the offer stands in; it stays hidden where there is none to make. */
  place: HTMLElement;
  /** The name of the one who serves the online map. */
  provider: string;
  /** Called once the visitor has agreed, or wants the schematic map back. */
  onChoice: (isOnline: boolean) => void;
}

/**
 * The button that offers the online map, and what agreeing to it means, before anything is asked of another site.
 */
export function createOnlineOffer({ place, provider, onChoice }: OfferInput): OnlineOffer {
  const part = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) => {
    const element = document.createElement(name);
    element.className = className;
    return element;
  };
  const toggle = part('button', 'tool');
  const card = part('div', 'online-card');
  const notice = part('p', 'online-card__notice');
  const agree = part('button', 'tool tool--full');
  const cancel = part('button', 'tool tool--quiet');
  const status = part('p', 'tool-hint');
  for (const button of [toggle, agree, cancel]) button.type = 'button';
  notice.id = 'map-online-notice';
  card.setAttribute('role', 'group');
  card.setAttribute('aria-labelledby', notice.id);
  status.setAttribute('role', 'status');
  card.hidden = true;
  card.append(notice, agree, cancel);
  place.append(status, card, toggle);

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
      notice.textContent = labels['online.notice'].replace('{provider}', provider);
      agree.textContent = labels['online.agree'];
      cancel.textContent = labels['draw.cancel'];
      place.hidden = false;
    },
    tellFailure(labels) {
      status.textContent = labels['online.failed'].replace('{provider}', provider);
    },
  };
}
