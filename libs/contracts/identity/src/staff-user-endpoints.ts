import { customerOrdersSchema } from '@zaino/contracts/orders';
import { actReasonSchema, defineEndpoint, emailSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { staffUserCalls } from './calls';
import { STAFF_USER_LIMIT } from './limits';
import {
  accountKinds,
  accountStates,
  listedKinds,
  listedUserSchema,
  personalDataSchema,
  staffAccountSchema,
  staffSessionSchema,
} from './staff-users';

const nothing = z.object({});
const params = z.object({ uid: z.uuid() });
const reasonBody = z.strictObject({ reason: actReasonSchema });
const done = z.object({ success: z.literal(true) });

/** Accounts of the shop, as staff looks after them (docs/decisions/staff-users.md). A `not-found` where there is none any more. */
export const staffUserEndpoints = {
  list: defineEndpoint(staffUserCalls.list, {
    summary: 'Accounts by filters, newest first',
    access: 'admin',
    staff: 'all',
    query: z.object({
      /** A whole e-mail address, an id, or the beginnings of names. */
      search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      /** Accounts of the shop unless `admin`. */
      kind: z.optional(z.enum(listedKinds)),
      state: z.optional(z.enum(accountStates)),
      /** Where the page begins, as `next` of the one before says; the first without. */
      after: z.optional(
        z.string().check(
          z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f-]{36}$/),
          z.refine((text) => !Number.isNaN(Date.parse(text.split('~', 1)[0] ?? ''))),
        ),
      ),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(STAFF_USER_LIMIT)), 50),
    }),
    response: z.object({
      users: z.array(listedUserSchema),
      total: z.int(),
      /** Where the next page begins (`after`); null after the last. */
      next: z.nullable(z.string()),
      /** Accounts of each kind, over all filters but that of the kind. */
      kinds: z.array(z.object({ kind: z.enum(accountKinds), users: z.int() })),
    }),
  }),
  read: defineEndpoint(staffUserCalls.read, {
    summary: 'One account, with personal data masked',
    access: 'admin',
    staff: 'all',
    query: nothing,
    params,
    response: staffAccountSchema,
  }),
  showPersonalData: defineEndpoint(staffUserCalls.showPersonalData, {
    summary: 'Shows the personal data of an account, for a reason that the audit log keeps',
    access: 'admin',
    staff: 'all',
    act: 'accounts.personal-data-shown',
    query: nothing,
    params,
    body: reasonBody,
    response: personalDataSchema,
  }),
  /** `unavailable` while the orders service is away. */
  orders: defineEndpoint(staffUserCalls.orders, {
    summary: 'How many orders an account has, and the latest',
    access: 'admin',
    staff: 'all',
    query: nothing,
    params,
    response: customerOrdersSchema,
  }),
  sessions: defineEndpoint(staffUserCalls.sessions, {
    summary: 'Where an account is signed in, newest first',
    access: 'admin',
    staff: 'all',
    query: nothing,
    params,
    response: z.object({ sessions: z.array(staffSessionSchema) }),
  }),
  endSession: defineEndpoint(staffUserCalls.endSession, {
    summary: 'Signs an account out on one device',
    access: 'admin',
    staff: 'all',
    act: 'accounts.device-signed-out',
    query: nothing,
    params: z.object({ uid: z.uuid(), id: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    response: done,
  }),
  endSessions: defineEndpoint(staffUserCalls.endSessions, {
    summary: 'Signs an account out everywhere',
    access: 'admin',
    staff: 'all',
    act: 'accounts.signed-out',
    query: nothing,
    params,
    body: reasonBody,
    response: done,
  }),
  /** `account-changed` where it is suspended already. */
  suspend: defineEndpoint(staffUserCalls.suspend, {
    summary: 'Locks an account: it is signed out everywhere, and nobody signs in to it',
    access: 'admin',
    staff: 'all',
    act: 'accounts.suspended',
    query: nothing,
    params,
    body: reasonBody,
    response: staffAccountSchema,
  }),
  /** `account-changed` where it is not suspended any more. */
  reinstate: defineEndpoint(staffUserCalls.reinstate, {
    summary: 'Unlocks an account',
    access: 'admin',
    staff: 'all',
    act: 'accounts.reinstated',
    query: nothing,
    params,
    body: reasonBody,
    response: staffAccountSchema,
  }),
  /** `account-changed` where nothing is left to be proven. */
  sendVerification: defineEndpoint(staffUserCalls.sendVerification, {
    summary: 'Sends the mail again by which an address is proven',
    access: 'admin',
    staff: 'all',
    act: 'accounts.verification-sent',
    query: nothing,
    params,
    response: done,
  }),
  /** The old address is told at once, and again when the new one has taken its place. */
  changeEmail: defineEndpoint(staffUserCalls.changeEmail, {
    summary: 'Sends a link to a new address of an account, which counts once it was followed',
    access: 'admin',
    staff: 'all',
    act: 'accounts.address-change-asked',
    query: nothing,
    params,
    body: z.strictObject({ email: emailSchema, reason: actReasonSchema }),
    response: staffAccountSchema,
  }),
} as const;
