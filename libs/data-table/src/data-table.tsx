import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { EmptyState } from '@zaino/ui/empty-state';
import { LoadingRows } from '@zaino/ui/loading-rows';
import { DataGrid, type DataGridProps } from './data-grid';
import css from './data-table.module.css';
import { LeftOutNotice } from './left-out-notice';
import { LoadFailure } from './load-failure';
import { nothingFound, RowCount } from './row-count';
import type { TableRow } from './table-definition';
import { TableFilters } from './table-filters';
import { wholeView } from './table-view';

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
  if (loaded.rows.length === 0) {
    if (loaded.failure) return null;
    return loaded.isLoading ? (
      <LoadingRows>Caricamento...</LoadingRows>
    ) : (
      <EmptyState>Non ci sono ancora {words.many}.</EmptyState>
    );
  }
  const unfilter = () => changeView({ ...wholeView, sort: view.sort });
  return (
    <>
      <TableFilters state={state} />
      <div className={classNames(css.table, layout.className)}>
        <RowCount state={state} onUnfilter={unfilter} />
        {rows.length > 0 ? (
          <DataGrid {...props} />
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
    </>
  );
}
