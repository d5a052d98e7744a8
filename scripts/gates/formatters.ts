/** Each formatter as arguments of Node, with the files that are its own; how it is to run goes behind them. */
export const FORMATTERS = {
  /** Its files stand in biome.jsonc. */
  biome: ['node_modules/@biomejs/biome/bin/biome', 'check'],
  prettier: ['node_modules/prettier/bin/prettier.cjs', 'src/**/*.astro'],
} as const;
