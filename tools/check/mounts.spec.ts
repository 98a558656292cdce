import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptPaths } from '@zaino/contracts/releases';
import { workspaceRoot } from '@zaino/tools/machine/config';

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');

/** Addresses in a text, as in `path: '/products/:id'`. */
const addressesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => address);

const remotes = globSync('apps/*/src/routes.tsx', { cwd: workspaceRoot })
  .map((path) => dirname(dirname(path)))
  .filter((app) => read(`${app}/webpack.config.mjs`).includes('remoteConfig('))
  .sort();

it('looks at every remote', () => {
  expect(remotes.length).toBeGreaterThanOrEqual(5);
});

it.each(remotes)('%s is asked for every page that it has', (app) => {
  const [, mounts = ''] = /mounts: \[([^\]]*)\]/.exec(read(`${app}/webpack.config.mjs`)) ?? [];
  const roots = addressesIn(mounts, /'(\/[a-z/-]+)'/g);
  const pages = globSync(`${app}/src/**/{routes,*-routes}.tsx`, { cwd: workspaceRoot }).flatMap(
    (path) => addressesIn(read(path), /path: '(\/[a-z][^']*)/g),
  );
  const isBelow = (page: string) =>
    roots.some((root) => page === root || page.startsWith(`${root}/`));
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !isBelow(page))).toEqual([]);
});

const firstPart = (address: string) => address.split('/')[1] ?? '';

it('keeps every page of the site from teams outside', () => {
  const files = globSync(
    ['apps/*/webpack.config.mjs', 'apps/shell/src/*-routes.ts', 'apps/shell/src/routes.tsx'],
    { cwd: workspaceRoot },
  );
  const addresses = files.flatMap((path) => addressesIn(read(path), /'(\/[a-z][^'\s]*)'/g));
  expect(addresses).toEqual(expect.arrayContaining(['/auth/login', '/faq', '/products']));
  const kept: readonly string[] = keptPaths;
  expect(addresses.filter((address) => !kept.includes(firstPart(address)))).toEqual([]);
});
