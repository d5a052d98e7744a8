/**
 * What a drawing (SVG) of the snapshot may contain: shapes, texts and colours, nothing that runs or loads. A
 * drawing opened by itself is a document of this site, and its scripts could read the owner portal's data in
 * the tab (design, section 10).
 */

/** The elements that draw. All others are removed. */
const DRAWN = new Set(
  `svg g defs symbol use switch title desc style view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/**
 * Elements that can run or load something, with any prefix. Other prefixed elements come from drawing
 * programs and are harmless.
 */
const ACTS =
  /^(?:\w+:)?(?:script|handler|listener|foreignObject|iframe|object|embed|audio|video|a|set|animate\w*|discard|mpath)$/i;

const SPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** An embedded photograph. An embedded drawing is not allowed, since it could contain scripts. */
const INNER = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif);base64,)/i;
const INNER_FONT = /^\s*data:(?:font|application\/(?:x-)?font)/i;

const URL_CALL = /url\(\s*["']?([^)"']*)["']?\s*\)?/gi;
const IMPORT = /@import[^;]*;?/gi;
const LOADS =
  /@import|@charset|javascript:|expression\s*\(|-moz-binding|behavior\s*:|image-set\s*\(|\bsrc\s*\(/i;

const isInnerUrl = (address: string): boolean => INNER.test(address) || INNER_FONT.test(address);

/** Style rules as a browser reads them: `@\69mport` is `@import`. */
const plainStyle = (css: string): string =>
  css
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, code: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
    .replaceAll('\\', '')
    .replace(/\/\*[\s\S]*?\*\//g, '');

/** Whether style rules or an attribute's value load something outside the drawing or run code. */
function isActiveStyle(css: string): boolean {
  const plain = plainStyle(css);
  return LOADS.test(plain) || [...plain.matchAll(URL_CALL)].some(([, address = '']) => !isInnerUrl(address));
}

/**
 * Style rules without the parts that load something.
 * @returns empty if those cannot be removed safely
 */
export function innerStyle(css: string): string {
  if (!isActiveStyle(css)) return css;
  const rest = plainStyle(css)
    .replace(IMPORT, '')
    .replace(URL_CALL, (call, address: string) => (isInnerUrl(address) ? call : 'none'));
  return isActiveStyle(rest) ? '' : rest;
}

/**
 * Whether an element of a drawing only draws.
 * @param name as written, with its prefix
 */
export const isDrawn = (name: string): boolean => DRAWN.has(name);

/**
 * Whether an attribute of a drawing only draws.
 * @param name as written, with its prefix
 * @param value with its entities resolved
 */
export function isDrawnAttribute(name: string, value: string): boolean {
  if (Object.hasOwn(SPACES, name)) return value === SPACES[name];
  if (name === 'href' || name === 'xlink:href') return INNER.test(value);
  if (name.includes(':')) return name === 'xml:lang' || name === 'xml:space';
  return !/^(?:on|src$)/i.test(name) && !isActiveStyle(value);
}

/**
 * The parts of a drawing that run or load something, found without parsing it. They are for a warning only:
 * parsing the plans of thousands of properties would take too long.
 * @returns names such as `<script>`, `onload` or `href="https://…"`, without duplicates
 */
export function activeParts(svg: string): string[] {
  const text = svg.replace(/<!--[\s\S]*?-->|<metadata\b[\s\S]*?<\/metadata>/g, '');
  const elements = [...text.matchAll(/<([a-z][\w:.-]*)/gi)]
    .map(([, name = '']) => name)
    .filter((name) => ACTS.test(name) || !(isDrawn(name) || name.includes(':') || name === 'metadata'))
    .map((name) => `<${name}>`);
  const attributes = [...text.matchAll(/[\s"'](xml:base|(?:\w+:)?\w[\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
    .filter(
      ([, name = '', double, single]) =>
        MAY_ACT.test(name) && !isDrawnAttribute(name, double ?? single ?? ''),
    )
    .map(([, name = '', double, single]) =>
      /^on/i.test(name) ? name : `${name}="${shortened(double ?? single ?? '')}"`,
    );
  const rules = text.match(/@import[^;<]{0,60}|<\?xml-stylesheet|<!ENTITY/gi) ?? [];
  return [...new Set([...elements, ...attributes, ...rules])];
}

/** Attributes that can run or load something. Those of drawing programs (`inkscape:href`) do nothing. */
const MAY_ACT =
  /^(?:on\w+|(?:xlink:)?href|src|xml:base|style|fill|stroke|filter|mask|clip-path|marker(?:-\w+)?|cursor)$/i;

const shortened = (value: string): string => (value.length > 60 ? `${value.slice(0, 59)}…` : value);
