/** All that the page of a list on paper needs beside its route. */
export { bookListMeta as meta, bookListTitle as title } from './book-list-meta';
export { BookListPage as Page } from './book-list-page';
export { loadBookList } from './book-list.api';
