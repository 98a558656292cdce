import { defineEndpoint, sitemapSlice } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { adoptionSchema } from './adoption';
import { schoolsInternalCalls } from './calls';

/** Most schools of one call. */
export const MOST_SCHOOLS = 100;

/** Most books of one call. */
const MOST_OF_ONE_CALL = 300;

/** Most municipalities of one call. */
export const MOST_PLACES = 1_000;

const comuneSchema = z.object({
  comune: z.string().check(z.trim(), z.maxLength(100)),
  /** By name or car-plate code. */
  provincia: z.string().check(z.trim(), z.maxLength(100)),
});

/** A book of a class, as a line of a cart names it. */
const bookOfClassSchema = z.object({
  isbn: z.string().check(z.trim(), z.maxLength(20)),
  codiceScuola: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20)),
  classe: z.string().check(z.trim(), z.maxLength(10)),
  sezione: z.string().check(z.trim(), z.maxLength(60)),
});

/** What a book costs now; `found` is false where no list of ours has ever named it. */
export const bookOfferSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(false), ...bookOfClassSchema.shape }),
  z.extend(
    z.pick(adoptionSchema, {
      titolo: true,
      autore: true,
      editore: true,
      copertina: true,
      prezzo: true,
      prezzoScontato: true,
      prezzoVendita: true,
      vendibile: true,
      motivoNonVendibile: true,
      availability: true,
      newEdition: true,
    }),
    {
      found: z.literal(true),
      ...bookOfClassSchema.shape,
      /** As readable as on the page of the school; empty where the class does not have the book. */
      materia: z.string(),
      /** Name of the school as on its page; empty where there is no such school. */
      nomeScuola: z.string(),
      /** Kind of school of the class: EE primary; empty where no list of that class is known, left out by services that do not tell. */
      tipoGrado: z.optional(z.string()),
      /** On the list of that class, as adopted or recommended, in the school's newest year. */
      inLista: z.boolean(),
      /** Of the newest list of that class that has it, 2026 for 2026/27; null where none has. */
      annoScolastico: z.nullable(z.int()),
      /** Adopted by that class, and not merely recommended: what the higher discount is allowed for (Legge 15/2020). */
      adottato: z.boolean(),
    },
  ),
]);
export type BookOffer = z.infer<typeof bookOfferSchema>;

/** What other services ask the schools service; never behind the gateway. */
export const schoolsInternalEndpoints = {
  /** In the order of `books`. */
  offers: defineEndpoint(schoolsInternalCalls.offers, {
    summary: 'Prices of books as they are now',
    access: 'service',
    query: z.object({}),
    body: z.object({ books: z.array(bookOfClassSchema).check(z.maxLength(MOST_OF_ONE_CALL)) }),
    response: z.object({ offers: z.array(bookOfferSchema) }),
  }),
  /** By the newest list of each school; those without a list are left out. */
  demand: defineEndpoint(schoolsInternalCalls.demand, {
    summary: 'Books that the classes of some schools have to buy',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({
      schools: z
        .array(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20)))
        .check(z.maxLength(MOST_SCHOOLS)),
    }),
    response: z.object({
      /** With the school year of the list, 2026 for 2026/27. */
      schools: z.array(z.object({ code: z.string(), year: z.int(), classes: z.int() })),
      books: z.array(
        z.object({
          isbn: z.string(),
          title: z.string(),
          publisher: z.string(),
          /** Euro; null where the list names none. */
          price: z.nullable(z.number()),
          classes: z.int(),
          /** Those of them that have adopted it anew. */
          newClasses: z.int(),
        }),
      ),
    }),
  }),
  /** Schools without a list of that year are left out. */
  classes: defineEndpoint(schoolsInternalCalls.classes, {
    summary: 'Classes of some schools that have a list in a school year',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({
      /** First calendar year of the school year. */
      schoolYear: z.int().check(z.gte(2000), z.lte(2100)),
      schools: z
        .array(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(20)))
        .check(z.maxLength(MOST_SCHOOLS)),
    }),
    response: z.object({
      schools: z.array(
        z.object({
          code: z.string(),
          /** As class lists have them, each once. */
          classes: z.array(
            z.pick(adoptionSchema, { classe: true, sezione: true, tipoGrado: true }),
          ),
        }),
      ),
    }),
  }),
  /** As the crow flies; of municipalities that have schools. */
  distances: defineEndpoint(schoolsInternalCalls.distances, {
    summary: 'How far municipalities lie from one',
    access: 'service',
    query: z.object({}),
    body: z.strictObject({
      from: comuneSchema,
      to: z.array(comuneSchema).check(z.maxLength(MOST_PLACES)),
    }),
    response: z.object({
      /** In the order of `to`; null where nobody knows where one of the two lies. */
      kilometres: z.array(z.nullable(z.number())),
    }),
  }),
  /** Null where there is no such school this year. */
  mailbox: defineEndpoint(schoolsInternalCalls.mailbox, {
    summary: 'The school of a code, and its address for mail as the ministry names it',
    access: 'service',
    query: z.object({}),
    params: z.object({ codice: z.string().check(z.regex(/^[A-Z0-9]{10}$/)) }),
    response: z.object({
      school: z.nullable(
        z.object({
          name: z.string(),
          /** As pages name it: `Scuola secondaria di primo grado`. */
          kind: z.string(),
          /** Null where the ministry names none. */
          email: z.nullable(z.string()),
        }),
      ),
    }),
  }),
  /** Of an import that is in use: what no course of the class and section has on its list any more. */
  dropped: defineEndpoint(schoolsInternalCalls.dropped, {
    summary: 'Books that an import took off the lists of classes, in parts',
    access: 'service',
    query: z.object({}),
    params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(4_294_967_295)) }),
    /** `next` of the answer before; 0 at first. */
    body: z.strictObject({ after: z.int().check(z.gte(0)) }),
    response: z.object({
      books: z.array(
        z.object({
          isbn: z.string(),
          codiceScuola: z.string(),
          classe: z.string(),
          sezione: z.string(),
          /** First calendar year of the school year. */
          schoolYear: z.int(),
        }),
      ),
      /** Null after the last part. */
      next: z.nullable(z.int()),
    }),
  }),
  /** The finder's pages of regions, provinces and municipalities. */
  sitemapOfPlaces: defineEndpoint(schoolsInternalCalls.sitemapOfPlaces, sitemapSlice),
  /** Schools that have a list. */
  sitemapOfSchools: defineEndpoint(schoolsInternalCalls.sitemapOfSchools, sitemapSlice),
  /** The lists of their newest year. */
  sitemapOfClasses: defineEndpoint(schoolsInternalCalls.sitemapOfClasses, sitemapSlice),
  /** Books that can be bought, or that are on a list of this year. */
  sitemapOfBooks: defineEndpoint(schoolsInternalCalls.sitemapOfBooks, sitemapSlice),
} as const;
