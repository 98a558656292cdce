import type { ApiOf } from '@zaino/contracts/shared';
import type { adminBlogEndpoints } from './admin-endpoints';
import { adminBlogCalls, blogCalls } from './calls';
import type { blogEndpoints } from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const blogApi: ApiOf<typeof blogEndpoints> = blogCalls;
export const adminBlogApi: ApiOf<typeof adminBlogEndpoints> = adminBlogCalls;
