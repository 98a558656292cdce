import { bookshopNoticeSchema } from '@zaino/contracts/bookshops';
import { z } from 'zod';

export const OWNER_NOTICE_TOPIC = 'owner.notice';

/** Of a decision, for the owner: it waits in the outbox until the identity service has taken it. */
export const ownerNoticeSchema = z.object({
  ownerId: z.string(),
  /** Of the bookshop. */
  name: z.string(),
  decision: bookshopNoticeSchema,
  reason: z.string(),
});
export type OwnerNotice = z.infer<typeof ownerNoticeSchema>;
