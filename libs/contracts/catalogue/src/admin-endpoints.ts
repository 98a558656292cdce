import {
  defineEndpoint,
  imageUpload,
  parkedMessageList,
  parkedMessageRetry,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adminCatalogueCalls } from './calls';
import { BULK_LIMIT, CSV_BYTES, TABLE_LIMIT } from './limits';
import {
  adminProductSchema,
  pricePercentSchema,
  productFields,
  productIdSchema,
  productRowSchema,
  productSaveSchema,
  productSchema,
  seenPieces,
} from './product';

const nothing = z.object({});
const productParams = z.object({ id: productIdSchema });
const version = z.int().check(z.gte(1));

/** Of calls that may write the whole catalogue in one transaction. */
const LONG_ANSWER_MS = 120_000;

/** A product in the version that somebody has seen. */
const seenProduct = z.object({ id: productIdSchema, versione: version, pezziVisti: seenPieces });

/** A write that can be taken back: `changeId` is for `undo`. */
const done = { success: z.literal(true), changeId: z.string() };

const refused = z.object({ success: z.literal(false), error: z.string() });

/** What can be changed without opening a product: in its row, or in many at once. */
const quickFields = z.partial(
  z.strictObject({
    prezzoOriginale: productFields.prezzoOriginale,
    margine: productFields.margine,
    sconto: productFields.sconto,
    pezzi_disponibili: productFields.pezzi_disponibili,
    active: productFields.active,
    inVendita: productFields.inVendita,
    categoria: productFields.categoria,
    produttore: productFields.produttore,
    marcaturaCe: productFields.marcaturaCe,
  }),
);
export type QuickFields = z.infer<typeof quickFields>;

/** A product that was left as it is, and why. */
const leftOut = z.object({ id: z.string(), nome: z.string(), motivo: z.string() });
export type LeftOut = z.infer<typeof leftOut>;

const saveBody = z
  .strictObject({
    product: productSaveSchema,
    isEdit: z.boolean(),
    productId: z.nullish(productIdSchema),
  })
  .check(
    z.superRefine(({ product, isEdit, productId }, context) => {
      const refuse = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      if (!isEdit && productId) refuse(['productId'], 'Un prodotto nuovo non ha ancora un id');
      if (isEdit && !productId) refuse(['productId'], 'Manca il prodotto da modificare');
      if (isEdit && product.versione === undefined) {
        refuse(['product', 'versione'], 'Manca la versione del prodotto che è stata modificata');
      }
    }),
  );

/** What is wrong in a line of a CSV file (its first line, the head, is 1). */
const csvProblem = z.object({ riga: z.int(), campo: z.string(), messaggio: z.string() });
export type CsvProblem = z.infer<typeof csvProblem>;

const csvBody = z.strictObject({ csv: z.string().check(z.minLength(1), z.maxLength(CSV_BYTES)) });

/** JSON escapes the quotes and line ends of a file. */
const CSV_BODY_BYTES = Math.ceil(CSV_BYTES * 1.25);

/** A price as it was from a moment on. */
const pricePoint = z.object({
  dal: z.iso.datetime(),
  prezzoVendita: z.number(),
  prezzoScontato: z.number(),
});
export type PricePoint = z.infer<typeof pricePoint>;

/** What a reduction of a product has to hold against (directive 98/6/CE, article 6 bis). Euro. */
const pricesOfProduct = z.object({
  id: z.string(),
  prezzoScontato: z.number(),
  prezzoMinimo30Giorni: productSchema.shape.prezzoMinimo30Giorni,
  /** Lowest price of the last 30 days, that of now included; null where it was not on sale. */
  prezzoMinimoRecente: z.nullable(z.number()),
});
export type PricesOfProduct = z.infer<typeof pricesOfProduct>;

