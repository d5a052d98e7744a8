import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is first pointed at, touched or focused. */
    'client:interaction'?: boolean;
  }
}
