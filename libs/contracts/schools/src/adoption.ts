import * as z from 'zod/mini';
import { availabilitySchema, newEditionSchema } from './availability';

/** Why a row of a class list cannot be sold: the last three are what distributors say of a book. */
export const unsellableReasons = [
  'edizione-libera',
  'senza-prezzo',
  'codice-non-valido',
  'in-ristampa',
  'fuori-catalogo',
  'sostituito',
] as const;
export type UnsellableReason = (typeof unsellableReasons)[number];

/**
 * A recommended book: in depth (`Ap`), on one subject (`Mo`), or, in older files, simply recommended (`Si`).
 * Source: column CONSIGLIATO of the ministry's adoption files.
 */
export const recommendationSchema = z.enum(['Ap', 'Mo', 'Si']);

/** An adopted book of one class (specification, point 3, Book). */
export const adoptionSchema = z.object({
  isbn: z.string(),
  titolo: z.string(),
  sottotitolo: z.nullable(z.string()),
  volume: z.nullable(z.string()),
  autore: z.string(),
  editore: z.string(),
  /** Cover price in euro, two decimals; null where the ministry reports none. */
  prezzo: z.nullable(z.number().check(z.nonnegative())),
  prezzoScontato: z.optional(z.number().check(z.nonnegative())),
  prezzoVendita: z.optional(z.number().check(z.nonnegative())),
  copertina: z.nullable(z.string()),
  descrizione: z.nullable(z.string()),
  enriched: z.boolean(),
  materia: z.string(),
  disciplina: z.string(),
  /** Year of the course as text ("1" to "6"); the same as `annoCorso`. */
  classe: z.string(),
  annoCorso: z.int(),
  sezione: z.string(),
  /** Timetable or course; part of the class's identity. */
  combinazione: z.string(),
  /** EE primary, MM lower secondary, NO and NT upper secondary. */
  tipoGrado: z.string(),
  nuovaAdozione: z.boolean(),
  daAcquistare: z.boolean(),
  consigliato: z.nullable(recommendationSchema),
  vendibile: z.boolean(),
  motivoNonVendibile: z.nullable(z.enum(unsellableReasons)),
  /** Left out where no distributor that is believed says anything: then the general promise holds. */
  availability: z.optional(availabilitySchema),
  /** Of a book that was replaced; left out where that edition cannot be sold either. */
  newEdition: z.optional(newEditionSchema),
});
export type Adoption = z.infer<typeof adoptionSchema>;

/** The ministry's spending cap for one year of a course, in euro. */
export const spendingCapSchema = z.object({
  annoCorso: z.int(),
  /** The course it applies to; null where it applies to every class of the year. */
  combinazione: z.nullable(z.string()),
  indirizzo: z.string(),
  tetto: z.number().check(z.positive()),
});
export type SpendingCap = z.infer<typeof spendingCapSchema>;
