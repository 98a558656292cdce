import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { LoadedDialog } from '../layout/loaded-dialog';
import { bookKeys } from './book-keys';
import { bookNoun } from './book-words';
import type { BooksPageState, BooksPageDialog } from './use-books-page';

const loadBookDialog = async () =>
  (await import(/* webpackChunkName: 'book-dialog' */ './form/book-dialog')).BookDialog;

const loadBulkDialog = async () =>
  (await import(/* webpackChunkName: 'book-bulk' */ './bulk/bulk-books-dialog')).BulkBooksDialog;

const loadCsvDialog = async () =>
  (await import(/* webpackChunkName: 'book-files' */ './files/books-csv-dialog')).BooksCsvDialog;

const loadOnixDialog = async () =>
  (await import(/* webpackChunkName: 'book-files' */ './files/onix-dialog')).OnixDialog;

interface PageDialogsProps {
  page: BooksPageState;
  hasCharacterKeys: boolean;
  onCharacterKeys: (isOn: boolean) => void;
}

/** Whatever lies over the page; the focus comes back to where it was. */
export function PageDialogs(props: PageDialogsProps) {
  const { table, dialog } = props.page;
  if (!dialog) return null;
  return (
    <ReturnFocus key={dialog.kind} otherwise={() => table.grid.current?.focus()}>
      <OpenDialog {...props} dialog={dialog} />
    </ReturnFocus>
  );
}

function OpenDialog(props: PageDialogsProps & { dialog: BooksPageDialog }) {
  const { page, dialog } = props;
  const { list, changes } = page.table;
  const close = () => page.setDialog(null);
  const tell = (words: string, changeId: string) => {
    changes.tell(words, changeId);
    void list.reload();
  };
  switch (dialog.kind) {
    case 'book':
      return (
        <LoadedDialog
          load={loadBookDialog}
          title="Scheda del libro"
          onClose={close}
          dialog={{
            isbn: dialog.row.id,
            onClose: close,
            onSaved: (book, changeId) => {
              tell(`${book.titolo}: salvato`, changeId);
              close();
            },
          }}
        />
      );
    case 'bulk':
      return (
        <LoadedDialog
          load={loadBulkDialog}
          title="Modifica i libri"
          onClose={close}
          dialog={{
            rows: dialog.rows,
            onClose: close,
            onDone: (words, changeId) => {
              tell(words, changeId);
              close();
            },
          }}
        />
      );
    case 'csv':
      return (
        <LoadedDialog
          load={loadCsvDialog}
          title="Importa CSV"
          onClose={close}
          dialog={{ onClose: close, onImported: tell }}
        />
      );
    case 'onix':
      return (
        <LoadedDialog
          load={loadOnixDialog}
          title="Importa ONIX"
          onClose={close}
          dialog={{ onClose: close, onImported: tell }}
        />
      );
    case 'shortcuts':
      return (
        <ShortcutsDialog
          noun={bookNoun}
          own={bookKeys}
          hasCharacters={props.hasCharacterKeys}
          onChange={props.onCharacterKeys}
          onClose={close}
        />
      );
  }
}
