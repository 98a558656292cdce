import { tenantSchema } from '@zaino/contracts/bookshops';
import { defineEndpoint, emailSchema, sessionSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  bookMarksSchema,
  childBookSchema,
  childChangesSchema,
  childSchema,
  linkTokenSchema,
  openBookshopSchema,
  passwordSchema,
  profileChangesSchema,
  profileSchema,
  registrationSchema,
  resetRequestSchema,
} from './account';
import { authCalls } from './auth-calls';
import { accountCalls } from './calls';
import { keptConsentSchema } from './contact';
import { exportedRequestSchema } from './data-requests';
import { MAX_PASSWORD_LENGTH } from './limits';
import { keptPushDeviceSchema } from './push';
import { factorStatusSchema, givenFactor, offeredFactorsSchema } from './second-factor';
import { sessionListEntrySchema } from './session-list';

const nothing = z.object({});
const done = z.object({ success: z.literal(true) });
/** A password that was set once: today's rules do not bind it. */
const knownPassword = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_LENGTH));
/** Needed wherever the account has a password: one of another provider's is proven by the session alone. */
const proof = z.strictObject({ password: z.optional(knownPassword) });
const AUTH_BODY_LIMIT = 16 * 1024;

/** Who is signed in, with the bookshop of its owner (null for families, and while the bookshops service is away). */
export const meSchema = z.extend(sessionSchema, {
  tenant: z.nullable(tenantSchema),
  /** Whether the browser stays signed in when it is closed; left out by services that do not say. */
  isRemembered: z.optional(z.boolean()),
});
export type Me = z.infer<typeof meSchema>;

/** Answered with status 200 whether or not it succeeded (specification, point 7). */
export const loginResponseSchema = z.discriminatedUnion('success', [
  z.extend(meSchema, { success: z.literal(true) }),
  z.object({
    success: z.literal(false),
    /** Words for the screen (specification, point 8). */
    error: z.string(),
    code: z.string(),
    /** Seconds until another attempt counts, where waiting helps. */
    retryAfter: z.nullable(z.int()),
    /** With the code `second-factor-required`: how to go on. */
    secondFactor: z.optional(offeredFactorsSchema),
  }),
]);
export type LoginResponse = z.infer<typeof loginResponseSchema>;

const post = { query: nothing, bodyLimit: AUTH_BODY_LIMIT } as const;
const get = { query: nothing };

