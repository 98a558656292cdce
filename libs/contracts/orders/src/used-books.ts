import { lineSchema, twoDecimals } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { DIGITAL_CODE_MISSING } from './refusal-texts';
import { vatTypes } from './quote';

/** How a used book looks: as new, read with care, written in or bent. */
export const usedGrades = ['as-new', 'good', 'worn'] as const;
export const usedGradeSchema = z.enum(usedGrades, 'Scegli lo stato del libro');
export type UsedGrade = z.infer<typeof usedGradeSchema>;

/** Whether the code of a book's digital part was used: it is good for one account. `unknown`: nobody has looked, or there is none. */
export const digitalCodes = ['unused', 'used', 'unknown'] as const;
export const digitalCodeSchema = z.enum(digitalCodes, DIGITAL_CODE_MISSING);
export type DigitalCode = z.infer<typeof digitalCodeSchema>;

/** Most books of one call. */
export const MOST_USED_BOOKS_OF_A_CALL = 40;

/** Most books that a family offers at a time, and that it may offer anew within a day. */
export const MOST_USED_OFFERS = 80;

/** An offer ends by itself after so many days, and is forgotten so many days after it has ended. */
export const USED_OFFER_DAYS = 90;
export const USED_OFFER_KEPT_DAYS = 30;

const isbnSchema = z.string().check(z.regex(/^97[89]\d{10}$/, 'Scrivi le tredici cifre dell’ISBN'));

/** Thirteen digits, how the book looks, and whether its code was used. */
const usedBookFields = { isbn: isbnSchema, grade: usedGradeSchema, digitalCode: digitalCodeSchema };

export const offeredBookSchema = z.strictObject(usedBookFields);

export const usedOfferStates = ['offered', 'taken-in', 'withdrawn', 'expired'] as const;

/** A copy of a book that a family offers. */
export const usedOfferSchema = z.object({
  id: z.string(),
  ...usedBookFields,
  title: z.string(),
  /** In euro; null where nobody knew the cover price. */
  guidePrice: z.nullable(z.number()),
  state: z.enum(usedOfferStates),
  offeredAt: z.iso.datetime(),
  /** When it ends by itself. */
  endsAt: z.iso.datetime(),
});
export type UsedOffer = z.infer<typeof usedOfferSchema>;

/** The offers of a family, the latest first, without those that it has withdrawn. */
export const usedOffersSchema = z.object({
  /** What is said at the counter (`US-4K7XQM`); null while nothing is offered. */
  code: z.nullable(z.string()),
  offers: z.array(usedOfferSchema),
});
export type UsedOffers = z.infer<typeof usedOffersSchema>;

/** What a bookshop is told of an offer: never whose it is. */
export const deskUsedOfferSchema = z.omit(usedOfferSchema, { state: true });
export type DeskUsedOffer = z.infer<typeof deskUsedOfferSchema>;

/** A used book is free of the limits of discounts (market-and-law, L1); this one keeps typing errors out. */
const MOST_USED_PRICE = 500;
const PRICE_TEXT = `Scrivi un prezzo da 0 a ${MOST_USED_PRICE} €`;
const usedPriceSchema = z
  .number(PRICE_TEXT)
  .check(z.gte(0, PRICE_TEXT), z.lte(MOST_USED_PRICE, PRICE_TEXT), twoDecimals());

/** How the bookshop paid, with its own money: the shop only keeps the record. */
export const usedTenders = ['cash', 'voucher'] as const;
export type UsedTender = (typeof usedTenders)[number];

/** A copy that is taken in. */
const takenCopySchema = z.strictObject({
  ...usedBookFields,
  /** Of the family's offer; null for a book that somebody has brought without one. */
  offerId: z.nullable(z.uuid()),
  /** What the bookshop pays for it, and what it asks for it; the second may be said later. In euro. */
  paid: usedPriceSchema,
  salePrice: z.nullable(usedPriceSchema),
});

export const newUsedIntakeSchema = z.strictObject({
  /** Of the browser's own making: the same again is the same. */
  id: z.uuid(),
  tender: z.enum(usedTenders),
  copies: z.array(takenCopySchema).check(
    z.minLength(1, 'Aggiungi almeno un libro'),
    z.maxLength(MOST_USED_BOOKS_OF_A_CALL),
    z.refine((copies) => {
      const ids = copies.flatMap(({ offerId }) => offerId ?? []);
      return new Set(ids).size === ids.length;
    }, 'Ogni offerta una volta sola'),
  ),
});
export type NewUsedIntake = z.infer<typeof newUsedIntakeSchema>;

export const usedCopyStates = ['in-stock', 'sold', 'taken-back'] as const;

/** A used copy of a bookshop. */
export const usedCopySchema = z.object({
  id: z.string(),
  intakeId: z.string(),
  ...usedBookFields,
  /** Empty where no list has ever named the book. */
  title: z.string(),
  paid: z.number(),
  salePrice: z.nullable(z.number()),
  /** How its sale is taxed (market-and-law, L10). */
  vat: z.enum(vatTypes),
  state: z.enum(usedCopyStates),
  takenAt: z.iso.datetime(),
  /** Who of the bookshop has taken it in. */
  takenBy: z.string(),
  /** Whether that can still be taken back. */
  canTakeBack: z.boolean(),
});
export type UsedCopy = z.infer<typeof usedCopySchema>;

/** What was taken in at one time, for the receipt. */
export const usedIntakeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  takenBy: z.string(),
  tender: z.enum(usedTenders),
  copies: z.array(usedCopySchema),
  /** In euro, without what was taken back. */
  total: z.number(),
});
export type UsedIntake = z.infer<typeof usedIntakeSchema>;

/** Copies of one page of the list. */
export const USED_COPY_PAGE_SIZE = 50;

export const usedCopiesSchema = z.object({
  copies: z.array(usedCopySchema),
  /** Of the copy behind which the next page begins; null on the last. */
  next: z.nullable(z.string()),
});
export type UsedCopies = z.infer<typeof usedCopiesSchema>;

/** What a bookshop says of a copy later; what is left out stays as it is by then, whoever has changed it meanwhile. */
export const usedCopyChangeSchema = z
  .strictObject({
    salePrice: z.optional(z.nullable(usedPriceSchema)),
    state: z.optional(z.enum(['in-stock', 'sold'])),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, 'Di’ che cosa cambia'));
export type UsedCopyChange = z.infer<typeof usedCopyChangeSchema>;

/** `US-4K7XQM` in the path. */
export const usedOfferCodeSchema = lineSchema(20);
