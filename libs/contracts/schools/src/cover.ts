import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

const call = { method: 'GET', path: '/api/covers/:isbn.svg' } as const;

/** A drawn cover for books of which there is no image. */
export const coverEndpoint = defineEndpoint(call, {
  summary: 'Drawn cover of a book',
  access: 'public',
  query: z.object({}),
  params: z.object({ isbn: z.string().check(z.regex(/^[A-Z0-9]{3,13}$/)) }),
  response: z.string(),
  contentType: 'image/svg+xml',
});
