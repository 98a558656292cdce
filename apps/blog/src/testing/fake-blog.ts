import { blogEndpoints } from '@zaino/contracts/blog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { categories, makeArticle, makeComment, makePlain, makeSummary } from './factories';

type Answered = Parameters<typeof fakeNetwork>[number];

/** What the fake service has, latest first. */
export const shelf = [makeSummary(), makePlain()];

const missing = () =>
  refusal(404, 'article-missing', {
    detail: 'Articolo non trovato',
    error: 'Articolo non trovato',
  });

/** Two articles: the list by words, category and tag; the first one by its slug and by an old one. */
const calls: Answered[] = [
  answer(blogEndpoints.articles, ({ query: { search = '', category, tag } }) => {
    const articles = shelf.filter(
      ({ title, categoryId, tags }) =>
        title.toLowerCase().includes(search.toLowerCase()) &&
        (category === undefined || categoryId === category) &&
        (tag === undefined || tags.includes(tag)),
    );
    return { success: true as const, articles, total: articles.length };
  }),
  answer(blogEndpoints.categories, () => ({ success: true as const, categories })),
  answer(blogEndpoints.articleBySlug, ({ query: { slug } }) => {
    const article = makeArticle();
    return [article.slug, 'vecchio-titolo'].includes(slug)
      ? { success: true as const, article, related: [makePlain()] }
      : missing();
  }),
  answer(blogEndpoints.comments, () => ({
    success: true as const,
    comments: [
      makeComment(),
      makeComment({ id: '2', name: 'Ines', content: 'Utile.', createdAt: '2026-09-01T10:00:00Z' }),
    ],
  })),
  answer(blogEndpoints.visit, () => ({
    success: true as const,
    views: 1285,
    likes: 46,
    liked: false,
  })),
];

/** The blog service as its contract describes it; what a test answers itself wins. */
export function fakeBlog(...answered: Answered[]) {
  return fakeNetwork(...calls, ...answered);
}

/** A service that does not answer. */
export const blogIsDown = () => fakeNetwork();

/** An answer in place of which the service is down. */
export const without = (name: keyof typeof blogEndpoints): Answered =>
  answer(blogEndpoints[name], () => refusal(503, 'unavailable'));

/** A list of these articles, of which there are more. */
export const listing = (articles: typeof shelf, total = articles.length): Answered =>
  answer(blogEndpoints.articles, () => ({ success: true as const, articles, total }));

/** An article in the place of the usual one. */
export const showing = (article: ReturnType<typeof makeArticle>, related: typeof shelf = []) =>
  answer(blogEndpoints.articleBySlug, () => ({ success: true as const, article, related }));

/** The queries that a call was made with. */
export function queriesOf(
  fetched: ReturnType<typeof fakeNetwork>,
  name: keyof typeof blogEndpoints,
) {
  return fetched.mock.calls
    .map(([input]) => new URL(input as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === blogEndpoints[name].path)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
}
