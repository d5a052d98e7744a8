import { type MapMessage, parseMapMessage } from '../message.ts';

/**
 * Accepts only messages from this site's own pages. The first other message is logged; logging more would
 * fill the console.
 */
export function createInbox(
  origin: string,
  parent: unknown,
  warn: (text: string) => void = console.warn,
): (event: Pick<MessageEvent, 'origin' | 'source' | 'data'>) => MapMessage | undefined {
  let hasWarned = false;
  const refuse = (reason: string): undefined => {
    if (!hasWarned) warn(`Map: a message was ignored, ${reason}.`);
    hasWarned = true;
  };
  return ({ origin: sender, source, data }) => {
    if (sender !== origin) return refuse(`it came from ${sender || 'nowhere'}`);
    if (source !== parent) return refuse('it did not come from the page around the map');
    return parseMapMessage(data) ?? refuse('it has not the shape of one');
  };
}
