import { bookErrorCodes } from '@zaino/contracts/schools';
import type { LoadedRows } from '@zaino/data-table/loaded-rows';
import { RowChanges } from '@zaino/data-table/row-changes';
import { ApiError } from '@zaino/web/api-client';
import { type BookFields, bookPage, type BookTableRow } from './book-rows';
import { bookNoun } from './book-words';
import { undoChange } from './books.api';

/** What the page of the books changes: the list is read anew after each undo, since a book may have left it. */
export class BookChanges extends RowChanges<BookTableRow, BookFields> {
  constructor(list: LoadedRows<BookTableRow, BookFields>) {
    super(list, {
      noun: bookNoun,
      undo: async (id) => {
        const { changeId, leftOut } = await undoChange(id);
        return { changeId, rows: [], deleted: [], leftOut };
      },
      undoRefused: bookErrorCodes.bookUndoRefused,
      newest: async (id) => {
        const request = new Request(location.href);
        const { rows } = await bookPage({ cerca: id }, { request });
        const [row] = rows.filter((one) => one.id === id);
        if (row) return row;
        const message = 'Libro non trovato';
        throw new ApiError({ kind: 'not-found', code: 'not-found', status: 404, message });
      },
    });
  }

  override async undo(): Promise<void> {
    await super.undo();
    void this.list.reload();
  }

  override async redo(): Promise<void> {
    await super.redo();
    void this.list.reload();
  }
}
