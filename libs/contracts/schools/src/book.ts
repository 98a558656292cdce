import * as z from 'zod/mini';
import { adoptionSchema } from './adoption';

/** What a book is, and whether it can be sold, whatever class it is for. */
export const soldBookSchema = z.pick(adoptionSchema, {
  isbn: true,
  titolo: true,
  sottotitolo: true,
  volume: true,
  autore: true,
  editore: true,
  prezzo: true,
  copertina: true,
  vendibile: true,
  motivoNonVendibile: true,
  availability: true,
  newEdition: true,
});

/** Another edition, as distributors name it; without a title where no list has ever named that one. */
export const bookEditionSchema = z.object({
  isbn: z.string(),
  titolo: z.nullable(z.string()),
  /** Cover price in euro. */
  prezzo: z.nullable(z.number()),
});
export type BookEdition = z.infer<typeof bookEditionSchema>;

const usedIn = { nome: z.string(), scuole: z.int(), classi: z.int() };

/** How many schools and classes of a place have a book on their list. */
const bookUseSchema = z.object(usedIn);
export type BookUse = z.infer<typeof bookUseSchema>;

/** A region with its provinces, those with most classes first. */
const bookRegionSchema = z.object({ ...usedIn, province: z.array(bookUseSchema) });
export type BookRegion = z.infer<typeof bookRegionSchema>;

/** A book that the same classes have on their list. */
const companionBookSchema = z.extend(
  z.pick(adoptionSchema, {
    isbn: true,
    titolo: true,
    autore: true,
    editore: true,
    prezzo: true,
    copertina: true,
    materia: true,
  }),
  {
    /** Of a hundred classes that were looked at, how many have it too. */
    percento: z.int().check(z.gte(0), z.lte(100)),
  },
);
export type CompanionBook = z.infer<typeof companionBookSchema>;

/** All that a book's page shows but the schools, which are chosen by their place. */
export const bookSchema = z.extend(soldBookSchema, {
  descrizione: z.string(),
  /** Series; blank where nobody has said it. */
  collana: z.string(),
  /** Year, or day as `2026-03-01`; blank where nobody has said it. */
  pubblicazione: z.string(),
  /** Printed pages. */
  pagine: z.nullable(z.int()),
  /** Subjects that its classes have it for, the most frequent first. */
  materie: z.array(z.string()),
  /** School year of the list that has this price, 2025 for 2025/26; null where none has. */
  annoPrezzo: z.nullable(z.int()),
  /** Editions that it took the place of, and those that took its own, the next one first. */
  edizioniPrecedenti: z.array(bookEditionSchema),
  edizioniSuccessive: z.array(bookEditionSchema),
  adozioni: z.object({
    /** Null until the lists were counted. */
    annoScolastico: z.nullable(z.int()),
    scuole: z.int(),
    classi: z.int(),
    regioni: z.array(bookRegionSchema),
  }),
  insieme: z.array(companionBookSchema),
});
export type Book = z.infer<typeof bookSchema>;

/** A class that has a book on its list. */
const adoptingClassSchema = z.object({
  classe: z.string(),
  sezione: z.string(),
  /** And does not merely recommend it: what the higher discount is allowed for (Legge 15/2020). */
  adottato: z.boolean(),
});
export type AdoptingClass = z.infer<typeof adoptingClassSchema>;

/** A school that has a book on its list of this year, with its classes that do. */
const adoptingSchoolSchema = z.object({
  codiceScuola: z.string(),
  nomeScuola: z.string(),
  comune: z.string(),
  siglaProvincia: z.string(),
  classi: z.array(adoptingClassSchema),
});
export type AdoptingSchool = z.infer<typeof adoptingSchoolSchema>;

/** Schools of one page of a book's schools. */
export const ADOPTING_SCHOOLS_PAGE_SIZE = 20;

export const adoptingSchoolsSchema = z.object({
  scuole: z.array(adoptingSchoolSchema),
  /** Also of the other pages. */
  totale: z.int(),
  /** Municipalities of the province that have such schools; none where no province was asked for. */
  comuni: z.array(z.string()),
});
export type AdoptingSchools = z.infer<typeof adoptingSchoolsSchema>;
