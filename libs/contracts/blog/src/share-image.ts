import { defineEndpoint, shareImage } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { LONGEST_SLUG } from './limits';

const call = { method: 'GET', path: '/api/share-images/articles/:slug.jpg' } as const;

/** What is shown with a link to an article. */
export const articleImageEndpoint = defineEndpoint(call, {
  ...shareImage,
  summary: 'Image of an article for links',
  params: z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]+$/), z.maxLength(LONGEST_SLUG)) }),
  query: z.object({}),
});
