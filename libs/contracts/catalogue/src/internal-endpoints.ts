import { defineEndpoint, sitemapSlice } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { catalogueInternalCalls } from './calls';
import { favouriteBookSchema, keptFavouriteSchema, keptStockWaitSchema } from './favourite';
import { HIGHEST_PRICE, MOST_PIECES } from './limits';
import { productIdSchema, productSchema } from './product';
import { ownReviewSchema } from './review';
import { ownTeacherListSchema } from './teacher-list';

const nothing = z.object({});

/** Most products of one call. */
const MOST_OF_ONE_CALL = 300;

const quantity = z.int().check(z.gte(1), z.lte(MOST_PIECES));
const reservationParams = z.object({ id: z.uuid() });
const customerParams = z.object({ uid: z.uuid() });

/** What a product costs now and how many pieces are left, with what a line of a cart or an order shows of it. */
export const productOfferSchema = z.extend(
  z.pick(productSchema, {
    id: true,
    nome: true,
    categoria: true,
    immagini: true,
    prezzoVendita: true,
    prezzoMinimo30Giorni: true,
    disponibile: true,
    pezzi_disponibili: true,
    pezzi_singolo_acquisto: true,
  }),
  {
    /** The effective price in euro. */
    prezzo: z.number(),
  },
);
export type ProductOffer = z.infer<typeof productOfferSchema>;

const pieces = z.object({ productId: productIdSchema, quantity });
const hasEachOnce = (lines: readonly { productId: string }[]) =>
  new Set(lines.map(({ productId }) => productId)).size === lines.length;
const eachOnce = { message: 'Ogni prodotto può esserci una volta sola' };

const wantedPieces = z.extend(pieces, {
  /** Price of one piece in euro, as the customer agreed to it. */
  price: z.number().check(z.gte(0), z.lte(HIGHEST_PRICE)),
});

/** Why a line cannot be reserved; of several reasons the first of these. */
export const reservationObstacles = [
  /** Not in the shop any more, or not offered. */
  'gone',
  /** Costs something else by now. */
  'price-changed',
  /** Fewer pieces wanted than one has to buy. */
  'below-minimum',
  /** Fewer pieces left than wanted. */
  'stock-short',
] as const;

/** A line as it stands; `obstacle` is null where nothing keeps it from being reserved. */
export const reservationLineSchema = z.object({
  productId: z.string(),
  quantity: z.int(),
  obstacle: z.nullable(z.enum(reservationObstacles)),
  /** Pieces left; 0 where it is gone. */
  available: z.int(),
  /** Euro, by now; null where it is gone. */
  price: z.nullable(z.number()),
  /** Fewest pieces of one purchase. */
  minimum: z.int(),
});
export type ReservationLine = z.infer<typeof reservationLineSchema>;