/** Sign-in, the session and what belongs to it. */
export const authEndpoints = {
  me: defineEndpoint(authCalls.me, {
    ...get,
    summary: 'Who is signed in; null for nobody',
    access: 'public',
    response: z.nullable(meSchema),
  }),
  /** How people sign in here: by our form, or on the page of an OpenID Connect provider. */
  provider: defineEndpoint(authCalls.provider, {
    ...get,
    summary: 'Kind of sign-in',
    access: 'public',
    response: z.object({
      kind: z.enum(['password', 'redirect']),
      /** Where the redirect begins, and what the provider is called; null for our form. */
      startPath: z.nullable(z.string()),
      name: z.nullable(z.string()),
    }),
  }),
  login: defineEndpoint(authCalls.login, {
    ...post,
    summary: 'Signs in by e-mail and password',
    access: 'public',
    rateClass: 'sign-in',
    body: z.strictObject({
      email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254)),
      password: knownPassword,
      remember: z._default(z.boolean(), false),
      ...givenFactor,
    }),
    response: loginResponseSchema,
  }),
  logout: defineEndpoint(authCalls.logout, {
    ...post,
    summary: 'Signs out on this device',
    access: 'customer',
    response: done,
  }),
  /** Cookies live for 30 days at most; who goes on using the shop is known on. */
  renew: defineEndpoint(authCalls.renew, {
    ...post,
    summary: 'Begins the time of the own cookies anew',
    access: 'customer',
    response: done,
  }),
  register: defineEndpoint(authCalls.register, {
    ...post,
    summary: 'Makes an account, with a bookshop where a domain is given, and signs in',
    access: 'public',
    rateClass: 'registration',
    automation: { class: 'sign-up' },
    body: registrationSchema,
    response: meSchema,
  }),
  requestReset: defineEndpoint(authCalls.requestReset, {
    ...post,
    summary:
      'Sends a link for a new password, if there is such an account; the answer does not tell',
    access: 'public',
    rateClass: 'mail',
    automation: { class: 'mail' },
    body: resetRequestSchema,
    response: done,
  }),
  reset: defineEndpoint(authCalls.reset, {
    ...post,
    summary: 'Sets a new password by the link of a mail; signs in here, and out everywhere else',
    access: 'public',
    rateClass: 'sign-in',
    body: z.strictObject({ token: linkTokenSchema, password: passwordSchema, ...givenFactor }),
    response: sessionSchema,
  }),
  /** A reset without a second factor, where there is one, is `second-factor-required` and leaves the link. */
  resetFactors: defineEndpoint(authCalls.resetFactors, {
    ...post,
    summary: 'By what the reset of a mail’s link is proven beside it; null where it needs nothing',
    access: 'public',
    rateClass: 'sign-in',
    body: z.strictObject({ token: linkTokenSchema }),
    response: z.object({ secondFactor: z.nullable(offeredFactorsSchema) }),
  }),
  verify: defineEndpoint(authCalls.verify, {
    ...post,
    summary: 'Verifies an e-mail address by the link of a mail',
    access: 'public',
    rateClass: 'sign-in',
    body: z.strictObject({ token: linkTokenSchema }),
    response: z.object({ success: z.literal(true), email: z.string() }),
  }),
  requestVerification: defineEndpoint(authCalls.requestVerification, {
    ...post,
    summary: 'Sends the link for verifying the own address once more',
    access: 'customer',
    rateClass: 'mail',
    automation: { class: 'mail' },
    response: done,
  }),
  sessions: defineEndpoint(authCalls.sessions, {
    ...get,
    summary: 'The own signed-in devices, newest first',
    access: 'customer',
    response: z.object({ sessions: z.array(sessionListEntrySchema) }),
  }),
  revokeSession: defineEndpoint(authCalls.revokeSession, {
    ...post,
    summary: 'Signs out one of the own devices; one that is not this by the password',
    access: 'customer',
    rateClass: 'sign-in',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) }),
    body: proof,
    response: done,
  }),
  revokeAllSessions: defineEndpoint(authCalls.revokeAllSessions, {
    ...post,
    summary: 'Signs out all own devices, this one too, by the password',
    access: 'customer',
    rateClass: 'sign-in',
    body: proof,
    response: done,
  }),
} as const;

