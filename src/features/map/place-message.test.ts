import { expect, test } from 'vitest';
import { type MapProperty, parseMapMessage } from './message.ts';
import { placeMessage } from './place-message.ts';

const property: MapProperty = {
  id: '4101',
  lat: 50.64,
  lng: 5.57,
  price: '€ 389.000',
  title: 'Maison',
  href: '/fr/a-vendre/liege/maison/4101/',
  thumbnail: '',
  marquee: null,
};

test('the message of a property is one that the frame accepts, and shows the property', () => {
  const message = placeMessage('property', [property], '3');
  expect(parseMapMessage(message)).toEqual(message);
  expect(message.messageInfo).toMatchObject({ neighbourhood: '3', fit: { south: 50.64, north: 50.64 } });
  expect(message.customMarker).toEqual({ kind: 'pin' });
});

test('a hidden address makes the view as wide as its area', () => {
  const { fit } = placeMessage('property', [{ ...property, radius: 300 }], undefined).messageInfo;
  expect((fit?.north ?? 0) - (fit?.south ?? 0)).toBeCloseTo(600 / 111_250, 4);
});

test('a neighbourhood is shown whole, with or without properties', () => {
  const outline = { south: 50.6, west: 5.5, north: 50.7, east: 5.6 };
  const message = placeMessage('neighbourhood', [], '3', outline);
  expect(parseMapMessage(message)).toEqual(message);
  expect(message.messageInfo.fit).toEqual(outline);
});
