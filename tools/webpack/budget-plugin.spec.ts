import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { type BudgetFile, declaredBudget } from './budget.ts';
import { BudgetPlugin } from './budget-plugin.ts';
import { HASH_LENGTH } from './layout.ts';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'zaino-budget-'));
  write(
    'apps/sample/main.js',
    `import('./routes.js');`.replace('(', `(/* webpackChunkName: 'routes' */ `),
  );
  write(
    'apps/sample/routes.js',
    `export const small = () => import(/* webpackChunkName: 'small-page' */ './small.js');
     export const large = () => import(/* webpackChunkName: 'large-page' */ './large.js');`,
  );
  write('apps/sample/small.js', `console.log('small');`);
  write('apps/sample/large.js', `import 'ballast'; console.log('large');`);
  write('node_modules/ballast/index.js', `console.log('${'x'.repeat(20_000)}');`);
});
afterEach(() => {
  delete process.env.ACCEPT_SIZES;
  rmSync(workspace, { recursive: true });
});

function write(path: string, text: string): void {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const budgetFile = () => join(workspace, 'apps/sample/budget.json');

function allow(js: number, accepted: BudgetFile['accepted'] = { files: {}, modules: {} }): void {
  write('apps/sample/budget.json', JSON.stringify({ limits: { js, css: 0 }, accepted }));
}

/** Builds the sample app as an app of ours is built; gives what the build complains of. */
async function build(refused: string[] = [], more: Configuration = {}): Promise<string[]> {
  const compiler = webpack({
    ...more,
    mode: 'production',
    context: join(workspace, 'apps/sample'),
    entry: './main.js',
    output: {
      path: join(workspace, 'dist'),
      filename: '[name].[contenthash].js',
      hashDigestLength: HASH_LENGTH,
    },
    plugins: [new BudgetPlugin({ app: 'sample', workspace, file: budgetFile(), refused })],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

describe('the budget of an app', () => {
  it('counts what is exposed on the way to a page, and nothing behind the sign-in for the sign-in', async () => {
    write(
      'apps/sample/main.js',
      `import(/* webpackChunkName: 'login' */ './login.js');
       import(/* webpackChunkName: 'routes' */ './routes.js');`,
    );
    write(
      'apps/sample/login.js',
      `export const page = () => import(/* webpackChunkName: 'login-page' */ './small.js');`,
    );
    write(
      'apps/sample/routes.js',
      `import 'ballast';
       export const page = () => import(/* webpackChunkName: 'inner-page' */ './inner.js');`,
    );
    write('apps/sample/inner.js', `console.log('inner');`);
    allow(15_000);
    const [words] = await build();
    expect(words).toContain('inner-page: ');
    expect(words).not.toContain('login-page: ');
  });

  it('lets a build pass that keeps to it', async () => {
    allow(50_000);
    expect(await build()).toEqual([]);
    expect(existsSync(join(workspace, 'dist'))).toBe(true);
  });

  it('fails the build above it, names the page, and writes nothing', async () => {
    allow(15_000);
    const [refusal = '', ...others] = await build();
    expect(others).toEqual([]);
    expect(refusal).toMatch(/^sample is over its size budget/);
    expect(refusal).toMatch(/large-page: 2\d,\d{3} bytes of JavaScript, \S+ more than 15,000/);
    expect(refusal).not.toMatch(/small-page: /);
    expect(existsSync(join(workspace, 'dist'))).toBe(false);
  });

  it('tells what every page of the shell needs from what one of them needs', async () => {
    write(
      'apps/sample/main.js',
      `import(/* webpackChunkName: 'small-page' */ './small.js');
      import(/* webpackChunkName: 'large-page' */ './large.js'); console.log('shell');`,
    );
    const limits = (js: number, ofPages: number) =>
      write(
        'apps/sample/budget.json',
        JSON.stringify({
          limits: { js, css: 0 },
          pageLimits: { js: ofPages, css: 0 },
          accepted: { files: {}, modules: {} },
        }),
      );
    limits(10_000, 50_000);
    expect(await build()).toEqual([]);
    limits(100, 15_000);
    const [refusal = ''] = await build();
    expect(refusal).toMatch(/ {2}first load: \S+ bytes of JavaScript, \S+ more than 100\n/);
    expect(refusal).toMatch(/ {2}large-page: 2\S+ bytes of JavaScript, \S+ more than 15,000\n/);
    expect(refusal).not.toMatch(/small-page: /);
  });

  it('holds a page with limits of its own to them, and the others to theirs', async () => {
    const limits = (ofLarge: number, others = 15_000) =>
      write(
        'apps/sample/budget.json',
        JSON.stringify({
          limits: { js: others, css: 0 },
          exceptions: { 'large-page': { js: ofLarge, css: 0 } },
          accepted: { files: {}, modules: {} },
        }),
      );
    limits(50_000);
    expect(await build()).toEqual([]);
    limits(16_000, 100);
    const [refusal = ''] = await build();
    expect(refusal).toMatch(/ {2}large-page: 2\S+ bytes of JavaScript, \S+ more than 16,000\n/);
    expect(refusal).toMatch(/ {2}small-page: \S+ bytes of JavaScript, \S+ more than 100\n/);
  });

  it('tells what grew since the build that was accepted', async () => {
    allow(50_000);
    process.env.ACCEPT_SIZES = '1';
    await build();
    const { accepted } = JSON.parse(readFileSync(budgetFile(), 'utf8')) as BudgetFile;
    delete process.env.ACCEPT_SIZES;

    allow(15_000, accepted);
    write('apps/sample/large.js', `import 'ballast'; import 'more-ballast'; console.log('large');`);
    write('node_modules/more-ballast/index.js', `console.log('${'y'.repeat(5_000)}');`);
    const [refusal = ''] = await build();
    expect(refusal).toMatch(/\+5,\d{3} large-page\.js \(2\d,\d{3}\)/);
    expect(refusal).toMatch(/new more-ballast \(5,\d{3}\)/);
    expect(refusal).toMatch(/\+\d+ apps\/sample\/large\.js/);
    expect(refusal).not.toMatch(/ ballast|small/);
  });

  it('accepts a build without raising what is allowed', async () => {
    allow(15_000);
    process.env.ACCEPT_SIZES = '1';
    await build();
    delete process.env.ACCEPT_SIZES;
    const [refusal = ''] = await build();
    expect(refusal).toMatch(/nothing grew; the largest are\n {2}\+0 large-page\.js/);
    const { limits, accepted } = JSON.parse(readFileSync(budgetFile(), 'utf8')) as BudgetFile;
    expect(limits).toEqual({ js: 15_000, css: 0 });
    expect(Object.keys(accepted.files)).toEqual([
      'large-page.js',
      'main.js',
      'routes.js',
      'small-page.js',
    ]);
    expect(accepted.modules).toMatchObject({ 'apps/sample/small.js': 21 });
  });

  it('refuses what is for search engines alone, and says who brought it', async () => {
    allow(50_000);
    write('apps/sample/small.js', `import './small-structured-data.js';`);
    write('apps/sample/small-structured-data.js', `console.log('a book');`);
    expect(await build()).toEqual([
      'sample carries apps/sample/small-structured-data.js, asked for by apps/sample/small.js: no browser reads it, so it stands behind isServerBuild',
    ]);
  });

  it.each([
    ['a package of the shell', 'react', ['react']],
    ['a polyfill', 'core-js', []],
  ])('refuses a copy of %s, and says who brought it', async (_what, name, refused) => {
    allow(50_000);
    write('apps/sample/small.js', `import '${name}';`);
    write(`node_modules/${name}/index.js`, `console.log('a copy');`);
    expect(await build(refused)).toEqual([
      `sample carries a copy of ${name}, asked for by apps/sample/small.js: the shell gives the only one, and browsers need no polyfill`,
    ]);
  });

  it('refuses a library that a loader rewrites', async () => {
    allow(50_000);
    write('loader.cjs', `module.exports = (source) => source.replace('x', '');`);
    const rules = [{ test: /ballast/, loader: join(workspace, 'loader.cjs') }];
    expect(await build([], { module: { rules } })).toEqual([
      'sample changes ballast: libraries are used as they come, or by options of theirs',
    ]);
  });

  it('refuses a library with a file of ours in the place of one of its own', async () => {
    allow(50_000);
    write('node_modules/ballast/index.js', `import './part.js';`);
    write('node_modules/ballast/part.js', `console.log('as it comes');`);
    write('apps/sample/smaller.js', `console.log('smaller');`);
    const part = join(workspace, 'node_modules/ballast/part.js');
    const alias = { [part]: join(workspace, 'apps/sample/smaller.js') };
    expect(await build([], { resolve: { alias } })).toEqual([
      'sample changes ballast: libraries are used as they come, or by options of theirs',
    ]);
  });
});

describe('what a version says of its budget', () => {
  const accepted = { files: {}, modules: {} };

  it('is that of its largest page, and the scripts of every page', () => {
    const limits = { js: 25_000, css: 5_000 };
    const exceptions = { 'checkout-page': { js: 43_500, css: 6_500 } };
    expect(declaredBudget({ limits, accepted })).toEqual({
      heaviestPage: 30_000,
      firstLoad: 25_000,
    });
    expect(declaredBudget({ limits, exceptions, accepted }).heaviestPage).toBe(50_000);
    const pageLimits = { js: 60_000, css: 1_000 };
    expect(declaredBudget({ limits, pageLimits, accepted }).heaviestPage).toBe(61_000);
  });
});
