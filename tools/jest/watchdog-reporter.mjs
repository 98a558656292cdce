/** How long one file of tests may take on a busy machine, and the process after the last of them, in milliseconds. */
const FILE_MS = 240_000;
const EXIT_MS = 90_000;

/**
 * Ends a run that hangs, and says where: the runner of the Node projects gives single tests no time limit, and a
 * connection that a test left open keeps the process alive.
 */
export default class WatchdogReporter {
  timers = new Map();

  onTestFileStart({ path }) {
    const timer = setTimeout(() => endRun(`${path} has not ended after ${FILE_MS} ms`), FILE_MS);
    this.timers.set(path, timer);
  }

  onTestFileResult({ path }) {
    clearTimeout(this.timers.get(path));
  }

  onRunComplete() {
    const timer = setTimeout(
      () => endRun(`The tests have ended and left something open: ${openResources()}`),
      EXIT_MS,
    );
    timer.unref();
  }
}

function openResources() {
  return process.getActiveResourcesInfo().join(', ');
}

function endRun(message) {
  console.error(message);
  process.exit(1);
}
