import * as z from 'zod/mini';
import { LABEL_KEYS } from './labels.ts';

/**
 * What a page posts to the map's frame (specification, sections 3 and 7): five fields, each of them checked.
 * Data that differ in any detail are not a message. Coordinates are degrees.
 */

/** No agency's list is longer, and the frame would stall before it had drawn more. */
const MOST_PROPERTIES = 20_000;
const MOST_CORNERS = 200;

const text = (length: number) => z.string().check(z.maxLength(length));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const lat = z.number().check(z.gte(-90), z.lte(90));
const lng = z.number().check(z.gte(-180), z.lte(180));

/** A path of this site or an address on the web; never `javascript:`, `data:` or `//elsewhere`. */
const address = z.string().check(z.maxLength(2000), z.regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s"'<>\\]*$/i));
const picture = z.union([address, z.literal('')]);

const point = z.strictObject({ lat, lng });
const box = z
  .strictObject({ south: lat, west: lng, north: lat, east: lng })
  .check(z.refine(({ south, west, north, east }) => south <= north && west <= east));
const shape = z.array(point).check(z.minLength(3), z.maxLength(MOST_CORNERS));

/** The kinds of marquees in `site.json`. */
const marqueeKind = z.enum(['none', 'option', 'sold', 'rented', 'new']);

const mapProperty = z.strictObject({
  id,
  lat,
  lng,
  /** In metres. Set if the address is hidden: an area is then drawn around a displaced point. */
  radius: z.optional(z.number().check(z.gt(0), z.lte(5000))),
  /** Short enough for a marker. */
  price: text(60),
  title: text(300),
  href: address,
  /** Empty if there is no picture. */
  thumbnail: picture,
  marquee: z.nullable(z.strictObject({ name: text(60), kind: marqueeKind })),
});

const messageInfo = z.strictObject({
  /**
   * The box that the view must contain. The view moves when this changes; `null` leaves it to the visitor,
   * except that the first message shows all its properties.
   */
  fit: z.nullable(box),
  /** `fit` is an earlier view, to be restored exactly, without a margin. */
  exact: z.optional(z.boolean()),
  /** The property to highlight, such as the one whose card has the pointer. */
  highlight: z.nullable(id),
  /** Whether the outlines of the neighbourhoods are drawn, and which of them is highlighted. */
  neighbourhoods: z.boolean(),
  neighbourhood: z.optional(z.nullable(id)),
  /** Whether the visitor may draw an area. */
  draw: z.boolean(),
  /** The area that was drawn. */
  shape: z.nullable(shape),
  /** Texts that replace the frame's own. */
  labels: z.optional(z.partialRecord(z.enum(LABEL_KEYS), text(300))),
  /** Whether the visitor agreed to the map of another site (`map.styleUrl` in `site.json`). */
  online: z.optional(z.boolean()),
});

/** The appearance of a marker: a price tag, a pin, a dot, or a picture of this site. */
const customMarker = z.union([
  z.strictObject({ kind: z.enum(['price', 'pin', 'dot']) }),
  z.strictObject({
    image: address,
    width: z.number().check(z.gte(8), z.lte(128)),
    height: z.number().check(z.gte(8), z.lte(128)),
  }),
]);

const mapMessage = z.strictObject({
  /** `null` keeps the properties of the previous message. */
  propsList: z.nullable(z.array(mapProperty).check(z.maxLength(MOST_PROPERTIES))),
  messageInfo,
  mapType: z.enum(['list', 'property', 'neighbourhood']),
  customMarker: z.nullable(customMarker),
  /** The kinds of marquees whose name replaces the price in the marker. */
  marqueeIgnore: z.array(marqueeKind).check(z.maxLength(10)),
});

export type MapProperty = z.infer<typeof mapProperty>;
export type MapMessage = z.infer<typeof mapMessage>;
export type MapType = MapMessage['mapType'];
export type CustomMarker = MapMessage['customMarker'];

/** Parses a message from untrusted data; `undefined` if it is not one. */
export function parseMapMessage(data: unknown): MapMessage | undefined {
  const { success, data: message } = mapMessage.safeParse(data);
  return success ? message : undefined;
}
