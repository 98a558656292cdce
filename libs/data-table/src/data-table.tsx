import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { agreed } from './count-words';
import { DataGrid, type DataGridProps } from './data-grid';
import css from './data-table.module.css';
import { LeftOutNotice } from './left-out-notice';
import { LoadFailure } from './load-failure';
import { nothingFound, RowCount } from './row-count';
import type { TableRow } from './table-definition';
import { TableFilters } from './table-filters';
import { isFiltering, wholeView } from './table-view';
import type { TableState } from './use-data-table';

/** A table with its filters, and what is to be said of its rows. */
export function DataTable<Row extends TableRow>(props: DataGridProps<Row>) {
  const { state } = props;
  const { table, loaded, changes, said } = state;
  return (
    <>
      <LeftOutNotice
        noun={table.words}
        leftOut={said.leftOut}
        onClose={() => changes.closeLeftOut()}
      />
      {loaded.failure && <LoadFailure state={state} failure={loaded.failure} />}
      <Rows {...props} />
    </>
  );
}

function Rows<Row extends TableRow>(props: DataGridProps<Row>) {
  const { state } = props;
  const { table, loaded, view, changeView, rows } = state;
  const { words, layout } = table;
  // Of a table in pages only the server knows whether there is more than what was asked for.
  const isAsked = table.isPaged === true && isFiltering(view);
  if (loaded.rows.length === 0 && !isAsked) {
    if (loaded.failure) return null;
    return loaded.isLoading ? (
      <LoadingRows>Caricamento...</LoadingRows>
    ) : (
      <EmptyState>Non ci sono ancora {words.many}.</EmptyState>
    );
  }
  const unfilter = () => changeView({ ...wholeView, sort: view.sort });
  const hasFailed = rows.length === 0 && loaded.failure !== null;
  return (
    <>
      <TableFilters state={state} />
      {!hasFailed && (
        <div className={classNames(css.table, layout.className)}>
          <RowCount state={state} onUnfilter={unfilter} />
          {rows.length > 0 ? (
            <>
              <DataGrid {...props} />
              <MoreRows state={state} />
            </>
          ) : (
            <EmptyState
              action={
                <Button variant="outline" onClick={unfilter}>
                  Togli i filtri
                </Button>
              }
            >
              {nothingFound(words)}
            </EmptyState>
          )}
        </div>
      )}
    </>
  );
}

/** Of a table in pages: reads the next. */
function MoreRows<Row extends TableRow>({ state }: { state: TableState<Row> }) {
  const { table, loaded, list } = state;
  if (!table.isPaged || !loaded.hasMore) return null;
  const { words } = table;
  return (
    <p className={css.more}>
      <Button variant="outline" disabled={loaded.isLoading} onClick={() => void list.more()}>
        {loaded.isLoading ? 'Caricamento...' : `Mostra ${agreed(words, 2, 'altr')} ${words.many}`}
      </Button>
    </p>
  );
}
