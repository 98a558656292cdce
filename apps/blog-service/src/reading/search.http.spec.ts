import type { ListedArticle } from '@zaino/contracts/blog';
import { startTestService, type TestService } from '../testing/test-service';

interface List {
  articles: ListedArticle[];
  total: number;
}

describe('the search of the blog', () => {
  let service: TestService;
  const path = (text: string) => `/api/getBlogArticles?search=${encodeURIComponent(text)}`;
  const titles = async (text: string, call = service.call) =>
    (await call<List>({ path: path(text) })).body.articles.map(({ title }) => title);

  beforeAll(async () => {
    service = await startTestService();
    await service.article({ title: 'Una gita', content: '<p>Con i <b>compagni</b> al museo.</p>' });
    await service.article({ title: 'Le attività', excerpt: 'Museo e laboratori all’aperto' });
    await service.article({ title: 'Il diario', tags: ['museo', 'scrittura'] });
    await service.article({
      title: 'Il museo della scuola',
      content: '<p>Astucci &amp; righe</p>',
    });
    await service.article({ title: 'Il mappamondo', status: 'draft' });
  });
  afterAll(() => service.stop());

  it('puts a title before tags, tags before the excerpt, that before the text', async () => {
    expect(await titles('museo')).toEqual([
      'Il museo della scuola',
      'Il diario',
      'Le attività',
      'Una gita',
    ]);
  });

  it('puts the newest first among equals', async () => {
    for (const title of ['Quaderno uno', 'Quaderno due', 'Quaderno tre']) {
      await service.article({ title });
      service.advance(1_000);
    }
    expect(await titles('quaderno')).toEqual(['Quaderno tre', 'Quaderno due', 'Quaderno uno']);
  });

  it.each([
    ['attivita', 'Le attività'],
    ['ATTIVITÀ', 'Le attività'],
    ["l'attività", 'Le attività'],
    ['atività', 'Le attività'],
    ['laboratorio', 'Le attività'],
    ['astuccio', 'Il museo della scuola'],
    ['riga', 'Il museo della scuola'],
    ['scrittrua', 'Il diario'],
    ['compagno museo', 'Una gita'],
    ['museo scuole', 'Il museo della scuola'],
    ['scritt', 'Il diario'],
    ['scrittura fantastica', 'Il diario'],
  ])('finds for %s', async (text, title) => expect(await titles(text)).toEqual([title]));

  it('finds nothing for what nobody wrote, markup included', async () => {
    for (const text of [
      'xyzzyx',
      'strong',
      'amp',
      'redazione',
      '…',
      '%',
      "' OR 1=1 --",
      '(.*)+$',
    ]) {
      expect((await service.call<List>({ path: path(text) })).body).toMatchObject({
        articles: [],
        total: 0,
      });
    }
  });

  it('knows the words of hidden articles for an admin only', async () => {
    expect(await titles('mappamondo')).toEqual([]);
    expect(await titles('mappamodno')).toEqual([]);
    expect(await titles('mappamodno', service.adminCall)).toEqual(['Il mappamondo']);
  });

  it('follows a text that changes', async () => {
    const article = await service.article({ title: 'La lavagna', content: '<p>Gessetti</p>' });
    const update = (changes: object) =>
      service.adminCall({
        method: 'PUT',
        path: `/api/updateBlogArticle?articleId=${article.id}`,
        body: { title: 'La lavagna', content: '<p>Gessetti</p>', author: 'Redazione', ...changes },
      });
    expect(await titles('gessetto')).toEqual(['La lavagna']);
    await update({ content: '<p>Pennarelli</p>' });
    expect([await titles('gessetto'), await titles('pennarello')]).toEqual([[], ['La lavagna']]);
    await update({ status: 'archived' });
    expect(await titles('lavagne')).toEqual([]);
    await update({ status: 'published' });
    expect(await titles('lavagne')).toEqual(['La lavagna']);
  });
});
