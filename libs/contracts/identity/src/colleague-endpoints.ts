import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { linkTokenSchema } from './account';
import { colleagueCalls } from './calls';
import {
  colleagueListSchema,
  inviteSchema,
  joiningSchema,
  shownInvitationSchema,
} from './colleagues';
import { meSchema } from './endpoints';

const nothing = z.object({});
const BODY_LIMIT = 16 * 1024;
const invitationParams = z.object({ id: z.uuid() });

/** What is the owner's; each answers the list as it is then. */
const own = { access: 'bookshop', query: nothing, response: colleagueListSchema } as const;
/** What is done by the link of a mail. */
const ofLink = { query: nothing, bodyLimit: BODY_LIMIT, rateClass: 'sign-in' } as const;

/** Who works in a bookshop beside its owner (docs/decisions/colleagues.md). */
export const colleagueEndpoints = {
  list: defineEndpoint(colleagueCalls.list, {
    ...own,
    summary: 'Colleagues of the own bookshop, and who is invited',
  }),
  remove: defineEndpoint(colleagueCalls.remove, {
    ...own,
    summary: 'Ends what a colleague may do in the own bookshop; the account stays',
    params: z.object({ id: z.uuid() }),
  }),
  /** `not-found` for who works in nobody else's bookshop. */
  leave: defineEndpoint(colleagueCalls.leave, {
    summary: 'Ends the own work in a bookshop; the session goes on without the role',
    access: 'customer',
    query: nothing,
    rateClass: 'sign-in',
    response: meSchema,
  }),
  /**
   * `forbidden` with the code `plan-needed` without the paid plan; a `conflict` with `too-many-colleagues` or
   * `already-invited`. Whether the address has an account is not told.
   */
  invite: defineEndpoint(colleagueCalls.invite, {
    ...own,
    summary: 'Invites a colleague by mail',
    rateClass: 'mail',
    automation: { class: 'mail' },
    bodyLimit: BODY_LIMIT,
    body: inviteSchema,
  }),
  resend: defineEndpoint(colleagueCalls.resend, {
    ...own,
    summary: 'Sends the link of an invitation once more; the one before ends',
    rateClass: 'mail',
    automation: { class: 'mail' },
    params: invitationParams,
  }),
  withdraw: defineEndpoint(colleagueCalls.withdraw, {
    ...own,
    summary: 'Takes an invitation back',
    params: invitationParams,
  }),
  invitation: defineEndpoint(colleagueCalls.invitation, {
    ...ofLink,
    summary: 'What an invitation is to, by the link of its mail',
    access: 'public',
    body: z.strictObject({ token: linkTokenSchema }),
    response: shownInvitationSchema,
  }),
  /** A `conflict` with `invited-other` for another address than the account's, with `works-already` for who has a bookshop. */
  join: defineEndpoint(colleagueCalls.join, {
    ...ofLink,
    summary: 'Accepts an invitation with the own account; the session gets the role',
    access: 'customer',
    body: z.strictObject({ token: linkTokenSchema }),
    response: meSchema,
  }),
  register: defineEndpoint(colleagueCalls.register, {
    ...ofLink,
    summary: 'Accepts an invitation with a new account, and signs in',
    access: 'public',
    body: joiningSchema,
    response: meSchema,
  }),
} as const;
