import type { ReleaseSet } from '@zaino/contracts/shared';
import { mixedFiles } from './mixed-files';

const files = (name: string, version: string) => ({
  name,
  version,
  base: `/releases/${name}/${version}/`,
  integrity: {},
});
const set: ReleaseSet = {
  shell: files('shell', 's1'),
  remotes: [{ ...files('cart', 'c2'), mounts: ['/cart'], entry: 'entry.js' }],
};
const at = (path: string) => `http://127.0.0.1:4200${path}`;

it('finds what is of another version than the page, or of an app that it does not have', () => {
  const right = ['/releases/shell/s1/main.js', '/releases/cart/c2/entry.js', '/api/prodotti'];
  const wrong = ['/releases/cart/c1/page.js', '/releases/shell/s0/a.css', '/releases/blog/b1/a.js'];
  expect(mixedFiles(set, [...right, ...wrong].map(at))).toEqual(wrong.map(at));
});
