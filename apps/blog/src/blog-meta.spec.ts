import { dataOf, servedHead } from '@zaino/web/served-head';
import { structuredDataErrors } from '@zaino/web/structured-data-errors';
import { routes } from './routes';
import { makeArticle, makePlain, makeSummary, imageUrl } from './testing/factories';
import { blogIsDown, fakeBlog, listing, showing } from './testing/fake-blog';

const ORIGIN = 'https://zaino.example';
const ARTICLE = '/blog/quali-libri-servono-davvero';
const headOf = (address: string) => servedHead(routes, address);
const many = Array.from({ length: 12 }, (_, index) => makeSummary({ id: `${index + 1}` }));

afterEach(() => jest.restoreAllMocks());

describe('the list and search engines', () => {
  it.each([
    ['all articles', '/blog', '/blog', 'Blog'],
    [
      'a category',
      '/blog?categoria=guide-per-le-famiglie',
      '/blog?categoria=guide-per-le-famiglie',
      'Guide per le famiglie · Blog',
    ],
    ['the blanks of a plain form', '/blog?cerca=&tag=', '/blog', 'Blog'],
    ['what it does not know', '/blog?utm_source=x', '/blog', 'Blog'],
  ])('finds %s at one address', async (...[, address, canonical, title]) => {
    fakeBlog();
    const meta = await headOf(address);
    expect(meta).toMatchObject({ canonical, title });
    expect(meta.noindex).toBeUndefined();
    expect(meta.description?.length).toBeLessThanOrEqual(160);
  });

  it('finds further pages, each with the way to its neighbours', async () => {
    fakeBlog(listing(many, 30));
    const meta = await headOf('/blog?categoria=guide-per-le-famiglie&pagina=2');
    expect(meta).toMatchObject({
      title: 'Guide per le famiglie · Blog, pagina 2',
      canonical: '/blog?categoria=guide-per-le-famiglie&pagina=2',
      links: [
        { rel: 'alternate', path: '/blog/rss.xml', type: 'application/rss+xml' },
        { rel: 'alternate', path: '/blog/atom.xml', type: 'application/atom+xml' },
        { rel: 'prev', path: '/blog?categoria=guide-per-le-famiglie' },
        { rel: 'next', path: '/blog?categoria=guide-per-le-famiglie&pagina=3' },
      ],
    });
  });

  it.each([
    ['a search', '/blog?cerca=libri', '“libri” · Blog'],
    ['a tag', '/blog?tag=adozioni', 'Tag “adozioni” · Blog'],
  ])('does not find %s, which has its own address', async (_case, address, title) => {
    fakeBlog();
    expect(await headOf(address)).toMatchObject({ noindex: true, canonical: address, title });
  });

  it.each([
    ['there is nothing', () => fakeBlog(listing([]))],
    ['the list cannot be had', blogIsDown],
  ])('does not find a category where %s', async (_case, answerCalls) => {
    answerCalls();
    expect((await headOf('/blog?categoria=x')).noindex).toBe(true);
  });

  it('names the articles and the way to them', async () => {
    fakeBlog();
    const meta = await headOf('/blog?categoria=guide-per-le-famiglie');
    expect(dataOf(meta, 'Blog')).toMatchObject({
      blogPost: [
        {
          headline: 'Quali libri servono davvero a settembre',
          url: ORIGIN + ARTICLE,
          author: { name: 'Marta Colleoni' },
          datePublished: '2026-08-27T22:30:00.000Z',
        },
      ],
    });
    expect(dataOf(meta, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { name: 'Blog', item: `${ORIGIN}/blog` },
        {
          name: 'Guide per le famiglie',
          item: `${ORIGIN}/blog?categoria=guide-per-le-famiglie`,
        },
      ],
    });
  });

  it('names the images of the first row ahead, the large one for its size', async () => {
    fakeBlog(listing(many));
    const { preloads: [lead, ...others] = [] } = await headOf('/blog');
    expect(others).toEqual([]);
    const { preloads: row = [] } = await headOf('/blog?categoria=guide-per-le-famiglie');
    expect(row).toHaveLength(3);
    expect(row[0]?.sizes).not.toBe(lead?.sizes);
    fakeBlog(listing([makePlain(), makeSummary({ featuredImage: 'https://a.example/b.jpg' })]));
    expect((await headOf('/blog')).preloads).toEqual([]);
  });
});

