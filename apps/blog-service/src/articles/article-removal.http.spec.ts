import type { ListedArticle } from '@zaino/contracts/blog';
import { DAY_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { ArticleSweep } from './article-sweep';
import { type ArticleCalls, articleCalls } from './testing/article-calls';

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

const listed = async () => {
  const { body } = await service.call<{ articles: ListedArticle[] }>({
    path: '/api/getBlogArticles',
  });
  return body.articles.map(({ id }) => id);
};
const bySlug = (slug: string) => service.call({ path: `/api/getBlogArticleBySlug?slug=${slug}` });
const sweep = () => service.app.get(ArticleSweep, { strict: false }).run();

/** How many rows there are that belong to an article. */
const rowsOf = async (id: string) => {
  const counts = ['article_slug', 'blog_comment', 'article_like'].map(
    (table) => `(SELECT COUNT(*) FROM ${table} WHERE article_id = ?) AS ${table}`,
  );
  const article = '(SELECT COUNT(*) FROM article WHERE id = ?) AS article';
  const select = `SELECT ${[article, ...counts].join(', ')}`;
  const [row] = await service.database.query<Record<string, string>[]>(select, [id, id, id, id]);
  return Object.values(row ?? {}).map(Number);
};

/** Comments and likes, as readers leave them. */
async function leaveTraces(id: string): Promise<void> {
  const comment = `INSERT INTO blog_comment
    (article_id, name, email, content, state, digest, created_at)
    VALUES (?, 'Ada', 'ada@example.com', 'Bello', 'approved', MD5(UUID()), NOW(3))`;
  const like = `INSERT INTO article_like (article_id, voter, created_at) VALUES (?, MD5(UUID()), NOW(3))`;
  for (const statement of [comment, comment, like]) await service.database.query(statement, [id]);
}

describe('an article that is deleted', () => {
  it('is gone for everybody, and its slug is nobody else’s', async () => {
    const article = await service.article({ title: 'Cancellato' });
    expect(await listed()).toContain(article.id);
    expect((await calls.remove(article)).body).toEqual({ success: true });
    expect(await listed()).not.toContain(article.id);
    expect((await bySlug('cancellato')).status).toBe(404);
    for (const answer of [await calls.read(article), await calls.update(article)]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'article-missing']);
    }
    expect((await calls.remove(article)).status).toBe(404);
    expect((await service.article({ title: 'Cancellato' })).slug).toBe('cancellato-2');
  });

  it('comes back as it was, with its slugs, comments and likes', async () => {
    const old = await service.article({ title: 'Vecchio nome', category: 'Guide', tags: ['a'] });
    const { article } = (await calls.update(old, { title: 'Torna indietro' })).body;
    await leaveTraces(article.id);
    await calls.remove(article);
    const { status, body } = await calls.restore(article);
    expect([status, body.article]).toEqual([200, article]);
    expect(await listed()).toContain(article.id);
    for (const slug of ['torna-indietro', 'vecchio-nome']) {
      expect((await bySlug(slug)).body).toMatchObject({ article: { slug: 'torna-indietro' } });
    }
    expect(await rowsOf(article.id)).toEqual([1, 2, 2, 1]);
    // And again: it is there already.
    expect((await calls.restore(article)).body.article).toEqual(article);
  });

  it('is forgotten after 30 days with all that belongs to it, and not before', async () => {
    const article = await service.article({ title: 'Dimenticato' });
    const other = await service.article({ title: 'Resta' });
    for (const { id } of [article, other]) await leaveTraces(id);
    const fields = { ...emptyForm, title: 'Bozza' };
    const draft = { method: 'PUT', path: `/api/blog/drafts/${article.id}` };
    await service.adminCall({ ...draft, body: { fields, baseVersion: 1 } });
    await calls.remove(article);
    service.advance(30 * DAY_MS - 60_000);
    await sweep();
    expect(await rowsOf(article.id)).toEqual([1, 1, 2, 1]);
    expect((await calls.restore(article)).status).toBe(200);
    await calls.remove(article);
    service.advance(30 * DAY_MS + 60_000);
    await Promise.all([sweep(), sweep()]);
    expect(await rowsOf(article.id)).toEqual([0, 0, 0, 0]);
    expect(await rowsOf(other.id)).toEqual([1, 1, 2, 1]);
    const { status, body } = await calls.restore(article);
    expect([status, body.code]).toEqual([404, 'article-missing']);
    expect((await service.article({ title: 'Dimenticato' })).slug).toBe('dimenticato');
    expect(await service.database.query<unknown[]>('SELECT * FROM article_draft')).toEqual([]);
  });

  it('is forgotten with all others of its time', async () => {
    const made = await Promise.all(Array.from({ length: 45 }, () => service.article()));
    await Promise.all(made.map((article) => calls.remove(article)));
    service.advance(31 * DAY_MS);
    await sweep();
    const select = 'SELECT COUNT(*) AS count FROM article WHERE deleted_at IS NOT NULL';
    expect(await service.database.query<unknown[]>(select)).toEqual([{ count: '0' }]);
  });
});

const emptyForm = {
  title: '',
  content: '',
  author: '',
  excerpt: '',
  category: '',
  tags: '',
  featuredImage: '',
  status: 'draft',
  publishedAt: '',
  slug: '',
};
