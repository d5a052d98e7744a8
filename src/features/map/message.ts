import * as z from 'zod/mini';
import { LABEL_KEYS } from './labels.ts';

/**
 * What a page posts to the map's frame (specification, sections 3 and 7): five fields, every one of them checked.
 * What differs in any detail is not a message at all. Coordinates are degrees.
 */

/** More is no list of one agency; the frame would stall before it drew them. */
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

/** The kinds of marquees that `site.json` knows. */
const marqueeKind = z.enum(['none', 'option', 'sold', 'rented', 'new']);

const mapProperty = z.strictObject({
  id,
  lat,
  lng,
  /** Metres. A property with one has a hidden address: an area is drawn around a point that is not its own. */
  radius: z.optional(z.number().check(z.gt(0), z.lte(5000))),
  /** Short enough for a marker. */
  price: text(60),
  title: text(300),
  href: address,
  /** Empty where there is no picture. */
  thumbnail: picture,
  marquee: z.nullable(z.strictObject({ name: text(60), kind: marqueeKind })),
});

const messageInfo = z.strictObject({
  /**
   * What the view is to hold. It moves when this changes; `null` leaves the view to the visitor, save that the first
   * message shows all its properties.
   */
  fit: z.nullable(box),
  /** `fit` is a view that the visitor had: shown as it was, without a margin. */
  exact: z.optional(z.boolean()),
  /** The property to stress, such as the one whose card the pointer is on. */
  highlight: z.nullable(id),
  /** Whether the outlines of the neighbourhoods are drawn, and which of them is stressed. */
  neighbourhoods: z.boolean(),
  neighbourhood: z.optional(z.nullable(id)),
  /** Whether the visitor may draw an area by hand. */
  draw: z.boolean(),
  /** The area drawn before. */
  shape: z.nullable(shape),
  /** Texts in the place of the frame's own. */
  labels: z.optional(z.partialRecord(z.enum(LABEL_KEYS), text(300))),
  /** The visitor agreed to the map of another site (`map.styleUrl` in `site.json`). */
  online: z.optional(z.boolean()),
});

/** How a marker looks: a price tag, a pin, a dot, or a picture of this site. */
const customMarker = z.union([
  z.strictObject({ kind: z.enum(['price', 'pin', 'dot']) }),
  z.strictObject({
    image: address,
    width: z.number().check(z.gte(8), z.lte(128)),
    height: z.number().check(z.gte(8), z.lte(128)),
  }),
]);

const mapMessage = z.strictObject({
  /** `null` keeps the properties of the message before. */
  propsList: z.nullable(z.array(mapProperty).check(z.maxLength(MOST_PROPERTIES))),
  messageInfo,
  mapType: z.enum(['list', 'property', 'neighbourhood']),
  customMarker: z.nullable(customMarker),
  /** The kinds of marquees whose name stands in the marker in the place of the price. */
  marqueeIgnore: z.array(marqueeKind).check(z.maxLength(10)),
});

export type MapProperty = z.infer<typeof mapProperty>;
export type MapMessage = z.infer<typeof mapMessage>;
export type MapType = MapMessage['mapType'];
export type CustomMarker = MapMessage['customMarker'];

/** The message that data from elsewhere is, or `undefined` where it is none. */
export function parseMapMessage(data: unknown): MapMessage | undefined {
  const { success, data: message } = mapMessage.safeParse(data);
  return success ? message : undefined;
}
