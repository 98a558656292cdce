import {
  adminAreas,
  defineEndpoint,
  parkedMessageParams,
  parkedMessageRetry,
  parkedMessageSchema,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminPasswordSchema, linkTokenSchema } from './account';
import { adminCalls, securityLogCalls } from './calls';
import { MAX_PASSWORD_LENGTH } from './limits';
import { givenFactor, offeredFactorsSchema } from './second-factor';
import {
  securityLogEntrySchema,
  securityLogQuerySchema,
  storedSecurityLogEntrySchema,
} from './security-log';

export const adminUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  role: z.literal('admin'),
  /** None of an admin who may only sign in. */
  areas: z.array(z.enum(adminAreas)),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

const failure = z.object({
  success: z.literal(false),
  error: z.string(),
  /** Where a second factor is what is missing. */
  code: z.optional(z.string()),
});
const nothing = z.object({});
const knownPassword = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));
const usernameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** Calls of the admin area (specification, point 7), and the security log. */
export const adminEndpoints = {
  login: defineEndpoint(adminCalls.login, {
    summary: 'Signs an admin in; a wrong credential is answered with 200 and `success: false`',
    access: 'public',
    rateClass: 'sign-in',
    query: nothing,
    bodyLimit: 16 * 1024,
    body: z.strictObject({
      username: usernameSchema,
      password: knownPassword,
      ...givenFactor,
    }),
    response: z.discriminatedUnion('success', [
      z.object({
        success: z.literal(true),
        token: z.string(),
        user: adminUserSchema,
        /** The token opens nothing but the enrolment of a second factor (`ADMIN_SECOND_FACTOR`). */
        mustEnrol: z.optional(z.literal(true)),
      }),
      z.extend(failure, { secondFactor: z.optional(offeredFactorsSchema) }),
    ]),
  }),
  verify: defineEndpoint(adminCalls.verify, {
    summary:
      'Whether a token is an admin session; an unknown one is answered with 200 and `success: false`',
    access: 'public',
    query: nothing,
    bodyLimit: 16 * 1024,
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    response: z.discriminatedUnion('success', [
      z.object({ success: z.literal(true), user: adminUserSchema }),
      failure,
    ]),
  }),
  logout: defineEndpoint(adminCalls.logout, {
    summary: 'Revokes the token',
    access: 'admin',
    staff: 'any',
    act: { none: 'Ends the own session alone' },
    query: nothing,
    response: z.object({ success: z.literal(true) }),
  }),
  changePassword: defineEndpoint(adminCalls.changePassword, {
    summary: 'Changes the own password; all sessions end, and the token of a new one goes on',
    access: 'admin',
    staff: 'any',
    act: 'admins.password-changed',
    rateClass: 'sign-in',
    query: nothing,
    bodyLimit: 16 * 1024,
    body: z.strictObject({ currentPassword: knownPassword, password: adminPasswordSchema }),
    response: z.object({ token: z.string(), user: adminUserSchema }),
  }),
  requestAccess: defineEndpoint(adminCalls.requestAccess, {
    summary:
      'Sends a link that lifts a lock, if the admin has an e-mail address; the answer does not tell',
    access: 'public',
    rateClass: 'mail',
    query: nothing,
    bodyLimit: 16 * 1024,
    body: z.strictObject({ username: usernameSchema }),
    response: z.object({ success: z.literal(true) }),
  }),
  openAccess: defineEndpoint(adminCalls.openAccess, {
    summary: 'Lifts the lock for this browser by the link of a mail; signs nobody in',
    access: 'public',
    rateClass: 'sign-in',
    query: nothing,
    bodyLimit: 16 * 1024,
    body: z.strictObject({ token: linkTokenSchema }),
    response: z.object({ success: z.literal(true) }),
  }),
  countUsers: defineEndpoint(adminCalls.countUsers, {
    summary: 'How many accounts the shop has, of families and of bookshops',
    access: 'admin',
    staff: 'all',
    query: nothing,
    response: z.object({ users: z.int() }),
  }),
  parkedMessages: defineEndpoint(adminCalls.parkedMessages, {
    summary: 'Mails and other messages about accounts that could not be delivered',
    access: 'admin',
    staff: 'all',
    query: nothing,
    response: z.object({
      /** A mail can be discarded; what other services must hear of can only be tried again. */
      messages: z.array(z.extend(parkedMessageSchema, { canDiscard: z.boolean() })),
    }),
  }),
  retryMessage: defineEndpoint(adminCalls.retryMessage, parkedMessageRetry),
  discardMessage: defineEndpoint(adminCalls.discardMessage, {
    summary: 'Removes a parked mail that nobody needs any more',
    access: 'admin',
    staff: 'all',
    act: 'messages.discarded',
    query: nothing,
    params: parkedMessageParams,
    response: z.object({ success: z.literal(true) }),
  }),
} as const;

export const securityLogEndpoints = {
  add: defineEndpoint(securityLogCalls.add, {
    summary: 'Keeps an entry of a browser (specification, point 3)',
    access: 'public',
    rateClass: 'log',
    query: nothing,
    bodyLimit: 8 * 1024,
    body: securityLogEntrySchema,
    response: z.object({ success: z.literal(true) }),
  }),
  search: defineEndpoint(securityLogCalls.search, {
    summary: 'Entries of the last seven days, newest first',
    access: 'admin',
    staff: 'all',
    query: securityLogQuerySchema,
    response: z.object({
      entries: z.array(storedSecurityLogEntrySchema),
      /** For `before` of the next page; null at the end. */
      next: z.nullable(z.string()),
    }),
  }),
} as const;
