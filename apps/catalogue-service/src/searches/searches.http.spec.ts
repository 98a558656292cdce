import type { SearchCounts } from '@zaino/contracts/shared';
import { italianDay } from '@zaino/rules/italian-day';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function searches(): Promise<SearchCounts> {
  const today = italianDay(service.now());
  const { status, body } = await service.adminCall<SearchCounts>({
    path: `/api/admin/stats/product-searches?from=${today}&to=${today}`,
  });
  expect(status).toBe(200);
  return body;
}

const search = async (words: string, more = '') => {
  const path = `/api/getproducts?search=${encodeURIComponent(words)}${more}`;
  expect((await service.call({ path })).status).toBe(200);
};

describe('what is counted of searches for products', () => {
  it('are searches by words, also where the answer was kept, and the words that found nothing', async () => {
    await service.product({ nome: 'Quaderno a righe Zeta' });
    const before = await searches();
    for (let time = 0; time < 3; time += 1) await search('Xilofono  QWERTZ');
    await search('Arpa QWERTZ');
    await search('quaderno righe zeta');
    const now = await searches();
    expect([now.searches - before.searches, now.misses - before.misses]).toEqual([5, 4]);
    expect(now.words).toEqual([{ words: 'xilofono qwertz', times: 3 }]);
  });

  it('are not lists without words, or that filters narrow', async () => {
    const before = await searches();
    await service.call({ path: '/api/getproducts' });
    await search('Tromba QWERTZ', '&minPrezzo=1');
    await search('Tromba QWERTZ', '&soloDisponibili=true');
    expect(await searches()).toEqual(before);
  });
});
