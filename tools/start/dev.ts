import { readFileSync, rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { keptPort } from '@zaino/testing/kept-port';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { withProgress } from '@zaino/tools/machine/progress';
import { browserApps } from '@zaino/tools/release/browser-apps';
import { makeLive } from '@zaino/tools/release/live-file';
import { answersOk } from './answers-ok';
import { devReleasesFolder } from './build';
import { followLog } from './follow-log';
import { localPath } from './local-state';
import { gateway, services } from './processes';
import type { Shop } from './shop';

const webpack = join(workspaceRoot, 'node_modules/.bin/webpack');
const development = { NODE_ENV: 'development' };
/** One build writes several files. */
const settleMs = 200;

/** Starts a webpack-dev-server for each browser app; the gateway finds them like published releases. */
export async function startDevServers(shop: Shop): Promise<void> {
  rmSync(devReleasesFolder, { recursive: true, force: true });
  const startOne = async (app: string) => {
    const port = await keptPort();
    await shop.run({
      name: `${app}-dev-server`,
      file: process.execPath,
      args: [webpack, 'serve', '-c', `apps/${app}/webpack.config.mjs`],
      env: { ...development, DEV_PORT: String(port) },
      isReady: () => answersOk(`http://127.0.0.1:${port}/release.json`),
    });
    showBuilds(shop, `${app}-dev-server`);
  };
  await withProgress('Building the browser apps for development', () =>
    Promise.all(browserApps.map(startOne)),
  );
  // Each tells of itself in a folder of that name (tools/webpack/dev-port.mjs).
  makeLive(devReleasesFolder, Object.fromEntries(browserApps.map((app) => [app, 'dev'])));
}

/** Shows in the terminal what webpack says of each further build: most of all, its errors. */
function showBuilds(shop: Shop, name: string): void {
  const print = (line: string) => {
    if (/^(<i>.*|\S+:|\s*)$/.test(line)) return;
    console.log(line.trimEnd());
  };
  followLog(localPath('logs', `${name}.log`), print, shop.signal);
}

/** Shows in the terminal what the process warns of. */
export function showWarnings(shop: Shop, name: string): void {
  const print = (line: string) => {
    const { level, message, app, reason } = parseLogLine(line);
    if (level === 'info') return;
    console.log([name, message, app, reason].filter((word) => word !== undefined).join(': '));
  };
  followLog(localPath('logs', `${name}.log`), print, shop.signal);
}

type LogLine = Partial<Record<'level' | 'message' | 'app' | 'reason', string>>;

function parseLogLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { message: line };
  }
}

/** The first build is there, good or not. */
function hasCompiled(name: string): Promise<boolean> {
  return Promise.resolve(
    readFileSync(localPath('logs', `${name}.log`), 'utf8').includes('compiled'),
  );
}

/**
 * Builds every service, resolves once all are there, and builds each anew when its source changes: a service that runs
 * starts again with the new build.
 */
export async function watchServices(shop: Shop): Promise<void> {
  await withProgress('Building the services for development', () => watchAll(shop));
}

async function watchAll(shop: Shop): Promise<void> {
  for (const { name, app } of [...services, gateway]) {
    const output = join(workspaceRoot, 'dist/apps', app);
    await shop.run({
      name: `${name}-watch`,
      file: process.execPath,
      args: [webpack, '--watch', '-c', `apps/${app}/webpack.config.mjs`],
      env: development,
      isReady: () => hasCompiled(`${name}-watch`),
    });
    showBuilds(shop, `${name}-watch`);
    let settled: NodeJS.Timeout | undefined;
    watch(output, { signal: shop.signal }, (_event, file) => {
      if (!file?.endsWith('.js')) return;
      clearTimeout(settled);
      settled = setTimeout(() => {
        const running = shop.find(name);
        if (!running) return;
        console.log(`${name} was built anew: starting it again.`);
        void running.refresh();
      }, settleMs);
    });
  }
}
