import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@zaino/tools/machine/config';
import { packageJson, pinned } from './package-json';

/** The libs that a team outside works with, each with what its package gives by which name. */
export const libs = {
  contracts: (file: string) => /^\.\/([^/]+)\/src\/index\.ts$/.exec(file)?.[1],
  rules: (file: string) => fileIn(file),
  ui: (file: string) => fileIn(file),
  web: (file: string) => fileIn(file),
};

export type Lib = keyof typeof libs;

/** As the aliases of tsconfig.base.json have it: a file of `src` without its ending. */
const fileIn = (file: string) => /^\.\/src\/(.*?)(\.tsx?)?$/.exec(file)?.[1];

const isTest = /\.spec\.tsx?$|\/(project|tsconfig)\.json$|\/jest\.config\.mjs$/;

/** Copies a lib's sources into a folder, as a package: TypeScript as it is, for the compilers of whoever uses it. */
export function writeLib(lib: Lib, folder: string): void {
  const source = join(workspaceRoot, 'libs', lib);
  cpSync(source, folder, { recursive: true, filter: (path) => !isTest.test(path) });
  const files = globSync('**/*.*', { cwd: folder })
    .map((file) => `./${file}`)
    .sort();
  const exports = files.flatMap((file) => {
    const name = libs[lib](file);
    return name === undefined ? [] : [[`./${name}`, file] as const];
  });
  const packages = files.flatMap((file) => packagesIn(join(folder, file)));
  writeFileSync(
    join(folder, 'package.json'),
    packageJson(lib, {
      sideEffects: ['**/*.css'],
      exports: Object.fromEntries(exports),
      dependencies: pinned(new Set(packages)),
    }),
  );
}

/** Packages of others that a source asks for. */
function packagesIn(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const asked = [...text.matchAll(/(?:^import |\bfrom |\bimport\()'([^'.\n][^'\n]*)'/gm)];
  return asked
    .map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
    .filter((name) => !/^(node:|@zaino\/)/.test(name));
}
