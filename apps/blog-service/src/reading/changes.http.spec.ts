import { connectTestRedis } from '@zaino/testing/test-redis';
import type { AdminArticle, Article, ListedArticle } from '@zaino/contracts/blog';
import { dataChangedChannel } from '@zaino/contracts/shared';
import { type ServiceCopy, startTestService, type TestService } from '../testing/test-service';
import { BlogRevision } from './blog-revision';

interface List {
  articles: ListedArticle[];
  total: number;
}

describe('what the public calls show of changes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const refresh = (app = service.app) => app.get(BlogRevision, { strict: false }).refresh();
  const list = async (query = '', { call }: Pick<ServiceCopy, 'call'> = service) =>
    (await call<List>({ path: `/api/getBlogArticles?${query}` })).body;
  const find = ({ slug }: { slug: string }, { call }: Pick<ServiceCopy, 'call'> = service) =>
    call<{ article: Article }>({ path: `/api/getBlogArticleBySlug?slug=${slug}` });
  const remove = ({ id }: AdminArticle) =>
    service.adminCall({ method: 'DELETE', path: `/api/deleteBlogArticle?articleId=${id}` });

  async function until(isTrue: () => Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  it('shows a save to whoever saved, in all calls', async () => {
    const article = await service.article({ title: 'Prima', category: 'Una', tags: 'una' });
    const body = {
      title: 'Dopo',
      content: '<p>Nuovo</p>',
      author: 'Noi',
      category: 'Altra',
    };
    const path = `/api/updateBlogArticle?articleId=${article.id}`;
    await service.adminCall({ method: 'PUT', path, body });
    expect((await find({ slug: 'dopo' })).body.article).toMatchObject({ content: '<p>Nuovo</p>' });
    expect(await list('category=altra&search=nuovi')).toMatchObject({
      total: 1,
      articles: [{ title: 'Dopo', author: 'Noi', content: '<p>Nuovo</p>' }],
    });
    expect((await list('category=una')).total).toBe(0);
    expect((await list('tag=una')).total).toBe(0);
    expect((await service.call<string>({ path: '/blog/atom.xml' })).body).toContain('Dopo');
    await remove(article);
    expect((await list('category=altra')).total).toBe(0);
    for (const path of ['/blog/atom.xml', '/blog/rss.xml', '/api/getBlogCategories']) {
      expect(JSON.stringify((await service.call({ path })).body)).not.toMatch(/Dopo|Altra/);
    }
  });

  it('is heard of by the other copies of the service, without a word between them', async () => {
    const before = await service.article({ title: 'Già qui' });
    const copy = await service.startCopy();
    expect((await list('search=qui', copy)).total).toBe(1);
    const made = await service.article({ title: 'Appena scritto' });
    // By its address at once, in the lists within a second or so.
    expect((await find(made, copy)).status).toBe(200);
    await until(async () => (await list('search=scritto', copy)).total === 1);
    await remove(before);
    await until(async () => (await list('search=qui', copy)).total === 0);
    expect((await find(before, copy)).status).toBe(404);
    await copy.stop();
  });

  it('gives an admin what any copy of the service has saved, at once', async () => {
    const copy = await service.startCopy();
    for (const title of ['Uno', 'Due', 'Tre']) {
      const { id } = await service.article({ title, status: 'draft' });
      const headers = await service.signIn();
      const path = '/api/getBlogArticles?status=draft&limit=1';
      const { body } = await copy.call<List>({ path, headers });
      expect(body.articles[0]?.id).toBe(id);
    }
    await copy.stop();
  });

  it('takes over counts, for which no page is made anew', async () => {
    const article = await service.article({ title: 'Molto letto' });
    const heard: string[] = [];
    const listener = await connectTestRedis(service.redisRelay.url);
    await listener.subscribe(dataChangedChannel(listener), (message) => heard.push(message));
    const write = (columns: string) =>
      service.database.query(`UPDATE article SET ${columns} WHERE id = ?`, [article.id]);
    await write('views = views + 5, likes = likes + 2');
    await refresh();
    expect((await list('search=letto')).articles).toMatchObject([{ views: 5, likes: 2 }]);
    expect((await find(article)).body.article).toMatchObject({ views: 5, likes: 2 });
    await service.article({ title: 'Bozza', status: 'draft' });
    await write('comments_count = 1');
    await refresh();
    await until(() => Promise.resolve(heard.length > 0));
    expect(heard).toHaveLength(1);
    await listener.close();
  });

  it('forgets rows that are not there any more', async () => {
    const article = await service.article({ title: 'Da purgare' });
    await remove(article);
    await service.database.query('DELETE FROM article WHERE id = ?', [article.id]);
    await refresh();
    expect((await list('search=purgare')).total).toBe(0);
    expect((await find(article)).status).toBe(404);
  });
});
