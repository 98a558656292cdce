import type { AppBudget } from '@zaino/contracts/releases';
import type { Headers } from '@zaino/service/testing/service-calls';
import { buildOf, FIGURES_FILE, withFiles } from '../testing/builds';
import { keptFigures, sampleFigures } from '../testing/sample-figures';
import { startTestService, type TestService } from '../testing/test-service';
import { AnalyticsClient } from '../upstreams/analytics-client';
import { ReleaseVersionEntity } from './release-version.entity';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const figures = sampleFigures();

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  await service.publish('cart', first);
});
afterEach(() => service.stop());

interface Answer {
  isNew?: boolean;
  code?: string;
  detail?: string;
}

/** By an admin, unless somebody's headers are given. */
function add(
  content: unknown,
  { version = first, headers }: { version?: string; headers?: Headers } = {},
) {
  const made = {
    method: 'PUT',
    path: `/api/releases/cart/versions/${version}/figures`,
    body: content,
  } as const;
  return headers ? service.call<Answer>({ ...made, headers }) : service.adminCall<Answer>(made);
}

const collect = () =>
  service.database.manager.update(
    ReleaseVersionEntity,
    { app: 'cart', version: first },
    { isCollected: true },
  );

const kept = () => keptFigures(service, first);
const kinds = async () => (await service.history()).map(({ kind }) => kind);

describe('figures of a version that was published without', () => {
  it('are kept with it and drawn with the others', async () => {
    Object.assign(service.app.get(AnalyticsClient, { strict: false }), {
      call: () => Promise.resolve({ slices: [] }),
    });
    const { status, body } = await add(figures);
    expect([status, body]).toEqual([200, { isNew: true }]);
    const path = '/api/admin/releases/budgets/cart';
    const { versions } = (await service.adminCall<AppBudget>({ path })).body;
    expect(versions).toMatchObject([{ version: first, figures }]);
  });

  it('are in the history and in the audit log', async () => {
    await add(figures);
    const line = { app: 'cart', kind: 'figures-added', version: first, by: 'Prova', reason: '' };
    expect((await service.history())[0]).toMatchObject(line);
    const acts = await service.auditLog.untilTold('cart', 'releases.figures-added');
    expect(acts.at(-1)).toMatchObject({ actor: { name: 'Prova' }, after: { version: first } });
  });

  it('are judged by no budget: a version that is in stays in', async () => {
    const slow = sampleFigures({ lcp: 9_000 });
    expect((await add(slow)).status).toBe(200);
    expect(await kept()).toEqual(slow);
  });

  it('do no harm where they come again', async () => {
    await add(figures);
    const { status, body } = await add(figures);
    expect([status, body]).toEqual([200, { isNew: false }]);
    expect(await kinds()).toEqual(['figures-added', 'published']);
  });

  it('stay where the version is collected and published again', async () => {
    await add(figures);
    await collect();
    expect((await service.publish('cart', first)).body).toMatchObject({ isNew: true });
    expect(await kept()).toEqual(figures);
  });

  it('are those of one where many come at once', async () => {
    const measured = [1, 2, 3, 4].map((lcp) => sampleFigures({ lcp }));
    const answers = await Promise.all(measured.map((one) => add(one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await kept()).toEqual(measured[answers.findIndex(({ status }) => status === 200)]);
    expect(await kinds()).toEqual(['figures-added', 'published']);
  });
});

describe('figures are refused, and nothing is changed', () => {
  it('of a version that has others', async () => {
    await add(figures);
    const { status, body } = await add(sampleFigures({ lcp: 1 }));
    expect([status, body.code]).toEqual([409, 'other-figures']);
    expect(body.detail).toBe(
      'La versione 1.0.0 di cart ha già altre misure, che restano: si danno una volta sola.',
    );
    expect(await kept()).toEqual(figures);
    expect(await kinds()).toEqual(['figures-added', 'published']);
  });

  it('of a version that was published with others', async () => {
    const measured = { [FIGURES_FILE]: Buffer.from(JSON.stringify(figures)) };
    await service.publish('cart', second, { build: withFiles(buildOf('cart', second), measured) });
    const { body } = await add(sampleFigures({ lcp: 1 }), { version: second });
    expect(body.code).toBe('other-figures');
    expect((await add(figures, { version: second })).body).toEqual({ isNew: false });
  });

  it('of a version that is not published, or was collected', async () => {
    const { status, body } = await add(figures, { version: second });
    expect([status, body.code]).toEqual([404, 'unknown-version']);
    await collect();
    expect((await add(figures)).body.code).toBe('unknown-version');
    expect(await kept()).toBeNull();
  });

  it.each<[string, unknown]>([
    ['without a page', { ...figures, pages: [] }],
    ['with times below nothing', sampleFigures({ lcp: -1 })],
    ['with more than figures', { ...figures, note: 'Prova' }],
  ])('%s', async (_, content) => {
    const { status, body } = await add(content);
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(await kept()).toBeNull();
  });
});

describe('a team', () => {
  it('adds those of its own app', async () => {
    const { headers } = await service.team('cart');
    expect((await add(figures, { headers })).body).toEqual({ isNew: true });
    expect((await service.history())[0]).toMatchObject({
      kind: 'figures-added',
      by: 'Squadra cart',
    });
  });

  it('adds those of no other', async () => {
    const { headers } = await service.team('blog');
    const { status, body } = await add(figures, { headers });
    expect([status, body.code]).toEqual([403, 'not-yours']);
    expect(await kept()).toBeNull();
  });

  it('is one that has a token', async () => {
    expect(await add(figures, { headers: {} })).toMatchObject({ status: 401 });
  });
});
