import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
