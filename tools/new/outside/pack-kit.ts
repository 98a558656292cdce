import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { packageJson, pinned } from './package-json';

/** What builds, tests and releases need beside our own files; loaders and compilers are asked for by name. */
const packages = [
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@swc/jest',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'compression-webpack-plugin',
  'css-loader',
  'css-minimizer-webpack-plugin',
  'jest',
  'jest-environment-jsdom',
  'mini-css-extract-plugin',
  'modern-tar',
  'react-refresh',
  'semver',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'zod',
];

const jestFiles = [
  'browser-environment',
  'compile-once',
  'compiled',
  'css-module',
  'dom-matchers',
  'empty-module',
  'outside',
  'plain-styles',
];

/** Writes the kit into a folder: what builds, tests and releases a remote, and the shell that it is tested in. */
export async function writeKit(folder: string, shellBuild: string): Promise<void> {
  mkdirSync(join(folder, 'jest'), { recursive: true });
  for (const file of jestFiles) {
    cpSync(join(workspaceRoot, `tools/jest/${file}.mjs`), join(folder, `jest/${file}.mjs`));
  }
  cpSync(join(import.meta.dirname, 'kit/types'), join(folder, 'types'), { recursive: true });
  copyShell(shellBuild, join(folder, 'shell'));
  await build(folder);
  writeFileSync(
    join(folder, 'package.json'),
    packageJson('kit', {
      exports: {
        './remote': './remote.js',
        './jest': './jest/outside.mjs',
        './release': './release.js',
        './dev': './dev.js',
        './shell': { types: './types/shell.d.ts', default: './shell.cjs' },
      },
      dependencies: pinned(packages),
    }),
  );
}

/** All that it is released with, for pages that server and browser draw; packed files are for visitors, and large. */
const shellFiles = ['release.json', 'server/server.js', '*.{js,css,svg,png,woff2,webmanifest}'];

function copyShell(build: string, folder: string): void {
  for (const file of globSync(shellFiles, { cwd: build })) {
    cpSync(join(build, file), join(folder, file));
  }
}

async function build(folder: string): Promise<void> {
  const webpack = join(workspaceRoot, 'node_modules/webpack/bin/webpack.js');
  const settings = join(import.meta.dirname, 'kit.webpack.mjs');
  const args = [webpack, '-c', settings, '--env', `folder=${folder}`];
  await promisify(execFile)(process.execPath, args, { cwd: workspaceRoot });
}
