import * as z from 'zod/mini';
import { dayRangeSchema, daySchema } from './line';

/** Most books that one command of the list is for. */
export const MOST_BOOKS = 1_000;

/** A book that families of a bookshop wait for, or that stands on its shelf. */
export const bookToOrderSchema = z.object({
  /** Of the edition that is to come. */
  isbn: z.string(),
  /** Null where no order has named it. */
  title: z.nullable(z.string()),
  publisher: z.nullable(z.string()),
  /** By whom the bookshop gets the publisher's books; null where it has not said. */
  distributor: z.nullable(z.string()),
  /** Copies that wait: of those, what was not ordered yet, what was, and what of that should be here already. */
  toOrder: z.int(),
  ordered: z.int(),
  late: z.int(),
  /** Since when the oldest of what was ordered is awaited, and when the families expect it. */
  orderedSince: z.nullable(daySchema),
  expected: z.nullable(dayRangeSchema),
  /** On the shelf, for nobody. */
  shelf: z.int(),
});
export type BookToOrder = z.infer<typeof bookToOrderSchema>;

/** An order that a command has moved: what takes it back. */
export const movedOrderSchema = z.object({
  id: z.string(),
  version: z.int(),
  lineIds: z.array(z.string()),
});

/** What a command for books has done. */
export const booksMovedSchema = z.object({
  copies: z.int(),
  orders: z.array(movedOrderSchema),
  /** Orders of which a part was left out, with why, for a person. */
  leftOut: z.array(z.object({ number: z.string(), reason: z.string() })),
});
export type BooksMoved = z.infer<typeof booksMovedSchema>;
