import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@zaino/browser-testing/processes';

/**
 * Builds the cart as it was long ago (or one that wants this router) below a folder; gives folder and version of the
 * build.
 */
export async function buildOlderCart(
  folder: string,
  router?: string,
): Promise<{ build: string; version: string }> {
  const build = mkdtempSync(join(folder, 'build-'));
  const webpack = join(root, 'node_modules/.bin/webpack');
  const config = join(import.meta.dirname, 'older-cart/webpack.config.mjs');
  await promisify(execFile)(process.execPath, [webpack, '-c', config], {
    cwd: root,
    env: {
      ...process.env,
      OLDER_CART_OUTPUT: build,
      ...(router !== undefined && { OLDER_CART_ROUTER: router }),
    },
  });
  const { version } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as {
    version: string;
  };
  return { build, version };
}
