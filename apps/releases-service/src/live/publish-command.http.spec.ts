import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { AppBudget } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { keepPrinted } from '@zaino/service/testing/keep-printed';
import { type Build, buildOf, FIGURES_FILE, withFiles } from '../testing/builds';
import { keptFigures, sampleFigures } from '../testing/sample-figures';
import { startTestService, type TestService } from '../testing/test-service';
import { runPublishCommand } from './publish-command';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let service: TestService;
let folder: string;
let output: () => string;
beforeEach(async () => {
  service = await startTestService();
  folder = await mkdtemp(join(tmpdir(), 'zaino-builds-'));
  output = keepPrinted();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop();
  await rm(folder, { recursive: true });
});

const build = (app: string, version: string, changes: Partial<Release> = {}) =>
  write(app, buildOf(app, version, changes));

async function write(app: string, files: Build): Promise<void> {
  for (const [file, content] of files) {
    const path = join(folder, app, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

const publish = (...args: string[]) =>
  runPublishCommand(args, { ...service.config, MYSQL_URL: service.databaseUrl });

describe('cli.js publish', () => {
  it('publishes every build of a folder', async () => {
    await build('shell', first);
    await build('cart', first);
    await publish(folder);
    expect(output()).toBe(`cart 1.0.0 ${first}\nshell 1.0.0 ${first}\n`);
    expect(await service.read('cart')).toMatchObject({
      live: null,
      versions: [{ version: first, by: 'Riga di comando' }],
    });
  });

  it('makes them live together, even where single apps would not fit', async () => {
    await service.given(['shell', first], ['cart', first]);
    await build('shell', second, { shared: { react: '20.1.0' } });
    await build('cart', second, { shared: { react: '^20.0.0' } });
    await publish(folder, '--live');
    expect(output()).toContain('Live now: shell, cart.');
    expect(await service.live()).toMatchObject({
      revision: 3,
      stable: { shell: second, cart: second },
    });
    // The service delivers it.
    const isTold = () =>
      service.auditLog.acts.some(({ actor }) => actor.name === 'Riga di comando');
    while (!isTold()) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('raises the budget to what a build declares, and lowers it for none', async () => {
    const declaring = (bytes: number) => ({
      figures: {
        heaviestPage: 0,
        total: 0,
        budget: { heaviestPage: bytes, firstLoad: bytes },
      },
    });
    for (const [version, bytes] of [[first, 40_000] as const, [second, 60_000] as const]) {
      await build('cart', version, declaring(bytes));
      await publish(folder);
    }
    await build('cart', third, declaring(30_000));
    await publish(folder);
    const path = '/api/admin/releases/budgets/cart';
    const { body } = await service.adminCall<AppBudget>({ path });
    expect(body).toMatchObject({ budget: { heaviestPage: 60_000 }, by: 'Riga di comando' });
    const acts = (await service.history()).filter(({ kind }) => kind === 'budget-changed');
    expect(acts).toMatchObject([{ version: second, by: 'Riga di comando' }]);
  });

  it('does nothing the second time', async () => {
    await build('shell', first);
    await publish(folder, '--live');
    const live = await service.live();
    output = keepPrinted();
    await publish(folder, '--live');
    expect(output()).toBe(`shell 1.0.0 ${first} (known)\nThey are live already.\n`);
    expect(await service.live()).toEqual(live);
  });

  it('gives a version that is known the figures of its build, once', async () => {
    const measured = (lcp: number) =>
      write(
        'cart',
        withFiles(buildOf('cart', first), {
          [FIGURES_FILE]: Buffer.from(JSON.stringify(sampleFigures({ lcp }))),
        }),
      );
    await build('cart', first);
    await publish(folder);
    expect(await keptFigures(service, first)).toBeNull();
    output = keepPrinted();
    await measured(900);
    await publish(folder);
    await publish(folder);
    await measured(700);
    await publish(folder);
    expect(output().trim().split('\n')).toEqual([
      `cart 1.0.0 ${first} (known, its figures added)`,
      `cart 1.0.0 ${first} (known)`,
      `cart 1.0.0 ${first} (known, with other figures, which are kept)`,
    ]);
    expect(await keptFigures(service, first)).toEqual(sampleFigures({ lcp: 900 }));
    const added = (await service.history()).filter(({ kind }) => kind === 'figures-added');
    expect(added).toMatchObject([{ version: first, by: 'Riga di comando' }]);
  });

  it('changes nothing of what is live where the builds do not fit', async () => {
    await service.given(['shell', first], ['cart', first]);
    const live = await service.live();
    await build('shell', second, { shared: {} });
    await build('cart', second);
    await expect(publish(folder, '--live')).rejects.toThrow('che la shell non dà');
    expect(await service.live()).toEqual(live);
  });

  it.each<[string, () => string[], string]>([
    ['no folder', () => [], 'Usage'],
    ['another option', () => [folder, '--force'], 'Usage'],
    ['too many words', () => [folder, '--live', 'now'], 'Usage'],
    ['a folder that is not there', () => [join(folder, 'nowhere')], 'There is no folder'],
    ['a folder without builds', () => [folder], 'There is no build in'],
  ])('says what is wrong with %s', async (_, args, sentence) => {
    await expect(publish(...args())).rejects.toThrow(sentence);
  });
});
