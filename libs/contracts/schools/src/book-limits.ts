/** Books of one page of the desk. */
export const BOOK_PAGE_SIZE = 50;

/** Schools of one page of those that have adopted a book. */
export const BOOK_SCHOOL_PAGE_SIZE = 50;

/** Of texts about a book, in characters. */
export const LONGEST_BOOK_DESCRIPTION = 4_000;
export const LONGEST_BOOK_LINE = 250;
export const LONGEST_BOOK_LINK = 500;

/** Most sample pages of a book: images, or one link to a PDF. */
export const MOST_SAMPLES = 12;

/** Most printed pages of a book. */
export const MOST_PRINTED_PAGES = 9_999;

/** Largest CSV file of an import of books, in bytes, and most of its lines. */
export const BOOK_CSV_BYTES = 32 * 1024 * 1024;
export const BOOK_CSV_LINES = 100_000;

/** Most books that a call names: to be changed at once, or looked for elsewhere. */
export const MOST_CHOSEN_BOOKS = 500;

/** Largest ONIX file of an import, in bytes. */
export const ONIX_BYTES = 64 * 1024 * 1024;
