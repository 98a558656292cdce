import type { AppHealth, HealthSlice } from '@zaino/contracts/analytics';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { callTo } from '@zaino/service/testing/service-calls';
import { DataSource } from 'typeorm';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';
import { ReleaseVisitsEntity } from './release-visits.entity';
import { ReleaseVisitSweep } from './release-visit-sweep';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => {
  // Each test has days of its own.
  service.advance(2 * DAY_MS);
});
afterAll(() => service.stop());

function health(changes: Partial<AppHealth> = {}): AppHealth {
  return {
    app: 'cart',
    version: 'one',
    hasError: false,
    hasFailedLoad: false,
    isUnrendered: false,
    lcp: null,
    inp: null,
    ...changes,
  };
}

const call = () => callTo(service.app, service.origin);
const tell = (...apps: object[]) =>
  call()({ method: 'POST', path: '/api/analytics/release-health', body: { apps } });
const moment = (ms: number) => new Date(ms).toISOString();
const stored = () =>
  service.app.get(DataSource).manager.find(ReleaseVisitsEntity, { order: { at: 'ASC' } });

async function read(question: object): Promise<HealthSlice[]> {
  const { status, body } = await call()<{ slices: HealthSlice[] }>({
    method: 'POST',
    path: '/internal/release-health',
    body: { app: 'cart', versions: ['one'], sliceMinutes: 24 * 60, ...question },
    headers: { [SERVICE_KEY_HEADER]: SERVICE_KEY },
  });
  expect(status).toBe(200);
  return body.slices;
}

