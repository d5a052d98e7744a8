import fc from 'fast-check';

/**
 * Property tests draw the same cases on every machine, so that a fault is seen by whoever brings it in and not by
 * the next one. `PROPERTY_SEED` draws others.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_128) });
