import { REASON_MISSING, TITLE_MISSING } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { tenderSchema, tillNumberSchema } from './counter';
import { LONGEST_COMMAND_REASON } from './limits';
import { dayRangeSchema, euroSchema } from './line';
import { checkPieces, linePiecesSchema } from './line-pieces';
import {
  CARRIER_MISSING,
  CARRIER_PAGE_WRONG,
  ISBN_MISSING,
  TRACKING_CODE_MISSING,
} from './refusal-texts';

const lineIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(300));
const pieces = z.optional(linePiecesSchema);
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const reason = text(LONGEST_COMMAND_REASON).check(z.minLength(1, REASON_MISSING));

const orderFromSupplier = z.object({
  command: z.literal('order-from-supplier'),
  lineIds,
  expected: dayRangeSchema,
});
const changeDates = z.object({
  command: z.literal('change-dates'),
  lineIds,
  expected: dayRangeSchema,
});
const substituteEdition = z.object({
  command: z.literal('substitute-edition'),
  lineIds,
  isbn: text(20).check(z.minLength(10, ISBN_MISSING)),
  title: text(300).check(z.minLength(1, TITLE_MISSING)),
});
const reserve = z.object({ command: z.literal('reserve'), lineIds });
const markReady = z.object({ command: z.literal('mark-ready'), lineIds });
const ship = z.object({
  command: z.literal('ship'),
  lineIds,
  carrier: text(60).check(z.minLength(1, CARRIER_MISSING)),
  code: text(60).check(z.minLength(1, TRACKING_CODE_MISSING)),
  /** The carrier's page; empty where it has none. */
  url: z.union(
    [z.literal(''), z.url({ protocol: /^https$/ }).check(z.maxLength(500))],
    CARRIER_PAGE_WRONG,
  ),
});
const deliver = z.object({ command: z.literal('deliver'), lineIds });
const takeBack = z.object({ command: z.literal('take-back'), lineIds });
const cancel = z
  .object({ command: z.literal('cancel'), lineIds, pieces, reason })
  .check(z.superRefine(checkPieces));
const receiveReturn = z
  .object({ command: z.literal('receive-return'), lineIds, pieces, restocks: z.boolean() })
  .check(z.superRefine(checkPieces));
/** Out of goodwill; `amount` in euro, at most what was paid for the lines and not given back yet. */
const refund = z.object({ command: z.literal('refund'), lineIds, amount: euroSchema, reason });
const registerShopPayment = z.object({
  command: z.literal('register-shop-payment'),
  lineIds: z.array(z.uuid()).check(z.maxLength(300)),
  tender: z.optional(tenderSchema),
  tillNumber: z.optional(tillNumberSchema),
});

const performExtra = z.object({ command: z.literal('perform-extra'), lineIds });
const reopenExtra = z.object({ command: z.literal('reopen-extra'), lineIds });
const dropExtra = z
  .object({ command: z.literal('drop-extra'), lineIds, pieces })
  .check(z.superRefine(checkPieces));

/** What staff does with lines of an order; refused as a whole where one of them does not allow it. */
export const staffCommandSchema = z.discriminatedUnion('command', [
  orderFromSupplier,
  changeDates,
  substituteEdition,
  reserve,
  markReady,
  ship,
  deliver,
  takeBack,
  cancel,
  receiveReturn,
  refund,
  registerShopPayment,
]);
export type StaffCommand = z.infer<typeof staffCommandSchema>;

/** The same by the bookshop that hands the order out: it ships nothing and gives no money of the shop's away. */
export const deskCommandSchema = z.discriminatedUnion('command', [
  orderFromSupplier,
  changeDates,
  substituteEdition,
  reserve,
  markReady,
  deliver,
  takeBack,
  cancel,
  receiveReturn,
  registerShopPayment,
  performExtra,
  reopenExtra,
  dropExtra,
]);
export type DeskCommand = z.infer<typeof deskCommandSchema>;

/** Of several orders at once, each as far as it goes: all lines that allow it, unless lines are named. */
export const deskBulkCommandSchema = z.discriminatedUnion('command', [
  z.pick(orderFromSupplier, { command: true, expected: true }),
  z.pick(changeDates, { command: true, expected: true }),
  z.pick(reserve, { command: true }),
  z.pick(markReady, { command: true }),
  z.pick(deliver, { command: true }),
  z.pick(takeBack, { command: true }),
]);
export type DeskBulkCommand = z.infer<typeof deskBulkCommandSchema>;

/** The same by staff, who may cancel too: what is left of each order. */
export const staffBulkCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('order-from-supplier'), expected: dayRangeSchema }),
  z.strictObject({ command: z.literal('change-dates'), expected: dayRangeSchema }),
  z.strictObject({ command: z.literal('reserve') }),
  z.strictObject({ command: z.literal('mark-ready') }),
  z.strictObject({ command: z.literal('deliver') }),
  z.strictObject({ command: z.literal('take-back') }),
  z.strictObject({ command: z.literal('cancel'), reason }),
]);
export type StaffBulkCommand = z.infer<typeof staffBulkCommandSchema>;
