/** What a change would do to one row. */
export interface Effect<Row> {
  before: Row;
  /** Null where it would be deleted. */
  after: Row | null;
}

/** What a change would do, before anybody does it. */
export interface BulkEffect<Row> {
  effects: Effect<Row>[];
  /** Rows that are so already. */
  unchanged: Row[];
  /** Rows that the change would be refused of: left out. */
  refused: Row[];
}

/** Counts what a change would do to the chosen rows; `becomes` says what one of them would become, null for deleted. */
export function bulkEffect<Row>(
  rows: readonly Row[],
  becomes: (row: Row) => Row | null | 'unchanged' | 'refused',
): BulkEffect<Row> {
  const effect: BulkEffect<Row> = { effects: [], unchanged: [], refused: [] };
  for (const before of rows) {
    const after = becomes(before);
    if (after === 'unchanged') effect.unchanged.push(before);
    else if (after === 'refused') effect.refused.push(before);
    else effect.effects.push({ before, after });
  }
  return effect;
}
