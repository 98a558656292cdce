import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { endProcess, identifyProcess } from '@zaino/testing/processes';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { localPath } from './local-state';
import { lastWords } from './managed-process';
import { forgetChild, recordChild } from './run-records';

export interface ProcessCommand {
  name: string;
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** Ends the command. */
  signal: AbortSignal;
}

/** Runs a command to its end, its output in `.local/logs/<name>.log`; fails with its last words. */
export async function runCommand({ name, file, args, env, signal }: ProcessCommand): Promise<void> {
  signal.throwIfAborted();
  const logFile = localPath('logs', `${name}.log`);
  const log = openSync(logFile, 'w', 0o600);
  const child = spawn(file, args, {
    cwd: workspaceRoot,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
  });
  closeSync(log);
  const identity = child.pid === undefined ? undefined : identifyProcess(child.pid);
  if (child.pid !== undefined) recordChild(name, child.pid);
  const abort = () => identity && void endProcess(identity, 2_000);
  signal.addEventListener('abort', abort);
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  signal.removeEventListener('abort', abort);
  forgetChild(name);
  signal.throwIfAborted();
  if (code !== 0) throw new UserError(`${name} failed (exit code ${code}). ${lastWords(logFile)}`);
}
