import {
  type AdminArticle,
  adminArticleSchema,
  type Article,
  articleSchema,
  type ArticleSummary,
  blogEndpoints,
} from '@zaino/contracts/blog';
import * as z from 'zod/mini';
import { startTestService, type TestService } from '../testing/test-service';
import { BlogRevision } from './blog-revision';

interface Found {
  success: true;
  article: Article;
  related: ArticleSummary[];
}

const pathOf = (slug: string) => `/api/getBlogArticleBySlug?slug=${encodeURIComponent(slug)}`;

describe('one article by its slug', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const find = (slug: string, call = service.call) => call<Found>({ path: pathOf(slug) });
  const update = (article: AdminArticle, changes: object) =>
    service.adminCall<{ article: AdminArticle }>({
      method: 'PUT',
      path: `/api/updateBlogArticle?articleId=${article.id}`,
      body: { title: article.title, content: article.content, author: 'Redazione', ...changes },
    });

  async function expectMissing(slug: string, call = service.call): Promise<void> {
    const { status, body, headers } = await call({ path: pathOf(slug) });
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body).toMatchObject({
      code: 'article-missing',
      success: false,
      detail: 'Articolo non trovato',
      error: 'Articolo non trovato',
    });
  }

  it('has every field of the contract', async () => {
    const made = await service.article({
      title: 'I libri della prima media',
      content: '<h2>Quanti</h2><p>Una decina.</p><h3>Quali</h3><p>Dipende.</p>',
      category: 'Medie',
      tags: 'libri, medie',
      excerpt: 'Quanti e quali.',
    });
    const { status, body } = await find('i-libri-della-prima-media');
    expect(status).toBe(200);
    z.strictObject(blogEndpoints.articleBySlug.response.shape).parse(body);
    const { version, plannedAt, ...rest } = made;
    expect(z.strictObject(articleSchema.shape).parse(body.article)).toEqual(rest);
    expect([version, plannedAt]).toEqual([1, null]);
    expect(body.article.headings).toMatchObject([
      { text: 'Quanti', level: 2 },
      { text: 'Quali', level: 3 },
    ]);
    expect(body.related.map(({ id }) => id)).not.toContain(made.id);
  });

  it.each(['nessuno', 'perché', '../../etc/passwd', '%00', "' OR 1=1 --", '𝒜', 'rss.xml', '-'])(
    'has no article %j',
    (slug) => expectMissing(slug),
  );

  it('leads from an old slug, and from capitals, to the one that counts', async () => {
    const made = await service.article({ title: 'La vecchia palestra' });
    await update(made, { title: 'La nuova palestra' });
    for (const slug of ['la-vecchia-palestra', 'la-nuova-palestra', 'La-Nuova-PALESTRA']) {
      const { body } = await find(slug);
      expect(body.article).toMatchObject({ id: made.id, slug: 'la-nuova-palestra' });
    }
  });

  it.each(['draft', 'archived', 'scheduled'] as const)(
    'shows a %s article to nobody but an admin',
    async (status) => {
      const publishedAt = new Date(service.now() + 60_000).toISOString();
      const made = await service.article({ title: `Non per tutti ${status}`, status, publishedAt });
      await expectMissing(made.slug);
      const bearer = { authorization: `Bearer ${'x'.repeat(43)}` };
      await expectMissing(made.slug, (call) => service.call({ ...call, headers: bearer }));
      const { body, headers } = await find(made.slug, service.adminCall);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(z.strictObject(adminArticleSchema.shape).parse(body.article)).toEqual(made);
    },
  );

  it('forgets a deleted article for everybody, and has it again when it is restored', async () => {
    const made = await service.article({ title: 'Da cestinare' });
    await update(made, { title: 'Cestinato' });
    const query = `articleId=${made.id}`;
    await service.adminCall({ method: 'DELETE', path: `/api/deleteBlogArticle?${query}` });
    for (const slug of ['da-cestinare', 'cestinato']) {
      await expectMissing(slug);
      await expectMissing(slug, service.adminCall);
    }
    await service.adminCall({ method: 'POST', path: `/api/blog/restore?${query}` });
    expect((await find('da-cestinare')).body.article).toMatchObject({ slug: 'cestinato' });
  });

  it('names at most three related articles: those with most in common, the newest of equals and of others', async () => {
    const article = (
      title: string,
      category: string,
      tags: string[] = [],
      status = 'published',
    ) => {
      service.advance(1_000);
      return service.article({ title, category, tags, status: status as 'published' });
    };
    const one = await article('Mensa', 'Vita', ['cibo', 'pranzo']);
    await article('Vita vecchia', 'Vita');
    await article('Vita nuova', 'Vita');
    await article('Cibo altrove', 'Ricette', ['Cibo']);
    await article('Pranzo e cibo', 'Ricette', ['pranzo', 'cibo']);
    await article('Altro', 'Altro', ['altro']);
    await article('Bozza', 'Vita', ['cibo', 'pranzo'], 'draft');
    const { related } = (await find(one.slug)).body;
    expect(related.map(({ title }) => title)).toEqual([
      'Pranzo e cibo',
      'Cibo altrove',
      'Vita nuova',
    ]);
    expect(related[0]).not.toHaveProperty('content');
    const ofOther = (await find('altro')).body.related;
    expect(ofOther.map(({ title }) => title)).toEqual([
      'Pranzo e cibo',
      'Cibo altrove',
      'Vita nuova',
    ]);
    expect((await find('bozza', service.adminCall)).body.related[0]?.title).toBe('Mensa');
  });

  it('shows counts that others write, and the size of an image that we keep', async () => {
    const made = await service.article({ title: 'Contato' });
    const id = 'f'.repeat(32);
    await service.database.query(
      `INSERT INTO media (id, content_type, width, height, content, created_at)
       VALUES (?, 'image/png', 1200, 800, 'x', NOW())`,
      [id],
    );
    await service.database.query(
      'UPDATE article SET views = 7, likes = 3, comments_count = 2, featured_image = ? WHERE id = ?',
      [`/api/blog/media/${id}`, made.id],
    );
    await service.app.get(BlogRevision, { strict: false }).refresh();
    expect((await find(made.slug)).body.article).toMatchObject({
      views: 7,
      likes: 3,
      commentsCount: 2,
      featuredImageSize: { width: 1_200, height: 800 },
    });
  });
});
