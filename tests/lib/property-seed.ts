import fc from 'fast-check';

/**
 * Property-based tests use the same cases on every machine, so that a fault fails for its author and not for
 * somebody else later. `PROPERTY_SEED` selects other cases.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_128) });
