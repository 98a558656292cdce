import { connectTestRedis } from '@zaino/testing/test-redis';
import type { AdminArticle } from '@zaino/contracts/blog';
import { dataChangedChannel } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { type ArticleCalls, articleCalls } from './testing/article-calls';

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

const iso = (ms: number) => new Date(ms).toISOString();

describe('POST /api/createBlogArticle', () => {
  it('answers with the article, and gives it the defaults', async () => {
    const { status, body } = await calls.create({
      title: ' Lo zaino giusto ',
      content: '<h1>Peso</h1><p onclick="x()">Non più di <b>tre</b> chili.</p>',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      article: {
        id: expect.stringMatching(/^[1-9]\d*$/) as string,
        slug: 'lo-zaino-giusto',
        title: 'Lo zaino giusto',
        content: '<h2 id="s-peso">Peso</h2><p>Non più di <strong>tre</strong> chili.</p>',
        headings: [{ id: 's-peso', text: 'Peso', level: 2 }],
        excerpt: '',
        preview: 'Peso Non più di tre chili.',
        category: '',
        categoryId: null,
        tags: [],
        author: 'Redazione',
        featuredImage: '',
        featuredImageSize: null,
        status: 'published',
        publishedAt: expect.any(String) as string,
        updatedAt: body.article.publishedAt,
        views: 0,
        likes: 0,
        commentsCount: 0,
        readingMinutes: 1,
        version: 1,
        plannedAt: null,
      },
    });
    expect((await calls.read(body.article)).body).toEqual(body);
  });

  it('is published now, at a given moment, or later', async () => {
    const moment = iso(service.now() - HOUR_MS);
    const later = iso(service.now() + HOUR_MS);
    for (const [form, status, publishedAt] of [
      [{ publishedAt: moment }, 'published', moment],
      [{ publishedAt: later }, 'scheduled', later],
      [{ status: 'scheduled', publishedAt: later }, 'scheduled', later],
      [{ status: 'scheduled', publishedAt: moment }, 'published', moment],
      [{ status: 'draft', publishedAt: later }, 'draft', null],
      [{ publishedAt: '2026-03-01T12:00:00+02:00' }, 'published', '2026-03-01T10:00:00.000Z'],
    ] as const) {
      const { body } = await calls.create(form);
      expect(body.article).toMatchObject({ status, publishedAt });
    }
  });
});

