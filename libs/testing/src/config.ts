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
