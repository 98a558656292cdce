import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { root } from './processes';

/** Starts a program of `tools` and waits for its first words, which are that it listens; gives how to end it. */
export async function startTool(
  file: string,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...typescriptFlags, resolve(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`))),
  ]);
  // What nobody reads would fill the pipe.
  child.stdout.resume();
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
