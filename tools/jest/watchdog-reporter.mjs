import { existsSync, readdirSync, readFileSync } from 'node:fs';

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
  console.error([message, ...childProcesses(process.pid)].join('\n'));
  process.exit(1);
}

/** The programs that run below a process, with what each of them was told and whether it sleeps (proc(5)). */
function childProcesses(parent, indent = '  ') {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, state, ppid] = /\) (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        if (Number(ppid) !== parent) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const words = `${indent}${pid} ${state} ${command.slice(0, 300)}`;
        return [words, ...childProcesses(Number(pid), `${indent}  `)];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}
