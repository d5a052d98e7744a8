import { type MapEvent, parseMapEvent } from './event.ts';
import type { MapMessage } from './message.ts';

/** How long after the frame's load the message follows (specification, section 7), in milliseconds. */
const DELAY = 50;

export type MapHandlers = {
  [Type in MapEvent['type']]?: (event: Extract<MapEvent, { type: Type }>) => void;
};

export interface MapConnection {
  /** Shows this message in the map: at once if it listens, else as soon as it does. Only the last one counts. */
  send(message: MapMessage): void;
  destroy(): void;
}

/**
 * Connects a page with the map in a frame of its own site. Answers of any other window or origin, or of a shape that
 * the map does not have, are passed over.
 */
export function connectMap(iframe: HTMLIFrameElement, handlers: MapHandlers): MapConnection {
  const page = iframe.ownerDocument.defaultView;
  if (!page) throw new Error('The map’s frame stands in no window.');
  const { origin } = page.location;
  let message: MapMessage | undefined;
  /** The properties that the frame already has: they are sent once. */
  let known: MapMessage['propsList'] | undefined;
  let isListening = false;
  /** The frame's page speaks before its load event, unless it is slow. */
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

/** A frame that was there before its page's script: its load event is past. */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument?.readyState === 'complete' && contentDocument.URL !== 'about:blank';
}
