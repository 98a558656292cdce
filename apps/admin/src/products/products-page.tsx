import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { DataTable } from '@zaino/data-table/data-table';
import { LeaveGuard } from '@zaino/data-table/leave-guard';
import { saveFailureWords } from '@zaino/data-table/save-words';
import { useShortcuts } from '@zaino/data-table/shortcuts';
import { ShortcutsButton } from '@zaino/data-table/shortcuts-button';
import { TableFoot } from '@zaino/data-table/table-foot';
import { useCharacterKeys } from '@zaino/data-table/use-character-keys';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import type { Outcome } from '@zaino/web/outcome';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../layout/admin-page';
import type { ProductBulkKindName } from './bulk-kinds';
import { CLASS_SUPPLIES_PATH } from './supplies/class-supplies-path';
import { MAKERS_PATH } from './makers/makers-path';
import { PageDialogs } from './page-dialogs';
import css from './products-page.module.css';
import { pageCommands, productKeys } from './product-keys';
import { ProductLine } from './product-line';
import type { TablePage } from './products.api';
import type { Draft } from './use-drafts';
import { type ProductsPageState, useProductsPage } from './use-products-page';

const noDrafts: readonly Draft[] = [];

/** The products as an admin manages them (specification, point 2). */
export function ProductsPage() {
  const page = useProductsPage(useLoaderData<Outcome<TablePage>>());
  const { table, draftsById, kept, unsaved, actions, dialog } = page;
  const [hasCharacters, setHasCharacters] = useCharacterKeys('adminCharacterKeys');
  const commands = pageCommands(page);
  useShortcuts({ hasCharacters, own: productKeys }, (command) => commands[command]());

  return (
    <AdminPage title="Prodotti" actions={<PageActions page={page} />}>
      <DataTable
        state={table}
        kept={kept}
        line={(line) => (
          <ProductLine
            {...line}
            drafts={draftsById.get(line.row.id) ?? noDrafts}
            actions={actions}
          />
        )}
      />
      <TableFoot
        state={table}
        actions={bulkActions(page)}
        unsaved={{
          count: unsaved.length,
          onSave: () => unsaved.forEach(({ draft, row }) => actions.save(draft, row)),
          onDiscard: () => unsaved.forEach(({ draft }) => actions.cancel(draft)),
        }}
      />
      <KeptState
        name="dialog"
        state={dialog?.kind === 'product' ? dialog : null}
        onBack={page.setDialog}
      />
      <PageDialogs
        page={page}
        hasCharacterKeys={hasCharacters}
        onCharacterKeys={setHasCharacters}
      />
      {/* The product's dialog guards its own fields, and a router asks one question at a time. */}
      {dialog?.kind !== 'product' && unsaved.length > 0 && <LeaveGuard unsaved={unsaved.length} />}
    </AdminPage>
  );
}

/** What can be done with the chosen products. */
function bulkActions({ table, setDialog }: ProductsPageState) {
  const open = (change: ProductBulkKindName) => () =>
    setDialog({ kind: 'bulk', change, rows: table.selected });
  return [
    // On a narrow screen these two stand in the dialog of the third.
    { text: 'Attiva', onPress: open('attiva'), isWide: true },
    { text: 'Disattiva', onPress: open('disattiva'), isWide: true },
    { text: 'Modifica…', onPress: open('prezzo') },
    { text: 'Elimina…', onPress: open('elimina') },
  ];
}

function PageActions({ page: { setDialog, table } }: { page: ProductsPageState }) {
  const onExport = () => {
    downloadCsv(adminCatalogueApi.exportCsv, 'prodotti').catch((error: unknown) =>
      table.changes.say(`Esportazione non riuscita. ${saveFailureWords(error)}`),
    );
  };
  return (
    <div className={css.actions}>
      <Link to={CLASS_SUPPLIES_PATH}>Materiale per classe</Link>
      <Link to={MAKERS_PATH}>Produttori</Link>
      <ShortcutsButton onPress={() => setDialog({ kind: 'shortcuts' })} />
      <Button variant="text" size="small" onClick={() => setDialog({ kind: 'import' })}>
        Importa CSV
      </Button>
      <Button variant="text" size="small" onClick={onExport}>
        Esporta CSV
      </Button>
      <Button onClick={() => setDialog({ kind: 'product', id: null })}>Nuovo Prodotto</Button>
    </div>
  );
}
