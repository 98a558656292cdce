import {
  type AdminArticle,
  articleSummarySchema,
  blogEndpoints,
  type BlogCategory,
  type ListedArticle,
} from '@zaino/contracts/blog';
import { DAY_MS } from '@zaino/rules/durations';
import { z } from 'zod';
import { startTestService, type TestService } from '../testing/test-service';

interface List {
  success: true;
  articles: ListedArticle[];
  total: number;
}

const path = '/api/getBlogArticles';
const long = 'Un decimo del peso. '.repeat(20).trim();

describe('lists of articles', () => {
  let service: TestService;
  const made: Record<string, AdminArticle> = {};

  beforeAll(async () => {
    service = await startTestService();
    const ago = (days: number) => new Date(service.now() - days * DAY_MS).toISOString();
    made['lista'] = await service.article({
      title: 'Come si legge la lista dei libri',
      content: '<h2>La lista</h2><p>Dice quali libri servono, <em>classe per classe</em>.</p>',
      category: 'Guide per le famiglie',
      tags: 'libri, Novità',
      publishedAt: ago(3),
    });
    made['zaino'] = await service.article({
      title: 'Lo zaino giusto',
      content: `<p>${long}</p>`,
      category: 'Salute è meglio',
      tags: ['zaino'],
      publishedAt: ago(1),
      featuredImage: 'https://example.com/zaino.jpg',
    });
    made['usati'] = await service.article({
      title: 'Comprare libri usati',
      excerpt: 'Perché conviene, città per città.',
      category: 'Guide per le famiglie',
      tags: ['libri', 'risparmio'],
      publishedAt: ago(2),
    });
    made['sciolto'] = await service.article({ title: 'Senza categoria', publishedAt: ago(4) });
    made['bozza'] = await service.article({ title: 'Segreta bozza', status: 'draft' });
    made['archivio'] = await service.article({
      title: 'Segreti passati',
      status: 'archived',
      tags: ['libri'],
    });
    made['futuro'] = await service.article({
      title: 'Segreti futuri',
      status: 'scheduled',
      category: 'Futuro',
      tags: ['libri'],
      publishedAt: ago(-2),
    });
    const gone = await service.article({ title: 'Segreto cancellato', category: 'Cancellati' });
    const deletion = `/api/deleteBlogArticle?articleId=${gone.id}`;
    expect((await service.adminCall({ method: 'DELETE', path: deletion })).status).toBe(200);
  });
  afterAll(() => service.stop());

  const idOf = (name: string) => made[name]?.id ?? '';
  const nameOf = (id: string) => Object.keys(made).find((name) => idOf(name) === id) ?? id;
  async function list(query = ''): Promise<List> {
    const { status, body } = await service.call<List>({ path: path + query });
    expect([status, body.success]).toEqual([200, true]);
    return body;
  }
  const namesOf = async (query = '') => (await list(query)).articles.map(({ id }) => nameOf(id));
  const guide = encodeURIComponent('guide per le FAMIGLIE');

  it.each([
    ['', ['zaino', 'usati', 'lista', 'sciolto']],
    ['?status=published', ['zaino', 'usati', 'lista', 'sciolto']],
    ['?limit=&offset=&category=&search=&tag=&status=&content=', 4],
    ['?search=%20%20&category=%20&tag=%20', 4],
    ['?sconosciuto=1', 4],
    ['?limit=2', ['zaino', 'usati']],
    ['?limit=2&offset=1', ['usati', 'lista']],
    ['?offset=3', ['sciolto']],
    ['?offset=4', []],
    ['?category=guide-per-le-famiglie', ['usati', 'lista']],
    [`?category=${guide}`, ['usati', 'lista']],
    ['?category=salute%20e%20meglio', ['zaino']],
    ['?category=salute-e-meglio', ['zaino']],
    ['?category=Futuro', []],
    ['?category=nessuna', []],
    ['?category=%25', []],
    ['?tag=libri', ['usati', 'lista']],
    ['?tag=LIBRI', ['usati', 'lista']],
    ['?tag=novita', ['lista']],
    ['?tag=lib', []],
    ['?category=guide-per-le-famiglie&tag=risparmio', ['usati']],
    ['?category=guide-per-le-famiglie&search=zaino', []],
  ])('answers %s', async (query, expected) => {
    const names = await namesOf(query);
    expect(typeof expected === 'number' ? names.length : names).toEqual(expected);
  });

  it('says how many fit beyond the page too', async () => {
    expect((await list('?limit=1')).total).toBe(4);
    expect((await list('?limit=1&offset=3&tag=libri')).total).toBe(2);
    expect((await list('?category=nessuna')).total).toBe(0);
  });

  it('has every field of the contract, and nothing else', async () => {
    const { articles } = await list();
    const strict = z.strictObject({ ...articleSummarySchema.shape, content: z.string() });
    expect(
      z
        .array(strict)
        .parse(articles)
        .map(({ id }) => id),
    ).toEqual([...['zaino', 'usati', 'lista', 'sciolto'].map(idOf)]);
    expect(articles[2]).toEqual({
      id: idOf('lista'),
      slug: 'come-si-legge-la-lista-dei-libri',
      title: 'Come si legge la lista dei libri',
      excerpt: '',
      preview: 'La lista Dice quali libri servono, classe per classe.',
      category: 'Guide per le famiglie',
      categoryId: 'guide-per-le-famiglie',
      tags: ['libri', 'Novità'],
      author: 'Redazione',
      featuredImage: '',
      featuredImageSize: null,
      status: 'published',
      publishedAt: made['lista']?.publishedAt,
      updatedAt: made['lista']?.updatedAt,
      views: 0,
      likes: 0,
      commentsCount: 0,
      readingMinutes: 1,
      content: made['lista']?.content,
    });
    expect(articles[0]).toMatchObject({ featuredImage: 'https://example.com/zaino.jpg' });
    expect(articles[3]).toMatchObject({ category: '', categoryId: null, tags: [] });
  });

  it('shows the excerpt, or the beginning of the text: 150 characters, 100 for admins', async () => {
    const [zaino, usati] = (await list()).articles;
    expect(usati?.preview).toBe('Perché conviene, città per città.');
    expect(zaino?.preview).toMatch(/^Un decimo .*…$/);
    expect(zaino?.preview.length).toBeGreaterThan(130);
    expect(zaino?.preview.length).toBeLessThanOrEqual(150);
    const { body } = await service.adminCall<List>({ path });
    const preview = body.articles.find(({ id }) => id === idOf('zaino'))?.preview ?? '';
    expect(preview.length).toBeGreaterThan(80);
    expect(preview.length).toBeLessThanOrEqual(100);
  });

  it.each(['false', '0'])('leaves the text out with content=%s', async (content) => {
    const { articles } = await list(`?content=${content}`);
    expect(z.array(z.strictObject(articleSummarySchema.shape)).parse(articles)).toHaveLength(4);
  });

  it.each(['draft', 'scheduled', 'archived'])(
    'asks for an admin with status=%s',
    async (status) => {
      const customer = await service.signIn('customer');
      for (const headers of [{}, customer, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
        const answer = await service.call({ path: `${path}?status=${status}`, headers });
        expect([answer.status, answer.body.code, answer.body.success]).toEqual([
          401,
          'unauthenticated',
          false,
        ]);
      }
    },
  );

  it('gives whoever has no session of an admin what everybody gets', async () => {
    const customer = await service.signIn('customer');
    for (const headers of [customer, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const { status, body } = await service.call<List>({ path, headers });
      expect([status, body.total]).toEqual([200, 4]);
      expect(JSON.stringify(body)).not.toMatch(/segret|"version"|plannedAt/i);
    }
  });

  it.each([
    ['', ['futuro', 'archivio', 'bozza', 'sciolto', 'usati', 'zaino', 'lista']],
    ['?status=draft', ['bozza']],
    ['?status=archived', ['archivio']],
    ['?status=scheduled', ['futuro']],
    ['?status=published', ['sciolto', 'usati', 'zaino', 'lista']],
    ['?tag=libri&limit=2', ['futuro', 'archivio']],
    ['?search=segreti', ['futuro', 'archivio', 'bozza']],
    ['?search=cancellato', []],
    ['?limit=2&offset=5', ['zaino', 'lista']],
  ])('answers an admin %s, latest change first', async (query, expected) => {
    const { status, body, headers } = await service.adminCall<List>({ path: path + query });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body.articles.map(({ id }) => nameOf(id))).toEqual(expected);
    expect(body.articles.every(({ version }) => version === 1)).toBe(true);
  });

  it('lists the categories that everybody sees something of, in the order of the alphabet', async () => {
    const ask = async (call: TestService['call']) => {
      const { body } = await call<{ categories: BlogCategory[] }>({
        path: '/api/getBlogCategories',
      });
      return z.strictObject(blogEndpoints.categories.response.shape).parse(body).categories;
    };
    const shown = [
      { id: 'guide-per-le-famiglie', name: 'Guide per le famiglie', articles: 2 },
      { id: 'salute-e-meglio', name: 'Salute è meglio', articles: 1 },
    ];
    expect(await ask(service.call)).toEqual(shown);
    expect(await ask(service.adminCall)).toEqual([
      { id: 'cancellati', name: 'Cancellati', articles: 0 },
      { id: 'futuro', name: 'Futuro', articles: 0 },
      ...shown,
    ]);
  });

  it.each([path, '/api/getBlogCategories', '/api/getBlogArticleBySlug?slug=lo-zaino-giusto'])(
    'answers %s with 304 where the client has it already, and compressed',
    async (address) => {
      const plain = { 'accept-encoding': 'identity' };
      const first = await service.call({ path: address, headers: plain });
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag') ?? '';
      const again = await service.call({ path: address, headers: { 'if-none-match': etag } });
      expect([again.status, again.body]).toEqual([304, '']);
      for (const encoding of ['br', 'gzip']) {
        const packed = await service.call({
          path: address,
          headers: { 'accept-encoding': encoding },
        });
        expect(packed.body).toEqual(first.body);
      }
    },
  );
});
