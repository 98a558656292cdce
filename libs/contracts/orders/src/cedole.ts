import { lineSchema, twoDecimals } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { daySchema, euroSchema } from './line';
import { COMUNE_MISSING } from './refusal-texts';

/**
 * How a cedola stands that a family has given: `entered` waits for the bookshop, `void` has nothing left to be paid
 * (its books were cancelled or came back).
 */
export const cedolaStates = ['entered', 'accepted', 'refused', 'void'] as const;
export const cedolaStateSchema = z.enum(cedolaStates);
export type CedolaState = z.infer<typeof cedolaStateSchema>;

/** The code on a voucher: each Comune writes its own. */
export const cedolaCodeSchema = lineSchema(40).check(
  z.minLength(4, 'Il codice ha almeno 4 caratteri'),
);

/** The same as a form holds it. */
export const cedolaCodeFormSchema = z.object({ code: cedolaCodeSchema });

/** The Comune that pays, with the code of its province. */
export const cedolaComuneSchema = z.strictObject({
  comune: lineSchema(100).check(z.minLength(1, COMUNE_MISSING)),
  provincia: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, COMUNE_MISSING)),
});
export type CedolaComune = z.infer<typeof cedolaComuneSchema>;

/** The list that a cedola is for: of a class, and of one child where a list is for several. */
export const cedolaListSchema = z.strictObject({
  schoolCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  classe: z.string().check(z.trim(), z.maxLength(10)),
  sezione: z.string().check(z.trim(), z.maxLength(60)),
  childId: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
});
export type CedolaList = z.infer<typeof cedolaListSchema>;

/** Most cedole of one order: one for each child, and one for nobody in particular. */
export const MOST_CEDOLE = 13;

/** Longest reason for which a cedola is refused. */
export const MOST_CEDOLA_REASON = 200;

/** A cedola as a family gives it with its order. */
export const wantedCedolaSchema = z.extend(cedolaListSchema, {
  code: cedolaCodeSchema,
  ...cedolaComuneSchema.shape,
});

/** What of a quote a cedola may pay; null where no book of it qualifies, or the bookshop takes none. */
export const cedolaOfferSchema = z.object({
  comuni: z.array(cedolaComuneSchema),
  lists: z.array(
    z.extend(cedolaListSchema, {
      schoolName: z.string(),
      /** Books that it would pay, one copy of each. */
      books: z.int(),
      /** Their cover prices in euro. */
      amount: z.number(),
    }),
  ),
});
export type CedolaOffer = z.infer<typeof cedolaOfferSchema>;

/** A cedola of an order, for its family and its bookshop. */
export const orderCedolaSchema = z.object({
  id: z.string(),
  code: z.string(),
  ...cedolaComuneSchema.shape,
  state: cedolaStateSchema,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  /** Euro that the Comune pays for it, as its books stand now. */
  amount: z.number(),
  lineIds: z.array(z.string()),
  /** Until when the family can pay the books of one that was refused; null where it need not. */
  payBefore: z.nullable(z.iso.datetime()),
});
export type OrderCedola = z.infer<typeof orderCedolaSchema>;

/** Most Comuni that a bookshop has to do with. */
export const MOST_COMUNI = 100;

/** Highest discount that is agreed with a Comune beside that of the law, in percent. */
export const MOST_COMUNE_DISCOUNT = 15;

/** A Comune whose cedole a bookshop takes; the discount that they have agreed on comes on top of the law's. */
export const cedolaTermsComuneSchema = z.extend(cedolaComuneSchema, {
  discountPercent: z
    .number()
    .check(
      z.gte(0, 'Scrivi una percentuale da 0 in su'),
      z.lte(MOST_COMUNE_DISCOUNT, `Al massimo il ${MOST_COMUNE_DISCOUNT} %`),
      twoDecimals(),
    ),
});

/** Whether a bookshop takes cedole, and of which Comuni. */
export const cedolaTermsSchema = z.strictObject({
  isAccepted: z.boolean(),
  comuni: z.array(cedolaTermsComuneSchema).check(z.maxLength(MOST_COMUNI)),
});
export type CedolaTerms = z.infer<typeof cedolaTermsSchema>;

/** The same as they are kept. */
export const keptCedolaTermsSchema = z.extend(cedolaTermsSchema, {
  /** One more with each change; 0 before the first. */
  version: z.int(),
  /** What the law takes off for public buyers, in percent. */
  publicDiscountPercent: z.number(),
});
export type KeptCedolaTerms = z.infer<typeof keptCedolaTermsSchema>;

/** Where a cedola stands in the ledger: `collected` by the bookshop, `sent` to the Comune, `paid` by it. */
export const ledgerStages = ['to-check', 'collected', 'sent', 'paid', 'refused'] as const;
const ledgerStageSchema = z.enum(ledgerStages);
export type LedgerStage = (typeof ledgerStages)[number];

/** A cedola in the ledger of a bookshop; no child is named. */
export const ledgerCedolaSchema = z.object({
  id: z.string(),
  code: z.string(),
  ...cedolaComuneSchema.shape,
  stage: ledgerStageSchema,
  orderId: z.string(),
  orderNumber: z.string(),
  school: z.string(),
  classe: z.string(),
  sezione: z.string(),
  enteredAt: z.iso.datetime(),
  /** Of its books: all that it pays, and those of them that were handed over. */
  books: z.int(),
  delivered: z.int(),
  /** Euro by cover prices. */
  amount: z.number(),
  /** Number of the distinta that it was sent with, as `3/2026`; null before. */
  distinta: z.nullable(z.object({ id: z.string(), number: z.string() })),
  /** What changed since it was sent, in euro: to be corrected with the Comune. */
  toCorrect: z.number(),
  /** The same code is known to another bookshop for the same Comune. */
  isElsewhere: z.boolean(),
  reason: z.nullable(z.string()),
});
export type LedgerCedola = z.infer<typeof ledgerCedolaSchema>;

/** Most distinte that are told of at once. */
export const DISTINTE_LIMIT = 100;

/** Most cedole of one distinta. */
export const MOST_SENT_CEDOLE = 500;

export const distintaStates = ['sent', 'paid', 'undone'] as const;

/** What a Comune is billed: books by their cover prices, less the public discount and the agreed one (market-and-law, L15). */
export const distintaAmountsSchema = z.object({
  gross: z.number(),
  publicDiscount: z.number(),
  agreedDiscount: z.number(),
  net: z.number(),
});

/** A list of cedole that was sent to a Comune: what is on it stays. */
export const distintaSchema = z.object({
  id: z.string(),
  /** As `3/2026`. */
  number: z.string(),
  day: daySchema,
  ...cedolaComuneSchema.shape,
  state: z.enum(distintaStates),
  cedole: z.int(),
  books: z.int(),
  amounts: distintaAmountsSchema,
  /** What changed since, in euro by cover prices. */
  toCorrect: z.number(),
  paidOn: z.nullable(daySchema),
  paid: z.nullable(z.number()),
  /** Whether its last step can still be taken back. */
  canTakeBack: z.boolean(),
});
export type Distinta = z.infer<typeof distintaSchema>;

export const distintaPaymentSchema = z.strictObject({ paidOn: daySchema, amount: euroSchema });
