/**
 * What is made for one page is gone with the next. More room for young objects (megabytes) saves a tenth of the time of
 * a large build, for the collector copies fewer of them.
 */
export const MEMORY = ['--max-semi-space-size=32'];
