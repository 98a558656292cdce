import * as z from 'zod/mini';
import { contactSchema } from './checkout';
import { MOST_NOTE_CHARACTERS } from './limits';
import { dayRangeSchema } from './line';
import { orderSummarySchema } from './order';
import { orderCommandNameSchema, orderStateSchema, paymentStateSchema } from './order-states';

/**
 * Views of the orders that everybody in the shop needs: what leaves today, what is late, whose money is on its way back,
 * whose payment a bank asks back.
 */
export const standingViews = ['to-ship', 'late', 'refunding', 'disputed'] as const;
export const standingViewSchema = z.enum(standingViews);
export type StandingView = z.infer<typeof standingViewSchema>;

/** What a list of orders is narrowed down by and a view is made of: no words and no days, which belong to one moment. */
const filters = {
  view: z.optional(standingViewSchema),
  state: z.optional(orderStateSchema),
  payment: z.optional(paymentStateSchema),
  delivery: z.optional(z.enum(['standard', 'pickup'])),
  bookshop: z.optional(z.uuid()),
  /** Code of a school of whose lists something was ordered. */
  school: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Za-z0-9]{1,20}$/))),
};

/** Filters of a view. */
export const orderFiltersSchema = z.strictObject(filters);
export type OrderFilters = z.infer<typeof orderFiltersSchema>;

/** All that a list of orders can be asked for. */
export const orderListQuery = {
  ...filters,
  /** Number, name, e-mail, phone, ISBN or title. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};

/** An order in the list of staff. */
export const staffOrderSummarySchema = z.extend(orderSummarySchema, {
  /** Counts the changes: sent back with a command. */
  version: z.int(),
  contact: contactSchema,
  /** Name of the bookshop that hands it out; null for delivery. */
  bookshop: z.nullable(z.string()),
  isLate: z.boolean(),
  /** Who ordered has no account; left out for no. */
  isGuest: z.optional(z.literal(true)),
  /** What staff may do with some of its lines. */
  commands: z.array(orderCommandNameSchema),
});
export type StaffOrderSummary = z.infer<typeof staffOrderSummarySchema>;

/** A view that an admin has saved. */
export const ownViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  filters: orderFiltersSchema,
  orders: z.int(),
});
export type OwnView = z.infer<typeof ownViewSchema>;

/** How a command would go for one of several orders. */
export const commandPreviewSchema = z.object({
  id: z.string(),
  outcome: z.enum(['possible', 'moved', 'refused', 'not-found']),
  /** Why not, for a person; null where it is possible. */
  reason: z.nullable(z.string()),
  /** Lines that it is for. */
  lines: z.int(),
  /** Euro that go back to the family. */
  refund: z.number(),
});
export type CommandPreview = z.infer<typeof commandPreviewSchema>;

/** What an admin has done to one order or to many. */
export const staffChangeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  command: orderCommandNameSchema,
  /** Of the order, where it was one alone. */
  number: z.nullable(z.string()),
  orders: z.int(),
  /** Of these, those of which it was not taken back. */
  standing: z.int(),
  /** Whether it may be taken back still, of at least one order: of those that nobody has moved since. */
  canTakeBack: z.boolean(),
});
export type StaffChange = z.infer<typeof staffChangeSchema>;

/** What takes a change back: the orders of which it was not, as it left them. */
export const staffChangeDetailSchema = z.object({
  id: z.string(),
  command: orderCommandNameSchema,
  /** Days that were told with it. */
  expected: z.nullable(dayRangeSchema),
  orders: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      version: z.int(),
      lineIds: z.array(z.string()),
    }),
  ),
});
export type StaffChangeDetail = z.infer<typeof staffChangeDetailSchema>;

/** What staff has written down about an order, for nobody else. */
export const orderNoteSchema = z.object({
  text: z.string(),
  /** Counts the saves; 0 where nothing was ever written. */
  version: z.int(),
  /** When and by whom it was saved last; null before. */
  savedAt: z.nullable(z.iso.datetime()),
  savedBy: z.nullable(z.string()),
});
export type OrderNote = z.infer<typeof orderNoteSchema>;

/** A note as it is saved; `version` is that which was looked at. */
export const newNoteSchema = z.strictObject({
  text: z.string().check(z.trim(), z.maxLength(MOST_NOTE_CHARACTERS)),
  version: z.int().check(z.gte(0)),
});
