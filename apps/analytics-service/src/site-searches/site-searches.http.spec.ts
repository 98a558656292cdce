import type { SearchCounts } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { callTo, signInStaff } from '@zaino/service/testing/service-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const path = '/api/analytics/site-searches';

const tell = async (words: string, isFound: boolean) => {
  const answer = await callTo(
    service.app,
    service.origin,
  )({
    method: 'POST',
    path,
    body: { words, isFound },
  });
  return answer.status;
};

async function searches(): Promise<SearchCounts> {
  const today = italianDay(service.now());
  const { status, body } = await callTo(
    service.app,
    service.origin,
  )<SearchCounts>({
    path: `/api/admin/stats/site-searches?from=${today}&to=${today}`,
    headers: await signInStaff(service.app, ['money']),
  });
  expect(status).toBe(200);
  return body;
}

describe('what is counted of the one search', () => {
  it('is how often, and the words that found nothing', async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await tell(' Mappamondo  d’epoca', false)).toBe(200);
    await tell('Quaderno', true);
    expect(await searches()).toEqual({
      countedSince: italianDay(service.now()),
      searches: 4,
      misses: 3,
      words: [{ words: 'mappamondo d’epoca', times: 3 }],
    });
  });

  it('is nothing that could name a person', async () => {
    for (let time = 0; time < 3; time += 1) await tell('anna.bianchi@example.com', false);
    const { misses, words } = await searches();
    expect(misses).toBe(6);
    expect(words).toHaveLength(1);
  });

  it.each([[''], ['  '], ['a'.repeat(201)]])('refuses %j', async (words) => {
    expect(await tell(words, true)).toBe(400);
  });

  it('is for those who follow the money alone', async () => {
    const call = callTo(service.app, service.origin);
    const stats = '/api/admin/stats/site-searches?from=2026-09-01&to=2026-09-02';
    expect((await call({ path: stats })).status).toBe(401);
    const headers = await signInStaff(service.app, ['orders']);
    expect((await call({ path: stats, headers })).status).toBe(403);
  });
});
