import type { Availability, UnsellableReason } from '@zaino/contracts/schools';

/** What families are told of a book, by the distributor that can bring it first. */
export interface BookSupply {
  availability: Availability;
  reason: UnsellableReason | null;
  /** The members of an adoption that depend on it, as JSON text; shared by all books that have the same. */
  json: string;
}

/** What distributors say of the books of class lists. */
export interface Supply {
  revision: number;
  /** All that it was read by. */
  key: string;
  /** By ISBN; books of which nobody who is believed says anything are not in it. */
  books: ReadonlyMap<string, BookSupply>;
}
