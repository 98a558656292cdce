import * as z from 'zod/mini';
import { twoDecimals } from './two-decimals';

/** What a bookshop may do to a book for a price of its own, one of these for a copy (docs/decisions/bookshop-extras.md). */
export const extraKinds = ['covering', 'labelled-covering'] as const;
export const extraKindSchema = z.enum(extraKinds);
export type ExtraKind = z.infer<typeof extraKindSchema>;

/** Highest price of an extra for one copy, in euro. */
const MOST_EXTRA_PRICE = 50;

const PRICE_TEXT = `Scrivi un prezzo da 0,01 a ${MOST_EXTRA_PRICE} €`;

/** What a bookshop offers, and its price for one copy in euro. */
export const bookExtraSchema = z.strictObject({
  kind: extraKindSchema,
  price: z
    .number(PRICE_TEXT)
    .check(z.gte(0.01, PRICE_TEXT), z.lte(MOST_EXTRA_PRICE, PRICE_TEXT), twoDecimals()),
});
export type BookExtra = z.infer<typeof bookExtraSchema>;

export const bookExtrasSchema = z.array(bookExtraSchema).check(
  z.maxLength(extraKinds.length),
  z.refine((extras) => new Set(extras.map(({ kind }) => kind)).size === extras.length, {
    error: 'Ogni servizio una volta sola',
  }),
);
