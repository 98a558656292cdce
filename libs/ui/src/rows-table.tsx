import type { ReactNode } from 'react';
import css from './rows-table.module.css';
import { Table } from './table';

/** A column, and what stands there in each row. */
export interface TableColumn<Row> {
  head: string;
  isFigures?: boolean;
  /** Of its head and its cells. */
  className?: string | undefined;
  cell: (row: Row) => ReactNode;
}

/** At least one: what stands in the first names the row. */
export type TableColumns<Row> = readonly [TableColumn<Row>, ...TableColumn<Row>[]];

interface RowsTableProps<Row> {
  /** What the table lists, for those who listen. */
  caption: string;
  columns: TableColumns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** On a phone each row is a list of its figures, with the heads beside them. */
  isStacked?: boolean;
}

/** A table whose rows are all alike. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { caption, columns, rows, keyOf, isStacked = false } = props;
  const [first, ...others] = columns;
  return (
    <Table caption={caption} className={isStacked ? css.stacked : undefined}>
      <thead>
        <tr>
          {columns.map(({ head, isFigures, className }) => (
            <th key={head} scope="col" data-figures={isFigures} className={className}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={first.className}>
              {first.cell(row)}
            </th>
            {others.map(({ head, isFigures, className, cell }) => (
              <td
                key={head}
                data-figures={isFigures}
                data-label={isStacked ? head : undefined}
                className={className}
              >
                {isStacked ? <div className={css.value}>{cell(row)}</div> : cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
