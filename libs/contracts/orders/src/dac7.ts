import * as z from 'zod/mini';
import { DAC7_FIRST_YEAR, DAC7_LAST_YEAR } from './limits';
import { daySchema } from './line';

/** Years of which there is a report: the law is of 2023. */
export const dac7YearSchema = z.coerce
  .number()
  .check(z.int(), z.gte(DAC7_FIRST_YEAR), z.lte(DAC7_LAST_YEAR));

export const dac7QuerySchema = z.object({ year: dac7YearSchema });
export type Dac7Query = z.infer<typeof dac7QuerySchema>;

/** Who a bookshop is for the Agenzia delle Entrate; what is not known of it is empty. */
export const dac7SellerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** As it was written: `Cremona`, `CR`. */
  province: z.string(),
  vatNumber: z.string(),
  /** Where it is paid by card, at the payment provider; null where it has no account. */
  accountId: z.nullable(z.string()),
});
export type Dac7Seller = z.infer<typeof dac7SellerSchema>;

/** What a report needs of a bookshop and can be missing. */
export const dac7Fields = [
  'name',
  'address',
  'postalCode',
  'city',
  'province',
  'vatNumber',
] as const;

/** Euro, VAT included. */
const amountsSchema = z.object({
  /** Orders that were paid: each is one sale of a bookshop. */
  sales: z.int(),
  /** Paid by customers, on the day of the payment. */
  paid: z.number(),
  /** Given back, on the day on which the money was back: never above 0. */
  refunded: z.number(),
  /** What the shop kept of it, less what it gave back of that with refunds. */
  fees: z.number(),
  /** What is reported (_corrispettivo_): paid and refunded, less fees. */
  consideration: z.number(),
});
export type Dac7Amounts = z.infer<typeof amountsSchema>;

const reportedSellerSchema = z.extend(dac7SellerSchema, {
  missing: z.array(z.enum(dac7Fields)),
  /** So little was sold that the law leaves it out. */
  isExcluded: z.boolean(),
  /** Of the year. */
  total: amountsSchema,
  /** The four of the year, in Italian time. */
  quarters: z.array(amountsSchema).check(z.length(4)),
});
export type ReportedSeller = z.infer<typeof reportedSellerSchema>;

/** What is told of each bookshop that sold in a year (d.lgs. 32/2023, Directive (EU) 2021/514). */
export const dac7ReportSchema = z.object({
  countedAt: z.iso.datetime(),
  year: z.int(),
  /** Until when it has to be sent. */
  deadline: daySchema,
  /** Who sold most first. */
  sellers: z.array(reportedSellerSchema),
});
export type Dac7Report = z.infer<typeof dac7ReportSchema>;

export const dac7FileSchema = z.object({
  /** `dac7-2026.csv`. */
  name: z.string(),
  csv: z.string(),
});
