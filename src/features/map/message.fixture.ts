import type { MapMessage, MapProperty } from './message.ts';

/** A property on the map, with a test's changes. */
export const mapProperty = (changes: Partial<MapProperty> = {}): MapProperty => ({
  id: '4101',
  lat: 50.63187,
  lng: 5.55641,
  price: '€ 389.000',
  title: 'Maison de maître',
  href: '/fr/a-vendre/liege/maison/4101/',
  thumbnail: '/_astro/4101.webp',
  marquee: null,
  ...changes,
});

/** A message to the map, with a test's changes. */
export const mapMessage = ({
  messageInfo,
  ...changes
}: Partial<Omit<MapMessage, 'messageInfo'>> & {
  messageInfo?: Partial<MapMessage['messageInfo']>;
} = {}): MapMessage => ({
  propsList: [mapProperty()],
  messageInfo: {
    fit: null,
    highlight: null,
    neighbourhoods: false,
    draw: false,
    shape: null,
    ...messageInfo,
  },
  mapType: 'list',
  customMarker: null,
  marqueeIgnore: [],
  ...changes,
});
