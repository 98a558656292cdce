import { defineEndpoint, emailSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { guestCalls } from './calls';

const nothing = z.object({});

/** Who orders without an account, as the own browser knows it. */
export const guestSchema = z.object({
  /** Of all orders of this guest. */
  email: z.string(),
  /** For `GUEST_TOKEN_HEADER`: opens nothing without the cookie. */
  token: z.string(),
});
export type Guest = z.infer<typeof guestSchema>;

/** Orders without an account (docs/decisions/guest-checkout.md). */
export const guestEndpoints = {
  begin: defineEndpoint(guestCalls.begin, {
    summary: 'Makes the browser that of a guest with this address, for orders without an account',
    access: 'public',
    automation: { class: 'order' },
    query: nothing,
    body: z.strictObject({ email: emailSchema }),
    response: guestSchema,
  }),
  current: defineEndpoint(guestCalls.current, {
    summary: 'Whose guest the browser is; null for nobody’s',
    access: 'public',
    query: nothing,
    response: z.object({ guest: z.nullable(guestSchema) }),
  }),
  /** A `not-found` with `guest-link-ended` where it is nobody's or has ended, a `conflict` (`guest-has-account`) where the orders are an account's by now. */
  openLink: defineEndpoint(guestCalls.openLink, {
    summary: 'Makes the browser that of the guest whose link was followed',
    access: 'public',
    query: nothing,
    body: z.strictObject({ key: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    response: guestSchema,
  }),
  /** The answer does not tell whether there is anything to send. */
  sendLink: defineEndpoint(guestCalls.sendLink, {
    summary: 'Sends the links of orders without an account to their address once more',
    access: 'public',
    rateClass: 'mail',
    automation: { class: 'mail' },
    query: nothing,
    body: z.strictObject({ email: emailSchema }),
    response: z.object({ success: z.literal(true) }),
  }),
  /** Proven by the guest's cookie beside the session; a `not-found` (`guest-link-ended`) without. The same again changes nothing. */
  claim: defineEndpoint(guestCalls.claim, {
    summary: 'Puts the orders of the browser’s guest into the own account',
    access: 'customer',
    query: nothing,
    response: z.object({ success: z.literal(true) }),
  }),
} as const;
