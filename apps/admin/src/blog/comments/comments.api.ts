import { adminBlogApi } from '@zaino/contracts/blog';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { type CommentFilters, readCommentFilters } from './comment-filters';

/** Comments of one page of the queue, as many as the service gives. */
export const COMMENTS_OF_A_PAGE = 50;

export const commentsQuery = ({ state, articleId, page }: CommentFilters) => {
  const query = {
    state: state || undefined,
    articleId: articleId || undefined,
    offset: (page - 1) * COMMENTS_OF_A_PAGE,
  };
  return pageQuery(adminBlogApi.moderationQueue, query, (options) =>
    fetchJson(adminBlogApi.moderationQueue, { ...options, query }),
  );
};

/** The comments that the address names. */
export async function loadComments({ request }: LoaderFunctionArgs) {
  const filters = readCommentFilters(new URL(request.url).searchParams);
  await loadQuery(commentsQuery(filters));
  return filters;
}
