import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { runCommand } from './run-command';

/** Folder with what each app was built to. */
export const builds = join(workspaceRoot, 'dist/apps');

/** Folder of the browser apps' releases: the registry writes it, the gateway serves from it. */
export const releasesFolder = join(workspaceRoot, 'dist/releases');

/** Where the dev servers tell of themselves (tools/webpack/dev-server.mjs). */
export const devReleasesFolder = join(workspaceRoot, '.local/dev-releases');

/** Builds what changed since the last time: all apps, or those named. */
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
}
