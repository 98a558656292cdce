import type { adminBlogEndpoints, blogEndpoints } from '@zaino/contracts/blog';
import type { ApiCall } from '@zaino/web/api-client';

type PublicCalls = typeof blogEndpoints;
type Calls = typeof adminBlogEndpoints;

/** The calls of the blog service that the pages of the list and of the comments make; a test holds them to the contract. */
export const blogCalls = {
  articles: { path: '/api/getBlogArticles' } as ApiCall<PublicCalls['articles']>,
  categories: { path: '/api/getBlogCategories' } as ApiCall<PublicCalls['categories']>,
  remove: { path: '/api/deleteBlogArticle', method: 'DELETE' } as ApiCall<Calls['remove']>,
  restore: { path: '/api/blog/restore', method: 'POST' } as ApiCall<Calls['restore']>,
  moderationQueue: { path: '/api/blog/comments' } as ApiCall<Calls['moderationQueue']>,
  moderate: {
    path: '/api/blog/comments/moderate',
    method: 'POST',
  } as ApiCall<Calls['moderate']>,
};
