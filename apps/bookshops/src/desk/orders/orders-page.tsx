import { LoadedRows } from '@zaino/data-table/loaded-rows';
import { BulkDialog } from '@zaino/data-table/bulk-dialog';
import { DataTable } from '@zaino/data-table/data-table';
import { type OwnKey, useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { ShortcutsDialog } from '@zaino/data-table/shortcuts-dialog';
import { tableCommands } from '@zaino/data-table/table-commands';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { useDataTable } from '@zaino/data-table/use-data-table';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { ReturnFocus } from '@zaino/ui/return-focus';
import type { Outcome } from '@zaino/web/outcome';
import { Link, useLoaderData, useNavigate } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useState } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { PrintDialog } from '../prints/print-dialog';
import { dueNotice } from './due-notice';
import { OrderChanges } from './order-changes';
import {
  effectWords,
  type OrderKindName,
  orderEffect,
  orderKinds,
  refusedWords,
} from './order-kinds';
import { OrderLine } from './order-line';
import { type DeskOrderRow, type OrdersPageAnswer, orderSource, pageOf } from './order-rows';
import { orderNoun, ordersTable } from './orders-table';

/** What lies over the page. */
type PageDialog =
  | { kind: OrderKindName; rows: readonly DeskOrderRow[] }
  | { kind: 'print'; rows: readonly DeskOrderRow[] }
  | 'shortcuts';

const orderKeys: readonly OwnKey<OrderKindName | 'print'>[] = [
  {
    key: 'o',
    command: 'order-from-supplier',
    where: 'page',
    words: 'Segna come chiesti al fornitore',
  },
  { key: 'a', command: 'reserve', where: 'page', words: 'Segna come arrivati' },
  { key: 'p', command: 'mark-ready', where: 'page', words: 'Segna come pronti e avvisa' },
  { key: 'c', command: 'deliver', where: 'page', words: 'Segna come consegnati' },
  { key: 's', command: 'print', where: 'page', words: 'Stampa etichette, lista o fogli' },
];

/** What is on a bookshop's shelf and what is not: its open orders, one or many moved at once. */
export function OrdersPage() {
  const first = useLoaderData<Outcome<OrdersPageAnswer>>();
  const { failure } = first;
  const isHydrated = useHydrated();
  if (failure?.kind === 'forbidden') return <NoDesk title="Ordini" failure={failure} />;
  if (isHydrated) return <Orders first={first} />;
  // Which lines are drawn only a window can say.
  return (
    <DeskPage title="Ordini">
      <LoadingRows>Caricamento...</LoadingRows>
    </DeskPage>
  );
}

function useOrders(first: Outcome<OrdersPageAnswer>) {
  return useDataTable(ordersTable, first, () => {
    const list = new LoadedRows(
      orderSource,
      first.value ? { ...first, value: pageOf(first.value) } : first,
    );
    return { list, changes: new OrderChanges(list) };
  });
}

function Orders({ first }: { first: Outcome<OrdersPageAnswer> }) {
  const state = useOrders(first);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<PageDialog | null>(null);
  const [hasCharacters, setHasCharacters] = useCharacterKeys('deskCharacterKeys');
  const open = (kind: OrderKindName | 'print') => () => {
    const rows = state.selected.length > 0 ? state.selected : activeRows(state);
    if (rows.length > 0) setDialog({ kind, rows });
  };
  const commands = {
    ...tableCommands(state, {
      open: ({ id }) => void navigate(`/dashboard/ordini/${id}`),
      help: () => setDialog('shortcuts'),
    }),
    'order-from-supplier': open('order-from-supplier'),
    'change-dates': open('change-dates'),
    reserve: open('reserve'),
    'mark-ready': open('mark-ready'),
    deliver: open('deliver'),
    print: open('print'),
  };
  useShortcuts({ hasCharacters, own: orderKeys }, (command) => commands[command]());
  return (
    <DeskPage title="Ordini" actions={<ShortcutsButton onPress={() => setDialog('shortcuts')} />}>
      <p>
        <Link to="/dashboard/ordini/chiusi">Ordini consegnati e annullati</Link>
      </p>
      <DataTable state={state} line={(line) => <OrderLine {...line} toggle={state.toggle} />} />
      <TableFoot
        state={state}
        actions={[
          // On a narrow screen these stand in the dialog of the last.
          { text: 'Chiesti al fornitore…', onPress: commands['order-from-supplier'], isWide: true },
          { text: 'Arrivati…', onPress: commands.reserve, isWide: true },
          { text: 'Pronti…', onPress: commands['mark-ready'], isWide: true },
          { text: 'Stampa…', onPress: commands.print },
          { text: 'Segna…', onPress: commands.deliver },
        ]}
      />
      {dialog && (
        <ReturnFocus otherwise={() => state.grid.current?.focus()}>
          <OpenDialog
            dialog={dialog}
            changes={state.changes}
            keys={{ hasCharacters, setHasCharacters }}
            onClose={() => setDialog(null)}
          />
        </ReturnFocus>
      )}
    </DeskPage>
  );
}

type State = ReturnType<typeof useOrders>;

/** The line that the keys act on, where nothing is chosen. */
function activeRows({ grid }: Pick<State, 'grid'>): DeskOrderRow[] {
  const row = grid.current?.active();
  return row ? [row] : [];
}

interface OpenDialogProps {
  dialog: PageDialog;
  changes: State['changes'];
  keys: { hasCharacters: boolean; setHasCharacters: (isOn: boolean) => void };
  onClose: () => void;
}

function OpenDialog({ dialog, changes, keys, onClose }: OpenDialogProps) {
  if (dialog === 'shortcuts') {
    return (
      <ShortcutsDialog
        noun={orderNoun}
        own={orderKeys}
        hasCharacters={keys.hasCharacters}
        onChange={keys.setHasCharacters}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === 'print') {
    return <PrintDialog numbers={dialog.rows.map(({ number }) => number)} onClose={onClose} />;
  }
  return (
    <BulkDialog
      table={ordersTable}
      rows={dialog.rows}
      kinds={orderKinds}
      kind={dialog.kind}
      effectOf={orderEffect}
      effectWords={effectWords}
      refusedWords={refusedWords}
      notice={dueNotice}
      onConfirm={(...confirmed) => changes.bulk(...confirmed)}
      onClose={onClose}
    />
  );
}
