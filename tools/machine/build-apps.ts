import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from './config';
import { UserError } from './user-error';

/** The apps that are named, or all: what changed since the last time. A target of Nx has built what it depends on. */
export function buildApps(apps: readonly string[] = []): void {
  if (process.env.NX_TASK_TARGET_PROJECT !== undefined) return;
  const nx = join(workspaceRoot, 'node_modules/.bin/nx');
  const only = apps.length > 0 ? ['-p', apps.join(',')] : [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [nx, 'run-many', '-t', 'build', ...only],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', NX_DAEMON: 'false', NX_TUI: 'false' },
    },
  );
  if (status !== 0) throw new UserError(`The build failed:\n${stdout}${stderr}`);
}
