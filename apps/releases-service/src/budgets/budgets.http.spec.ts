import { randomBytes } from 'node:crypto';
import type { Budget } from '@zaino/contracts/releases';
import { ReleaseVersionEntity } from '../versions/release-version.entity';
import { type Build, buildOf, FIGURES_FILE, withFiles } from '../testing/builds';
import { keptFigures, sampleFigures, samplePage } from '../testing/sample-figures';
import { startTestService, type TestService } from '../testing/test-service';
import { AppBudgetEntity } from './app-budget.entity';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const budgetOf = (app: string) => service.database.manager.findOneBy(AppBudgetEntity, { app });

/** Declares what a build may weigh; its own page weighs so many bytes, which nothing makes smaller. */
function weighing(
  version: string,
  { page = 0, entry = 0, declared }: { page?: number; entry?: number; declared?: number },
): Build {
  const budget = declared === undefined ? {} : { budget: sizes(declared) };
  const figures = { heaviestPage: 0, total: 0, ...budget };
  return withFiles(buildOf('cart', version, { figures }), {
    ...(page > 0 && { 'page.js': randomBytes(page) }),
    ...(entry > 0 && { 'entry.js': randomBytes(entry) }),
  });
}

const sizes = (bytes: number) => ({ heaviestPage: bytes, firstLoad: bytes });

const publish = (version: string, build: Build) => service.publish('cart', version, { build });

describe('the budget of an app', () => {
  it('begins as its first version declares it', async () => {
    await publish(first, weighing(first, { declared: 30_000 }));
    expect(await budgetOf('cart')).toMatchObject({
      heaviestPage: 30_000,
      firstLoad: 30_000,
      lcpPercent: 10,
      lcpMs: 100,
      violations: 0,
      needsFigures: false,
      by: 'Registro',
    });
  });

  it('begins with what its first version weighs, and room, where none is declared', async () => {
    const { body } = await publish(first, weighing(first, { page: 300_000 }));
    const weight = body.version.heaviestPage ?? 0;
    expect((await budgetOf('cart'))?.heaviestPage).toBe(Math.ceil(weight * 1.1));
  });

  it('begins with the version before, of an app that is older than budgets', async () => {
    await publish(first, weighing(first, { page: 50_000 }));
    await service.database.manager.delete(AppBudgetEntity, { app: 'cart' });
    await service.database.manager.update(
      ReleaseVersionEntity,
      { app: 'cart' },
      { firstLoad: null },
    );
    const { status, body } = await publish(second, weighing(second, { page: 90_000 }));
    expect([status, body.code]).toEqual([409, 'over-budget']);
    expect(body.detail).toMatch(/la pagina page chiede 90\.0\d\d byte: il limite è 70\.0\d\d\./);
  });

  it('is not raised by what a later version declares', async () => {
    await publish(first, weighing(first, { declared: 30_000 }));
    const heavier = weighing(second, { page: 40_000, declared: 90_000 });
    const { status, body } = await publish(second, heavier);
    expect([status, body.code]).toEqual([409, 'over-budget']);
    expect((await budgetOf('cart'))?.heaviestPage).toBe(30_000);
  });
});

describe('a version is refused, leaves its sentence in the history, and nothing else', () => {
  beforeEach(() => publish(first, weighing(first, { declared: 30_000 })));

  const refused = async (build: Build, sentence: RegExp) => {
    const { status, body } = await publish(second, build);
    expect([status, body.code]).toEqual([409, 'over-budget']);
    expect(body.detail).toMatch(sentence);
    expect(await service.files.list(`cart/${second}`)).toEqual([]);
    expect((await service.read('cart')).versions).toHaveLength(1);
    expect((await service.history())[0]).toMatchObject({
      version: second,
      kind: 'refused',
      reason: body.detail,
    });
  };

  it('whose heaviest page is over the budget, by name and with both figures', async () => {
    await refused(
      weighing(second, { page: 30_000 }),
      /^Per essere aperta la pagina page chiede 30\.0\d\d byte: il limite è 30\.000\. I limiti di cart li può cambiare un amministratore, in \/admin\/releases\/cart\.$/,
    );
  });

  it('whose scripts for every page are over the budget', async () => {
    await refused(
      weighing(second, { entry: 31_000 }),
      /Ogni pagina chiede 31\.000 byte di JavaScript: il limite è 30\.000\./,
    );
  });

  it('and is taken once it is smaller', async () => {
    await publish(second, weighing(second, { page: 30_000 }));
    const { status, body } = await publish(third, weighing(third, { page: 29_000 }));
    expect([status, body.version.number]).toEqual([200, '1.0.1']);
  });
});

