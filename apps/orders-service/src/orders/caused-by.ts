import { mailOriginOf, mailOriginSchema } from '@zaino/service/mail/mail-origin';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Whose call changes an order, for the mail that follows: it waits with that in the outbox. */
export const causedBySchema = mailOriginSchema.extend({
  /** The address that the customer has proven by then. */
  provenEmail: z.string().optional(),
});
export type CausedBy = z.infer<typeof causedBySchema>;

export function causedBy(request: FastifyRequest, { session }: SignedIn): CausedBy {
  const { uid, email, isEmailVerified } = session.user;
  return { ...mailOriginOf(request, uid), ...(isEmailVerified && { provenEmail: email }) };
}