/** What other services ask the catalogue service; never behind the gateway. */
export const catalogueInternalEndpoints = {
  /** In the order of `ids`, each once; those that are not in the shop (any more) are missing. */
  offers: defineEndpoint(catalogueInternalCalls.offers, {
    summary: 'Prices and pieces of products as they are now',
    access: 'service',
    query: nothing,
    body: z.object({ ids: z.array(productIdSchema).check(z.maxLength(MOST_OF_ONE_CALL)) }),
    response: z.object({ offers: z.array(productOfferSchema) }),
  }),
  /**
   * Takes pieces out of the stock until `expiresAt`: those of all lines or none. The same id with the same lines is
   * one reservation, however often it is sent; with other lines, or once it was released or has lapsed, it is a
   * `conflict` (`reservation-taken`, `reservation-ended`). A refusal leaves nothing behind: the id can be used again.
   */
  reserve: defineEndpoint(catalogueInternalCalls.reserve, {
    summary: 'Reserves pieces of products for an order',
    access: 'service',
    query: nothing,
    body: z.object({
      id: z.uuid(),
      expiresAt: z.iso.datetime(),
      lines: z
        .array(wantedPieces)
        .check(z.minLength(1), z.maxLength(MOST_OF_ONE_CALL), z.refine(hasEachOnce, eachOnce)),
    }),
    response: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('reserved') }),
      z.object({ outcome: z.literal('refused'), lines: z.array(reservationLineSchema) }),
    ]),
  }),
  /**
   * Makes a reservation last: the order is paid. Idempotent. One that had lapsed is taken again if all its pieces are
   * there; `lapsed` where they are not, or where everything was released: nothing is reserved then. An id that was
   * never reserved is `not-found`.
   */
  confirm: defineEndpoint(catalogueInternalCalls.confirm, {
    summary: 'Keeps reserved pieces for good',
    access: 'service',
    query: nothing,
    params: reservationParams,
    response: z.object({ outcome: z.enum(['confirmed', 'lapsed']) }),
  }),
  /**
   * Gives pieces back to the stock, reserved or confirmed ones: all of the reservation, or those that `lines` names.
   * The same `operationId` gives back once. The release of all of an id that was never reserved ends that id too: a
   * reservation that is still on its way is refused. More pieces than a line still has are a `conflict`
   * (`release-refused`).
   */
  release: defineEndpoint(catalogueInternalCalls.release, {
    summary: 'Gives reserved pieces back',
    access: 'service',
    query: nothing,
    params: reservationParams,
    body: z.object({
      operationId: z.uuid(),
      lines: z.optional(
        z
          .array(pieces)
          .check(z.minLength(1), z.maxLength(MOST_OF_ONE_CALL), z.refine(hasEachOnce, eachOnce)),
      ),
    }),
    /** Pieces that are in the stock again by this operation; none where the reservation had lapsed. */
    response: z.object({ lines: z.array(pieces) }),
  }),
  /** Lists of categories, then active products. */
  sitemap: defineEndpoint(catalogueInternalCalls.sitemap, sitemapSlice),
  exportReviews: defineEndpoint(catalogueInternalCalls.exportReviews, {
    summary: 'Reviews that an account has written (Regolamento UE 2016/679, art. 20)',
    access: 'service',
    query: nothing,
    params: customerParams,
    response: z.object({
      reviews: z.array(
        z.extend(ownReviewSchema, { product: z.object({ id: z.string(), name: z.string() }) }),
      ),
    }),
  }),
  /** Idempotent: text, stars, name and picture go with the account. */
  forgetReviews: defineEndpoint(catalogueInternalCalls.forgetReviews, {
    summary: 'Deletes the reviews of an account that is gone',
    access: 'service',
    query: nothing,
    params: customerParams,
    response: z.object({}),
  }),
  exportFavourites: defineEndpoint(catalogueInternalCalls.exportFavourites, {
    summary: 'What an account keeps for later and waits for (Regolamento UE 2016/679, art. 20)',
    access: 'service',
    query: nothing,
    params: customerParams,
    response: z.object({
      favourites: z.array(keptFavouriteSchema),
      favouriteBooks: z.array(favouriteBookSchema),
      stockWaits: z.array(keptStockWaitSchema),
    }),
  }),
  /** Idempotent. */
  forgetFavourites: defineEndpoint(catalogueInternalCalls.forgetFavourites, {
    summary: 'Deletes the favourites of an account that is gone, and what it waited for',
    access: 'service',
    query: nothing,
    params: customerParams,
    response: z.object({}),
  }),
  /** A new link each time, and the one before ends. Null where nothing is to be asked any more. */
  beginProof: defineEndpoint(catalogueInternalCalls.beginProof, {
    summary: 'What the mail to a school says that is about to be sent, and the secret of its link',
    access: 'service',
    query: nothing,
    params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
    response: z.object({
      proof: z.nullable(z.object({ token: z.string(), anno: z.int(), sezione: z.string() })),
    }),
  }),
  exportTeacherLists: defineEndpoint(catalogueInternalCalls.exportTeacherLists, {
    summary: 'Materials that an account has proposed (Regolamento UE 2016/679, art. 20)',
    access: 'service',
    query: nothing,
    params: customerParams,
    response: z.object({ teacherLists: z.array(ownTeacherListSchema) }),
  }),
  /** Idempotent. What is published stays, as the school's, and is nobody's. */
  forgetTeacherLists: defineEndpoint(catalogueInternalCalls.forgetTeacherLists, {
    summary:
      'Deletes what an account that is gone has proposed, and who proposed what is published',
    access: 'service',
    query: nothing,
    params: customerParams,
    response: z.object({}),
  }),
} as const;
