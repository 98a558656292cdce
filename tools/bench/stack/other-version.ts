import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';

/** Another version of an app. */
export interface OtherVersion {
  app: string;
  /** Folder of the build. */
  build: string;
  version: string;
}

/** Builds a remote with a small change into a folder: the same pages, in files of other names. */
export async function buildOtherVersion(folder: string, app: string): Promise<OtherVersion> {
  const webpack = join(workspaceRoot, 'node_modules/.bin/webpack');
  const config = join(import.meta.dirname, 'other-version.webpack.mjs');
  const build = join(folder, `other-${app}`);
  await promisify(execFile)(process.execPath, [webpack, '-c', config], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', OTHER_APP: app, OTHER_OUTPUT: build },
  });
  const manifest = readFileSync(join(build, 'release.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return { app, build, version };
}
