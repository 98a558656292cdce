import { type HealthSlice, timingStep } from '@zaino/contracts/analytics';
import type { AppBudget } from '@zaino/contracts/releases';
import { AppBudgetEntity } from '../budgets/app-budget.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { AnalyticsClient } from '../upstreams/analytics-client';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const path = '/api/admin/releases/budgets/cart';
const input = {
  heaviestPage: 60_000,
  firstLoad: 20_000,
  lcpPercent: 5,
  lcpMs: 50,
  violations: 2,
  needsFigures: true,
  reason: 'Pagina nuova',
};
const { reason, ...budget } = input;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  answerVisits([]);
});
afterEach(() => service.stop());

function answerVisits(slices: HealthSlice[]): void {
  const analytics = service.app.get(AnalyticsClient, { strict: false });
  Object.assign(analytics, { call: () => Promise.resolve({ slices }) });
}

const read = () => service.adminCall<AppBudget & { detail?: string }>({ path });
const change = (body: object) =>
  service.adminCall<AppBudget & { code?: string; errors?: { path: string; message: string }[] }>({
    method: 'PUT',
    path,
    body,
  });

/** A visit whose largest paint came after so many milliseconds. */
function slice(version: string, ms: number): HealthSlice {
  const lcp = Array.from({ length: timingStep(ms) + 1 }, () => 0);
  lcp[timingStep(ms)] = 1;
  const ofBrowsers = { visits: 1, failures: 0, errors: 0, failedLoads: 0, unrendered: 0 };
  const counts = { ...ofBrowsers, renders: 0, failedRenders: 0 };
  return { version, at: '2026-11-27T10:00:00.000Z', ...counts, lcp, inp: [] };
}

describe('the budget of an app', () => {
  it('is read with its latest versions and how their visitors fared', async () => {
    await service.publish('cart', first);
    await service.publish('cart', second);
    answerVisits([slice(second, 1_500), slice(second, 1_500)]);
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      app: 'cart',
      by: 'Registro',
      areVisitsKnown: true,
      budget: { lcpPercent: 10, lcpMs: 100, violations: 0, needsFigures: false },
      versions: [
        { version: second, number: '1.0.1', figures: null },
        { version: first, number: '1.0.0', visitsLcp: null },
      ],
    });
    expect(body.versions[0]?.visitsLcp).toBeGreaterThan(1_000);
    expect(body.versions[0]?.firstLoad).toBeGreaterThan(0);
  });

  it('is read without the visits where nobody can tell of them', async () => {
    await service.publish('cart', first);
    Object.assign(service.app.get(AnalyticsClient, { strict: false }), {
      call: AnalyticsClient.prototype.call,
    });
    const { status, body } = await read();
    expect([status, body.areVisitsKnown]).toEqual([200, false]);
    expect(body.versions).toMatchObject([{ version: first, visitsLcp: null }]);
  });

  it('is told as it would begin, of versions from before there were budgets', async () => {
    await service.publish('cart', first);
    const { body } = await read();
    await service.database.manager.delete(AppBudgetEntity, { app: 'cart' });
    expect((await read()).body.budget).toEqual(body.budget);
    expect((await change(input)).body.budget).toEqual(budget);
  });

  it('is none of an app that there is not', async () => {
    const { status, body } = await read();
    expect(status).toBe(404);
    expect(body.detail).toContain('Di cart non c’è ancora nessuna versione');
    expect((await change(input)).status).toBe(404);
    const overview = await service.adminCall<{ apps: unknown[] }>({ path: '/api/admin/releases' });
    expect(overview.body.apps).toEqual([]);
  });
});

describe('an admin changes it', () => {
  beforeEach(() => service.publish('cart', first));

  it('with a reason, and it stands in the history and in the audit log', async () => {
    const before = (await read()).body.budget;
    const { status, body } = await change(input);
    expect([status, body.budget, body.by]).toEqual([200, budget, 'Prova']);
    expect((await service.history())[0]).toMatchObject({
      app: 'cart',
      kind: 'budget-changed',
      version: first,
      by: 'Prova',
      reason,
    });
    const acts = await service.auditLog.untilTold('cart', 'releases.budget-changed');
    expect(acts.at(-1)).toMatchObject({ actor: { name: 'Prova' }, before, after: budget, reason });
  });

  it('for later versions', async () => {
    await change({ ...input, heaviestPage: 10 });
    const { status, body } = await service.publish('cart', second);
    expect([status, body.code]).toEqual([409, 'over-budget']);
  });

  it('to what it is, and nothing is noted', async () => {
    await change(input);
    await change(input);
    const kinds = (await service.history()).map(({ kind }) => kind);
    expect(kinds).toEqual(['budget-changed', 'published']);
  });

  it.each([
    ['heaviestPage', 0, 'Scrivi un numero di byte tra 1 e 500.000'],
    ['firstLoad', 500_001, 'Scrivi un numero di byte tra 1 e 500.000'],
    ['lcpPercent', 101, 'Scrivi un numero intero tra 0 e 100'],
    ['lcpMs', 1.5, 'Scrivi un numero intero tra 0 e 5.000'],
    ['violations', -1, 'Scrivi un numero intero tra 0 e 1.000'],
    ['reason', '', 'Scrivi il motivo'],
  ])('not with %s as %p', async (field, value, message) => {
    const { status, body } = await change({ ...input, [field]: value });
    expect([status, body.code]).toEqual([400, 'invalid-input']);
    expect(body.errors).toEqual([{ path: field, message }]);
  });
});

it('is changed by no team', async () => {
  await service.publish('cart', first);
  const { headers } = await service.team('cart');
  const answer = await service.call({ method: 'PUT', path, body: input, headers });
  expect(answer.status).toBe(401);
});
