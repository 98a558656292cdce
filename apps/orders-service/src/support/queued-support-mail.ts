import { supportMessageSchema } from '@zaino/contracts/orders';
import { mailOriginSchema } from '@zaino/service/mail/mail-origin';
import { z } from 'zod';

/** Outbox topic of the mails about a message to the shop; the payload is a `QueuedSupportMail`. */
export const SUPPORT_MAIL_TOPIC = 'support-mail';

const { name, email, topic, orderNumber, message } = supportMessageSchema.shape;

/**
 * What follows from a message: what was written goes to the shop, and a confirmation to a writer who has proven the
 * address.
 */
export const queuedSupportMailSchema = z.object({
  id: z.uuid(),
  to: z.enum(['shop', 'writer']),
  at: z.iso.datetime(),
  /** Whose call it is; left out by copies of before. */
  causedBy: mailOriginSchema.optional(),
  message: z.object({ name, email, topic, orderNumber, message }),
});
export type QueuedSupportMail = z.infer<typeof queuedSupportMailSchema>;