describe('an article and search engines', () => {
  it('is described for them, and for who shares it', async () => {
    fakeBlog();
    const meta = await headOf(ARTICLE);
    expect(meta).toMatchObject({
      title: 'Quali libri servono davvero a settembre',
      type: 'article',
      canonical: ARTICLE,
      description: 'La lista della scuola dice più di quanto sembra.',
      image: `/api/share-images/articles/${ARTICLE.replace('/blog/', '')}.jpg`,
      article: {
        published: '2026-08-27T22:30:00.000Z',
        modified: '2026-09-02T08:00:00.000Z',
        author: 'Marta Colleoni',
        section: 'Guide per le famiglie',
      },
    });
    expect(meta.preloads).toHaveLength(1);
    expect(meta.links?.map(({ rel }) => rel)).toEqual(['alternate', 'alternate']);
  });

  it('has its author, days, image, words and way', async () => {
    fakeBlog();
    const meta = await headOf(ARTICLE);
    expect(dataOf(meta, 'BlogPosting')).toEqual({
      '@type': 'BlogPosting',
      headline: 'Quali libri servono davvero a settembre',
      url: ORIGIN + ARTICLE,
      mainEntityOfPage: ORIGIN + ARTICLE,
      inLanguage: 'it',
      description: 'La lista della scuola dice più di quanto sembra.',
      image: `${ORIGIN}${imageUrl(1)}/1280.jpg`,
      datePublished: '2026-08-27T22:30:00.000Z',
      dateModified: '2026-09-02T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Marta Colleoni' },
      publisher: { '@type': 'Organization', name: 'Zaino', url: ORIGIN },
      articleSection: 'Guide per le famiglie',
      keywords: 'adozioni, scuola media',
      wordCount: 17,
      timeRequired: 'PT4M',
      commentCount: 2,
    });
    expect(dataOf(meta, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${ORIGIN}/blog` },
        { position: 2, item: `${ORIGIN}/blog?categoria=guide-per-le-famiglie` },
        { position: 3, name: 'Quali libri servono davvero a settembre' },
      ],
    });
  });

  it('is valid as schema.org defines it, as the list is', async () => {
    fakeBlog();
    const [article, list] = [await headOf(ARTICLE), await headOf('/blog')];
    expect(list.jsonLd).not.toEqual([]);
    expect(structuredDataErrors([...(article.jsonLd ?? []), ...(list.jsonLd ?? [])])).toEqual([]);
  });

  it('tells of nothing that there is not, nor of a change before it appeared', async () => {
    const plain = { featuredImage: '', category: '', categoryId: null, tags: [] };
    fakeBlog(showing(makeArticle({ ...plain, updatedAt: '2026-08-01T08:00:00.000Z' })));
    const meta = await headOf(ARTICLE);
    const posting = dataOf(meta, 'BlogPosting');
    expect(posting).not.toHaveProperty('image');
    expect(posting).not.toHaveProperty('articleSection');
    expect(posting).not.toHaveProperty('keywords');
    expect(posting).toMatchObject({ dateModified: '2026-08-27T22:30:00.000Z' });
    expect(meta.preloads).toEqual([]);
  });

  it.each([
    ['there is none', '/blog/nessuno', () => fakeBlog()],
    ['nobody can say', ARTICLE, blogIsDown],
  ])('is not found where %s', async (_case, address, answerCalls) => {
    answerCalls();
    expect(await headOf(address)).toEqual({ title: 'Articolo non trovato', noindex: true });
  });
});
