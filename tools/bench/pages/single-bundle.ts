import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import type { Served } from '../stack/processes';
import type { ShopStack } from '../stack/shop-stack';

const folder = join(import.meta.dirname, 'single-bundle');

/** Builds the shop as one client-rendered bundle and serves it beside the stack's own service. */
export function serveSingleBundle(
  { processes, schools }: ShopStack,
  env: Record<string, string>,
): Promise<Served> {
  const webpack = join(workspaceRoot, 'node_modules/.bin/webpack');
  const { status, stdout } = spawnSync(
    process.execPath,
    [webpack, '-c', join(folder, 'webpack.config.mjs')],
    { cwd: workspaceRoot, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new UserError(`The single bundle was not built:\n${stdout}`);
  const assets = join(workspaceRoot, 'dist/bench/single-bundle/assets');
  return processes.serve({
    args: [join(folder, 'server.ts')],
    env: { ASSETS: assets, SCHOOLS_URL: schools.url, NODE_ENV: 'production', ...env },
    healthPath: '/health/live',
  });
}
