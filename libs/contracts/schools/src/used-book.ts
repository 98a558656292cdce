import * as z from 'zod/mini';
import { adoptionSchema } from './adoption';
import { bookEditionSchema } from './book';

/** Most books of one question. */
export const MOST_USED_BOOKS = 40;

/** How far from the chosen place a school may be, as the crow flies between municipalities, in kilometres. */
export const USED_BOOKS_KM = 30;

const counts = {
  /** Schools and classes around the place, of all Italy where none was chosen. */
  scuole: z.int(),
  classi: z.int(),
  /** Classes of all Italy. */
  classiItalia: z.int(),
};

/** What a used book is, and who needs it: `trovato` is false where no list has ever named it. */
export const usedBookSchema = z.discriminatedUnion('trovato', [
  z.object({ trovato: z.literal(false), isbn: z.string() }),
  z.extend(
    z.pick(adoptionSchema, {
      titolo: true,
      volume: true,
      autore: true,
      editore: true,
      copertina: true,
      prezzo: true,
    }),
    {
      trovato: z.literal(true),
      isbn: z.string(),
      /** The edition that took its place; null where none did. */
      nuovaEdizione: z.nullable(bookEditionSchema),
      ...counts,
    },
  ),
]);
export type UsedBook = z.infer<typeof usedBookSchema>;
/** One that lists know. */
export type KnownUsedBook = Extract<UsedBook, { trovato: true }>;

export const usedBooksSchema = z.object({
  /** School year of the newest lists, 2026 for 2026/27; null until they were counted, and then nobody has a book. */
  annoScolastico: z.nullable(z.int()),
  /** Where the schools are; null where no place was chosen, or none is known by that name. */
  luogo: z.nullable(
    z.object({
      comune: z.string(),
      provincia: z.string(),
      /** `provincia` where nobody knows where the municipality lies: then all schools of its province are meant. */
      ambito: z.enum(['raggio', 'provincia']),
    }),
  ),
  /** In the order in which they were asked for. */
  libri: z.array(usedBookSchema),
});
export type UsedBooks = z.infer<typeof usedBooksSchema>;
