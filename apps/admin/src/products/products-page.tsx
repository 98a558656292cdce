import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { Toast } from '@zaino/ui/toast';
import type { Outcome } from '@zaino/web/outcome';
import { useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../layout/admin-page';
import { BulkBar, UnsavedBar } from './bulk-bar';
import { downloadCsv } from './csv.api';
import { LeaveGuard } from './leave-guard';
import { LeftOutNotice } from './left-out-notice';
import { LoadFailure } from './load-failure';
import { pageCommands } from './page-commands';
import { PageDialogs } from './page-dialogs';
import { ProductCount } from './product-count';
import { ProductFilters } from './product-filters';
import { ProductGrid } from './product-grid';
import { isFiltering, wholeView } from './product-view';
import type { TablePage } from './products.api';
import css from './products-page.module.css';
import { saveFailureWords } from './save-words';
import { useShortcuts } from './shortcuts';
import { useCharacterKeys } from './use-character-keys';
import { type ProductsPageState, useProductsPage } from './use-products-page';

/** The products as an admin manages them (specification, point 2). */
export function ProductsPage() {
  const page = useProductsPage(useLoaderData<Outcome<TablePage>>());
  const { list, changes, products, said, unsaved, dialog } = page;
  const [hasCharacters, setHasCharacters] = useCharacterKeys();
  const commands = pageCommands(page);
  useShortcuts({ hasCharacters }, (command) => commands[command]());

  return (
    <AdminPage title="Prodotti" actions={<PageActions page={page} />}>
      <LeftOutNotice leftOut={said.leftOut} onClose={() => changes.closeLeftOut()} />
      {products.failure && (
        <LoadFailure
          failure={products.failure}
          rows={products.rows.length}
          total={products.total}
          onRetry={() => void list.load()}
        />
      )}
      <TablePart page={page} />
      <Foot page={page} />
      <div className={aboveFoot(page)}>
        <Said page={page} />
      </div>
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

/** What has just happened, and how to take it back. */
function Said({ page: { changes, said } }: { page: ProductsPageState }) {
  const { text = null, action } = said.message ?? {};
  const undo = { text: 'Annulla', onPress: () => void changes.undo() };
  const redo = { text: 'Ripeti', onPress: () => void changes.redo() };
  return (
    <Toast
      message={text}
      {...(action && { action: action === 'undo' ? undo : redo })}
      onClose={() => changes.closeMessage()}
    />
  );
}

function PageActions({ page: { setDialog, changes } }: { page: ProductsPageState }) {
  const onExport = () => {
    downloadCsv().catch((error: unknown) =>
      changes.say(`Esportazione non riuscita. ${saveFailureWords(error)}`),
    );
  };
  return (
    <div className={css.actions}>
      <Button
        variant="text"
        size="small"
        className={css.keys}
        onClick={() => setDialog({ kind: 'shortcuts' })}
      >
        Scorciatoie
      </Button>
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

function TablePart({ page }: { page: ProductsPageState }) {
  const { products, view, shownView, changeView, rows, search, grid } = page;
  const { selection, toggleAll, active, setActive, drafts, actions } = page;
  const { isLoading, failure } = products;
  if (products.rows.length === 0) {
    if (failure) return null;
    return isLoading ? (
      <LoadingRows>Caricamento...</LoadingRows>
    ) : (
      <EmptyState>Non ci sono ancora prodotti.</EmptyState>
    );
  }
  const unfilter = () => changeView({ ...wholeView, sort: view.sort });
  return (
    <>
      <ProductFilters
        rows={products.rows}
        view={view}
        shownView={shownView}
        onChange={changeView}
        searchRef={search}
      />
      <div className={css.table}>
        <ProductCount
          shown={rows.length}
          list={products}
          isFiltered={isFiltering(shownView)}
          onUnfilter={unfilter}
        />
        {rows.length > 0 ? (
          <ProductGrid
            ref={grid}
            rows={rows}
            sort={shownView.sort}
            onSort={(sort) => changeView({ sort })}
            selection={selection}
            onToggleAll={toggleAll}
            active={active}
            onActive={setActive}
            drafts={drafts}
            actions={actions}
          />
        ) : (
          <EmptyState
            action={
              <Button variant="outline" onClick={unfilter}>
                Togli i filtri
              </Button>
            }
          >
            Nessun prodotto trovato
          </EmptyState>
        )}
      </div>
    </>
  );
}

const hasFoot = ({ selected, unsaved }: ProductsPageState) =>
  selected.length > 0 || unsaved.length > 0;

/** The toast leaves the bars at the foot free. */
const aboveFoot = ({ selected, unsaved }: ProductsPageState) =>
  classNames(
    selected.length > 0 && css.aboveSelected,
    unsaved.length > 0 && css.aboveUnsaved,
    selected.length > 0 && unsaved.length > 0 && css.aboveBoth,
  );

/** What stays at the foot of the window while something is chosen, or not saved. */
function Foot({ page }: { page: ProductsPageState }) {
  const { selection, selected, rows, unsaved, actions, toggleAll, clearSelection } = page;
  if (!hasFoot(page)) return null;
  const shown = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <div className={css.foot}>
      {unsaved.length > 0 && (
        <UnsavedBar
          count={unsaved.length}
          onSave={() => unsaved.forEach(({ draft, row }) => actions.save(draft, row))}
          onDiscard={() => unsaved.forEach(({ draft }) => actions.cancel(draft))}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          selected={selected.length}
          hidden={selected.length - shown}
          selectable={shown < rows.length ? rows.length : 0}
          onSelectAll={toggleAll}
          onClear={clearSelection}
          onChange={(change) => page.setDialog({ kind: 'bulk', change, rows: selected })}
        />
      )}
    </div>
  );
}
