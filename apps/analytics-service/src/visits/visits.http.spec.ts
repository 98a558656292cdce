import type { Visits } from '@zaino/contracts/analytics';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { callTo, signInStaff } from '@zaino/service/testing/service-calls';
import { DataSource } from 'typeorm';
import { pageView, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.app.get(DataSource).query('DELETE FROM page_view'));
afterAll(() => service.stop());

async function visits(from: string, to: string): Promise<Visits> {
  const { status, body } = await callTo(
    service.app,
    service.origin,
  )<Visits>({
    path: `/api/admin/stats/visits?from=${from}&to=${to}`,
    headers: await signInStaff(service.app, ['money']),
  });
  expect(status).toBe(200);
  return body;
}

const look = (path: string, visit: 'first' | 'returning' | 'same' = 'same') =>
  service.add(pageView({ path, visit }));

describe('what visitors who agreed to it have looked at', () => {
  it('is told by day, by the steps to an order, and by page', async () => {
    const first = italianDay(service.now());
    await look('/search', 'first');
    await look('/scuola/RMPC12345X');
    await look('/school/RMPC12345X');
    await look('/cart');
    await look('/checkout');
    service.advance(DAY_MS);
    const second = italianDay(service.now());
    await look('/search', 'returning');
    await look('/blog', 'first');
    expect(await visits(first, second)).toEqual({
      countedSince: first,
      views: 7,
      firstVisits: 2,
      returningVisits: 1,
      steps: { search: 2, school: 2, cart: 1, checkout: 1 },
      days: [
        { day: first, views: 5, visits: 1 },
        { day: second, views: 2, visits: 2 },
      ],
      pages: [
        { path: '/search', views: 2 },
        { path: '/blog', views: 1 },
        { path: '/cart', views: 1 },
        { path: '/checkout', views: 1 },
        { path: '/school/RMPC12345X', views: 1 },
        { path: '/scuola/RMPC12345X', views: 1 },
      ],
    });
    expect((await visits(second, second)).views).toBe(2);
  });

  it('is nothing where nobody looked', async () => {
    expect(await visits('2026-01-01', '2026-01-31')).toEqual({
      countedSince: null,
      views: 0,
      firstVisits: 0,
      returningVisits: 0,
      steps: { search: 0, school: 0, cart: 0, checkout: 0 },
      days: [],
      pages: [],
    });
  });

  it('refuses days that cannot be', async () => {
    const call = callTo(service.app, service.origin);
    const headers = await signInStaff(service.app);
    const path = '/api/admin/stats/visits?from=2026-02-02&to=2026-02-01';
    expect((await call({ path, headers })).status).toBe(400);
  });
});
