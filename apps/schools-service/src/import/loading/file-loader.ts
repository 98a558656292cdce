import type { ScannedRecord } from '../reading/csv-scanner';
import type { IdentityState } from './identity-state';
import type { RowSink } from './row-sink';

/** Tables that an import fills row by row. */
export type TableName = 'school' | 'class_group' | 'adoption' | 'book_variant' | 'enrichment';

export interface LoadContext {
  sourceId: number;
  schoolYear: number;
  identities: IdentityState;
  sinks: Record<TableName, RowSink>;
}

/** Understands the rows of one kind of file. */
export interface FileLoader {
  /** False where the row repeats an earlier one; throws UnusableRow. */
  load(record: ScannedRecord): boolean;
  /** Writes what is known only after the last row. */
  finish(): void;
}