/** The own account. */
export const accountEndpoints = {
  profile: defineEndpoint(accountCalls.profile, {
    ...get,
    summary: 'The own profile',
    access: 'customer',
    response: profileSchema,
  }),
  updateProfile: defineEndpoint(accountCalls.updateProfile, {
    summary: 'Changes the own profile; what is left out stays',
    access: 'customer',
    query: nothing,
    body: profileChangesSchema,
    response: profileSchema,
  }),
  changePassword: defineEndpoint(accountCalls.changePassword, {
    ...post,
    summary: 'Changes the own password; other devices are signed out, this one gets a new session',
    access: 'customer',
    rateClass: 'sign-in',
    body: z.strictObject({ currentPassword: knownPassword, password: passwordSchema }),
    response: sessionSchema,
  }),
  changeEmail: defineEndpoint(accountCalls.changeEmail, {
    ...post,
    summary: 'Sends a link to a new address, which counts once the link was followed',
    access: 'customer',
    rateClass: 'mail',
    automation: { class: 'mail' },
    body: z.strictObject({ email: emailSchema, password: knownPassword }),
    response: done,
  }),
  /** A family that turns out to be a bookshop; the session is rotated with the role. */
  openBookshop: defineEndpoint(accountCalls.openBookshop, {
    ...post,
    summary: 'Opens a bookshop for the own account',
    access: 'customer',
    rateClass: 'registration',
    automation: { class: 'sign-up' },
    body: openBookshopSchema,
    response: meSchema,
  }),
  exportData: defineEndpoint(accountCalls.exportData, {
    ...get,
    summary: 'All data of the own account (Regolamento UE 2016/679, art. 20)',
    access: 'customer',
    response: z.object({
      exportedAt: z.iso.datetime(),
      profile: profileSchema,
      tenant: z.nullable(tenantSchema),
      /** The bookshop of somebody else in which the person works. */
      colleagueOf: z.nullable(z.pick(tenantSchema, { id: true, name: true, url: true })),
      children: z.array(childSchema),
      childBooks: z.array(childBookSchema),
      /** For what the person has said that we may write. */
      contactPreferences: z.array(keptConsentSchema),
      /** Devices that get pushes. */
      pushDevices: z.array(keptPushDeviceSchema),
      /** As the orders service has them, with invoices. */
      cart: z.unknown(),
      orders: z.array(z.unknown()),
      /** Since when the payment provider keeps the own cards, as was asked for; null for not. */
      cardsKeptSince: z.optional(z.nullable(z.iso.datetime())),
      /** Used books that are offered to bookshops. */
      usedOffers: z.optional(z.array(z.unknown())),
      /** Of products that were bought here. */
      reviews: z.array(z.unknown()),
      /** Products and books that are kept for later, and products that are waited for. */
      favourites: z.array(z.unknown()),
      favouriteBooks: z.optional(z.array(z.unknown())),
      stockWaits: z.array(z.unknown()),
      /** Materials that were proposed for a class. */
      teacherLists: z.optional(z.array(z.unknown())),
      /** What was asked about these data. */
      dataRequests: z.array(exportedRequestSchema),
      sessions: z.array(sessionListEntrySchema),
      /** What is known of the second factors, without anything that opens the account. */
      secondFactor: factorStatusSchema,
      securityLog: z.array(
        z.object({ timestamp: z.iso.datetime(), category: z.string(), message: z.string() }),
      ),
    }),
  }),
  deleteAccount: defineEndpoint(accountCalls.deleteAccount, {
    ...post,
    summary: 'Deletes the own account; invoices stay for ten years (specification, point 9)',
    access: 'customer',
    rateClass: 'sign-in',
    body: proof,
    response: done,
  }),
  children: defineEndpoint(accountCalls.children, {
    ...get,
    summary: 'The saved children and their classes',
    access: 'customer',
    response: z.object({ children: z.array(childSchema) }),
  }),
  addChild: defineEndpoint(accountCalls.addChild, {
    ...post,
    summary: 'Saves a child and its class',
    access: 'customer',
    body: childChangesSchema,
    response: childSchema,
  }),
  updateChild: defineEndpoint(accountCalls.updateChild, {
    summary: 'Changes a saved child',
    access: 'customer',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    body: childChangesSchema,
    response: childSchema,
  }),
  removeChild: defineEndpoint(accountCalls.removeChild, {
    summary: 'Forgets a saved child',
    access: 'customer',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    response: done,
  }),
  keepRest: defineEndpoint(accountCalls.keepRest, {
    summary: 'Keeps the rest of the list of a child whose section is not known yet, or no longer',
    access: 'customer',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ isKept: z.boolean() }),
    response: childSchema,
  }),
  childBooks: defineEndpoint(accountCalls.childBooks, {
    ...get,
    summary: 'What the family has said of its children’s books by hand',
    access: 'customer',
    response: z.object({ books: z.array(childBookSchema) }),
  }),
  markBooks: defineEndpoint(accountCalls.markBooks, {
    summary: 'Says of books whether a saved child has them; answers with all of that child',
    access: 'customer',
    query: nothing,
    params: z.object({ id: z.uuid() }),
    body: bookMarksSchema,
    response: z.object({ books: z.array(childBookSchema) }),
  }),
} as const;
