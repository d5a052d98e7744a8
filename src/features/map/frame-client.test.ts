import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapEvent } from './event.ts';
import { connectMap, type MapHandlers } from './frame-client.ts';
import { mapMessage } from './message.fixture.ts';
import type { MapMessage } from './message.ts';

const ORIGIN = 'https://www.maison.example';

/** A page with a frame, reduced to what the client uses. */
function makePage(frameState: { readyState: string; URL: string } | null = null) {
  const page = Object.assign(new EventTarget(), { location: { origin: ORIGIN } });
  const posted: { message: MapMessage; origin: string }[] = [];
  const contentWindow = {
    postMessage: (message: MapMessage, origin: string) => posted.push({ message, origin }),
  };
  const iframe = Object.assign(new EventTarget(), {
    ownerDocument: { defaultView: page },
    contentWindow,
    contentDocument: frameState,
  });
  return {
    posted,
    connect: (handlers: MapHandlers = {}) => connectMap(iframe as unknown as HTMLIFrameElement, handlers),
    load: () => iframe.dispatchEvent(new Event('load')),
    answer: (data: unknown, { origin = ORIGIN, source = contentWindow as unknown } = {}) =>
      page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source })),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('sending', () => {
  test('the last message follows 50 ms after the load, to the own origin only', () => {
    const { connect, load, posted } = makePage();
    const map = connect();
    map.send(mapMessage({ mapType: 'property' }));
    const last = mapMessage();
    map.send(last);
    load();
    vi.advanceTimersByTime(49);
    expect(posted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(posted).toEqual([{ message: last, origin: ORIGIN }]);
  });

  test('again when the frame says that it is ready', () => {
    const { connect, load, answer, posted } = makePage();
    const message = mapMessage();
    connect().send(message);
    load();
    vi.advanceTimersByTime(50);
    answer({ type: 'ready' });
    expect(posted.map((post) => post.message)).toEqual([message, message]);
  });

  test('at once while the frame listens, the properties only where they are others', () => {
    const { connect, answer, posted } = makePage();
    const map = connect();
    const message = mapMessage();
    answer({ type: 'ready' });
    map.send(message);
    map.send({ ...message, messageInfo: { ...message.messageInfo, highlight: '4101' } });
    map.send(mapMessage({ propsList: [] }));
    expect(posted.map((post) => post.message.propsList)).toEqual([message.propsList, null, []]);
    expect(posted[1]?.message.messageInfo.highlight).toBe('4101');
  });

  test('a message without properties of its own keeps those before, for a frame that begins anew too', () => {
    const { connect, answer, posted } = makePage();
    const map = connect();
    const message = mapMessage();
    map.send(message);
    map.send({ ...message, propsList: null });
    answer({ type: 'ready' });
    expect(posted.map((post) => post.message.propsList)).toEqual([message.propsList]);
  });

  test('a load after the frame has spoken sends no properties twice; one without a word sends all', () => {
    const { connect, load, answer, posted } = makePage();
    const message = mapMessage();
    connect().send(message);
    answer({ type: 'ready' });
    load();
    vi.advanceTimersByTime(50);
    load();
    vi.advanceTimersByTime(50);
    expect(posted.map((post) => post.message.propsList)).toEqual([
      message.propsList,
      null,
      message.propsList,
    ]);
  });

  test('a frame that was loaded before the script, but not the empty page in its place', () => {
    const loaded = makePage({ readyState: 'complete', URL: `${ORIGIN}/fr/map-frame/` });
    loaded.connect().send(mapMessage());
    const empty = makePage({ readyState: 'complete', URL: 'about:blank' });
    empty.connect().send(mapMessage());
    vi.advanceTimersByTime(50);
    expect(loaded.posted).toHaveLength(1);
    expect(empty.posted).toHaveLength(0);
  });

  test('nothing without a message', () => {
    const { connect, load, answer, posted } = makePage();
    connect();
    load();
    vi.advanceTimersByTime(50);
    answer({ type: 'ready' });
    expect(posted).toEqual([]);
  });
});

describe('answers', () => {
  test('reach the handler of their type', () => {
    const heard: MapEvent[] = [];
    const { connect, answer } = makePage();
    connect({ select: (event) => heard.push(event), area: (event) => heard.push(event) });
    const select: MapEvent = { type: 'select', ids: ['4101'] };
    answer(select);
    answer({ type: 'hover', ids: ['4101'] });
    expect(heard).toEqual([select]);
  });

  test('of another origin, another window or another shape do not', () => {
    const hover = vi.fn();
    const { connect, answer, posted } = makePage();
    connect({ hover }).send(mapMessage());
    answer({ type: 'hover', ids: ['1'] }, { origin: 'https://evil.example' });
    answer({ type: 'hover', ids: ['1'] }, { origin: 'null' });
    answer({ type: 'hover', ids: ['1'] }, { source: {} });
    answer({ type: 'hover', ids: [1] });
    answer({ type: 'ready' }, { origin: 'https://evil.example' });
    expect(hover).not.toHaveBeenCalled();
    expect(posted).toEqual([]);
  });
});

test('after destroy, neither', () => {
  const leave = vi.fn();
  const { connect, load, answer, posted } = makePage();
  const map = connect({ leave });
  map.send(mapMessage());
  load();
  map.destroy();
  vi.advanceTimersByTime(50);
  answer({ type: 'leave' });
  expect(leave).not.toHaveBeenCalled();
  expect(posted).toEqual([]);
});
