import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Socket } from 'node:net';
import { waitUntil } from './processes';
import type { ServerCommand } from './server-command';

/**
 * Ends the server and removes its folder as soon as the standard input closes: that happens however
 * the owner ends, SIGKILL included. As the parent, the shell signals no stranger with a re-used number.
 */
const guard = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( read -r _ <&3; kill -KILL $server ) &
watcher=$!
wait $server
kill $watcher 2>/dev/null
rm -rf -- "$GUARDED_FOLDER"
`;

/**
 * Starts a server that lives no longer than this process and leaves nothing behind.
 * Gives a function that ends it earlier; an error holds the server's last words.
 */
export async function startGuarded(
  server: ServerCommand,
  folder: string,
): Promise<() => Promise<void>> {
  const logFile = join(folder, 'server.log');
  const log = openSync(logFile, 'a');
  // A session of its own: Ctrl-C in the terminal reaches the owner only.
  const child = spawn('sh', ['-c', guard, 'sh', server.file, ...server.args], {
    detached: true,
    stdio: ['pipe', log, log],
    env: { PATH: '/usr/bin:/bin', GUARDED_FOLDER: folder },
  });
  closeSync(log);
  child.unref();
  (child.stdin as Socket | null)?.unref();
  let lastWords = '';
  const isUp = await waitUntil(async () => {
    lastWords = lastLines(logFile) ?? lastWords;
    return hasEnded(child) || (await server.isReady());
  }, 60_000);
  if (!isUp || hasEnded(child)) {
    child.stdin?.end();
    throw new Error(`A private server did not start: ${server.file}\n${lastWords}`);
  }
  return () => endGuarded(child);
}

async function endGuarded(child: ChildProcess): Promise<void> {
  child.stdin?.end();
  child.ref();
  await waitUntil(() => hasEnded(child), 10_000);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function lastLines(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n');
  } catch {
    return undefined;
  }
}
