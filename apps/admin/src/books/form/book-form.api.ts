import { queryOptions } from '@tanstack/react-query';
import { type AdminBook, adminBooksApi, type BookValues } from '@zaino/contracts/schools';
import { fetchJson, sendFile } from '@zaino/web/api-client';
import { keyOf, partOfPage } from '../../queries';

/** Everything that is known of a book. */
export const loadBook = (isbn: string): Promise<AdminBook> =>
  fetchJson(adminBooksApi.read, { params: { isbn } });

/** What the form is opened with. */
export const openedBookQuery = (isbn: string) =>
  queryOptions({
    queryKey: keyOf(adminBooksApi.read, { isbn, form: true }),
    queryFn: () => loadBook(isbn),
    ...partOfPage,
  });

/** A book that was saved, and the change by which that can be undone. */
export interface SavedBook {
  libro: AdminBook;
  changeId: string;
}

/** Saves some fields of the book that was opened in this version. */
export const saveBook = (
  { isbn, versione }: Pick<AdminBook, 'isbn' | 'versione'>,
  campi: Partial<BookValues>,
): Promise<SavedBook> =>
  fetchJson(adminBooksApi.save, { params: { isbn }, body: { versione, campi } });

/** Keeps an image; gives its address for the book. */
export async function keepImage(file: Blob): Promise<string> {
  return (await sendFile(adminBooksApi.uploadImage, file)).url;
}
