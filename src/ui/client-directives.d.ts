import 'astro';
import type { InteractionOptions } from './client-interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the pointer, a touch or the focus first reaches it, or a part of it. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}
