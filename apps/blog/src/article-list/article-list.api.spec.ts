import { blogEndpoints } from '@zaino/contracts/blog';
import { refusal, answer } from '@zaino/web/fake-network';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { makeSummary } from '../testing/factories';
import { fakeBlog, listing, queriesOf, without } from '../testing/fake-blog';
import { type ArticleListData, loadArticleList } from './article-list.api';

/** The page's data with its status, or where it leads to. */
async function load(query: string) {
  const request = new Request(`http://127.0.0.1:4200/blog${query}`);
  const reply = await loadArticleList({ request, params: {} } as unknown as LoaderFunctionArgs);
  if (reply instanceof Response) return { redirect: reply.headers.get('location') };
  return { status: reply.init?.status, ...(reply.data satisfies ArticleListData) };
}

afterEach(() => jest.restoreAllMocks());

describe('loadArticleList', () => {
  it('asks for the page that the address names', async () => {
    const fetched = fakeBlog(listing([makeSummary()], 30));
    await load('?cerca=libri&categoria=spese&tag=a&pagina=3');
    expect(queriesOf(fetched, 'articles')).toEqual([
      {
        limit: '12',
        offset: '24',
        search: 'libri',
        category: 'spese',
        tag: 'a',
        content: 'false',
      },
    ]);
  });

  it('asks as everybody does, also for an admin', async () => {
    localStorage.setItem('adminToken', 'geheim');
    const fetched = fakeBlog();
    await load('');
    localStorage.clear();
    for (const [, init] of fetched.mock.calls) {
      expect(new Headers(init?.headers).get('authorization')).toBe('');
    }
  });

  it('sends along only what a card shows', async () => {
    fakeBlog(listing([makeSummary()]));
    const { found } = (await load('')) as ArticleListData;
    expect(Object.keys(found?.articles[0] ?? {})).toEqual([
      'id',
      'slug',
      'title',
      'preview',
      'category',
      'author',
      'featuredImage',
      'publishedAt',
      'views',
      'likes',
      'commentsCount',
      'readingMinutes',
    ]);
  });

  it('leads to the address that a category has by now', async () => {
    fakeBlog(listing([makeSummary({ categoryId: 'consigli' })], 30));
    expect(await load('?categoria=guide&cerca=libri&pagina=2')).toEqual({
      redirect: '/blog?cerca=libri&categoria=consigli&pagina=2',
    });
    expect(await load('?categoria=consigli')).toMatchObject({ status: 200 });
  });

  it('leads to the last page where there are fewer', async () => {
    fakeBlog(listing([], 30));
    expect(await load('?categoria=spese&pagina=9')).toEqual({
      redirect: '/blog?categoria=spese&pagina=3',
    });
    fakeBlog(listing([], 0));
    expect(await load('?pagina=2')).toEqual({ redirect: '/blog' });
  });

  it('is an empty list with status 503 where the list cannot be had', async () => {
    fakeBlog(without('articles'));
    expect(await load('?categoria=spese')).toMatchObject({
      status: 503,
      found: null,
      categories: [{}, {}],
      failure: { kind: 'unavailable' },
    });
  });

  it('takes a refused list as one without articles, not as a failure to retry', async () => {
    fakeBlog(answer(blogEndpoints.articles, () => refusal(400, 'category-unknown')));
    expect(await load('?categoria=x')).toMatchObject({ status: 200, found: null, failure: null });
  });
});
