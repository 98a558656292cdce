import type { ReleaseAct, ReleasesOverview } from '@zaino/contracts/releases';
import { ReleaseActEntity } from '../acts/release-act.entity';
import { startTestService, type TestService } from '../testing/test-service';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const overview = async () =>
  (await service.adminCall<ReleasesOverview>({ path: '/api/admin/releases' })).body;

describe('the overview', () => {
  it('is empty before anything was published', async () => {
    expect(await overview()).toEqual({ revision: 0, apps: [] });
  });

  it('has every app with what is live of it, what was before, its canary and its versions', async () => {
    await service.given(['shell', first], ['cart', first], ['cart', second]);
    await service.publish('blog', first);
    const { revision, apps } = await overview();
    expect(revision).toBe((await service.live()).revision);
    expect(apps).toMatchObject([
      { app: 'blog', live: null, liveSince: null, back: null, canary: null },
      {
        app: 'cart',
        live: { version: second, number: '1.0.1' },
        back: { version: first },
        versions: [{ version: second }, { version: first }],
      },
      { app: 'shell', live: { version: first }, back: null },
    ]);
    expect(await service.read('cart')).toEqual(apps[1]);
  });
});

describe('the history', () => {
  it('has the latest first, a page at a time, of all apps or of one', async () => {
    const at = new Date(service.now());
    const line = { at, kind: 'published', by: 'Ada', reason: '', before: null } as const;
    const rows = Array.from({ length: 120 }, (_, place) => ({
      ...line,
      app: place % 2 === 0 ? 'cart' : 'blog',
      version: `v${place}`,
    }));
    await service.database.manager.insert(ReleaseActEntity, rows);
    const page = async (query: string) => {
      const path = `/api/admin/releases/history?${query}`;
      type Page = { acts: ReleaseAct[]; next: number | null };
      return (await service.adminCall<Page>({ path })).body;
    };
    const versions: string[] = [];
    let next: number | null = 1_000;
    while (next !== null) {
      const one = await page(`before=${next}`);
      expect(one.acts.length).toBeLessThanOrEqual(50);
      versions.push(...one.acts.map(({ version }) => version));
      ({ next } = one);
    }
    expect(versions).toEqual(rows.map(({ version }) => version).toReversed());
    const ofCart = await page('app=cart');
    expect(ofCart.acts).toHaveLength(50);
    expect(ofCart.acts.every(({ app }) => app === 'cart')).toBe(true);
    expect(await page('app=cart&before=3')).toMatchObject({
      acts: [{ version: 'v0' }],
      next: null,
    });
    expect(await page('app=nobody')).toEqual({ acts: [], next: null });
  });
});
