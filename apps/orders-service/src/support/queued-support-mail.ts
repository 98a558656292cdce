import { supportMessageSchema } from '@zaino/contracts/orders';
import { z } from 'zod';

/** Outbox topic of the mails about a message to the shop; the payload is a `QueuedSupportMail`. */
export const SUPPORT_MAIL_TOPIC = 'support-mail';

const { name, email, topic, orderNumber, message } = supportMessageSchema.shape;

/** One of the two mails that follow from a message: what was written goes to the shop, a confirmation to the writer. */
export const queuedSupportMailSchema = z.object({
  id: z.uuid(),
  to: z.enum(['shop', 'writer']),
  at: z.iso.datetime(),
  message: z.object({ name, email, topic, orderNumber, message }),
});
export type QueuedSupportMail = z.infer<typeof queuedSupportMailSchema>;
