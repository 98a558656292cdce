import { blogEndpoints } from '@zaino/contracts/blog';
import { answer, refusal } from '@zaino/web/fake-network';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { blogIsDown, fakeBlog, without } from '../testing/fake-blog';
import { type ArticleData, loadArticle } from './article.api';

/** The page's data with its status, or where it leads to. */
async function load(slug: string) {
  const request = new Request(`http://127.0.0.1:4200/blog/${encodeURIComponent(slug)}`);
  const reply = await loadArticle({ request, params: { slug } } as unknown as LoaderFunctionArgs);
  if (reply instanceof Response) {
    return { redirect: reply.headers.get('location'), status: reply.status };
  }
  return { status: reply.init?.status, ...(reply.data satisfies ArticleData) };
}

afterEach(() => jest.restoreAllMocks());

describe('loadArticle', () => {
  it('gives the article, what goes with it and its comments', async () => {
    fakeBlog();
    expect(await load('quali-libri-servono-davvero')).toMatchObject({
      status: 200,
      article: { id: '7', content: expect.stringContaining('una sola') as string },
      related: [{ slug: 'compasso-e-squadre' }],
      comments: [{ name: 'Paolo R.' }, { name: 'Ines' }],
      failure: null,
    });
  });

  it('leads from an old address to the one that counts now, for good', async () => {
    fakeBlog();
    expect(await load('vecchio-titolo')).toEqual({
      redirect: '/blog/quali-libri-servono-davvero',
      status: 301,
    });
  });

  it.each([
    ['no article has the slug', 'nessuno', 404],
    ['it is the name of a feed', 'rss.xml', 404],
    ['it is longer than any slug', 'x'.repeat(121), 404],
  ])('says that there is none where %s', async (_case, slug, status) => {
    fakeBlog();
    expect(await load(slug)).toMatchObject({ status, article: null, failure: null });
  });

  it('says that there is none where the service takes no such slug', async () => {
    fakeBlog(answer(blogEndpoints.articleBySlug, () => refusal(400, 'invalid-input')));
    expect(await load('%20')).toMatchObject({ status: 404, failure: null });
  });

  it('says that nobody can tell where the service is down', async () => {
    blogIsDown();
    expect(await load('quali-libri-servono-davvero')).toMatchObject({
      status: 503,
      article: null,
      failure: { kind: 'unavailable' },
    });
  });

  it('withholds no article whose comments cannot be had, but nobody keeps the page', async () => {
    fakeBlog(without('comments'));
    expect(await load('quali-libri-servono-davvero')).toMatchObject({
      status: 503,
      article: { id: '7' },
      comments: null,
    });
  });
});
