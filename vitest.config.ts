import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
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
          testTimeout: 120_000,
        },
      },
    ],
  },
});
