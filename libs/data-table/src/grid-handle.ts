/** What the page's keys do with the table. */
export interface GridHandle<Row> {
  /** The line that Tab reaches, which keys of the page act on; null in an empty table. */
  active: () => Row | null;
  /** Focuses the line some steps further, keeping the column. Gives its row. */
  move: (steps: number) => Row | null;
  /** Focuses the line that Tab reaches. */
  focus: () => void;
}

/** A line by its row, and where it stood. */
export interface ActiveLine {
  id: string;
  index: number;
}
