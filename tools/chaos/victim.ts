import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGuarded } from '@zaino/testing/guarded-server';
import type { ServerCommand } from '@zaino/testing/server-command';

/** A server that is killed and started again, at the same address and with the same data. */
export interface Victim {
  name: string;
  /** SIGKILL: nothing is said to it, nothing is waited for. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** Appends what it says to a file, over all its lives. */
const withLog = 'log=$1; shift; exec "$@" >>"$log" 2>&1';

/** `folder` is for what one life leaves behind; the data of the server stand elsewhere. */
export function victimOf(name: string, command: ServerCommand, folder: string): Victim {
  const log = join(folder, `${name}.log`);
  let end: (() => Promise<void>) | undefined;
  let lives = 0;
  return {
    name,
    kill: async () => {
      const ending = end;
      end = undefined;
      await ending?.();
    },
    start: async () => {
      if (end) return;
      lives += 1;
      const scratch = join(folder, `${name}-${lives}`);
      mkdirSync(scratch);
      const args = ['-c', withLog, 'sh', log, command.file, ...command.args];
      end = await startGuarded({ ...command, file: '/bin/sh', args }, scratch).catch(
        (cause: unknown) => {
          throw new Error(`${name} did not come back:\n${lastWords(log)}`, { cause });
        },
      );
    },
  };
}

function lastWords(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-10).join('\n') : '';
}

interface NodeServer {
  /** Arguments of Node, the script among them. */
  args: string[];
  port: number;
  env: Record<string, string>;
  healthPath: string;
}

/** A Node process; the guard gives no environment of ours, so it is set here. */
export function nodeCommand({ args, port, env, healthPath }: NodeServer): ServerCommand {
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...env, PORT: String(port), HOST: '127.0.0.1' };
  return {
    file: '/usr/bin/env',
    args: [
      ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
      process.execPath,
      ...args,
    ],
    url,
    isReady: () =>
      fetch(url + healthPath, { signal: AbortSignal.timeout(2_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.ok;
        },
        () => false,
      ),
  };
}
