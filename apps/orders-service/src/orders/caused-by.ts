import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { guestOf } from '@zaino/service/calling-guest';
import { mailOriginOf, mailOriginSchema } from '@zaino/service/mail/mail-origin';
import { sessionOf, type SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Whose call changes an order, for the mail that follows: it waits with that in the outbox. */
export const causedBySchema = mailOriginSchema.extend({
  /** The address that the customer has proven by then. */
  provenEmail: z.string().optional(),
});
export type CausedBy = z.infer<typeof causedBySchema>;

/** Who calls, on routes for customers and for buyers: a guest's id stands in the place of a customer's. */
export interface CallingCustomer {
  customerId: string;
  causedBy: CausedBy;
}

/** Who calls, as `CallingCustomer`. */
export const CurrentCustomer = createParamDecorator((_: undefined, context: ExecutionContext) =>
  callingCustomer(context),
);

/** The same for decorators that say more. */
export async function callingCustomer(context: ExecutionContext): Promise<CallingCustomer> {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const guest = guestOf(request);
  if (guest !== null) return { customerId: guest.id, causedBy: mailOriginOf(request, guest.id) };
  const signedIn = await sessionOf(context);
  if (signedIn === null) throw new Error('Only a guarded route has a customer for certain.');
  const customerId = signedIn.session.user.uid;
  return { customerId, causedBy: causedBy(request, signedIn) };
}

function causedBy(request: FastifyRequest, { session }: SignedIn): CausedBy {
  const { uid, email, isEmailVerified } = session.user;
  return { ...mailOriginOf(request, uid), ...(isEmailVerified && { provenEmail: email }) };
}
