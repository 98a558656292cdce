/** Codes that the desk for books answers beside the shared ones. */
export const bookErrorCodes = {
  /** Somebody else has saved the book's details since they were read. */
  bookChanged: 'book-changed',
  /** A CSV or ONIX file cannot be read at all, or is not the one that was previewed. */
  bookFileRefused: 'book-file-refused',
  /** A change of books that was undone already, or is too old to be. */
  bookUndoRefused: 'book-undo-refused',
  /** No source is set in which books could be looked for. */
  bookFetcherOff: 'book-fetcher-off',
} as const;
