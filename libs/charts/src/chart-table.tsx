import { csvOf, saveCsv } from '@zaino/data-table/csv-file';
import { Button } from '@zaino/ui/button';
import { RowsTable, type TableColumn } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import css from './chart-table.module.css';

/** A column of figures or names, each of which is text. */
export type ChartColumn<Row> = Omit<TableColumn<Row>, 'cell'> & { cell: (row: Row) => string };
export type ChartColumns<Row> = readonly [ChartColumn<Row>, ...ChartColumn<Row>[]];

interface ChartTableProps<Row> {
  /** What the table lists, for those who listen. */
  caption: string;
  columns: ChartColumns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Of the file that the table can be had as; left out where the page has one of its own. */
  fileName?: string | undefined;
}

/** What a chart shows, and more of it, in figures: behind a press, and as a file. */
export function ChartTable<Row>({ fileName, ...table }: ChartTableProps<Row>) {
  return (
    <details>
      <summary className={css.toTable}>
        Mostra la tabella<VisuallyHidden>: {table.caption}</VisuallyHidden>
      </summary>
      <div className={css.table}>
        <RowsTable {...table} isStacked />
        {fileName !== undefined && (
          <Button
            variant="outline"
            size="small"
            onClick={() => saveCsv(csvOfTable(table), fileName)}
          >
            Scarica CSV<VisuallyHidden>di «{table.caption}»</VisuallyHidden>
          </Button>
        )}
      </div>
    </details>
  );
}

/** A table as Italian spreadsheets open it: amounts without their sign, which would make them text. */
export function csvOfTable<Row>({
  columns,
  rows,
}: Pick<ChartTableProps<Row>, 'columns' | 'rows'>): string {
  const figure = (text: string) => text.replace(/[.\s€%–]/g, '');
  return csvOf([
    columns.map(({ head }) => head),
    ...rows.map((row) =>
      columns.map(({ cell, isFigures }) => (isFigures ? figure(cell(row)) : cell(row))),
    ),
  ]);
}
