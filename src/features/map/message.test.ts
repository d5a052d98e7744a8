import { describe, expect, test } from 'vitest';
import { mapMessage, mapProperty } from './message.fixture.ts';
import { parseMapMessage } from './message.ts';

const square = [
  { lat: 50.6, lng: 5.5 },
  { lat: 50.6, lng: 5.6 },
  { lat: 50.7, lng: 5.6 },
];

describe('messages that are let through', () => {
  test.each([
    ['a list', mapMessage()],
    ['no properties', mapMessage({ propsList: [] })],
    ['the properties of the message before', mapMessage({ propsList: null })],
    ['a hidden address', mapMessage({ propsList: [mapProperty({ radius: 350 })] })],
    ['no picture', mapMessage({ propsList: [mapProperty({ thumbnail: '' })] })],
    [
      'a project elsewhere',
      mapMessage({ propsList: [mapProperty({ href: 'https://projet.example/a?b=1' })] }),
    ],
    ['a marquee', mapMessage({ propsList: [mapProperty({ marquee: { name: 'Vendu', kind: 'sold' } })] })],
    ['a pin', mapMessage({ mapType: 'property', customMarker: { kind: 'pin' } })],
    ['a picture as marker', mapMessage({ customMarker: { image: '/favicon.svg', width: 32, height: 32 } })],
    ['kinds to show by name', mapMessage({ marqueeIgnore: ['sold', 'rented'] })],
    [
      'everything that may be left out',
      mapMessage({
        messageInfo: {
          fit: { south: 50.6, west: 5.5, north: 50.7, east: 5.6 },
          exact: true,
          highlight: '4101',
          neighbourhoods: true,
          neighbourhood: '3',
          draw: true,
          shape: square,
          labels: { failed: 'Pas de carte' },
          online: true,
        },
      }),
    ],
  ])('%s', (_, message) => expect(parseMapMessage(structuredClone(message))).toEqual(message));

  test('10,000 properties', () => {
    const propsList = Array.from({ length: 10_000 }, (_, index) => mapProperty({ id: String(index) }));
    expect(parseMapMessage(mapMessage({ propsList }))?.propsList).toHaveLength(10_000);
  });
});

const withProperty = (changes: object) => ({
  ...mapMessage(),
  propsList: [{ ...mapProperty(), ...changes }],
});
const withInfo = (changes: object) => ({
  ...mapMessage(),
  messageInfo: { ...mapMessage().messageInfo, ...changes },
});
const without = (key: string) =>
  Object.fromEntries(Object.entries(mapMessage()).filter(([name]) => name !== key));

describe('what is no message', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'setImmediate$0.1$1'],
    ['a list', [mapMessage()]],
    ['an empty object', {}],
    ["a message of React's developer tools", { source: 'react-devtools-bridge', payload: {} }],
    ...['propsList', 'messageInfo', 'mapType', 'customMarker', 'marqueeIgnore'].map(
      (key): [string, unknown] => [`no ${key}`, without(key)],
    ),
    ['a field more', { ...mapMessage(), extra: 1 }],
    ['a map type that there is not', { ...mapMessage(), mapType: 'satellite' }],
    ['a property without a price', withProperty({ price: undefined })],
    ['a field more in a property', withProperty({ onclick: 'alert(1)' })],
    ['an id that is a number', withProperty({ id: 4101 })],
    ['a latitude beyond the pole', withProperty({ lat: 90.1 })],
    ['no number', withProperty({ lng: Number.NaN })],
    ['infinity', withProperty({ lat: Number.POSITIVE_INFINITY })],
    ['a radius of nothing', withProperty({ radius: 0 })],
    ['a price as long as a novel', withProperty({ price: 'x'.repeat(61) })],
    ['a script for an address', withProperty({ href: 'javascript:alert(1)' })],
    ['a script in capitals, with a tab', withProperty({ href: 'Java\tScript:alert(1)' })],
    ['data for an address', withProperty({ href: 'data:text/html,x' })],
    ['another host without a scheme', withProperty({ href: '//evil.example/' })],
    ['another host by a backslash', withProperty({ href: '/\\evil.example/' })],
    ['no address', withProperty({ href: '' })],
    ['a quote in an address', withProperty({ href: '/fr/"onerror=1' })],
    ['data for a picture', withProperty({ thumbnail: 'data:image/svg+xml,<svg/>' })],
    ['a marquee of another kind', withProperty({ marquee: { name: 'Vendu', kind: 'gone' } })],
    ['a fit upside down', withInfo({ fit: { south: 51, west: 5, north: 50, east: 6 } })],
    ['a fit as a list', withInfo({ fit: [5, 50, 6, 51] })],
    ['a shape of two corners', withInfo({ shape: square.slice(1) })],
    ['a shape of a thousand corners', withInfo({ shape: Array.from({ length: 1000 }, () => square[0]) })],
    ['a label that there is not', withInfo({ labels: { hello: 'x' } })],
    ['a label that is HTML in an object', withInfo({ labels: { failed: { __html: '<b>' } } })],
    ['a script as marker', { ...mapMessage(), customMarker: { image: 'javascript:1', width: 9, height: 9 } }],
    [
      'a marker as large as the map',
      { ...mapMessage(), customMarker: { image: '/a.svg', width: 4000, height: 9 } },
    ],
    ['a marker of two sorts', { ...mapMessage(), customMarker: { kind: 'pin', image: '/a.svg' } }],
    [
      'too many properties',
      { ...mapMessage(), propsList: Array.from({ length: 20_001 }, () => mapProperty()) },
    ],
  ])('%s', (_, data) => expect(parseMapMessage(data)).toBeUndefined());
});
