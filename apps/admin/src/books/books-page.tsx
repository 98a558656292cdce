import { adminBooksApi } from '@zaino/contracts/schools';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { DataTable } from '@zaino/data-table/data-table';
import { saveFailureWords } from '@zaino/data-table/save-words';
import { useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { onLine, tableCommands } from '@zaino/data-table/table-commands';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { Button, buttonClass } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { Notice } from '@zaino/ui/notice';
import { Link, useLoaderData, useNavigate, useNavigation } from '@zaino/web/router';
import { useMemo } from 'react';
import { AdminPage } from '../layout/admin-page';
import { bookKeys } from './book-keys';
import { BookLine, type BookLineActions } from './book-line';
import type { BookListQuery } from './book-rows';
import { schoolYearWords } from './book-words';
import type { FirstBooks } from './books.api';
import css from './books-page.module.css';
import { FetcherState } from './fetcher-state';
import { PageDialogs } from './page-dialogs';
import { type BooksPageState, useBooksPage } from './use-books-page';
import { useChosenBooks } from './use-chosen-books';

/** The desk for books: every book of the lists, found, looked at and enriched. */
export function BooksPage() {
  const page = useBooksPage(useLoaderData<FirstBooks>());
  const { table, setDialog } = page;
  const { toggle } = table;
  const isLoading = useNavigation().state === 'loading';
  const [hasCharacters, setHasCharacters] = useCharacterKeys('adminCharacterKeys');
  usePageKeys(page, hasCharacters);
  const { fetcher, actions: chosen } = useChosenBooks(page);
  const actions = useMemo(
    (): BookLineActions => ({ toggle, edit: (row) => setDialog({ kind: 'book', row }) }),
    [toggle, setDialog],
  );
  return (
    <AdminPage title="Libri" actions={<PageActions page={page} />}>
      <div className={css.table} aria-busy={isLoading}>
        <FoundSchools page={page} />
        {fetcher && <FetcherState state={fetcher} />}
        <DataTable state={table} line={(line) => <BookLine {...line} actions={actions} />} />
      </div>
      <TableFoot state={table} actions={chosen} />
      <KeptState
        name="dialog"
        state={page.dialog?.kind === 'book' ? page.dialog : null}
        onBack={setDialog}
      />
      <PageDialogs
        page={page}
        hasCharacterKeys={hasCharacters}
        onCharacterKeys={setHasCharacters}
      />
    </AdminPage>
  );
}

function usePageKeys({ table, setDialog }: BooksPageState, hasCharacters: boolean): void {
  const navigate = useNavigate();
  const { selected } = table;
  const commands = {
    ...tableCommands(table, {
      open: ({ id }) => void navigate(`/admin/books/${id}`),
      help: () => setDialog({ kind: 'shortcuts' }),
    }),
    edit:
      selected.length > 0
        ? () => setDialog({ kind: 'bulk', rows: selected })
        : onLine(table, (row) => setDialog({ kind: 'book', row })),
  };
  useShortcuts({ hasCharacters, own: bookKeys }, (command) => commands[command]());
}

/** Whose books these are; where a name means several schools, which of them. */
function FoundSchools({ page: { facts, query } }: { page: BooksPageState }) {
  const { scuola, scuole, annoScolastico } = facts;
  if (scuola !== null) {
    return (
      <p>
        Libri adottati da <strong>{scuola.nome}</strong>.
      </p>
    );
  }
  if (scuole.length > 0) {
    return (
      <Notice>
        <p>
          <strong>Quale scuola?</strong>
        </p>
        <ul>
          {scuole.map(({ codice, nome }) => (
            <li key={codice}>
              <Link to={`/admin/books?${searchOf({ ...query, scuola: codice })}`}>{nome}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (annoScolastico === null) return null;
  return (
    <p className={css.note}>
      Le scuole e le classi sono quelle degli elenchi {schoolYearWords(annoScolastico)}.
    </p>
  );
}

/** The address of a list, without its `?`. */
function searchOf({ cerca, scuola, editore, stato, ordine }: BookListQuery): string {
  const asked = { cerca, stato, editore, scuola, per: ordine === 'titolo' ? ordine : undefined };
  const given = Object.entries(asked).filter((entry): entry is [string, string] => !!entry[1]);
  return new URLSearchParams(given).toString();
}

function PageActions({ page: { table, query, setDialog } }: { page: BooksPageState }) {
  const onExport = () => {
    const { exportCsv } = adminBooksApi;
    const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
    const path = `${exportCsv.path}?${new URLSearchParams(given).toString()}`;
    downloadCsv({ ...exportCsv, path }, 'libri').catch((error: unknown) =>
      table.changes.say(`Esportazione non riuscita. ${saveFailureWords(error)}`),
    );
  };
  return (
    <div className={css.actions}>
      <ShortcutsButton onPress={() => setDialog({ kind: 'shortcuts' })} />
      <Button variant="text" size="small" onClick={() => setDialog({ kind: 'csv' })}>
        Importa CSV
      </Button>
      <Button variant="text" size="small" onClick={onExport}>
        Esporta CSV
      </Button>
      <Button variant="outline" size="small" onClick={() => setDialog({ kind: 'onix' })}>
        Importa ONIX
      </Button>
      <Link
        to="/admin/books/quality"
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Controlli sulle liste
      </Link>
      <Link
        to="/admin/books/imports"
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Importazioni
      </Link>
    </div>
  );
}