/** Calls of the admin's products (specification, points 2, 4 and 7). */
export const adminCatalogueEndpoints = {
  suppliers: defineEndpoint(adminCatalogueCalls.suppliers, {
    summary: 'Suppliers',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    response: z.object({ fornitori: z.array(z.object({ id: z.string(), nome: z.string() })) }),
  }),
  /** With `isEdit` the product has its `versione`; a save over somebody else's is a `conflict`, `product-changed`. */
  save: defineEndpoint(adminCatalogueCalls.save, {
    summary: 'Makes a product, or changes one',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.*',
    query: nothing,
    body: saveBody,
    response: z.discriminatedUnion('success', [
      z.object({ ...done, product: adminProductSchema }),
      refused,
    ]),
  }),
  /** All products, inactive ones too, page by page in the order of their ids. */
  table: defineEndpoint(adminCatalogueCalls.table, {
    summary: 'Light rows of all products',
    access: 'admin',
    staff: 'catalogue',
    query: z.object({
      limit: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(TABLE_LIMIT)),
        TABLE_LIMIT,
      ),
      cursor: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: z.object({
      products: z.array(productRowSchema),
      total: z.int(),
      next: z.nullable(z.string()),
    }),
  }),
  counts: defineEndpoint(adminCatalogueCalls.counts, {
    summary: 'How many products there are',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    response: z.object({
      totali: z.int(),
      attivi: z.int(),
      /** Active ones that cannot be bought now. */
      nonDisponibili: z.int(),
    }),
  }),
  prices: defineEndpoint(adminCatalogueCalls.prices, {
    summary: 'Prices of a product from its beginning, oldest first',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    params: productParams,
    response: z.object({ prezzi: z.array(pricePoint) }),
  }),
  /** Those that exist. Whether a reduction could be announced follows by `libs/rules`, announced-reduction. */
  pricesBefore: defineEndpoint(adminCatalogueCalls.pricesBefore, {
    summary: 'What reductions of products have to hold against, before they are made',
    access: 'admin',
    staff: 'catalogue',
    act: { none: 'Reads alone' },
    query: nothing,
    bodyLimit: CSV_BYTES,
    answerLimitMs: LONG_ANSWER_MS,
    body: z.strictObject({
      products: z.array(productIdSchema).check(z.minLength(1), z.maxLength(BULK_LIMIT)),
    }),
    response: z.object({ prodotti: z.array(pricesOfProduct) }),
  }),
  /** One product in its row; another's newer save is a `conflict`, `product-changed`. */
  patch: defineEndpoint(adminCatalogueCalls.patch, {
    summary: 'Changes some fields of a product',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.saved',
    query: nothing,
    params: productParams,
    body: z.extend(quickFields, { versione: version, pezziVisti: seenPieces }),
    response: z.object({ ...done, product: productRowSchema }),
  }),
  /** Products that somebody has changed meanwhile are left out and named. */
  bulk: defineEndpoint(adminCatalogueCalls.bulk, {
    summary: 'Changes or deletes many products',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.bulk-changed',
    query: nothing,
    bodyLimit: CSV_BYTES,
    answerLimitMs: LONG_ANSWER_MS,
    body: z.strictObject({
      products: z.array(seenProduct).check(z.minLength(1), z.maxLength(BULK_LIMIT)),
      change: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('fields'), fields: quickFields }),
        /** Original prices by a percentage, rounded to the cent. */
        z.strictObject({ kind: z.literal('price'), percent: pricePercentSchema }),
        z.strictObject({ kind: z.literal('delete') }),
      ]),
    }),
    response: z.object({
      ...done,
      /** The changed rows as they are now; none of those that were deleted. */
      products: z.array(productRowSchema),
      deleted: z.array(z.string()),
      leftOut: z.array(leftOut),
    }),
  }),
  remove: defineEndpoint(adminCatalogueCalls.remove, {
    summary: 'Deletes a product; it can be undone',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.deleted',
    query: z.object({ versione: z.coerce.number().check(z.int(), z.gte(1)) }),
    params: productParams,
    response: z.object(done),
  }),
  duplicate: defineEndpoint(adminCatalogueCalls.duplicate, {
    summary: 'Makes an inactive copy of a product',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.duplicated',
    query: nothing,
    params: productParams,
    response: z.object({ ...done, product: adminProductSchema }),
  }),
  /** Products that were changed again since are left out and named. An undo can be undone like any change. */
  undo: defineEndpoint(adminCatalogueCalls.undo, {
    summary: 'Takes a change back',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.undone',
    query: nothing,
    answerLimitMs: LONG_ANSWER_MS,
    params: z.object({ id: z.uuid() }),
    response: z.object({
      ...done,
      products: z.array(productRowSchema),
      /** Products that the change had made. */
      deleted: z.array(z.string()),
      leftOut: z.array(leftOut),
    }),
  }),
  exportCsv: defineEndpoint(adminCatalogueCalls.exportCsv, {
    summary: 'All products as CSV, in the form that the import reads',
    access: 'admin',
    staff: 'catalogue',
    query: nothing,
    response: z.unknown(),
    contentType: 'text/csv; charset=utf-8',
  }),
  /** Changes nothing. */
  previewCsv: defineEndpoint(adminCatalogueCalls.previewCsv, {
    summary: 'What an import would do',
    access: 'admin',
    staff: 'catalogue',
    act: { none: 'Reads alone' },
    query: nothing,
    bodyLimit: CSV_BODY_BYTES,
    answerLimitMs: LONG_ANSWER_MS,
    body: csvBody,
    response: z.object({
      righe: z.int(),
      nuovi: z.int(),
      modificati: z.int(),
      invariati: z.int(),
      /** Of the first lines that would change something, for a look. */
      esempi: z.array(
        z.object({
          riga: z.int(),
          id: z.nullable(z.string()),
          nome: z.string(),
          /** Fields with their values before and after; all of them for a new product. */
          modifiche: z.array(
            z.object({ campo: z.string(), prima: z.nullable(z.string()), dopo: z.string() }),
          ),
        }),
      ),
      errori: z.array(csvProblem),
      /** Lines with an error: they would be left out. */
      righeConErrori: z.int(),
      /** Says to the import which file and which products this preview saw. */
      token: z.string(),
    }),
  }),
  /** Lines without errors, in one transaction; refused with `csv-refused` where it would do something else than its preview. */
  importCsv: defineEndpoint(adminCatalogueCalls.importCsv, {
    summary: 'Imports a CSV file that was previewed',
    access: 'admin',
    staff: 'catalogue',
    act: 'products.imported',
    query: nothing,
    bodyLimit: CSV_BODY_BYTES,
    answerLimitMs: LONG_ANSWER_MS,
    body: z.extend(csvBody, { token: z.string().check(z.maxLength(200)) }),
    response: z.object({
      ...done,
      nuovi: z.int(),
      modificati: z.int(),
    }),
  }),
  /**
   * The body is the image file itself: JPEG, PNG, WebP or AVIF, which its content decides and not its type. It is
   * decoded and encoded anew; what cannot be kept is `image-refused`.
   */
  uploadImage: defineEndpoint(adminCatalogueCalls.uploadImage, {
    ...imageUpload,
    staff: 'catalogue',
    act: { none: 'Shown nowhere before something names it, which is recorded' },
    response: z.object({
      success: z.literal(true),
      /** For `immagini`. */
      url: z.string(),
      larghezza: z.int(),
      altezza: z.int(),
    }),
  }),
  parkedMessages: defineEndpoint(adminCatalogueCalls.parkedMessages, {
    ...parkedMessageList,
    summary: 'What could not be told to other services of the catalogue',
  }),
  retryMessage: defineEndpoint(adminCatalogueCalls.retryMessage, parkedMessageRetry),
} as const;
