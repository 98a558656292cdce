import type { ArticleDraft, DraftFields } from '@zaino/contracts/blog';
import { DAY_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { ArticleSweep } from './article-sweep';
import { type ArticleCalls, articleCalls } from './testing/article-calls';

const KEY = 'new-0123456789';
const fields: DraftFields = {
  title: 'A metà',
  content: '<p>Testo non ',
  author: '',
  excerpt: '',
  category: 'Gui',
  tags: 'a, ',
  featuredImage: 'https:',
  status: 'draft',
  publishedAt: '2026-',
  slug: '',
};

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
beforeEach(() => service.database.query('DELETE FROM article_draft'));
afterAll(() => service.stop());

type Headers = Record<string, string>;

/** The calls of one admin. */
const draftsOf = (headers: Headers) => ({
  save: (key: string, body: unknown) =>
    service.call<{ savedAt: string }>({
      method: 'PUT',
      path: `/api/blog/drafts/${key}`,
      body,
      headers,
    }),
  drop: (key: string) =>
    service.call({ method: 'DELETE', path: `/api/blog/drafts/${key}`, headers }),
  list: async () => {
    const { body } = await service.call<{ drafts: ArticleDraft[] }>({
      path: '/api/blog/drafts',
      headers,
    });
    return body.drafts;
  },
});

describe('an unsaved form', () => {
  it('is kept as it was typed, and told when', async () => {
    const admin = draftsOf(await service.signIn());
    const { status, body } = await admin.save(KEY, { fields, baseVersion: null });
    expect([status, Date.parse(body.savedAt)]).toEqual([200, expect.any(Number)]);
    const kept = { ...fields, content: '<p>Testo non </p>' };
    const expected = { key: KEY, fields: kept, baseVersion: null, savedAt: body.savedAt };
    expect(await admin.list()).toEqual([expected]);
  });

  it('is one for each key, the latest first', async () => {
    const admin = draftsOf(await service.signIn());
    await admin.save(KEY, { fields, baseVersion: null });
    service.advance(1_000);
    await admin.save('7', { fields, baseVersion: 3 });
    service.advance(1_000);
    await admin.save(KEY, { fields: { ...fields, title: 'Più avanti' }, baseVersion: null });
    const list = await admin.list();
    expect(list.map(({ key, baseVersion }) => [key, baseVersion])).toEqual([
      [KEY, null],
      ['7', 3],
    ]);
    expect(list[0]?.fields.title).toBe('Più avanti');
  });

  it('is seen and dropped by its admin alone', async () => {
    const [anna, bea] = [draftsOf(await service.signIn()), draftsOf(await service.signIn())];
    await anna.save(KEY, { fields, baseVersion: null });
    await bea.save(KEY, { fields: { ...fields, title: 'Di Bea' }, baseVersion: null });
    expect((await anna.list()).map((draft) => draft.fields.title)).toEqual(['A metà']);
    expect((await bea.drop(KEY)).body).toEqual({ success: true });
    expect([(await anna.list()).length, (await bea.list()).length]).toEqual([1, 0]);
    // Nothing is left to drop.
    expect((await bea.drop(KEY)).status).toBe(200);
  });

  it('ends with the save of its article', async () => {
    const headers = await service.signIn();
    const [anna, bea] = [draftsOf(headers), draftsOf(await service.signIn())];
    const article = await service.article();
    for (const admin of [anna, bea]) await admin.save(article.id, { fields, baseVersion: 1 });
    await anna.save(KEY, { fields, baseVersion: null });
    const form = { title: 'Salvato', content: '<p>x</p>', author: 'Anna' };
    const put = { method: 'PUT', path: `/api/updateBlogArticle?articleId=${article.id}`, headers };
    await service.call({ ...put, body: form });
    expect((await anna.list()).map(({ key }) => key)).toEqual([KEY]);
    expect((await bea.list()).map(({ key }) => key)).toEqual([article.id]);
    const post = { method: 'POST', path: '/api/createBlogArticle', headers };
    await service.call({ ...post, body: { ...form, draftKey: KEY } });
    expect(await anna.list()).toEqual([]);
  });

  it('makes one article, also where it is sent again', async () => {
    const form = { title: 'Una volta sola', draftKey: 'new-ripetuto-1' };
    const first = await calls.create(form);
    expect((await calls.create(form)).body).toEqual(first.body);
    // Something was typed before it was sent again.
    const longer = await calls.create({ ...form, content: '<p>E poi altro</p>' });
    expect(longer.body.article).toMatchObject({ id: first.body.article.id, version: 2 });
    // By now somebody else might have changed it.
    const late = await calls.create({ ...form, content: '<p>Troppo tardi</p>' });
    expect([late.status, late.body.code]).toEqual([409, 'article-changed']);
    const twins = [1, 2, 3].map(() =>
      calls.create({ title: 'Gemelli', draftKey: 'new-gemelli-1' }),
    );
    const ids = (await Promise.all(twins)).map(({ body }) => body.article.id);
    expect(new Set(ids).size).toBe(1);
  });

  it('makes another article where its own was deleted', async () => {
    const form = { title: 'Di nuovo', draftKey: 'new-di-nuovo-1' };
    const { article } = (await calls.create(form)).body;
    await calls.remove(article);
    const { status, body } = await calls.create(form);
    expect([status, body.article.id === article.id]).toEqual([200, false]);
  });

  it('outlives a save that was refused', async () => {
    const headers = await service.signIn();
    const admin = draftsOf(headers);
    const article = await service.article();
    await calls.update(article, { author: 'Bea' });
    await admin.save(article.id, { fields, baseVersion: 1 });
    const refused = await service.call({
      method: 'PUT',
      path: `/api/updateBlogArticle?articleId=${article.id}`,
      headers,
      body: { title: 'x', content: '<p>x</p>', author: 'Anna', version: 1 },
    });
    expect(refused.status).toBe(409);
    expect(await admin.list()).toHaveLength(1);
  });

  it('is swept when nobody came back to it for 90 days', async () => {
    const admin = draftsOf(await service.signIn());
    await admin.save(KEY, { fields, baseVersion: null });
    const sweep = () => service.app.get(ArticleSweep, { strict: false }).run();
    const rows = () => service.database.query<unknown[]>('SELECT * FROM article_draft');
    service.advance(90 * DAY_MS - 60_000);
    await sweep();
    expect(await rows()).toHaveLength(1);
    service.advance(120_000);
    await sweep();
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a key of another form', '../7', { fields, baseVersion: null }],
    ['a short key', 'new-1', { fields, baseVersion: null }],
    ['no fields', KEY, { baseVersion: null }],
    ['a field too few', KEY, { fields: { ...fields, tags: undefined }, baseVersion: null }],
    ['an unknown state', KEY, { fields: { ...fields, status: 'x' }, baseVersion: null }],
    ['a title too long', KEY, { fields: { ...fields, title: 'x'.repeat(201) }, baseVersion: null }],
    ['no version', KEY, { fields }],
    ['a version that no article has', KEY, { fields, baseVersion: 2 ** 32 }],
    ['a version below all', KEY, { fields, baseVersion: -1 }],
  ])('is refused with %s', async (_what, key, body) => {
    const admin = draftsOf(await service.signIn());
    expect((await admin.save(encodeURIComponent(key), body)).status).toBe(400);
    expect(await admin.list()).toEqual([]);
  });

  it('may be as long as an article', async () => {
    const admin = draftsOf(await service.signIn());
    const content = `<p>${'è'.repeat(199_990)}</p>`;
    const { status } = await admin.save(KEY, { fields: { ...fields, content }, baseVersion: null });
    expect(status).toBe(200);
    expect((await admin.list())[0]?.fields.content).toBe(content);
  });
});
