import { lineSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { ownTenantSchema } from './opening';
import { bookshopFilters, REASON_TEXT, reviewedFields } from './opening-values';
import { planStandingSchema } from './own-plan';
import { ownPaymentsSchema } from './payments';
import { tenantStateSchema } from './tenant';

export const bookshopFilterSchema = z.enum(bookshopFilters);
export type BookshopFilter = z.infer<typeof bookshopFilterSchema>;

/** What waits for an admin: `review` is of a bookshop that was open before there were approvals. */
export const bookshopWishSchema = z.enum(['opening', 'changes', 'review']);
export type BookshopWish = z.infer<typeof bookshopWishSchema>;

export const adminBookshopsQuerySchema = z.object({
  filter: z.optional(bookshopFilterSchema),
  /** Words of name, domain, city or partita IVA. */
  search: z.optional(lineSchema(100)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

export const listedBookshopSchema = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  city: z.string(),
  province: z.string(),
  state: tenantStateSchema,
  wish: z.nullable(bookshopWishSchema),
  waitingSince: z.nullable(z.iso.datetime()),
  isAddressProven: z.boolean(),
  vatNumber: z.string(),
  createdAt: z.iso.datetime(),
});
export type ListedBookshop = z.infer<typeof listedBookshopSchema>;

export const adminBookshopsSchema = z.object({
  /** `ADMIN_BOOKSHOP_LIMIT` at most: those that wait the longest first, then the newest. */
  bookshops: z.array(listedBookshopSchema),
  total: z.int(),
  counts: z.array(z.object({ filter: bookshopFilterSchema, bookshops: z.int() })),
});

/** What happened on the way to the customers; kept for good. */
export const openingActions = [
  'applied',
  'withdrawn',
  'changes-asked',
  'approved',
  'changes-approved',
  'refused',
  'changes-refused',
  'paused',
  'closed',
  'account-refused',
  'taken-over',
] as const;
export const openingActionSchema = z.enum(openingActions);
export type OpeningAction = z.infer<typeof openingActionSchema>;

/** What was decided on, as it was and as it became: no contact of the owner is among it. */
export const loggedFactsSchema = z.partialRecord(
  z.enum([...reviewedFields, 'state', 'stripeAccountId']),
  z.string(),
);
export type LoggedFacts = z.infer<typeof loggedFactsSchema>;

export const openingEventSchema = z.object({
  at: z.iso.datetime(),
  action: openingActionSchema,
  /** Name of the admin; null for the owner and for the shop itself. */
  admin: z.nullable(z.string()),
  reason: z.string(),
  before: loggedFactsSchema,
  after: loggedFactsSchema,
});
export type OpeningEvent = z.infer<typeof openingEventSchema>;

/** What may be wrong with notes for the pick-up (`pickupNoteFindings` of the rules). */
export const noteFindingSchema = z.enum(['iban', 'card-number', 'link', 'prepayment']);

/** The account for payments of a bookshop, as the provider said last. */
export const adminAccountSchema = z.extend(
  z.pick(ownPaymentsSchema, {
    accountId: true,
    standing: true,
    isRejected: true,
    restrictedSince: true,
    checkedAt: true,
  }),
  /** When it was first known to be active. */
  { verifiedAt: z.nullable(z.iso.datetime()) },
);
export type AdminAccount = z.infer<typeof adminAccountSchema>;

/** A bookshop as an admin decides on it. */
export const adminBookshopSchema = z.extend(ownTenantSchema, {
  /** One more with each change. */
  version: z.int(),
  wish: z.nullable(bookshopWishSchema),
  /** The account behind it; null where it is gone, or could not be asked for. */
  owner: z.nullable(
    z.object({ displayName: z.string(), email: z.string(), createdAt: z.iso.datetime() }),
  ),
  addressProvenAt: z.nullable(z.iso.datetime()),
  /** When the European register knew the partita IVA; null where it was not asked. */
  vatFoundAt: z.nullable(z.iso.datetime()),
  /** Other bookshops with the same partita IVA. */
  sameVatNumber: z.array(z.object({ id: z.string(), name: z.string() })),
  /** In the notes that wait, or that would be shown. */
  noteFindings: z.array(noteFindingSchema),
  /** Left out by services that tell neither, as the plan is. */
  account: z.optional(adminAccountSchema),
  plan: z.optional(planStandingSchema),
  /** Newest first. */
  history: z.array(openingEventSchema),
});
export type AdminBookshop = z.infer<typeof adminBookshopSchema>;

const reason = z.string().check(z.trim(), z.minLength(1, REASON_TEXT), z.maxLength(500));

/** What an admin decides; what takes something away needs a reason, which the owner reads. */
export const bookshopCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('approve') }),
  z.strictObject({ kind: z.literal('refuse'), reason }),
  z.strictObject({ kind: z.literal('pause'), reason }),
  z.strictObject({ kind: z.literal('close'), reason }),
]);
export type BookshopCommand = z.infer<typeof bookshopCommandSchema>;

/** What an admin decides, of which the owner is told by mail. */
export const bookshopDecisions = [
  'approved',
  'changes-approved',
  'refused',
  'changes-refused',
  'paused',
  'closed',
] as const;
export const bookshopDecisionSchema = z.enum(bookshopDecisions);
export type BookshopDecision = z.infer<typeof bookshopDecisionSchema>;

/** What an owner is told of by mail: decisions, that its account for payments was restricted, or one that was named is not taken. */
export const bookshopNoticeSchema = z.enum([...bookshopDecisions, 'cards-off', 'account-refused']);
export type BookshopNotice = z.infer<typeof bookshopNoticeSchema>;
