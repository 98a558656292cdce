import { Worker } from 'node:worker_threads';

/** How long one file of tests may take on a busy machine, and the process after the last of them, in milliseconds. */
const FILE_MS = 240_000;
const EXIT_MS = 90_000;

/**
 * Ends a run that hangs, and says where: the runner of the Node projects gives single tests no time limit, and a
 * connection that a test left open keeps the process alive. It watches from a thread, since tests run in this process
 * and may be what keeps it busy.
 */
export default class WatchdogReporter {
  watchdog = new Worker(new URL('watchdog.mjs', import.meta.url), { execArgv: [] });

  constructor() {
    this.watchdog.unref();
  }

  onTestFileStart({ path }) {
    this.watchdog.postMessage({
      what: `${path} has not ended after ${FILE_MS} ms`,
      limitMs: FILE_MS,
    });
  }

  onTestFileResult() {
    this.watchdog.postMessage({});
  }

  onRunComplete() {
    const what = `The tests have ended and left something open after ${EXIT_MS} ms`;
    this.watchdog.postMessage({ what, limitMs: EXIT_MS });
  }
}
