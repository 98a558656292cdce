import type { Article, ListedArticle } from '@zaino/contracts/blog';
import { startTestService, type TestService } from '../testing/test-service';

interface List {
  articles: ListedArticle[];
  total: number;
}

describe('the public calls while something is away', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService();
  });
  afterEach(() => service.stop());

  const list = async (query: string) =>
    (await service.call<List>({ path: `/api/getBlogArticles?${query}` })).body;
  const find = ({ slug }: { slug: string }) =>
    service.call<{ article: Article }>({ path: `/api/getBlogArticleBySlug?slug=${slug}` });

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it('goes on with what it has while the database is away, and catches up afterwards', async () => {
    const article = await service.article({ title: 'Sempre qui', category: 'Scuola' });
    const kept = await find(article);
    const feed = await service.call<string>({ path: '/blog/rss.xml' });
    const listed = await list('content=false&search=sempre');
    const categories = await service.call({ path: '/api/getBlogCategories' });
    await service.databaseRelay.cut();
    expect(listed.total).toBe(1);
    expect(await list('content=false&search=sempre')).toEqual(listed);
    const { status: answered, body: same } = await service.call({ path: '/api/getBlogCategories' });
    expect([answered, same]).toEqual([200, categories.body]);
    expect((await find(article)).body).toEqual(kept.body);
    expect((await service.call<string>({ path: '/blog/rss.xml' })).body).toBe(feed.body);
    // Nobody can tell whether there is such an article, what nobody asked for before, or what admins would see.
    const headers = await service.signIn();
    for (const call of [
      { path: '/api/getBlogArticleBySlug?slug=mai-visto' },
      { path: '/api/getBlogArticles?search=mai-cercato' },
      { path: '/api/getBlogArticles', headers },
      { path: '/api/getBlogCategories', headers },
    ]) {
      const { status, body, headers: shown } = await service.call(call);
      expect([status, body.code, body.detail]).toEqual([
        503,
        'unavailable',
        'Servizio momentaneamente non disponibile',
      ]);
      expect(shown.get('cache-control')).toBe('no-store');
    }
    await service.databaseRelay.restore();
    const { content, author } = article;
    await until(async () => {
      const path = `/api/updateBlogArticle?articleId=${article.id}`;
      const body = { title: 'Di nuovo', content, author };
      return (await service.adminCall({ method: 'PUT', path, body })).status === 200;
    });
    await until(async () => (await list('search=nuovo')).total === 1);
  });

  it('answers the public while Redis is away, and tells a bearer that nobody can say who that is', async () => {
    await service.article({ title: 'Senza Redis' });
    const headers = await service.signIn();
    await service.redisRelay.cut();
    expect((await list('search=redis')).total).toBe(1);
    const { status, body } = await service.call({ path: '/api/getBlogArticles', headers });
    expect([status, body.code]).toEqual([503, 'unavailable']);
    await service.redisRelay.restore();
  });
});
