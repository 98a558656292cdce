/** Where a family looks up the used books that it has, and offers them. */
export const usedBooksPath = '/libri-usati';
