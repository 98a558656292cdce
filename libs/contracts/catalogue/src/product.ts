import { imageUrlSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import {
  HIGHEST_MARGIN,
  HIGHEST_PRICE,
  LONGEST_CATEGORY,
  LONGEST_DESCRIPTION,
  LONGEST_MAKER,
  LONGEST_NAME,
  LONGEST_TAG,
  LONGEST_URL,
  LONGEST_WARNINGS,
  MOST_IMAGES,
  MOST_PIECES,
  MOST_TAGS,
} from './limits';
import { ceMarkings, productSafetySchema } from './maker';
import { newProductDefaults } from './new-product';

/** `P-0412`: a number of at least four digits. */
export const productIdSchema = z.string().check(z.regex(/^P-(?!0000$)\d{4,10}$/));

/** Euro with at most two decimals. */
const euro = z.number().check(z.gte(0), z.lte(HIGHEST_PRICE));

/** A product as everybody sees it (specification, point 3): without cost, margin and supplier. */
export const productSchema = z.object({
  id: z.string(),
  nome: z.string(),
  /** Plain text. */
  descrizione: z.string(),
  categoria: z.string(),
  immagini: z.array(z.string()),
  /** Discount in percent, as it was set. */
  sconto: z.number(),
  prezzoVendita: z.number(),
  /** What it costs; the same as `prezzoVendita` without a discount. */
  prezzoScontato: z.number(),
  /**
   * Lowest price of the 30 days before the reduction began. Null where no reduction may be announced: nothing is
   * struck then, and no percent named (directive 98/6/CE, article 6 bis: "Omnibus").
   */
  prezzoMinimo30Giorni: z.nullable(z.number()),
  /** The day since when it was on sale, where that was less than 30 days before the reduction; null otherwise. */
  prezzoMinimoDal: z.nullable(z.iso.date()),
  /** The supplier's page, for "Acquista ora"; empty without. */
  urlAliexpress: z.string(),
  active: z.boolean(),
  pezzi_disponibili: z.int(),
  /** Fewest pieces of one purchase. */
  pezzi_singolo_acquisto: z.int(),
  /** Average rating of 5 as the supplier tells it, or an admin typed it; 0 without reviews. Nobody has verified it. */
  valutazione: z.number(),
  numeroRecensioni: z.int(),
  /** Computed of the reviews of who has bought it here (docs/decisions/reviews.md); null without any. */
  recensioni: z.nullable(
    z.object({
      /** Of 5. */
      media: z.number(),
      numero: z.int(),
    }),
  ),
  tags: z.array(z.string()),
  /** Whether it can be bought now: active, available and enough pieces for one purchase. */
  disponibile: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Product = z.infer<typeof productSchema>;

/** The same with what only admins see. */
export const adminProductSchema = z.extend(productSchema, {
  /** What the supplier takes. */
  prezzoOriginale: z.number(),
  /** In percent. */
  margine: z.number(),
  /** Name of the supplier. */
  fornitore: z.string(),
  fornitoreProductId: z.string(),
  /** Whether it is offered at all, as the admin set it; `disponibile` follows from it, `active` and the pieces. */
  inVendita: z.boolean(),
  /** Name of who made it; empty as long as nobody is known. */
  produttore: z.string(),
  /** Warnings in Italian, plain text. */
  avvertenze: z.string(),
  marcaturaCe: z.enum(ceMarkings),
  /** Counts the saves: sent back with the next one, which is refused where it is not the latest. */
  versione: z.int(),
});
export type AdminProduct = z.infer<typeof adminProductSchema>;

/** Null where it could not be read now. */
const sicurezza = z.nullable(productSafetySchema);

/** A product on its own page: with what must be said of its safety, which lists do not say. */
export const productDetailSchema = z.extend(productSchema, { sicurezza });
export type ProductDetail = z.infer<typeof productDetailSchema>;

/** The same for an admin. */
export const adminProductDetailSchema = z.extend(adminProductSchema, { sicurezza });

const webAddress = z.string().check(
  z.trim(),
  z.maxLength(LONGEST_URL),
  z.refine((url) => url === '' || /^https?:\/\/[^/\s]/i.test(url), {
    message: 'Serve un indirizzo che comincia con http:// o https://',
  }),
);

const hasCents = (value: number) => Number.isInteger(Number((value * 100).toFixed(6)));
export const TWO_DECIMALS = 'Al massimo due decimali';

const isFilled = (text: string) => text !== '';

/** What an admin may set, field by field; the same for a whole product, a row and a line of a CSV file. */
export const productFields = {
  nome: z
    .string()
    .check(z.trim(), z.minLength(1, 'Scrivi il nome del prodotto'), z.maxLength(LONGEST_NAME)),
  descrizione: z.string().check(z.trim(), z.maxLength(LONGEST_DESCRIPTION)),
  /** By its name; a new name makes a new category. */
  categoria: z
    .string()
    .check(z.trim(), z.minLength(1, 'Scegli una categoria'), z.maxLength(LONGEST_CATEGORY)),
  /** Web addresses or paths of images that we keep; empty entries are left out. */
  immagini: z.pipe(
    z.array(imageUrlSchema(LONGEST_URL)).check(z.maxLength(MOST_IMAGES)),
    z.transform((urls) => urls.filter(isFilled)),
  ),
  prezzoOriginale: euro.check(z.refine(hasCents, TWO_DECIMALS)),
  margine: z.number().check(z.gte(0), z.lte(HIGHEST_MARGIN), z.refine(hasCents, TWO_DECIMALS)),
  sconto: z.number().check(z.gte(0), z.lte(100), z.refine(hasCents, TWO_DECIMALS)),
  /** By its name; a new name makes a new supplier. */
  fornitore: z
    .string()
    .check(z.trim(), z.minLength(1, 'Scegli un fornitore'), z.maxLength(LONGEST_CATEGORY)),
  fornitoreProductId: z.string().check(z.trim(), z.maxLength(100)),
  urlAliexpress: webAddress,
  active: z.boolean(),
  inVendita: z.boolean(),
  pezzi_disponibili: z.int().check(z.gte(0), z.lte(MOST_PIECES)),
  pezzi_singolo_acquisto: z.int().check(z.gte(1), z.lte(MOST_PIECES)),
  valutazione: z.number().check(z.gte(0), z.lte(5)),
  numeroRecensioni: z.int().check(z.gte(0), z.lte(10_000_000)),
  tags: z.pipe(
    z.array(z.string().check(z.trim(), z.maxLength(LONGEST_TAG))).check(z.maxLength(MOST_TAGS)),
    z.transform((tags) => [...new Set(tags.filter(isFilled))]),
  ),
  /** By the name of one that there is; empty as long as nobody is known. */
  produttore: z.string().check(z.trim(), z.maxLength(LONGEST_MAKER)),
  avvertenze: z.string().check(z.trim(), z.maxLength(LONGEST_WARNINGS)),
  marcaturaCe: z.enum(ceMarkings),
};

/** By how many percent the original prices of many products change at once. */
export const pricePercentSchema = z
  .number()
  .check(z.gte(-99), z.lte(1_000), z.refine(hasCents, TWO_DECIMALS));

/**
 * What an admin enters, with the defaults of a new product (specification, points 5 and 9). Prices for sale are
 * computed by the server: those, like all else that it decides, may be sent and are not looked at.
 */
export const productInputSchema = z.object({
  ...productFields,
  descrizione: z._default(productFields.descrizione, newProductDefaults.descrizione),
  immagini: z._default(productFields.immagini, []),
  margine: z._default(productFields.margine, newProductDefaults.margine),
  sconto: z._default(productFields.sconto, newProductDefaults.sconto),
  fornitore: z._default(productFields.fornitore, newProductDefaults.fornitore),
  fornitoreProductId: z._default(
    productFields.fornitoreProductId,
    newProductDefaults.fornitoreProductId,
  ),
  urlAliexpress: z._default(productFields.urlAliexpress, newProductDefaults.urlAliexpress),
  active: z._default(productFields.active, newProductDefaults.active),
  /** Where it is left out, what `disponibile` says; that left out too, true. */
  inVendita: z.optional(productFields.inVendita),
  disponibile: z.optional(z.boolean()),
  pezzi_disponibili: z._default(
    productFields.pezzi_disponibili,
    newProductDefaults.pezzi_disponibili,
  ),
  pezzi_singolo_acquisto: z._default(
    productFields.pezzi_singolo_acquisto,
    newProductDefaults.pezzi_singolo_acquisto,
  ),
  valutazione: z._default(productFields.valutazione, newProductDefaults.valutazione),
  numeroRecensioni: z._default(productFields.numeroRecensioni, newProductDefaults.numeroRecensioni),
  tags: z._default(productFields.tags, []),
  produttore: z._default(productFields.produttore, newProductDefaults.produttore),
  avvertenze: z._default(productFields.avvertenze, newProductDefaults.avvertenze),
  marcaturaCe: z._default(productFields.marcaturaCe, newProductDefaults.marcaturaCe),
});
export type ProductInput = z.input<typeof productInputSchema>;

/** Pieces that the admin saw while setting `pezzi_disponibili`: what was sold since then is taken off what was set. */
export const seenPieces = z.optional(productFields.pezzi_disponibili);

/** What a save sends: a new product gets the defaults for what is left out, an old one keeps what it has. */
export const productSaveSchema = z.object({
  ...z.partial(z.object(productFields)).shape,
  nome: productFields.nome,
  categoria: productFields.categoria,
  prezzoOriginale: productFields.prezzoOriginale,
  disponibile: z.optional(z.boolean()),
  /** The version that was edited; a new product has none. */
  versione: z.optional(z.int().check(z.gte(1))),
  pezziVisti: seenPieces,
});

/** A row of the admin's table: light, since the table holds all products. */
export const productRowSchema = z.pick(adminProductSchema, {
  id: true,
  nome: true,
  descrizione: true,
  categoria: true,
  prezzoOriginale: true,
  margine: true,
  sconto: true,
  prezzoVendita: true,
  prezzoScontato: true,
  pezzi_disponibili: true,
  pezzi_singolo_acquisto: true,
  inVendita: true,
  disponibile: true,
  active: true,
  produttore: true,
  marcaturaCe: true,
  versione: true,
  updatedAt: true,
});
export type ProductRow = z.infer<typeof productRowSchema>;
