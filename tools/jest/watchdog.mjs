import { existsSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** How long each question may take, in milliseconds. */
const ASK_MS = 10_000;

/** The thread of `watchdog-reporter.mjs`: ends the process where what it was told of is not over in time. */
let timer;
parentPort.on('message', ({ what, limitMs }) => {
  clearTimeout(timer);
  if (limitMs !== undefined) timer = setTimeout(() => void endRun(what), limitMs);
});

async function endRun(what) {
  const answers = await Promise.all([inTime(testsThread()), inTime(statements())]);
  writeSync(2, `${[what, ...answers.flat(), ...childProcesses(process.pid)].join('\n')}\n`);
  process.kill(process.pid, 'SIGKILL');
}

function inTime(answer) {
  const late = pause(ASK_MS, ['  no answer']);
  return Promise.race([answer.catch((error) => [`  ${error.message}`]), late]);
}

/** Asked of the thread that runs the tests, which answers from within a loop, too. */
const question = `(({ javascriptStack, libuv }) => ({
  test: globalThis.expect?.getState().currentTestName,
  stack: javascriptStack.stack.slice(2),
  open: libuv.filter((handle) => handle.is_active && (handle.remoteEndpoint || handle.localEndpoint || handle.pid)),
}))(process.report.getReport())`;

/** Which test began last, where its JavaScript is, if it does not sleep, and the connections that are open. */
async function testsThread() {
  const session = new Session();
  session.connectToMainThread();
  const { result } = await session.post('Runtime.evaluate', {
    expression: question,
    returnByValue: true,
  });
  const { test, stack, open } = result.value;
  return [
    `  The last test that began: ${test}`,
    ...stack.map((line) => `    ${line}`),
    ...open.map(wordsOf),
  ];
}

/** As in `tcp 127.0.0.1:40312 127.0.0.1:3306`. */
function wordsOf({ type, pid, localEndpoint, remoteEndpoint }) {
  const ends = [localEndpoint, remoteEndpoint].map((end) => end && `${end.host}:${end.port}`);
  return ['  open:', type, pid, ...ends].filter(Boolean).join(' ');
}

/** What the database is at, where the run has one for all of its projects. */
async function statements() {
  const url = process.env.TEST_MYSQL_URL;
  if (url === undefined) return [];
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection(url);
  const [rows] = await connection.query(
    `SELECT id, db, time, state, LEFT(info, 300) AS info FROM information_schema.processlist
     WHERE command <> 'Sleep'`,
  );
  return rows.map((row) => `  database: ${JSON.stringify(row)}`);
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