describe('whatever the budget is', () => {
  it('no page needs more than half a megabyte', async () => {
    const { status, body } = await publish(first, weighing(first, { page: 500_001 }));
    expect([status, body.code]).toEqual([409, 'over-budget']);
    expect(body.detail).toMatch(
      /il limite è 500\.000\. Oltre questo limite non pubblica nessuno\./,
    );
    expect(await budgetOf('cart')).toBeNull();
  });

  it.each([
    ['page.js', 10_000_000, 'page.js ha 10 MB: un file ne ha al massimo 2.'],
    ['server/server.js', 10_000_000, 'server/server.js ha 10 MB: un file ne ha al massimo 8.'],
  ])('%s has not %i bytes, however well it is packed', async (file, bytes, sentence) => {
    const build = withFiles(buildOf('cart', first), { [file]: Buffer.alloc(bytes, 'x') });
    const { status, body } = await publish(first, build);
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(body.detail).toContain(sentence);
  });
});

describe('a version that was published', () => {
  it('is made live, and published again, also under a budget that it would not keep to', async () => {
    const build = weighing(first, { page: 29_000, declared: 30_000 });
    await publish(first, build);
    await service.database.manager.update(AppBudgetEntity, { app: 'cart' }, sizes(100));
    expect(await publish(first, build)).toMatchObject({ status: 200, body: { isNew: false } });
    await service.given(['shell', first]);
    expect((await service.promote('cart', first)).status).toBe(200);
  });
});

const figures = sampleFigures();
const measured = (version: string, content: unknown) =>
  withFiles(buildOf('cart', version), { [FIGURES_FILE]: Buffer.from(JSON.stringify(content)) });
const require = (changes: Partial<Budget>) =>
  service.database.manager.update(AppBudgetEntity, { app: 'cart' }, changes);

describe('what was measured of a version', () => {
  beforeEach(() => publish(first, buildOf('cart', first)));

  it('is kept with it, and lies beside its files', async () => {
    const { status } = await publish(second, measured(second, figures));
    expect(status).toBe(200);
    expect(await keptFigures(service, second)).toEqual(figures);
    const file = await service.files.read(`cart/${second}/${FIGURES_FILE}`);
    expect(JSON.parse(String(file))).toEqual(figures);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the store has lost', () => service.files.remove(`cart/${second}/page.js`)],
    [
      'were collected',
      () =>
        service.database.manager.update(
          ReleaseVersionEntity,
          { app: 'cart', version: second },
          { isCollected: true },
        ),
    ],
  ])('comes with files that %s, as it is measured by then, and stays', async (_, take) => {
    await publish(second, buildOf('cart', second));
    const builds = [measured(second, sampleFigures({ lcp: 900 })), measured(second, figures)];
    const pages: unknown[] = [];
    for (const build of [...builds, buildOf('cart', second)]) {
      await take();
      expect((await publish(second, build)).body).toMatchObject({ isNew: true });
      pages.push((await keptFigures(service, second))?.pages);
    }
    expect(pages).toEqual([[{ ...samplePage, lcp: 900 }], [samplePage], [samplePage]]);
  });

  it.each<[string, unknown]>([
    ['is no object', 'x'],
    ['has no page', { ...figures, pages: [] }],
    ['has times below nothing', sampleFigures({ lcp: -1 })],
  ])('that %s is refused', async (_, content) => {
    const { status, body } = await publish(second, measured(second, content));
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(body.detail).toBe('server/figures.json non è valido.');
  });

  it('must be what release.json says', async () => {
    const build = measured(second, figures);
    build.set(FIGURES_FILE, Buffer.from(JSON.stringify(sampleFigures({ lcp: 1 }))));
    const { body } = await publish(second, build);
    expect(body.detail).toContain('server/figures.json è diverso da quello della build');
  });

  it.each<[string, object, string]>([
    [
      'a page that is slower',
      { lcp: 1_101 },
      '/cart mostra il suo contenuto (LCP) dopo 1.101 ms, contro 1.000 ms del pacchetto unico: il limite è 1.100 ms.',
    ],
    [
      'a rule of accessibility that is broken',
      { violations: [{ rule: 'color-contrast', places: 3 }] },
      'Le pagine non rispettano 1 regole di accessibilità: il limite è 0. /cart: color-contrast.',
    ],
  ])('refuses %s than the budget lets', async (_, changes, sentence) => {
    const { status, body } = await publish(second, measured(second, sampleFigures(changes)));
    expect([status, body.code]).toEqual([409, 'over-budget']);
    expect(body.detail).toContain(sentence);
  });

  it.each<[string, object, Partial<Budget>]>([
    ['a page as slow as it may be', { lcp: 1_100 }, { lcpPercent: 10 }],
    ['one that may be slower', { lcp: 1_300 }, { lcpPercent: 30 }],
    [
      'rules that may be broken',
      { violations: [{ rule: 'region', places: 1 }] },
      { violations: 1 },
    ],
  ])('lets in %s', async (_, changes, budget) => {
    await require(budget);
    expect((await publish(second, measured(second, sampleFigures(changes)))).status).toBe(200);
  });

  it('is asked for where the app’s budget says so', async () => {
    await require({ needsFigures: true });
    const { status, body } = await publish(second, buildOf('cart', second));
    expect([status, body.code]).toEqual([409, 'over-budget']);
    expect(body.detail).toContain('non è stata misurata');
    expect((await publish(second, measured(second, figures))).status).toBe(200);
  });
});
