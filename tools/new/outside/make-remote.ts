import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { keptPaths } from '@zaino/contracts/releases';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';
import { domainNames } from '../domain-names';
import { renderTemplates } from '../render-templates';
import { pinned } from './package-json';
import { writeKit } from './pack-kit';
import { type Lib, libs, writeLib } from './pack-lib';

const run = promisify(execFile);
const allLibs = Object.keys(libs) as Lib[];

const dependencies = {
  ...Object.fromEntries(allLibs.map(tarball)),
  ...pinned(['react', 'react-dom', 'react-router-dom', 'zod']),
};
const devDependencies = {
  ...Object.fromEntries([tarball('kit')]),
  ...pinned([
    '@testing-library/jest-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    '@types/jest',
    '@types/node',
    '@types/react',
    '@types/react-dom',
    'jest',
    'node',
    'typescript',
    'webpack',
    'webpack-cli',
    'webpack-dev-server',
  ]),
};

function tarball(name: string): [string, string] {
  return [`@zaino/${name}`, `file:packages/zaino-${name}.tgz`];
}

/**
 * Makes a repository for a team outside this one: a remote with a page, its tests, and the shop's packages as they are
 * today. `shellBuild` is the built shell. Gives what to tell; nothing is made where the name or the folder is taken.
 */
export async function makeRemote(
  name: string,
  folder: string,
  shellBuild: () => Promise<string>,
): Promise<string> {
  const names = domainNames(workspaceRoot, name);
  const kept: readonly string[] = keptPaths;
  if (kept.includes(name)) throw new UserError(`"${name}" is taken: the site has a page /${name}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new UserError(`${folder} is not empty: nothing was made.`);
  }
  const values = {
    ...names,
    dependencies: JSON.stringify(dependencies),
    devDependencies: JSON.stringify(devDependencies),
  };
  const files = renderTemplates('outside', '.', values);
  await pack(join(folder, 'packages'), await shellBuild());
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.endsWith('package.json') ? indented(text) : text);
  }
  return told(name, folder);
}

const indented = (json: string) => `${JSON.stringify(JSON.parse(json), null, 2)}\n`;

/** Packs the libs and the kit into a folder, by names that stay the same. */
async function pack(target: string, shellBuild: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'zaino-packages-'));
  try {
    for (const lib of allLibs) writeLib(lib, join(work, lib));
    await writeKit(join(work, 'kit'), shellBuild);
    mkdirSync(target, { recursive: true });
    for (const name of readdirSync(work)) {
      await run('npm', ['pack', '--silent', '--pack-destination', work], { cwd: join(work, name) });
    }
    moveTarballs(work, target);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** npm names them with their version. */
function moveTarballs(from: string, to: string): void {
  const tarballs = readdirSync(from).filter((file) => file.endsWith('.tgz'));
  for (const file of tarballs) {
    cpSync(join(from, file), join(to, file.replace(/-\d.*(?=\.tgz$)/, '')));
  }
}

function told(name: string, folder: string): string {
  return `${folder} is a repository for ${name}, whose pages will stand at /${name}.

Next, there:
  git init && npm install
  npm test                  builds it, and tests it by itself and in the shop's shell
  npm run dev -- --alone    serves it in that shell, built anew at each change
Then, in the shop, an admin
  gives ${name} the path /${name} (/admin/releases, App esterne), and makes its team's token (Squadre)
And there again:
  RELEASES_URL=https://… RELEASE_TOKEN=… npm run release
  RELEASES_URL=https://… npm run dev       serves it from that machine into the shop, in one browser of an admin`;
}
