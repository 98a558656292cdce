import type { ArticleSearchAnswer } from '@zaino/contracts/blog';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.article({ title: 'Come scegliere lo zaino', content: '<p>Pesa poco.</p>' });
  await service.article({ title: 'Il diario', tags: ['zaino'] });
  await service.article({ title: 'Lo zaino segreto', status: 'draft' });
});
afterAll(() => service.stop());

async function find(q: string, limit = 4) {
  const path = `/api/search/articles?q=${encodeURIComponent(q)}&limit=${limit}`;
  const { status, body } = await service.call<ArticleSearchAnswer>({ path });
  expect(status).toBe(200);
  return body.articles;
}

describe('the one search among articles', () => {
  it('finds those that everybody sees, best first', async () => {
    expect(await find('zaino')).toEqual({
      fit: 'exact',
      total: 2,
      results: [
        {
          slug: 'come-scegliere-lo-zaino',
          title: 'Come scegliere lo zaino',
          preview: 'Pesa poco.',
        },
        { slug: 'il-diario', title: 'Il diario', preview: expect.any(String) as string },
      ],
    });
  });

  it('says how well they fit', async () => {
    expect((await find('scegliere zaini')).fit).toBe('exact');
    expect((await find('scegliere ziano')).fit).toBe('close');
    expect((await find('scegliere mappamondo')).fit).toBe('partial');
    expect(await find('xyzzy')).toEqual({ fit: null, total: 0, results: [] });
  });

  it('answers at most as many as asked for, and follows what is published', async () => {
    expect((await find('zaino', 1)).results).toHaveLength(1);
    await service.article({ title: 'Zaino nuovo' });
    expect((await find('zaino')).total).toBe(3);
  });

  it.each(['q=', '', `q=${'a'.repeat(201)}`, 'q=a&limit=0'])('refuses %j', async (query) => {
    expect((await service.call({ path: `/api/search/articles?${query}` })).status).toBe(400);
  });
});
