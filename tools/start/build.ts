import { join } from 'node:path';
import { withProgress } from '../machine/progress.ts';
import { publishAll } from '../release/publish.ts';
import { workspaceRoot } from './config.ts';
import { runCommand } from './run-command.ts';

const builds = join(workspaceRoot, 'dist/apps');

/** Folder of the browser apps' releases, from which the gateway serves. */
export const releasesFolder = join(workspaceRoot, 'dist/releases');

/** Where the dev servers tell of themselves (tools/webpack/dev-server.mjs). */
export const devReleasesFolder = join(workspaceRoot, '.local/dev-releases');

/** Builds what changed since the last time. All apps: makes their releases active; those named: builds only. */
export async function build(signal: AbortSignal, apps: string[] = []): Promise<void> {
  const only = apps.length > 0 ? ['-p', apps.join(',')] : [];
  await withProgress('Building', () =>
    runCommand({
      name: 'build',
      file: process.execPath,
      args: [join(workspaceRoot, 'node_modules/.bin/nx'), 'run-many', '-t', 'build', ...only],
      // No background process may stay behind.
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
      signal,
    }),
  );
  if (apps.length === 0) publishAll(builds, releasesFolder);
}
