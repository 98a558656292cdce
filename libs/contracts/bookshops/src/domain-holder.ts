import { shopFrontSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';

/**
 * Whose a sub-domain is. `paused` by the owner, or, without a name, by an admin. `closed` also of a bookshop that was
 * never open: its name was looked at by nobody and stays untold. `moved`: the bookshop has another one now, and nobody
 * else may have this.
 */
export const domainHolderSchema = z.discriminatedUnion('standing', [
  z.object({ standing: z.literal('open'), front: shopFrontSchema }),
  z.object({ standing: z.literal('paused'), name: z.nullable(z.string()) }),
  z.object({ standing: z.literal('closed') }),
  z.object({ standing: z.literal('moved'), url: z.string() }),
  z.object({ standing: z.literal('unknown') }),
]);
export type DomainHolder = z.infer<typeof domainHolderSchema>;
