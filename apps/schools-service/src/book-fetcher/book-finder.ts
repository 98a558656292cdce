import type { BookField } from '@zaino/contracts/schools';

/** What a source says of a book, as it says it: texts may have markup, and nothing of it is checked. */
export type FoundFields = Partial<Record<BookField, unknown>>;

/** Where books can be looked for. */
export abstract class BookFinder {
  /** As people know it; null where there is none to ask. */
  abstract readonly name: string | null;

  /** Null for a book that the source does not know; rejects where it gives no answer. */
  abstract find(isbn: string): Promise<FoundFields | null>;
}

/** Where none is set. */
export class NoBookFinder extends BookFinder {
  readonly name = null;

  find(): Promise<null> {
    return Promise.resolve(null);
  }
}
