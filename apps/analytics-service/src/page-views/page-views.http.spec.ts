import { DAY_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { pageView, startTestService, type TestService } from '../testing/test-service';
import { PageViewSweep } from './page-view-sweep';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.app.get(DataSource).query('DELETE FROM page_view'));
afterAll(() => service.stop());

describe('a page view', () => {
  it('is kept as it was told, with the moment', async () => {
    const view = pageView({
      title: 'Liceo Galilei | Zaino',
      path: '/scuola/RMPC12345X',
      visit: 'returning',
      firstCampaign: 'rientro-2026',
      lastCampaign: 'volantino',
    });
    const before = service.now();
    expect(await service.add(view)).toEqual({ status: 200, body: { success: true } });
    const [row, ...others] = await service.stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject(view);
    expect(row?.seenAt.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('is kept without anything of the call that could say whose it is', async () => {
    await service.add(pageView(), {
      'x-forwarded-for': '203.0.113.77',
      'user-agent': 'Mozilla/5.0 (Prova/99)',
      cookie: 'zaino_session=abc; zaino_first_visit=2026-11',
      referer: 'https://zaino.example/orders/1?email=prova@example.com',
    });
    const rows = await service.app.get(DataSource).query<object[]>('SELECT * FROM page_view');
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'consent_version',
      'first_campaign',
      'id',
      'last_campaign',
      'path',
      'seen_at',
      'title',
      'visit',
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|Prova\/99|example\.com|zaino_session/);
  });

  it.each([
    ['a query', { path: '/search?nome=rossi' }],
    ['a fragment', { path: '/auth/reset#token' }],
    ['the number of an order', { path: '/orders/2026-000123' }],
    ['a token', { path: '/tracking/Q2hlY2sgdGhpcyBvdXQ' }],
    ['a mail address', { path: '/rossi@example.com' }],
    ['a number of an order in its title', { title: 'Ordine 2026-000123 | Zaino' }],
    ['a mail address in its title', { title: 'Ciao rossi@example.com', path: '/products/12' }],
    ['no title', { title: '' }],
    ['a title that is too long', { title: 'a'.repeat(201) }],
    ['a path that is too long', { path: `/${'a'.repeat(160)}` }],
    ['another kind of visit', { visit: 'always' }],
    ['a campaign that is no name of ours', { lastCampaign: 'Mario Rossi' }],
    ['no version of the consent', { consentVersion: '' }],
    ['more than was agreed to', { userId: '7' }],
  ])('is refused with %s', async (_, changes) => {
    expect(await service.add({ ...pageView(), ...changes })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
    expect(await service.stored()).toEqual([]);
  });

  it('is forgotten after two years, also where there are more than a batch of them', async () => {
    await service.add(pageView());
    const [row] = await service.stored();
    const double = `INSERT INTO page_view (seen_at, path, title, visit, consent_version)
      SELECT seen_at, path, title, visit, consent_version FROM page_view`;
    for (let times = 0; times < 13; times += 1) await service.app.get(DataSource).query(double);
    service.advance(729 * DAY_MS);
    await service.add(pageView({ path: '/blog' }));
    const sweep = service.app.get(PageViewSweep, { strict: false });
    expect(await sweep.run()).toBe(0);
    service.advance(3 * DAY_MS);
    expect(await sweep.run()).toBe(2 ** 13);
    expect(await service.stored()).toMatchObject([{ path: '/blog' }]);
    expect(row).toBeDefined();
  });
});
