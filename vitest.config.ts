import { defineConfig } from 'vitest/config';

/** All cores: what a test waits for is its own, and Vitest by itself leaves one core idle. */
const ALL_CORES = '100%';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
          maxWorkers: ALL_CORES,
          setupFiles: ['tests/lib/property-seed.ts'],
          // Some start a command; a busy machine must not make them fail.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'relay',
          include: ['tests/relay/**/*.test.ts'],
          environment: 'node',
          maxWorkers: ALL_CORES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          // Test files share the pages that were read.
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          environment: 'node',
          maxWorkers: ALL_CORES,
          // Each builds in a copy of the project of its own, which it takes away again.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/engines/lib/setup.ts',
          // A driver of WebKit drives one browser at a time.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
