import { adminBlogApi } from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { readCommentFilters } from './comment-filters';

/** Comments of one page of the queue, as many as the service gives. */
export const COMMENTS_OF_A_PAGE = 50;

/** The comments that the address names. */
export async function loadComments({ request }: LoaderFunctionArgs) {
  const filters = readCommentFilters(new URL(request.url).searchParams);
  const { state, articleId, page } = filters;
  const query = {
    state: state || undefined,
    articleId: articleId || undefined,
    offset: (page - 1) * COMMENTS_OF_A_PAGE,
  };
  const queue = await settle(fetchJson(adminBlogApi.moderationQueue, { request, query }));
  return { filters, queue: queue.value, failure: queue.failure };
}
export type CommentsData = Awaited<ReturnType<typeof loadComments>>;
