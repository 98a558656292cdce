import type { AdminArticle } from '@zaino/contracts/blog';
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

/** Which article a slug leads to; null where it is nobody's. */
const leadsTo = async (slug: string) => {
  const select = 'SELECT article_id AS id FROM article_slug WHERE slug = ?';
  const [row] = await service.database.query<{ id: number }[]>(select, [slug]);
  return row ? String(row.id) : null;
};
const changed = async (article: AdminArticle, form: Parameters<ArticleCalls['update']>[1]) => {
  const { status, body } = await calls.update(article, form);
  expect(status).toBe(200);
  return body.article;
};

describe('the slug of a new article', () => {
  it.each([
    ['Perché l’astuccio è così pieno?', 'perche-l-astuccio-e-cosi-pieno'],
    ['🎒🎒', 'articolo'],
    ['lungo '.repeat(33), 'lungo-'.repeat(20).slice(0, -1)],
  ])('of %j is %s', async (title, slug) => {
    expect((await service.article({ title })).slug).toBe(slug);
  });

  it('is what was wished for, in the form of the rule', async () => {
    const { slug } = await service.article({ title: 'Qualcosa', slug: ' Il mio Slug! ' });
    expect(slug).toBe('il-mio-slug');
    expect((await service.article({ title: 'Altro ancora', slug: '' })).slug).toBe('altro-ancora');
  });

  it('is nobody else’s, also where a hundred are made at once', async () => {
    const title = 'Cento insieme';
    const made = await Promise.all(Array.from({ length: 100 }, () => service.article({ title })));
    const numbers = Array.from({ length: 99 }, (_, index) => `cento-insieme-${index + 2}`);
    expect(made.map(({ slug }) => slug).sort()).toEqual(['cento-insieme', ...numbers].sort());
    for (const { id, slug } of made) expect(await leadsTo(slug)).toBe(id);
  });

  it('is nobody else’s where it looks like another’s with a number', async () => {
    const titles = ['Due vie', 'Due vie 2', 'Due vie', 'Due vie 2', 'Due vie', 'Due vie 3'];
    const made = await Promise.all(titles.map((title) => service.article({ title })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(titles.length);
  });

  it('loses its end to the number where it is as long as it may be', async () => {
    const title = 'x'.repeat(150);
    const slugs = [await service.article({ title }), await service.article({ title })];
    expect(slugs.map(({ slug }) => slug)).toEqual(['x'.repeat(120), `${'x'.repeat(118)}-2`]);
  });
});

describe('the slug of an article that is changed', () => {
  it('follows the title, and the old ones go on leading to it', async () => {
    let article = await service.article({ title: 'Primo titolo' });
    for (const title of ['Secondo titolo', 'Terzo titolo', 'Quarto titolo']) {
      article = await changed(article, { title });
    }
    expect(article.slug).toBe('quarto-titolo');
    for (const slug of ['primo-titolo', 'secondo-titolo', 'terzo-titolo', 'quarto-titolo']) {
      expect(await leadsTo(slug)).toBe(article.id);
    }
    // Back to an old one, which is its own.
    expect((await changed(article, { title: 'Primo titolo' })).slug).toBe('primo-titolo');
    expect(await leadsTo('quarto-titolo')).toBe(article.id);
  });

  it('stays where the title does, and where it has the same words', async () => {
    await service.article({ title: 'Sempre uguale' });
    const article = await service.article({ title: 'Sempre uguale' });
    expect(article.slug).toBe('sempre-uguale-2');
    expect((await changed(article, { content: '<p>Altro</p>' })).slug).toBe('sempre-uguale-2');
    expect((await changed(article, { title: 'Sempre uguale!' })).slug).toBe('sempre-uguale-2');
    expect((await changed(article, { slug: 'sempre-uguale' })).slug).toBe('sempre-uguale-2');
  });

  it('that was wished for stays until the title changes', async () => {
    const article = await service.article({ title: 'Titolo lungo', slug: 'corto' });
    expect((await changed(article, { author: 'Altri' })).slug).toBe('corto');
    expect((await changed(article, { title: 'Titolo nuovo', slug: 'corto' })).slug).toBe('corto');
    expect((await changed(article, { title: 'Titolo mai visto' })).slug).toBe('titolo-mai-visto');
    expect(await leadsTo('corto')).toBe(article.id);
  });

  it('is never an old one of another article', async () => {
    const first = await changed(await service.article({ title: 'Conteso' }), { title: 'Lasciato' });
    const second = await service.article({ title: 'Conteso' });
    expect([first.slug, second.slug]).toEqual(['lasciato', 'conteso-2']);
    expect((await changed(second, { slug: 'conteso' })).slug).toBe('conteso-2');
    expect(await leadsTo('conteso')).toBe(first.id);
    // Its own it takes back.
    expect((await changed(first, { slug: 'conteso' })).slug).toBe('conteso');
  });

  it('is free again where nobody has seen the draft by it', async () => {
    const draft = await service.article({ title: 'Bozza mai vista', status: 'draft' });
    expect((await changed(draft, { title: 'Bozza nuova' })).slug).toBe('bozza-nuova');
    expect(await leadsTo('bozza-mai-vista')).toBeNull();
    expect((await service.article({ title: 'Bozza mai vista' })).slug).toBe('bozza-mai-vista');
  });

  it('goes on leading to what was public once', async () => {
    const article = await service.article({ title: 'Era pubblico' });
    const draft = await changed(article, { status: 'draft' });
    const renamed = await changed(draft, { title: 'Ora bozza' });
    expect(await leadsTo('era-pubblico')).toBe(article.id);
    await changed(renamed, { title: 'Ora di nuovo' });
    expect(await leadsTo('ora-bozza')).toBeNull();
  });

  it('goes on leading to what appeared by itself', async () => {
    const publishedAt = new Date(service.now() + HOUR_MS).toISOString();
    const title = 'Programmato e poi visto';
    const article = await service.article({ title, status: 'scheduled', publishedAt });
    service.advance(2 * HOUR_MS);
    await changed(article, { title: 'Con un altro titolo' });
    expect(await leadsTo('programmato-e-poi-visto')).toBe(article.id);
  });
});
