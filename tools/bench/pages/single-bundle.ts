import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import type { Served } from '../stack/processes';
import type { ShopStack } from '../stack/shop-stack';

const folder = join(import.meta.dirname, 'single-bundle');

interface Options {
  /** What it is made of: the benchmark's pages, or all that anybody may open. */
  entry?: 'main' | 'whole';
  /** Where its calls go: a gateway, whose services are the federated pages' too. */
  apiUrl: string;
  env?: Record<string, string>;
}

/** Builds the shop as one client-rendered bundle and serves it. */
export function serveSingleBundle(
  { processes }: ShopStack,
  { entry = 'main', apiUrl, env = {} }: Options,
): Promise<Served> {
  const webpack = join(workspaceRoot, 'node_modules/.bin/webpack');
  const { status, stdout } = spawnSync(
    process.execPath,
    [webpack, '-c', join(folder, 'webpack.config.mjs')],
    {
      cwd: workspaceRoot,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ENTRY: entry },
    },
  );
  if (status !== 0) throw new UserError(`The single bundle was not built:\n${stdout}`);
  const assets = join(workspaceRoot, 'dist/bench/single-bundle', entry);
  return processes.serve({
    args: [join(folder, 'server.ts')],
    env: { ASSETS: assets, API_URL: apiUrl, NODE_ENV: 'production', ...env },
    healthPath: '/health/live',
  });
}
