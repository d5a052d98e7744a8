/** What the test runner puts into the environment, and what would make a build one for development. */
const OF_TESTS = /^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/;

/** The environment of a build that a test starts, as a shell would give it. */
export const buildEnv = (more: Record<string, string>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_TESTS.test(name))),
  ...more,
});
