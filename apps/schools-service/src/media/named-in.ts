/** All in which images of books may be named: what the desk knows, and what an undo would bring back. */
export const namedIn = `
  SELECT fields AS text FROM book_details WHERE fields LIKE '%/api/books/media/%'
  UNION ALL SELECT before_change FROM enrichment_change_item
    WHERE before_change LIKE '%/api/books/media/%'`;