describe('how visits went', () => {
  it('is summed by version, over minutes and over what copies of the service have counted', async () => {
    const since = moment(service.now() - MINUTE_MS);
    await tell(health({ hasError: true, isUnrendered: true, lcp: 20, inp: 21 }));
    await tell(health({ lcp: 20 }), health({ app: 'shell', hasFailedLoad: true }));
    expect(await read({ since })).toMatchObject([{ visits: 2, failures: 1 }]);
    await service.app.get(DataSource).query('UPDATE release_visits SET copy = UUID()');
    service.advance(MINUTE_MS);
    await tell(health({ hasFailedLoad: true }), health({ version: 'two' }));
    expect(await read({ since })).toEqual([
      {
        version: 'one',
        at: since,
        visits: 3,
        failures: 2,
        errors: 1,
        failedLoads: 1,
        unrendered: 1,
        renders: 0,
        failedRenders: 0,
        lcp: [2],
        inp: [0, 1],
      },
    ]);
    const both = await read({ since, versions: ['one', 'two'] });
    expect(both.map(({ version, visits }) => [version, visits])).toEqual([
      ['one', 3],
      ['two', 1],
    ]);
  });

  it('is told in slices of time', async () => {
    const since = moment(service.now() - MINUTE_MS);
    await tell(health());
    service.advance(30 * MINUTE_MS);
    await tell(health(), health());
    const slices = await read({ since, sliceMinutes: 10 });
    expect(slices.map(({ at, visits }) => [at, visits])).toEqual([
      [since, 1],
      [moment(Date.parse(since) + 30 * MINUTE_MS), 2],
    ]);
    expect(await read({ since: moment(service.now() + MINUTE_MS) })).toEqual([]);
  });

  it('is kept without anything of whose they were, or of the pages', async () => {
    await tell(health());
    await read({ since: moment(service.now() - DAY_MS) });
    const rows = await service.app.get(DataSource).query<object[]>('SELECT * FROM release_visits');
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'app',
      'at',
      'copy',
      'errors',
      'failed_loads',
      'failed_renders',
      'failures',
      'inp',
      'lcp',
      'renders',
      'unrendered',
      'version',
      'visits',
    ]);
  });

  it('is counted of so many versions a minute, and of those that are asked for in any case', async () => {
    const since = moment(service.now() - MINUTE_MS);
    const before = (await stored()).length;
    await read({ since, app: 'blog', versions: ['known'] });
    for (let number = 0; number < 70; number += 1) await tell(health({ version: `v${number}` }));
    await tell(health({ app: 'blog', version: 'known' }));
    const known = await read({ since, app: 'blog', versions: ['known'] });
    expect(known).toMatchObject([{ visits: 1 }]);
    // The minute may have changed while they were told.
    expect((await stored()).length - before).toBeLessThanOrEqual(121);
    expect((await read({ since, versions: ['v0'] })).length).toBe(1);
  });

  it.each([
    ['no app', []],
    ['too many apps', Array.from({ length: 13 }, () => health())],
    ['the name of a folder', [health({ app: '../cart' })]],
    ['a version with blanks', [health({ version: 'one two' })]],
    ['an address of a page', [{ ...health(), path: '/orders/7' }]],
    ['a time before the visit', [health({ lcp: -1 })]],
    ['a time that nobody waits', [health({ inp: 600_001 })]],
  ])('is refused with %s', async (_, apps) => {
    expect(await tell(...apps)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('is no business of browsers to read', async () => {
    const { status } = await call()({
      method: 'POST',
      path: '/internal/release-health',
      body: { app: 'cart', versions: ['one'], since: moment(0), sliceMinutes: 1 },
    });
    expect(status).toBe(401);
  });

  it('is forgotten after 30 days', async () => {
    await tell(health({ version: 'old' }));
    await read({ since: moment(service.now() - DAY_MS) });
    service.advance(31 * DAY_MS);
    await tell(health({ version: 'new' }));
    await read({ since: moment(service.now() - DAY_MS) });
    expect(await service.app.get(ReleaseVisitSweep, { strict: false }).run()).toBeGreaterThan(0);
    expect(await stored()).toMatchObject([{ version: 'new' }]);
  });
});

describe('pages that gateways were to draw', () => {
  const gateways = [
    '0d8e5d3c-6a59-4c41-9df0-7a1a0f0c2a11',
    '0d8e5d3c-6a59-4c41-9df0-7a1a0f0c2a12',
  ] as const;
  const keep = (copy: string, minutes: object[], headers = { [SERVICE_KEY_HEADER]: SERVICE_KEY }) =>
    call()({
      method: 'PUT',
      path: `/internal/server-renders/${copy}`,
      body: { minutes },
      headers,
    });
  const minute = () => Math.floor(service.now() / MINUTE_MS);
  const rendersOf = (renders: number, failedRenders: number, changes: object = {}) => ({
    app: 'cart',
    version: 'one',
    minute: minute(),
    renders,
    failedRenders,
    ...changes,
  });

  it('are summed over gateways, beside what browsers tell', async () => {
    const since = moment(service.now() - MINUTE_MS);
    await tell(health({ isUnrendered: true }));
    expect((await keep(gateways[0], [rendersOf(40, 1)])).status).toBe(200);
    await keep(gateways[1], [rendersOf(20, 2), rendersOf(9, 9, { version: 'two' })]);
    expect(await read({ since })).toMatchObject([
      { visits: 1, failures: 0, unrendered: 1, renders: 60, failedRenders: 3 },
    ]);
  });

  it('count nothing twice when a minute is told again', async () => {
    const since = moment(service.now() - MINUTE_MS);
    for (const renders of [10, 10, 12]) await keep(gateways[0], [rendersOf(renders, 1)]);
    expect(await read({ since })).toMatchObject([{ visits: 0, renders: 12, failedRenders: 1 }]);
  });

  it('are told by services alone, and of versions as they are named', async () => {
    expect((await keep(gateways[0], [rendersOf(1, 0)], {} as never)).status).toBe(401);
    for (const changes of [{ app: '../cart' }, { renders: -1 }, { minute: 1e12 }]) {
      expect((await keep(gateways[0], [rendersOf(1, 0, changes)])).status).toBe(400);
    }
    expect((await keep(gateways[0], [])).status).toBe(400);
  });
});
