import * as z from 'zod/mini';

/** For what a mail about products is sent: each is a purpose that an account switches on. */
const productNoticeKinds = ['back-in-stock', 'price-drop'] as const;

/** Most products of one mail. */
export const MOST_TOLD_PRODUCTS = 20;

const told = z.object({
  id: z.string().check(z.maxLength(20)),
  nome: z.string().check(z.maxLength(200)),
  /** What it costs now, in euro. */
  prezzo: z.number(),
  /** What it cost when it was kept; null where that says nothing. */
  prezzoAllora: z.nullable(z.number()),
  /** Lowest price of the 30 days before a reduction that is announced; null without one. */
  prezzoMinimo30Giorni: z.nullable(z.number()),
});
export type ToldProduct = z.infer<typeof told>;

/** What a customer is to be told of. */
export const productNoticeSchema = z.strictObject({
  noticeId: z.string().check(z.maxLength(60)),
  kind: z.enum(productNoticeKinds),
  products: z.array(told).check(z.minLength(1), z.maxLength(MOST_TOLD_PRODUCTS)),
});
