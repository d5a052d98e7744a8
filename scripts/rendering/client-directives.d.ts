import 'astro';
import type { InteractionOptions } from './client-interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it, or a part of it, is first pointed at, touched or focused. */
    'client:interaction'?: boolean | InteractionOptions;
    /** Loads the consent dialog when a choice is asked for. */
    'client:consent'?: boolean;
  }
}
