import { randomInt, randomUUID } from 'node:crypto';
import { staffToken } from '@zaino/browser-testing/admin';
import type { AdminArticle, AdminComment, ArticleInput, BlogComment } from '@zaino/contracts/blog';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

type Asked = Pick<AdminArticle, 'id'>;

/** Somebody's words that no other test has. */
export const newMark = () => randomUUID().slice(0, 8);

/** Says that a call comes from somewhere else: as a proxy does that the gateway trusts. */
export const fromElsewhere = () => ({
  'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`,
});

const asStaff = async (request: APIRequestContext) => ({
  authorization: `Bearer ${await staffToken(request)}`,
});

async function bodyOf<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Body;
}

/** Writes an article as an admin does, without a page. */
export async function writeArticle(
  request: APIRequestContext,
  input: Partial<ArticleInput> = {},
): Promise<AdminArticle> {
  const answer = await request.post('/api/createBlogArticle', {
    headers: await asStaff(request),
    data: {
      title: `Articolo di prova ${newMark()}`,
      content: '<p>Un testo di prova.</p>',
      author: 'Redazione',
      ...input,
    },
  });
  return (await bodyOf<{ article: AdminArticle }>(answer)).article;
}

/** Changes an article as an admin does, whatever others have changed. */
export async function changeArticle(
  request: APIRequestContext,
  { id, title, content, author }: AdminArticle,
  input: Partial<ArticleInput>,
): Promise<AdminArticle> {
  const answer = await request.put(`/api/updateBlogArticle?articleId=${id}`, {
    headers: await asStaff(request),
    data: { title, content, author, ...input },
  });
  return (await bodyOf<{ article: AdminArticle }>(answer)).article;
}

/** The article of this title as it is kept. */
export async function keptArticle(
  request: APIRequestContext,
  title: string,
): Promise<AdminArticle> {
  const headers = await asStaff(request);
  const params = { search: title, content: 'false' };
  const list = await bodyOf<{ articles: Asked[] }>(
    await request.get('/api/getBlogArticles', { headers, params }),
  );
  const answer = await request.get(`/api/blog/articles/${list.articles[0]?.id ?? ''}`, { headers });
  return (await bodyOf<{ article: AdminArticle }>(answer)).article;
}

/** Leaves a comment as a reader does, without a page; each reader has an address of their own. */
export async function leaveComment(
  request: APIRequestContext,
  article: Asked,
  comment: Partial<Record<'name' | 'email' | 'content', string>> = {},
): Promise<void> {
  const answer = await request.post(`/api/addBlogComment?articleId=${article.id}`, {
    headers: fromElsewhere(),
    data: {
      name: 'Paolo R.',
      email: `lettore.${newMark()}@example.com`,
      content: `Un commento di prova ${newMark()}.`,
      ...comment,
    },
  });
  await bodyOf(answer);
}

/** Comments of an article that everybody sees. */
export async function commentsOf(
  request: APIRequestContext,
  article: Asked,
): Promise<BlogComment[]> {
  const answer = await request.get(`/api/getBlogComments?articleId=${article.id}`);
  return (await bodyOf<{ comments: BlogComment[] }>(answer)).comments;
}

/** Comments of an article that no admin has looked at. */
export async function waitingComments(
  request: APIRequestContext,
  article: Asked,
): Promise<AdminComment[]> {
  const answer = await request.get(`/api/blog/comments?state=pending&articleId=${article.id}`, {
    headers: await asStaff(request),
  });
  return (await bodyOf<{ comments: AdminComment[] }>(answer)).comments;
}

/** Approves comments as an admin does. */
export async function approve(request: APIRequestContext, ids: string[]): Promise<void> {
  const headers = await asStaff(request);
  const data = { ids, action: 'approve' };
  await bodyOf(await request.post('/api/blog/comments/moderate', { headers, data }));
}
