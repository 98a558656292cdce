/** Servers that a test run has started for all of its processes; unset when a test runs by itself. */
export function sharedTestServers(): { mysqlUrl?: string; redisUrl?: string } {
  return { mysqlUrl: process.env.TEST_MYSQL_URL, redisUrl: process.env.TEST_REDIS_URL };
}

export function searchPath(): string {
  return process.env.PATH ?? '';
}

/**
 * The browser of the tests: Chromium's headless shell, which draws and runs pages as the whole browser does and starts
 * none of what stands around them.
 */
export const testBrowser = (): string =>
  process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** Whether only the part of long tests runs that `npm test` has (docs/decisions/checks.md); all of them unless told. */
export const isShortForm = (): boolean => process.env['TESTS'] === 'short';

/** What `npm run fuzz` asks for; few inputs, and the same in each run, in a run of tests. */
export function fuzzSettings() {
  const { FUZZ_RUNS, FUZZ_SEED, FUZZ_ENDPOINT, FUZZ_REPORT } = process.env;
  return {
    runs: Number(FUZZ_RUNS ?? 30),
    /** Of each machine: a run has many calls. */
    machineRuns: Number(FUZZ_RUNS ?? (isShortForm() ? 4 : 10)),
    seed: Number(FUZZ_SEED ?? 20_261_126),
    /** Part of the name of the endpoints that are asked, as in `POST /api/orders`. */
    endpoint: FUZZ_ENDPOINT,
    /** Gets a line of JSON for each endpoint, or for each command of a machine. */
    reportFile: FUZZ_REPORT,
  };
}
