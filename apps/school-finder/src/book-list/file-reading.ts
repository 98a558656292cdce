import type { ReadCodes } from '@zaino/rules/isbns-in-text';

/** What a file has told. */
export interface ListFileReading {
  codes: ReadCodes;
  /** What could not be read of it, for the family; null where all was. */
  note: string | null;
}
