import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { LOCAL_ENTRY } from '@zaino/contracts/releases';
import { waitUntil } from '@zaino/testing/processes';
import { config } from '@zaino/tools/machine/config';
import { answersOk } from './answers-ok';
import { nextFreePort } from './next-free-port';

/** An app, and where it is built. */
export interface AppSources {
  app: string;
  /** Folder of the repository. */
  root: string;
  /** File of the app's webpack configuration, in that folder. */
  settings: string;
}

interface HowServed {
  /** Of this machine. */
  port: number;
  /** Origin of the pages that load it. */
  shop: string;
  /** Further settings of the build. */
  env?: Record<string, string>;
  /** What is said once it is there. */
  greeting: string[];
}

/** A free port for an app. Throws a `UserError` where there is none. */
export const appPort = (app: string): Promise<number> =>
  nextFreePort({ setting: 'INTO_PORT', port: config.intoPort, taker: app });

/** Serves an app from this machine, built anew when its sources change, until somebody ends it; gives the exit code. */
export function serveApp(
  { root, settings }: AppSources,
  { port, shop, env, greeting }: HowServed,
): Promise<number> {
  const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
  const server = spawn(
    process.execPath,
    // It ends with its input, which is this process, however that ends.
    [webpack, 'serve', '-c', settings, '--watch-options-stdin'],
    {
      cwd: root,
      stdio: ['pipe', 'inherit', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DEV_PORT: String(port),
        DEV_INTO: shop,
        ...env,
      },
    },
  );
  // Ctrl-C in the terminal reaches the server, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  const ended = new Promise<number>((resolve) => {
    server.on('error', () => resolve(1));
    server.on('exit', (exit) => resolve(exit ?? 0));
  });
  void greetOnceBuilt(greeting, { port, ended });
  return ended;
}

async function greetOnceBuilt(
  greeting: string[],
  { port, ended }: { port: number; ended: Promise<number> },
): Promise<void> {
  const server = { hasEnded: false };
  void ended.then(() => (server.hasEnded = true));
  const isBuilt = () => server.hasEnded || answersOk(`http://127.0.0.1:${port}/${LOCAL_ENTRY}`);
  await waitUntil(isBuilt, Infinity);
  const { hasEnded } = server;
  if (!hasEnded) console.log(['', ...greeting].join('\n'));
}
