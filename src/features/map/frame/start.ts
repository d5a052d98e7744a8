import type { MapEvent } from '../event.ts';
import type { FrameConfig } from '../frame-config.ts';
import { createInbox } from './inbox.ts';
import { EMPTY_MESSAGE, labelsOf, type MapState, nextState } from './state.ts';
import type { MapView } from './view.ts';

/** Starts the frame: it listens at once, and loads MapLibre with the first message. */
export function startFrame(root: HTMLElement): void {
  const config = JSON.parse(root.dataset['mapConfig'] ?? '') as FrameConfig;
  const part = (name: string): HTMLElement => {
    const element = root.querySelector<HTMLElement>(`[data-map-${name}]`);
    if (!element) throw new Error(`The map's page has no "${name}".`);
    return element;
  };
  const elements = {
    map: part('canvas'),
    tools: part('tools'),
    note: part('note'),
    hint: part('hint'),
    online: part('online'),
  };
  const failure = part('failure');
  const isAlone = window.parent === window;
  const post = (event: MapEvent) => {
    if (!isAlone) window.parent.postMessage(event, location.origin);
  };

  let state: MapState | undefined;
  let view: Promise<MapView | undefined> | undefined;

  const fail = (reason: 'webgl' | 'style') => {
    failure.textContent = state ? labelsOf(state, config).failed : config.labels.failed;
    root.dataset['state'] = 'failed';
    post({ type: 'failed', reason });
  };

  const open = async (first: MapState): Promise<MapView | undefined> => {
    if (!hasWebGl()) {
      fail('webgl');
      return undefined;
    }
    try {
      const { createView } = await import('./view.ts');
      return await createView({ config, first, elements, post, onFailure: () => fail('style') });
    } catch (error) {
      console.warn('Map:', error);
      fail('style');
      return undefined;
    }
  };

  const show = (next: MapState) => {
    state = next;
    if (!view) view = open(next);
    else void view.then((opened) => opened?.show(state ?? next));
  };

  const receive = createInbox(location.origin, window.parent);
  window.addEventListener('message', (event) => {
    const message = receive(event);
    if (message) show(nextState(state, message));
  });
  if (isAlone) show(nextState(undefined, EMPTY_MESSAGE));
  post({ type: 'ready' });
}

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
