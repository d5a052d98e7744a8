/**
 * Formats `.astro` files only; Biome formats the rest, and biome.jsonc has the same width and quotes. The
 * plugin knows that Astro drops white space with a line break in it, and writes `{' '}` where a space is
 * needed.
 * @type {import('prettier').Config}
 */
export default {
  plugins: ['prettier-plugin-astro'],
  printWidth: 110,
  singleQuote: true,
};
