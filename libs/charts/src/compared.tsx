import { PagePart } from '@zaino/ui/page-part';
import type { ReactNode } from 'react';
import { ChartSheet } from './chart-sheet';
import { type ChartColumns, ChartTable } from './chart-table';
import { RowChart } from './row-chart';

interface ComparedProps<Row> {
  title: string;
  /** Highest first. */
  rows: readonly Row[];
  /** Of the table behind the chart. */
  columns: ChartColumns<Row>;
  valueOf: (row: Row) => number;
  /** A value as it is said. */
  words: (value: number) => string;
  /** What is said where there is no row. */
  empty: string;
  /** Of the file that the table can be had as. */
  fileName?: string;
  /** Above the chart, where something has to be said of it. */
  children?: ReactNode;
}

/** A part of a page that compares rows: as bars, and in a table behind them. */
export function Compared<Row extends { key: string; name: string }>(props: ComparedProps<Row>) {
  const { title, rows, columns, valueOf, words, empty, fileName, children } = props;
  const bars = rows.map((row) => ({ key: row.key, name: row.name, value: valueOf(row) }));
  return (
    <PagePart title={title}>
      {children}
      <ChartSheet>
        {rows.length === 0 ? <p>{empty}</p> : <RowChart label={title} rows={bars} words={words} />}
      </ChartSheet>
      {rows.length > 0 && (
        <ChartTable
          caption={title}
          columns={columns}
          rows={rows}
          keyOf={({ key }) => key}
          fileName={fileName}
        />
      )}
    </PagePart>
  );
}
