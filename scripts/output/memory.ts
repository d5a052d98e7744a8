/**
 * What is made for one page is gone with the next. More room for young objects (megabytes) saves a tenth of the time of
 * a large build, for the collector copies fewer of them; the old ones may grow by less than usual before they are
 * looked through, which keeps the memory of a large build bounded.
 */
export const MEMORY = ['--max-semi-space-size=32', '--heap-growing-percent=40'];
