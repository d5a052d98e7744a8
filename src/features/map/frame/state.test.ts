import { expect, test } from 'vitest';
import { mapMessage } from '../message.fixture.ts';
import { parseMapMessage } from '../message.ts';
import { EMPTY_MESSAGE, labelsOf, nextState, withShape } from './state.ts';

test('a message without properties keeps those before', () => {
  const first = nextState(undefined, mapMessage());
  const next = nextState(first, mapMessage({ propsList: null, mapType: 'neighbourhood' }));
  expect(next.properties).toBe(first.properties);
  expect(next.message.mapType).toBe('neighbourhood');
  expect(nextState(undefined, mapMessage({ propsList: null })).properties).toEqual([]);
});

test('a drawn area changes nothing else', () => {
  const state = nextState(undefined, mapMessage());
  const shape = [{ lat: 1, lng: 1 }];
  expect(withShape(state, shape)).toEqual({
    ...state,
    message: { ...state.message, messageInfo: { ...state.message.messageInfo, shape } },
  });
});

test('texts of the message come first', () => {
  const state = nextState(undefined, mapMessage({ messageInfo: { labels: { failed: 'Mine' } } }));
  const labels = labelsOf(state, { labels: { failed: 'Own', close: 'Close' } as never });
  expect(labels).toEqual({ failed: 'Mine', close: 'Close' });
});

test('what a frame by itself shows is a message', () =>
  expect(parseMapMessage(EMPTY_MESSAGE)).toEqual(EMPTY_MESSAGE));
