import { packageCommand } from '../process/package-command.ts';

/** Each formatter as arguments of Node, including the files it formats; options follow. */
export const FORMATTERS = {
  /** Its files are listed in biome.jsonc. */
  biome: [packageCommand('@biomejs/biome', 'biome'), 'check'],
  prettier: [packageCommand('prettier'), 'src/**/*.astro'],
} as const;
