import * as z from 'zod/mini';

/**
 * What distributors say of a book, by the one that can bring it first: `in-stock` with them; `on-order` or `reprint`
 * with the day on which they expect it, or without one; not printed any more; another edition has taken its place.
 */
export const availabilityStates = [
  'in-stock',
  'on-order',
  'reprint',
  'out-of-print',
  'replaced',
] as const;

/** Nothing of it is a date of ours: whoever shows one counts it from now (`bookDays` of the orders service). */
export const availabilitySchema = z.object({
  state: z.enum(availabilityStates),
  /** Working days until the distributor has brought it, from the day on which it has it. */
  days: z.optional(z.object({ from: z.int(), to: z.int() })),
  /** Hour in Italy from which on what is ordered counts as ordered the next day. */
  cutOff: z.optional(z.int()),
  /** When the distributor expects it, as `2026-12-10`. */
  date: z.optional(z.iso.date()),
  /** ISBN of the edition that has taken its place. */
  newIsbn: z.optional(z.string()),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** The edition that has taken a book's place, where it can be sold. */
export const newEditionSchema = z.object({
  isbn: z.string(),
  titolo: z.string(),
  autore: z.string(),
  editore: z.string(),
  copertina: z.nullable(z.string()),
  /** Cover price in euro. */
  prezzo: z.number().check(z.positive()),
});
export type NewEdition = z.infer<typeof newEditionSchema>;
