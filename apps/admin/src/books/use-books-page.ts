import { LoadedRows } from '@zaino/data-table/loaded-rows';
import { useDataTable } from '@zaino/data-table/use-data-table';
import { useMemo, useState } from 'react';
import { BookChanges } from './book-changes';
import {
  type BookFacts,
  type BookFields,
  type BookPage,
  bookSource,
  type BookTableRow,
} from './book-rows';
import type { FirstBooks } from './books.api';
import { booksTable } from './books-table';

/** What lies over the page. */
export type BooksPageDialog =
  | { kind: 'book'; row: BookTableRow }
  | { kind: 'bulk'; rows: readonly BookTableRow[] }
  | { kind: 'csv' }
  | { kind: 'onix' }
  | { kind: 'shortcuts' };

const noFacts: BookFacts = { stati: [], annoScolastico: null, scuola: null, scuole: [] };

/** Everything that the page of the books knows, and what can be done on it. */
export function useBooksPage(first: FirstBooks) {
  const [facts, setFacts] = useState(first.page.value?.facts ?? noFacts);
  const definition = useMemo(() => booksTable(facts.stati), [facts.stati]);
  const table = useDataTable<BookTableRow, BookFields, BookChanges, FirstBooks>(
    definition,
    first,
    () => {
      const asked = { query: first.query };
      const tell = (page: BookPage) => setFacts(page.facts);
      const list = new LoadedRows(
        bookSource(() => asked.query, tell),
        first.page,
      );
      return {
        list,
        changes: new BookChanges(list),
        renew: (next: FirstBooks) => {
          asked.query = next.query;
          if (next.page.value) tell(next.page.value);
          list.restart(next.page);
        },
      };
    },
  );
  const [dialog, setDialog] = useState<BooksPageDialog | null>(null);
  return { table, facts, query: first.query, dialog, setDialog };
}

export type BooksPageState = ReturnType<typeof useBooksPage>;
