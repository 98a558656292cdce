import type { AdminArticle } from '@zaino/contracts/blog';
import { newArticle, startTestService, type TestService } from '../testing/test-service';
import { type ArticleCalls, articleCalls } from './testing/article-calls';
import { holdArticle } from './testing/row-holder';

let service: TestService;
let calls: ArticleCalls;
let article: AdminArticle;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
  article = await service.article({ title: 'Prima' });
});
afterAll(() => service.stop());

const rows = async () => {
  const tables = ['article', 'article_slug', 'blog_category', 'article_draft'];
  const counts = tables.map((table) => `(SELECT COUNT(*) FROM ${table}) AS ${table}`);
  const titles = 'SELECT title, slug, version, deleted_at FROM article ORDER BY id';
  return [
    await service.database.query<unknown[]>(`SELECT ${counts.join(', ')}`),
    await service.database.query<unknown[]>(titles),
  ];
};

const fields = {
  title: 'Mai',
  content: '<p>Mai</p>',
  author: '',
  excerpt: '',
  category: '',
  tags: '',
  featuredImage: '',
  status: 'draft',
  publishedAt: '',
  slug: '',
};

const everyWrite = () => {
  const query = `?articleId=${article.id}`;
  return [
    { method: 'POST', path: '/api/createBlogArticle', body: newArticle },
    {
      method: 'PUT',
      path: `/api/updateBlogArticle${query}`,
      body: { ...newArticle, title: 'Mai' },
    },
    { method: 'DELETE', path: `/api/deleteBlogArticle${query}` },
    { method: 'POST', path: `/api/blog/restore${query}` },
    { method: 'PUT', path: '/api/blog/drafts/1', body: { fields, baseVersion: 1 } },
    { method: 'DELETE', path: '/api/blog/drafts/1' },
  ];
};

async function expectNothingWritten(): Promise<void> {
  for (const call of everyWrite()) {
    const { status, body } = await service.adminCall(call);
    expect([call.path, status, body.code]).toEqual([call.path, 503, 'unavailable']);
    expect([body.success, body.error]).toEqual([false, 'Servizio momentaneamente non disponibile']);
  }
}

describe('while the database is away', () => {
  it('every write says that it is unavailable, and loses nothing', async () => {
    const before = await rows();
    await service.databaseRelay.cut();
    await expectNothingWritten();
    const read = await calls.read(article);
    expect([read.status, read.body.code]).toEqual([503, 'unavailable']);
    await service.databaseRelay.restore();
    expect(await rows()).toEqual(before);
    expect((await calls.read(article)).body.article).toEqual(article);
  });

  it('in the middle of a save, nothing of it is kept', async () => {
    const before = await rows();
    const holder = await holdArticle(service.database, article.id);
    const saving = calls.update(article, { title: 'Mai', category: 'Mai scritta' });
    await holder.untilWaiting(1);
    await service.databaseRelay.cut();
    const { status, body } = await saving;
    expect([status, body.success]).toEqual([503, false]);
    await holder.release();
    await service.databaseRelay.restore();
    expect(await rows()).toEqual(before);
    const next = await calls.update(article, { title: 'Adesso' });
    expect([next.status, next.body.article.title]).toEqual([200, 'Adesso']);
  });
});

describe('while Redis is away', () => {
  it('nobody is let in, and nobody’s session counts as lost', async () => {
    const before = await rows();
    await service.redisRelay.cut();
    await expectNothingWritten();
    await service.redisRelay.restore();
    expect(await rows()).toEqual(before);
  });
});
