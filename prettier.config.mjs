/**
 * Formats `.astro` files, and nothing else: the rest is Biome's, and biome.jsonc has the same width and quotes.
 * The plugin knows that Astro drops white space with a line break in it, and writes `{' '}` where a blank must stay.
 *
 * @type {import('prettier').Config}
 */
export default {
  plugins: ['prettier-plugin-astro'],
  printWidth: 110,
  singleQuote: true,
};
