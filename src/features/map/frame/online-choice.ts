import { forgetHost, isRemembered, remember } from '../../../ui/embed/remembered.ts';
import type { MapState } from './state.ts';

/** Whether the visitor wants the map of another site. The choice is stored like that for any other embed. */
export interface OnlineChoice {
  /** The state with the visitor's choice; without one, the surrounding page decides. */
  apply(state: MapState): MapState;
  /** Stores the choice in this browser for further maps. */
  choose(isOnline: boolean): void;
  /** The online map failed: this page does not request it again, but the visitor's choice stays. */
  giveUp(): void;
}

/** @param onlineStyle the style's address; empty if the site has no online map */
export function createOnlineChoice(onlineStyle: string): OnlineChoice {
  const host = onlineStyle ? new URL(onlineStyle).host : '';
  let choice: boolean | undefined = host && isRemembered(host) ? true : undefined;
  if (!host) choice = false;
  return {
    apply({ message, properties }) {
      const online = choice ?? message.messageInfo.online ?? false;
      return { message: { ...message, messageInfo: { ...message.messageInfo, online } }, properties };
    },
    choose(isOnline) {
      choice = isOnline;
      if (isOnline) remember(host);
      else forgetHost(host);
    },
    giveUp() {
      choice = false;
    },
  };
}
