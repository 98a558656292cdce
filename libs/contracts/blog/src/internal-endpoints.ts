import { defineEndpoint, sitemapSlice } from '@zaino/contracts/shared';
import { blogInternalCalls } from './calls';

/** What other services ask the blog; never behind the gateway. */
export const blogInternalEndpoints = {
  /** Lists of categories, then articles that everybody sees. */
  sitemap: defineEndpoint(blogInternalCalls.sitemap, sitemapSlice),
} as const;
