import { DataTable } from '@zaino/data-table/data-table';
import { saveFailureWords } from '@zaino/data-table/save-words';
import { useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { tableCommands } from '@zaino/data-table/table-commands';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { Button, buttonClass } from '@zaino/ui/button';
import { Link, useLoaderData, useNavigate, useNavigation } from '@zaino/web/router';
import { AdminPage } from '../layout/admin-page';
import { mayDo } from '../login/access';
import { ParkedMessages } from '../parked-messages/parked-messages';
import type { OrderBulkKindName } from './bulk/bulk-kinds';
import { listSearch } from './list-query';
import { orderKeys } from './order-keys';
import { OrderLine } from './order-line';
import { downloadOrders, type FirstOrders } from './orders.api';
import css from './orders-page.module.css';
import { PageDialogs } from './page-dialogs';
import { type OrdersPageState, useOrdersPage } from './use-orders-page';
import { ViewLinks } from './views/view-links';

/** The shop's orders, as staff looks for them and moves them, one or hundreds at once. */
export function OrdersPage() {
  const page = useOrdersPage(useLoaderData<FirstOrders>());
  const { table, query, setDialog } = page;
  const list = listSearch(query);
  const isLoading = useNavigation().state === 'loading';
  const [hasCharacters, setHasCharacters] = useCharacterKeys('adminCharacterKeys');
  usePageKeys(page, { list, hasCharacters });
  return (
    <AdminPage title="Ordini" actions={<PageActions page={page} />}>
      {mayDo('all') && <ParkedMessages />}
      <ViewLinks
        query={query}
        onSave={() => setDialog({ kind: 'save-view' })}
        onRemove={(view) => setDialog({ kind: 'remove-view', view })}
      />
      <div className={css.table} aria-busy={isLoading}>
        <DataTable
          state={table}
          line={(line) => <OrderLine {...line} toggle={table.toggle} list={list} />}
        />
      </div>
      <TableFoot state={table} actions={barActions(page)} />
      <PageDialogs
        page={page}
        hasCharacterKeys={hasCharacters}
        onCharacterKeys={setHasCharacters}
      />
    </AdminPage>
  );
}

function usePageKeys(
  { table, openBulk, setDialog }: OrdersPageState,
  { list, hasCharacters }: { list: string; hasCharacters: boolean },
): void {
  const navigate = useNavigate();
  const open = (name: OrderBulkKindName) => () => openBulk(name);
  const commands = {
    ...tableCommands(table, {
      open: ({ id }) => void navigate(`/admin/orders/${id}${list}`),
      help: () => setDialog({ kind: 'shortcuts' }),
    }),
    'order-from-supplier': open('order-from-supplier'),
    'change-dates': open('change-dates'),
    reserve: open('reserve'),
    'mark-ready': open('mark-ready'),
    deliver: open('deliver'),
    cancel: open('cancel'),
    changes: () => setDialog({ kind: 'changes' }),
  };
  useShortcuts({ hasCharacters, own: orderKeys }, (command) => commands[command]());
}

/** What can be done with the chosen orders. */
function barActions({ openBulk, openShipping }: OrdersPageState) {
  return [
    // On a narrow screen these stand in the dialog of the last.
    { text: 'Messi da parte…', onPress: () => openBulk('reserve'), isWide: true },
    { text: 'Pronti…', onPress: () => openBulk('mark-ready'), isWide: true },
    { text: 'Consegnati…', onPress: () => openBulk('deliver'), isWide: true },
    { text: 'Spedizione…', onPress: openShipping },
    { text: 'Che cosa fare…', onPress: () => openBulk('reserve') },
  ];
}

function PageActions({ page: { setDialog, table, query } }: { page: OrdersPageState }) {
  const onExport = () => {
    downloadOrders(query).catch((error: unknown) =>
      table.changes.say(`Esportazione non riuscita. ${saveFailureWords(error)}`),
    );
  };
  return (
    <div className={css.actions}>
      <ShortcutsButton onPress={() => setDialog({ kind: 'shortcuts' })} />
      <Button variant="text" size="small" onClick={() => setDialog({ kind: 'changes' })}>
        Ultime modifiche
      </Button>
      <Link
        to="/admin/orders/packing"
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Imballaggio
      </Link>
      <Link
        to="/admin/orders/to-order"
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Da ordinare
      </Link>
      <Link
        to="/admin/orders/arrivals"
        className={buttonClass({ variant: 'outline', size: 'small' })}
      >
        Arrivi
      </Link>
      <Link to="/admin/supply" className={buttonClass({ variant: 'outline', size: 'small' })}>
        Disponibilità
      </Link>
      <Button variant="text" size="small" onClick={onExport}>
        Esporta CSV
      </Button>
      {mayDo('money') && (
        <Link
          to="/admin/orders/vouchers"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Buoni sconto
        </Link>
      )}
    </div>
  );
}
