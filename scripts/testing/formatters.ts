import { packageCommand } from '../process/package-command.ts';

/** Each formatter as arguments of Node, with the files that are its own; how it is to run goes behind them. */
export const FORMATTERS = {
  /** Its files stand in biome.jsonc. */
  biome: [packageCommand('@biomejs/biome', 'biome'), 'check'],
  prettier: [packageCommand('prettier'), 'src/**/*.astro'],
} as const;
