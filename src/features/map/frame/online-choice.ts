import { forgetHost, isRemembered, remember } from '../../../ui/embed/remembered.ts';
import type { MapState } from './state.ts';

/** Whether the visitor wants the map of another site. It is remembered like the choice of any other embed. */
export interface OnlineChoice {
  /** The state with the visitor's choice in it; where they made none, the page around the map decides. */
  apply(state: MapState): MapState;
  /** Keeps the choice for the next map, in this browser. */
  choose(isOnline: boolean): void;
  /** The map did not come: this page asks for it no more, but the visitor's choice stays. */
  giveUp(): void;
}

/** @param onlineStyle the style's address; empty where the site has no online map */
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
