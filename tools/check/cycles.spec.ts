import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeCycle } from './describe-cycle';
import { findCycles } from './import-cycles';
import { readImports } from './import-graph';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zaino-cycles-'));
  write('tsconfig.base.json', [
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler",',
    '"allowImportingTsExtensions": true, "paths": { "@zaino/web/*": ["./libs/web/src/*"] } } }',
  ]);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, lines: string[]): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), lines.join('\n'));
}

function cycles(): string[] {
  return findCycles(readImports(root)).map(
    ({ folder, entries }) => `${folder}: ${entries.join(' ')}`,
  );
}

it('refuses topics that import one another, however deep the files lie', () => {
  write('apps/shop/src/orders/order.ts', ["import { mail } from '../mails/mail';"]);
  write('apps/shop/src/mails/mail.ts', ["import { total } from '../orders/totals/total';"]);
  write('apps/shop/src/orders/totals/total.ts', ['export const total = 1;']);
  expect(cycles()).toEqual(['apps/shop/src: mails orders']);
});

it.each([
  ['a type', "import type { Mail } from '../mails/mail';"],
  ['one type of a list', "import { type Mail } from '../mails/mail';"],
  ['a type where it is used', "export type Copy = import('../mails/mail').Mail;"],
  ['what is handed on', "export * from '../mails/mail';"],
  ['what is loaded later', "export const load = () => import('../mails/mail.ts');"],
])('refuses a circle that %s closes', (_, line) => {
  write('apps/shop/src/orders/order.ts', [line]);
  write('apps/shop/src/mails/mail.ts', ["import type { Order } from '../orders/order';"]);
  expect(cycles()).toEqual(['apps/shop/src: mails orders']);
});

it('refuses circles of three folders, of files, and of files with folders', () => {
  write('apps/shop/src/a/a.ts', ["import '../b/b';"]);
  write('apps/shop/src/b/b.ts', ["import '../c/c';"]);
  write('apps/shop/src/c/c.ts', ["import '../a/a';"]);
  write('libs/web/src/x.ts', ["import './y';"]);
  write('libs/web/src/y.ts', ["import './x';"]);
  write('libs/ui/src/page.ts', ["import './deep/part';"]);
  write('libs/ui/src/deep/part.ts', ["import '../page';"]);
  expect(cycles()).toEqual([
    'apps/shop/src: a b c',
    'libs/ui/src: deep page.ts',
    'libs/web/src: x.ts y.ts',
  ]);
});

it('refuses libraries that import one another by their aliases', () => {
  write('libs/web/src/router.ts', ["import '../../ui/src/link';"]);
  write('libs/ui/src/link.tsx', ["import { navigate } from '@zaino/web/router';"]);
  expect(cycles()).toEqual(['libs: ui web']);
});

it('leaves tests, test support and database folders apart', () => {
  write('apps/shop/src/orders/order.ts', ["import '../mails/mail';", "import '../database/seed';"]);
  write('apps/shop/src/mails/mail.ts', ['export {};']);
  write('apps/shop/src/mails/mail.spec.ts', ["import '../orders/order';"]);
  write('apps/shop/src/mails/testing/sent-mails.ts', ["import '../../orders/order';"]);
  write('apps/shop/src/database/seed.ts', ["import '../orders/order';"]);
  expect(cycles()).toEqual([]);
});

it('says which imports make the circle, and where to look first', () => {
  write('apps/shop/src/orders/order.ts', ["import '../mails/mail';", "import '../mails/sent';"]);
  write('apps/shop/src/mails/mail.ts', ['', "import type { Order } from '../orders/order';"]);
  write('apps/shop/src/mails/sent.ts', ['export {};']);
  const [cycle] = findCycles(readImports(root));
  expect(cycle && describeCycle(cycle).split('\n')).toEqual([
    'apps/shop/src: mails, orders import one another in a circle',
    '  mails imports orders (1: look here first)',
    '    apps/shop/src/mails/mail.ts:2 imports apps/shop/src/orders/order.ts',
    '  orders imports mails (2)',
    '    apps/shop/src/orders/order.ts:1 imports apps/shop/src/mails/mail.ts',
    '    apps/shop/src/orders/order.ts:2 imports apps/shop/src/mails/sent.ts',
  ]);
});
