import { emailSchema, ownNameSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { linkTokenSchema, passwordSchema } from './account';

/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** Somebody who works in the bookshop with an account of their own. */
export const colleagueSchema = z.object({
  /** Of the account. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

/** An invitation that nobody has accepted yet. */
export const colleagueInvitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  /** Until when its link works; `isExpired` once that is over. */
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
});
export type ColleagueInvitation = z.infer<typeof colleagueInvitationSchema>;

export const colleagueListSchema = z.object({
  colleagues: z.array(colleagueSchema),
  invitations: z.array(colleagueInvitationSchema),
  /** Colleagues that the plan gives now, 0 while it gives none; null where nobody could say. */
  most: z.nullable(z.int()),
});
export type ColleagueList = z.infer<typeof colleagueListSchema>;

/** Whom the owner invites. */
export const inviteSchema = z.strictObject({ email: emailSchema });

/** What an invitation says to whoever has its link. */
export const shownInvitationSchema = z.object({
  /** Name of the bookshop, or its address where nobody has looked at it yet. */
  bookshop: z.string(),
  email: z.string(),
  /** Whether it is accepted by signing in: there is an account, or another provider makes them. */
  needsSignIn: z.boolean(),
});
export type ShownInvitation = z.infer<typeof shownInvitationSchema>;

/** An account for who has none: the link proves the address. */
export const joiningSchema = z.strictObject({
  token: linkTokenSchema,
  name: ownNameSchema(120),
  password: passwordSchema,
});
