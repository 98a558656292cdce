import { connectTestRedis } from '@zaino/testing/test-redis';
import type { AdminArticle, Article, ListedArticle } from '@zaino/contracts/blog';
import { dataChangedChannel } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { DueArticles } from './due-articles';

interface List {
  articles: ListedArticle[];
  total: number;
}

describe('a scheduled article', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const scheduled = (title: string, inMinutes: number) =>
    service.article({
      title,
      status: 'scheduled',
      category: title,
      publishedAt: new Date(service.now() + inMinutes * MINUTE_MS).toISOString(),
    });
  const find = ({ slug }: { slug: string }) =>
    service.call<{ article: Article }>({ path: `/api/getBlogArticleBySlug?slug=${slug}` });
  const list = async (query: string, call = service.call) =>
    (await call<List>({ path: `/api/getBlogArticles?${query}` })).body;
  const stored = async ({ id }: { id: string }) => {
    const sql = 'SELECT status, version, updated_at AS updatedAt FROM article WHERE id = ?';
    return (await service.database.query<object[]>(sql, [id]))[0];
  };
  const publishDue = () => service.app.get(DueArticles, { strict: false }).publish();

  async function expectShown(article: AdminArticle, isShown: boolean): Promise<void> {
    expect((await find(article)).status).toBe(isShown ? 200 : 404);
    const { title } = article;
    for (const query of [`category=${title}`, `search=${title}`]) {
      expect((await list(query)).total).toBe(isShown ? 1 : 0);
    }
    const feed = await service.call<string>({ path: '/blog/rss.xml' });
    expect(feed.body.includes(title)).toBe(isShown);
  }

  it('appears everywhere at its moment, though no task ran, as published', async () => {
    const article = await scheduled('Puntuale', 10);
    await expectShown(article, false);
    service.advance(9 * MINUTE_MS);
    await expectShown(article, false);
    service.advance(MINUTE_MS);
    await expectShown(article, true);
    expect(await stored(article)).toMatchObject({ status: 'scheduled' });
    expect((await find(article)).body.article).toMatchObject({
      status: 'published',
      publishedAt: article.publishedAt,
    });
    const [listed] = (await list('status=published&search=puntuale', service.adminCall)).articles;
    expect(listed?.status).toBe('published');
  });

  it('is the first of the list when it appears', async () => {
    const article = await scheduled('Ultimo', 5);
    await service.article({ title: 'Scritto dopo' });
    service.advance(5 * MINUTE_MS);
    expect((await list('limit=1')).articles[0]?.id).toBe(article.id);
  });

  it('is published in its row by the task, which is no save', async () => {
    const [due, later] = [await scheduled('Dovuto', 5), await scheduled('Tardivo', 50)];
    const before = await stored(due);
    service.advance(6 * MINUTE_MS);
    await Promise.all([publishDue(), publishDue()]);
    expect(await stored(due)).toEqual({ ...before, status: 'published' });
    expect(await stored(later)).toMatchObject({ status: 'scheduled' });
    await expectShown(due, true);
    await expectShown(later, false);
  });

  it('stays where it is when it was deleted before its moment', async () => {
    const article = await scheduled('Ritirato', 5);
    const path = `/api/deleteBlogArticle?articleId=${article.id}`;
    await service.adminCall({ method: 'DELETE', path });
    service.advance(6 * MINUTE_MS);
    await publishDue();
    await expectShown(article, false);
    expect(await stored(article)).toMatchObject({ status: 'scheduled' });
  });

  it('appears at its new moment when it was put off', async () => {
    const article = await scheduled('Rinviato', 5);
    const { title, content, author, category } = article;
    await service.adminCall({
      method: 'PUT',
      path: `/api/updateBlogArticle?articleId=${article.id}`,
      body: {
        title,
        content,
        author,
        category,
        status: 'scheduled',
        publishedAt: new Date(service.now() + 20 * MINUTE_MS).toISOString(),
      },
    });
    service.advance(10 * MINUTE_MS);
    await expectShown(article, false);
    service.advance(10 * MINUTE_MS);
    await expectShown(article, true);
  });

  it('is told of to those who keep pages, when it appears', async () => {
    await scheduled('Annunciato', 5);
    const listener = await connectTestRedis(service.redisRelay.url);
    const told = new Promise<string>((resolve) => {
      void listener.subscribe(dataChangedChannel(listener), resolve);
    });
    service.advance(6 * MINUTE_MS);
    // Nobody asks for anything: the service looks at the clock by itself.
    expect(JSON.parse(await told)).toEqual({ domain: 'blog' });
    await listener.close();
  });
});
