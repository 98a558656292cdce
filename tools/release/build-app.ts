import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

/** Builds one app for production, and no other; gives the folder of the build. */
export async function buildApp(app: string): Promise<string> {
  const nx = join(workspaceRoot, 'node_modules/.bin/nx');
  try {
    await promisify(execFile)(process.execPath, [nx, 'build', app], {
      cwd: workspaceRoot,
      signal: endedByUser(),
      maxBuffer: 64 * 1024 * 1024,
      // No background process may stay behind.
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NODE_ENV: 'production' },
    });
    return join(workspaceRoot, 'dist/apps', app);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & Record<string, string>;
    const output = `${stdout}${stderr}`.trim();
    throw new UserError(`${app} was not built, nothing was released.\n${output || message}`);
  }
}

/** Ends the build with this process, whoever ends it. */
function endedByUser(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => ending.abort());
  }
  return ending.signal;
}
