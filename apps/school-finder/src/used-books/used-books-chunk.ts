/** All that the page of used books needs beside its route. */
export { usedBooksMeta as meta, usedBooksTitle as title } from './used-books-meta';
export { UsedBooksPage as Page } from './used-books-page';
export { loadUsedBooks } from './used-books.api';
