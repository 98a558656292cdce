/** All that a book's page needs beside its route. */
export { bookMeta as meta, bookTitle as title } from './book-meta';
export { BookPage as Page } from './book-page';
export { loadBook } from './book.api';
