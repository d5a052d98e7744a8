import { defineConfig } from 'vitest/config';

/**
 * Vitest leaves one core idle by default; tests mostly wait for their own processes, so all cores are used.
 */
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
          // Some tests start a command, which takes long on a busy machine.
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
          // Test files share the parsed pages.
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
          // Each test builds in its own copy of the project, several times, and deletes it afterwards.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/engines/lib/setup.ts',
          // WebKit's driver controls one browser at a time.
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