describe('PUT /api/updateBlogArticle', () => {
  it('changes what is sent, and counts the saves', async () => {
    const article = await service.article({ tags: 'a, b', category: 'Guide', excerpt: 'Breve' });
    service.advance(60_000);
    const form = {
      title: 'Nuovo',
      content: '<p>Nuovo</p>',
      tags: ['c'],
      category: '',
      excerpt: '',
    };
    const { body } = await calls.update(article, form);
    expect(body.article).toMatchObject({
      ...form,
      slug: 'nuovo',
      version: 2,
      categoryId: null,
      id: article.id,
      publishedAt: article.publishedAt,
      status: 'published',
    });
    expect(Date.parse(body.article.updatedAt)).toBeGreaterThan(Date.parse(article.updatedAt));
    expect((await calls.read(article)).body).toEqual(body);
  });

  it('changes nothing where all is as it was', async () => {
    const article = await service.article({ category: 'Guide', tags: ['a'], excerpt: 'Breve' });
    expect((await calls.update(article)).body.article).toEqual(article);
  });

  it('leaves the state as it is unless told', async () => {
    const draft = await service.article({ status: 'draft' });
    const { body } = await calls.update(draft, { status: undefined, title: 'Ancora bozza' });
    expect(body.article).toMatchObject({ status: 'draft', publishedAt: null });
  });

  it('takes an article through all states and back', async () => {
    let article = await service.article({ status: 'draft' });
    const to = async (form: Parameters<ArticleCalls['update']>[1]) => {
      article = (await calls.update(article, form)).body.article;
      return [article.status, article.publishedAt];
    };
    const later = iso(service.now() + HOUR_MS);
    expect(await to({ status: 'scheduled', publishedAt: later })).toEqual(['scheduled', later]);
    expect(await to({ status: 'draft' })).toEqual(['draft', null]);
    service.advance(60_000);
    const [status, publishedAt] = await to({ status: 'published' });
    expect([status, publishedAt]).toEqual(['published', article.updatedAt]);
    service.advance(60_000);
    expect(await to({ status: 'archived' })).toEqual(['archived', publishedAt]);
    expect(await to({ status: 'published' })).toEqual(['published', publishedAt]);
    expect(await to({ status: 'draft' })).toEqual(['draft', publishedAt]);
    expect(await to({ status: 'published' })).toEqual(['published', publishedAt]);
  });

  it('keeps the date that a draft is planned for, until it is taken back', async () => {
    const later = iso(service.now() + HOUR_MS);
    const evenLater = iso(service.now() + 2 * HOUR_MS);
    let article = await service.article({ status: 'draft', publishedAt: later });
    const to = async (form: Parameters<ArticleCalls['update']>[1]) => {
      article = (await calls.update(article, form)).body.article;
      expect((await calls.read(article)).body.article).toEqual(article);
      const { body } = await service.adminCall<{ articles: AdminArticle[] }>({
        path: `/api/getBlogArticles?content=false&limit=1`,
      });
      const { status, publishedAt, plannedAt } = article;
      expect(body.articles[0]).toMatchObject({ id: article.id, status, publishedAt, plannedAt });
      return [status, publishedAt, plannedAt];
    };
    expect(article).toMatchObject({ status: 'draft', publishedAt: null, plannedAt: later });
    expect(await to({ title: 'Con data' })).toEqual(['draft', null, later]);
    expect(await to({ status: 'scheduled' })).toEqual(['scheduled', later, null]);
    expect(await to({ status: 'draft' })).toEqual(['draft', null, later]);
    expect(await to({ publishedAt: evenLater })).toEqual(['draft', null, evenLater]);
    // Its moment may pass: nobody sees it for that.
    service.advance(3 * HOUR_MS);
    expect(await to({ excerpt: 'Breve' })).toEqual(['draft', null, evenLater]);
    expect((await service.call({ path: '/api/getBlogArticleBySlug?slug=con-data' })).status).toBe(
      404,
    );
    expect(await to({ publishedAt: null })).toEqual(['draft', null, null]);
    const [, publishedAt] = await to({ status: 'published' });
    expect(publishedAt).toBe(article.updatedAt);
    const again = iso(service.now() + HOUR_MS);
    expect(await to({ status: 'archived', publishedAt: again })).toEqual([
      'archived',
      publishedAt,
      again,
    ]);
  });

  it('finds no article that is not there', async () => {
    const article = { ...(await service.article()), id: '4000000000' };
    const { status, body } = await calls.update(article, { title: 'Mai' });
    expect([status, body.code, body.error]).toEqual([
      404,
      'article-missing',
      'Articolo non trovato',
    ]);
    expect((await calls.update({ ...article, id: '9999999999' })).status).toBe(404);
    for (const id of ['', '0', '-1', 'x', '1.5', '99999999999']) {
      expect((await calls.update({ ...article, id })).status).toBe(400);
    }
  });
});

describe('a save', () => {
  it('keeps views, likes and comments as they are', async () => {
    const article = await service.article();
    const counts = 'UPDATE article SET views = 7, likes = 3, comments_count = 2 WHERE id = ?';
    await service.database.query(counts, [article.id]);
    const { body } = await calls.update(article, { title: 'Altro titolo ancora' });
    expect(body.article).toMatchObject({ views: 7, likes: 3, commentsCount: 2 });
  });

  it('is told to those who keep pages, once it is done, where everybody sees it', async () => {
    const listener = await connectTestRedis(service.redisRelay.url);
    let told: () => void = () => undefined;
    await listener.subscribe(dataChangedChannel(listener), (message) => {
      expect(JSON.parse(message)).toEqual({ domain: 'blog' });
      told();
    });
    const isTold = async <Result>(act: () => Promise<Result>): Promise<Result> => {
      const heard = new Promise<void>((resolve) => (told = resolve));
      const [result] = await Promise.all([act(), heard]);
      return result;
    };
    const article = await isTold(() => service.article());
    await isTold(() => calls.update(article, { content: '<p>Solo il testo</p>' }));
    await isTold(() => calls.update(article, { title: 'Solo il titolo' }));
    await isTold(() => calls.update(article, { status: 'archived' }));
    await isTold(() => calls.update(article, { status: 'published' }));
    await isTold(() => calls.remove(article));
    await isTold(() => calls.restore(article));
    await listener.close();
  });

  it('is seen by the public at once', async () => {
    const article = await service.article({ title: 'Appena salvato' });
    await calls.update(article, { content: '<p>Appena cambiato</p>' });
    const { body } = await service.call<{ article: AdminArticle }>({
      path: '/api/getBlogArticleBySlug?slug=appena-salvato',
    });
    expect(body.article.content).toBe('<p>Appena cambiato</p>');
  });
});
