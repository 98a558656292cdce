import { BulkDialog } from '@zaino/data-table/bulk-dialog';
import { counted } from '@zaino/data-table/count-words';
import { saveCsv } from '@zaino/data-table/csv-file';
import { DataTable } from '@zaino/data-table/data-table';
import { LoadedRows } from '@zaino/data-table/loaded-rows';
import { type OwnKey, useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { tableCommands } from '@zaino/data-table/table-commands';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { useDataTable } from '@zaino/data-table/use-data-table';
import { Button } from '@zaino/ui/button';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { RetryNotice } from '@zaino/ui/retry-notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import type { Outcome } from '@zaino/web/outcome';
import { Link } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useState } from 'react';
import type { BookCalls, BooksAnswer } from './book-calls';
import { BookChanges } from './book-changes';
import {
  bookEffect,
  type BookKindName,
  type BookKinds,
  effectWords,
  refusedWords,
} from './book-kinds';
import { BookLine } from './book-line';
import { type ToOrderRow, bookSourceOf, pageOf } from './book-rows';
import css from './books-to-order.module.css';
import { bookNoun, booksTable } from './books-table';
import { csvOfBooks, textOfBooks } from './order-texts';
import type { OrderingShop } from './ordering-shop';
import { type BookSuggestion, useSuggestions } from './use-suggestions';

type PageDialog = { kind: BookKindName; rows: readonly ToOrderRow[] } | 'shortcuts';

const bookKeys: readonly OwnKey<'order-from-supplier'>[] = [
  { key: 'o', command: 'order-from-supplier', where: 'page', words: 'Segna come ordinati' },
];

interface BooksToOrderProps {
  shop: OrderingShop;
  title: string;
  first: Outcome<BooksAnswer>;
}

/** What the families of a shop wait for, by publisher: to be ordered, ordered, late; and what is on the shelf. */
export function BooksToOrder({ shop, title, first }: BooksToOrderProps) {
  const isHydrated = useHydrated();
  if (isHydrated) return <Books shop={shop} title={title} first={first} />;
  // Which lines are drawn only a window can say.
  return (
    <shop.Page title={title}>
      <LoadingRows>Caricamento...</LoadingRows>
    </shop.Page>
  );
}

function useBooks(calls: BookCalls, first: Outcome<BooksAnswer>) {
  return useDataTable(booksTable, first, () => {
    const list = new LoadedRows(
      bookSourceOf(calls),
      first.value ? { ...first, value: pageOf(first.value) } : first,
    );
    return { list, changes: new BookChanges(list, calls) };
  });
}

type State = ReturnType<typeof useBooks>;

function Books({ shop, title, first }: BooksToOrderProps) {
  const state = useBooks(shop.calls, first);
  const { known, hasFailed, retry } = useSuggestions(shop.askSuggestions, state.loaded.rows);
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const [hasCharacters, setHasCharacters] = useCharacterKeys(shop.characterKeys);
  const open = (kind: BookKindName) => () => {
    const active = state.grid.current?.active();
    const rows = state.selected.length > 0 ? state.selected : active ? [active] : [];
    if (rows.length > 0) setDialog({ kind, rows });
  };
  const commands = {
    ...tableCommands(state, {
      open: (row) => setDialog({ kind: 'order-from-supplier', rows: [row] }),
      help: () => setDialog('shortcuts'),
    }),
    'order-from-supplier': open('order-from-supplier'),
  };
  useShortcuts({ hasCharacters, own: bookKeys }, (command) => commands[command]());
  return (
    <shop.Page title={title} actions={<ShortcutsButton onPress={() => setDialog('shortcuts')} />}>
      <Exports state={state} arrivalsPath={shop.arrivalsPath} />
      {hasFailed && (
        <RetryNotice onRetry={retry}>
          Non si sa quale distributore ha i libri: il servizio non risponde.
        </RetryNotice>
      )}
      <DataTable
        state={state}
        line={(line) => (
          <BookLine {...line} suggestion={known.get(line.row.id)} toggle={state.toggle} />
        )}
      />
      <TableFoot
        state={state}
        actions={[
          // On a narrow screen these stand in the dialog of the last.
          { text: 'Altra data…', onPress: open('change-dates'), isWide: true },
          { text: 'Dallo scaffale…', onPress: open('give'), isWide: true },
          { text: 'Distributore…', onPress: open('distributor'), isWide: true },
          { text: 'Ordinati…', onPress: open('order-from-supplier') },
        ]}
      />
      {dialog && (
        <ReturnFocus otherwise={() => state.grid.current?.focus()}>
          {dialog === 'shortcuts' ? (
            <ShortcutsDialog
              noun={bookNoun}
              own={bookKeys}
              hasCharacters={hasCharacters}
              onChange={setHasCharacters}
              onClose={() => setDialog(null)}
            />
          ) : (
            <ChangeDialog
              dialog={dialog}
              kinds={shop.kinds}
              state={state}
              known={known}
              onClose={() => setDialog(null)}
            />
          )}
        </ReturnFocus>
      )}
    </shop.Page>
  );
}

interface ChangeDialogProps {
  dialog: Exclude<PageDialog, string>;
  kinds: BookKinds;
  state: State;
  known: ReadonlyMap<string, BookSuggestion>;
  onClose: () => void;
}

function ChangeDialog({ dialog, kinds, state, known, onClose }: ChangeDialogProps) {
  const named = state.loaded.rows.map(({ distributor }) => distributor);
  const told = dialog.rows.flatMap(({ id }) => known.get(id)?.distributor ?? []);
  const distributors = [...new Set([...told, ...named].filter((name) => name !== ''))];
  return (
    <BulkDialog
      table={booksTable}
      rows={dialog.rows}
      kinds={kinds}
      kind={dialog.kind}
      suggestions={{ distributor: distributors }}
      effectOf={bookEffect}
      effectWords={effectWords}
      refusedWords={refusedWords}
      onConfirm={(...confirmed) => state.changes.bulk(...confirmed)}
      onClose={onClose}
    />
  );
}

/** The chosen rows leave the page, or all that are shown. */
function Exports({ state, arrivalsPath }: { state: State; arrivalsPath: string }) {
  const rows = state.selected.length > 0 ? state.selected : state.rows;
  const { changes } = state;
  const copy = async () => {
    const text = textOfBooks(rows);
    const titles = text === '' ? 0 : text.split('\n').length;
    if (titles === 0) changes.say('Tra questi libri non c’è niente da ordinare.');
    else {
      try {
        await navigator.clipboard.writeText(text);
        changes.say(`Copiato: ${counted(bookNoun, titles)} da ordinare.`);
      } catch {
        changes.say('Il browser non lascia copiare: usa «Esporta CSV».');
      }
    }
  };
  return (
    <div className={css.ways}>
      <Button variant="outline" size="small" onClick={() => void copy()}>
        Copia come testo
      </Button>
      <Button
        variant="outline"
        size="small"
        onClick={() => saveCsv(csvOfBooks(rows), 'da-ordinare')}
      >
        Esporta CSV
      </Button>
      <span className={css.hint}>I libri selezionati, o tutti quelli mostrati.</span>
      <Link to={arrivalsPath}>Arrivi</Link>
    </div>
  );
}
