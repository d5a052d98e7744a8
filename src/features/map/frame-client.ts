import { type MapEvent, parseMapEvent } from './event.ts';
import type { MapMessage } from './message.ts';

/** Milliseconds from the frame's load event until the message is sent (specification, section 7). */
const DELAY = 50;

export type MapHandlers = {
  [Type in MapEvent['type']]?: (event: Extract<MapEvent, { type: Type }>) => void;
};

export interface MapConnection {
  /**
   * Shows this message in the map, at once or as soon as the frame is listening; only the last message
   * counts.
   */
  send(message: MapMessage): void;
  destroy(): void;
}

/**
 * Connects a page with the map in a frame of the same site. Messages from another window or origin, or of an
 * unknown shape, are ignored.
 */
export function connectMap(iframe: HTMLIFrameElement, handlers: MapHandlers): MapConnection {
  const page = iframe.ownerDocument.defaultView;
  if (!page) throw new Error('The map’s frame stands in no window.');
  const { origin } = page.location;
  let message: MapMessage | undefined;
  /** The properties that the frame already has, so that they are sent only once. */
  let known: MapMessage['propsList'] | undefined;
  let isListening = false;
  /** Whether the frame's page has sent "ready", usually before its load event. */
  let hasSpoken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = () => {
    if (!message) return;
    const { propsList } = message;
    iframe.contentWindow?.postMessage(
      { ...message, propsList: propsList === known ? null : propsList },
      origin,
    );
    known = propsList ?? known;
  };

  const onLoad = () => {
    if (!hasSpoken) {
      isListening = false;
      known = undefined;
    }
    hasSpoken = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isListening = true;
      post();
    }, DELAY);
  };

  const onMessage = ({ source, origin: sender, data }: MessageEvent) => {
    if (source !== iframe.contentWindow || sender !== origin) return;
    const event = parseMapEvent(data);
    if (!event) return;
    if (event.type === 'ready') {
      hasSpoken = true;
      isListening = true;
      known = undefined;
      post();
    }
    (handlers[event.type] as ((event: MapEvent) => void) | undefined)?.(event);
  };

  iframe.addEventListener('load', onLoad);
  page.addEventListener('message', onMessage);
  if (isLoaded(iframe)) onLoad();

  return {
    send(next) {
      message = next.propsList === null && message ? { ...next, propsList: message.propsList } : next;
      if (isListening) post();
    },
    destroy() {
      clearTimeout(timer);
      iframe.removeEventListener('load', onLoad);
      page.removeEventListener('message', onMessage);
    },
  };
}

/** Whether the frame's load event fired before this script ran. */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank';
}
