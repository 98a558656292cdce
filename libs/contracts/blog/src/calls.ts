import type { Calls } from '@zaino/contracts/shared';

/** The public calls of the blog (specification, point 7). */
export const blogCalls = {
  articles: { method: 'GET', path: '/api/getBlogArticles' },
  categories: { method: 'GET', path: '/api/getBlogCategories' },
  articleBySlug: { method: 'GET', path: '/api/getBlogArticleBySlug' },
  comments: { method: 'GET', path: '/api/getBlogComments' },
  addComment: { method: 'POST', path: '/api/addBlogComment' },
  like: { method: 'POST', path: '/api/likeBlogArticle' },
  visit: { method: 'POST', path: '/api/blog/visits' },
  rss: { method: 'GET', path: '/blog/rss.xml' },
  atom: { method: 'GET', path: '/blog/atom.xml' },
  siteSearch: { method: 'GET', path: '/api/search/articles' },
} as const satisfies Calls;

/** Calls of its admins. */
export const adminBlogCalls = {
  create: { method: 'POST', path: '/api/createBlogArticle' },
  update: { method: 'PUT', path: '/api/updateBlogArticle' },
  remove: { method: 'DELETE', path: '/api/deleteBlogArticle' },
  restore: { method: 'POST', path: '/api/blog/restore' },
  article: { method: 'GET', path: '/api/blog/articles/:id' },
  preview: { method: 'POST', path: '/api/blog/preview' },
  drafts: { method: 'GET', path: '/api/blog/drafts' },
  saveDraft: { method: 'PUT', path: '/api/blog/drafts/:key' },
  dropDraft: { method: 'DELETE', path: '/api/blog/drafts/:key' },
  adminCategories: { method: 'GET', path: '/api/blog/categories' },
  renameCategory: { method: 'PUT', path: '/api/blog/categories/:id' },
  removeCategory: { method: 'DELETE', path: '/api/blog/categories/:id' },
  moderationQueue: { method: 'GET', path: '/api/blog/comments' },
  moderate: { method: 'POST', path: '/api/blog/comments/moderate' },
  uploadImage: { method: 'POST', path: '/api/blog/media' },
  parkedMessages: { method: 'GET', path: '/api/blog/parked-messages' },
  retryMessage: { method: 'POST', path: '/api/blog/parked-messages/:id' },
} as const satisfies Calls;

/** What other services ask; never behind the gateway. */
export const blogInternalCalls = {
  sitemap: { method: 'GET', path: '/internal/sitemap/articles' },
} as const satisfies Calls;
