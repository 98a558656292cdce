import { defineEndpoint, shareImage } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { productIdSchema } from './product';

const call = { method: 'GET', path: '/api/share-images/products/:id.jpg' } as const;

/** What is shown with a link to a product. */
export const productImageEndpoint = defineEndpoint(call, {
  ...shareImage,
  summary: 'Image of a product for links',
  params: z.object({ id: productIdSchema }),
  query: z.object({}),
});
