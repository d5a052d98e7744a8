/** Variables that the test runner sets, or that would turn a build into one for development. */
const OF_TESTS = /^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/;

/** The environment of a build started by a test, as from a shell. */
export const buildEnv = (more: Record<string, string>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name))),
  ...more,
});
