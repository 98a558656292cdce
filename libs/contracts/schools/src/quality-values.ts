/** Books, or schools, on one page of a list. */
export const QUALITY_PAGE = 50;

/**
 * What is wrong with a book on the lists: thirteen digits whose check digit is wrong, or a code that stands for nothing;
 * an article that is no ISBN; an ISBN of which nobody knows the price; a placeholder that any edition serves; a price far
 * from the one that most schools name for the same ISBN, or from those of the other books for the same subject.
 */
export const bookIssues = [
  'check-digit',
  'not-isbn',
  'unknown',
  'placeholder',
  'price-spread',
  'price-subject',
] as const;
export type BookIssue = (typeof bookIssues)[number];
