import * as z from 'zod/mini';
import { productSchema } from './product';

/** Which product, and since when. */
const keptProduct = z.object({ id: z.string(), nome: z.string() });

/** A product that a customer keeps for later. */
export const favouriteSchema = z.extend(keptProduct, {
  since: z.iso.datetime(),
  /** What it cost when it was kept, in euro. */
  prezzoAllora: z.number(),
  /** As it is now; null where it is not in the shop any more. */
  prodotto: z.nullable(productSchema),
  /** Whether a mail is wanted once it can be bought again. */
  isAwaited: z.boolean(),
});
export type Favourite = z.infer<typeof favouriteSchema>;

/** Products that a customer has marked, by their ids: what buttons beside products need to know. */
export const favouriteMarksSchema = z.object({
  favourites: z.array(z.string()),
  stockWaits: z.array(z.string()),
});
export type FavouriteMarks = z.infer<typeof favouriteMarksSchema>;

/** A schoolbook that a customer keeps for later; what it is and costs, the schools service knows. */
export const favouriteBookSchema = z.object({ isbn: z.string(), since: z.iso.datetime() });
export type FavouriteBook = z.infer<typeof favouriteBookSchema>;

/** The same as it is handed over with all data of an account. */
export const keptFavouriteSchema = z.extend(keptProduct, {
  since: z.iso.datetime(),
  prezzoAllora: z.number(),
});
export const keptStockWaitSchema = z.extend(keptProduct, { since: z.iso.datetime() });
