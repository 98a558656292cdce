import * as z from 'zod/mini';
import { childSchema } from './account';

/** Accounts by what they are for: a `colleague` is a family's account that works in a bookshop. */
export const accountKinds = ['family', 'bookshop', 'colleague'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** What staff lists. Admins have accounts of their own, which are listed alone. */
export const listedKinds = [...accountKinds, 'admin'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** Accounts to look at: suspended ones, those with an unproven address, those with a request that waits. */
export const accountStates = ['suspended', 'unverified', 'requests'] as const;
export type AccountState = (typeof accountStates)[number];

/** A line of the list: nothing by which a person could be reached. */
export const listedUserSchema = z.object({
  id: z.string(),
  kind: z.enum(listedKinds),
  name: z.string(),
  /** The address with all but its first letters and its end left out; null where there is none. */
  maskedEmail: z.nullable(z.string()),
  isEmailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  isSuspended: z.boolean(),
  /** The day by which the first of its open requests must be answered. */
  requestDueOn: z.nullable(z.iso.date()),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

const namedAccount = z.object({ uid: z.string(), name: z.string() });

/** An account as staff sees it; what identifies a person more than the name is masked (`personalDataSchema`). */
export const staffAccountSchema = z.object({
  uid: z.string(),
  kind: z.enum(accountKinds),
  name: z.string(),
  createdAt: z.iso.datetime(),
  maskedEmail: z.string(),
  isEmailVerified: z.boolean(),
  /** An address that waits for its verification. */
  maskedPendingEmail: z.nullable(z.string()),
  hasPhone: z.boolean(),
  hasAddress: z.boolean(),
  childCount: z.int(),
  hasSecondFactor: z.boolean(),
  suspension: z.nullable(z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() })),
  /** Where an owner or a colleague works, with whoever else does. */
  bookshop: z.nullable(
    z.object({
      id: z.string(),
      owner: z.nullable(namedAccount),
      colleagues: z.array(namedAccount),
    }),
  ),
});
export type StaffAccount = z.infer<typeof staffAccountSchema>;

/** What is shown on purpose, with a reason, for one view. */
export const personalDataSchema = z.object({
  email: z.string(),
  pendingEmail: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string(),
  children: z.array(
    z.pick(childSchema, { nickname: true, schoolName: true, classe: true, sezione: true }),
  ),
});
export type ShownPersonalData = z.infer<typeof personalDataSchema>;

/** A signed-in device of somebody, named by a handle that opens nothing. */
export const staffSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type StaffSession = z.infer<typeof staffSessionSchema>;
