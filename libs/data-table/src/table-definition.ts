import type { Noun } from './count-words';
import type { RowSearch } from './row-search';

/** What every row has. */
export interface TableRow {
  id: string;
}

/** A choice of rows by one value of theirs. */
export interface ChoiceFilter<Row> {
  label: string;
  /** Of the choice that leaves nothing out: `Tutte`. */
  all: string;
  valueOf: (row: Row) => string;
  /** Words of the values that there can be. Without them: the values that rows have, each with its count. */
  options?: Record<string, string>;
}

interface ServerTerms {
  label: string;
  /** Stands below the others, behind a press, unless it is in use. */
  isMinor?: boolean;
}

/** A choice by which the server filters. */
export interface ServerChoice extends ServerTerms {
  kind: 'choice';
  all: string;
  options: Record<string, string>;
  /** The page itself offers it, as by links above the table. */
  isOfPage?: boolean;
}

/** A value that is written, for the server to filter by. */
export interface ServerValue extends ServerTerms {
  kind: 'day' | 'text';
  /** What of a text can be asked for. */
  clean?: (text: string) => string;
}

export type Filter<Row> = ChoiceFilter<Row> | ServerChoice | ServerValue;

export interface TableWords extends Noun {
  /** Above the search. */
  search: string;
  /** The order of rows that are not sorted: `Id`. */
  unsorted: string;
}

/** Texts in the order of the alphabet, figures upwards, flags with the true ones first. */
export type SortValue = string | number | boolean;

/** The fields of a row by which a table can be sorted. */
type Sortable<Row> = {
  [Field in keyof Row & string]: Row[Field] extends SortValue ? Field : never;
}[keyof Row & string];

/** What a table of rows is like: everything that does not change while it is open. */
export interface TableDefinition<Row extends TableRow> {
  words: TableWords;
  nameOf: (row: Row) => string;
  search: RowSearch<Row>;
  /** The server filters, and gives pages in an order of its own (`pageRows` of the source): nothing is sorted here. */
  isPaged?: boolean;
  /** Heads by the row's fields, from left to right; those of figures stand at the right. */
  columns: { readonly [Field in Sortable<Row>]?: string };
  /** By their names in the address. */
  filters: Record<string, Filter<Row>>;
  layout: {
    /**
     * A class with the tracks of the grids: `--table-columns` of the lines, `--table-card` (a `grid-template`) of the
     * cards that they are below 1200 px, `--table-filters` of search and filters from 900 px on.
     */
    className: string;
    /** Height of a card before it is measured, in pixels. */
    cardPx: number;
  };
}
