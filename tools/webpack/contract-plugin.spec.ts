import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { ContractPlugin } from './contract-plugin.ts';

const ours = resolve(import.meta.dirname, '../..');

let workspace: string;
beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'zaino-contract-')));
  symlinkSync(join(ours, 'node_modules'), join(workspace, 'node_modules'));
  contract('things', ['list', 'read', 'write', 'unused']);
  contract('pens', ['sell']);
});
afterEach(() => rmSync(workspace, { recursive: true }));

function write(path: string, text: string): void {
  const file = join(workspace, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A contract as ours are: calls, endpoints, and the calls for browsers. */
function contract(domain: string, names: string[]): void {
  const folder = `libs/contracts/${domain}/src`;
  const calls = names.map((name) => `${name}: { method: 'POST', path: '/api/${domain}/${name}' }`);
  const endpoints = names.map(
    (name) => `${name}: defineEndpoint(${domain}Calls.${name}, {
      summary: '${name}',
      access: 'public',
      query: z.object({}),
      body: z.strictObject({ note: z.string().check(z.maxLength(9)) }),
      response: z.strictObject({ price: z.int().check(z.gte(1)) }),
    })`,
  );
  write(`${folder}/calls.ts`, `export const ${domain}Calls = { ${calls.join()} } as const;`);
  write(
    `${folder}/endpoints.ts`,
    `import { defineEndpoint } from '@zaino/contracts/shared';
     import * as z from 'zod/mini';
     import { ${domain}Calls } from './calls';
     export const ${domain}Endpoints = { ${endpoints.join()} } as const;`,
  );
  write(
    `${folder}/api.ts`,
    `import { ${domain}Calls } from './calls';
     export const ${domain}Api = ${domain}Calls;
     export const LIMIT = 12;`,
  );
  write(`${folder}/index.ts`, `export * from './api'; export * from './endpoints';`);
}

interface Called {
  of: string;
  method: string;
  path: string;
  body: object;
  answer: object;
}

/** Builds the sample app; gives what the build complains of, and the file that it wrote. */
async function build(gives?: string) {
  const contracts = ['things', 'pens'].map((domain): [string, string] => [
    `@zaino/contracts/${domain}`,
    join(workspace, `libs/contracts/${domain}/src/index.ts`),
  ]);
  const compiler = webpack({
    mode: 'production',
    target: 'node24',
    context: join(workspace, 'apps/sample'),
    entry: './main.ts',
    output: { path: join(workspace, 'dist') },
    resolve: {
      extensions: ['.ts', '.js'],
      alias: Object.fromEntries(contracts),
    },
    externals: ['zod/mini', '@zaino/contracts/shared'],
    externalsType: 'commonjs',
    optimization: { minimize: false },
    resolveLoader: { modules: [join(ours, 'node_modules')] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { target: 'es2023', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    plugins: [
      new ContractPlugin({
        workspace,
        contracts: join(workspace, 'libs/contracts'),
        file: 'server/calls.json',
        ...(gives !== undefined && { gives }),
      }),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const errors = stats?.toJson({ all: false, errors: true }).errors ?? [];
  const file = join(workspace, 'dist/server/calls.json');
  const written = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as unknown)
    : undefined;
  return { errors: errors.map(({ message }) => message), written };
}

/** The paths of the calls that are found in an app of this source. */
async function found(main: string): Promise<string[]> {
  write('apps/sample/main.ts', main);
  const { errors, written = [] } = await build();
  expect(errors).toEqual([]);
  return (written as Called[]).map(({ path }) => path);
}

const things = (...names: string[]) => names.map((name) => `/api/things/${name}`);

describe('the calls that an app makes', () => {
  it('are those that stand in its code, with their schemas', async () => {
    write(
      'apps/sample/main.ts',
      `import { thingsApi } from '@zaino/contracts/things';
       console.log(thingsApi.read);`,
    );
    const { errors, written } = await build();
    expect(errors).toEqual([]);
    expect(written).toEqual([
      {
        of: 'things',
        method: 'POST',
        path: '/api/things/read',
        query: { type: 'object', properties: {} },
        body: {
          type: 'object',
          properties: { note: { type: 'string', maxLength: 9 } },
          required: ['note'],
          additionalProperties: false,
        },
        // A browser does not parse: it knows no limits of what it reads.
        answer: {
          type: 'object',
          properties: { price: { type: 'integer' } },
          required: ['price'],
        },
      },
    ]);
  });

  it.each<[string, string, string[]]>([
    ['read further', `console.log(thingsApi.read.path);`, things('read')],
    ['by a name in brackets', `console.log(thingsApi['read'].path);`, things('read')],
    [
      'taken apart',
      `const { list, read } = thingsApi; console.log(list, read);`,
      things('list', 'read'),
    ],
    [
      'as a group that is handed on',
      `console.log(thingsApi);`,
      things('list', 'read', 'unused', 'write'),
    ],
    ['each once', `console.log(thingsApi.read, thingsApi.read);`, things('read')],
    ['not as types', `let a: typeof thingsApi.read | undefined; console.log(a);`, []],
    ['not in code that nothing uses', `function lost() { return thingsApi.read; }`, []],
  ])('%s', async (_name, code, paths) => {
    expect(await found(`import { thingsApi } from '@zaino/contracts/things'; ${code}`)).toEqual(
      paths,
    );
  });

  it('by an endpoint itself, and nothing of what is no call', async () => {
    const main = `
      import { LIMIT, thingsEndpoints } from '@zaino/contracts/things';
      console.log(String(LIMIT), thingsEndpoints.write);`;
    expect(await found(main)).toEqual(things('write'));
  });

  it('also in a lib that it bundles, behind modules that hand on, and in a page of its own file', async () => {
    write('libs/own/again.ts', `export { thingsApi as again } from '@zaino/contracts/things';`);
    write(
      'libs/own/lib.ts',
      `import { again } from './again';
       export const list = () => again.list;
       export const unused = () => again.unused;`,
    );
    write(
      'apps/sample/page.ts',
      `import { pensApi } from '@zaino/contracts/pens'; console.log(pensApi.sell);`,
    );
    const main = `import { list } from '../../libs/own/lib'; console.log(list()); void import('./page');`;
    expect(await found(main)).toEqual(['/api/pens/sell', '/api/things/list']);
  });
});

describe('a call that cannot be told fails the build, and nothing is written', () => {
  it.each<[string, string, string]>([
    [
      'by a name of the running page',
      `import { thingsApi } from '@zaino/contracts/things';
       console.log(thingsApi[location.hash].path);`,
      'apps/sample/main.ts takes a call of thingsApi by a name that only the running page knows: write the calls out, so that the release can tell which it makes (docs/decisions/contract-changes.md)',
    ],
    [
      'perhaps, by a name of the running page',
      `import { thingsApi } from '@zaino/contracts/things';
       console.log(thingsApi?.[location.hash]);`,
      'apps/sample/main.ts takes a call of thingsApi by a name that only the running page knows: write the calls out, so that the release can tell which it makes (docs/decisions/contract-changes.md)',
    ],
    [
      'of a contract as a whole',
      `import * as things from '@zaino/contracts/things'; console.log(things);`,
      'apps/sample/main.ts takes a contract as a whole, so that nobody can tell which calls it makes: import them by name (docs/decisions/contract-changes.md)',
    ],
    [
      'without an endpoint',
      `import { lostCalls } from '@zaino/contracts/things'; console.log(lostCalls.lost);`,
      'No endpoint of the contract things is GET /api/lost, which the code calls',
    ],
  ])('%s', async (_name, main, sentence) => {
    write(
      'libs/contracts/things/src/index.ts',
      `export * from './api'; export * from './endpoints';
       export const lostCalls = { lost: { method: 'GET', path: '/api/lost' } };`,
    );
    write('apps/sample/main.ts', main);
    const { errors, written } = await build();
    expect(errors).toEqual([sentence]);
    expect(written).toBeUndefined();
  });
});

describe('a service', () => {
  it('writes what its contract gives and what it asks of others, as it parses it', async () => {
    write(
      'apps/sample/main.ts',
      `import { pensEndpoints } from '@zaino/contracts/pens';
       import { thingsEndpoints } from '@zaino/contracts/things';
       console.log(thingsEndpoints.read, pensEndpoints.sell);`,
    );
    const { errors, written } = await build('things');
    const { gives, uses } = written as Record<'gives' | 'uses', Called[]>;
    expect(errors).toEqual([]);
    expect(gives.map(({ path }) => path)).toEqual(things('list', 'read', 'unused', 'write'));
    expect(uses).toMatchObject([
      {
        of: 'pens',
        path: '/api/pens/sell',
        answer: { properties: { price: { minimum: 1 } }, additionalProperties: false },
      },
    ]);
  });
});
