import { HOUR_MS, MINUTE_MS } from '@zaino/rules/durations';
import type { DataSource } from 'typeorm';

/** A transaction that commits this long (milliseconds) after its statements is still noticed at once. */
const OVERLAP_MS = 5 * MINUTE_MS;
/** Two changes within one millisecond look the same: a row this young is read again. */
const SETTLING_MS = 3_000;
/** How often all rows are compared, for whatever the window above missed. */
const FULL_LOOK_MS = HOUR_MS;

interface WindowRow {
  now: Date;
  rows: string;
  print: string | null;
}

interface ChangedRow {
  id: number;
  changedAt: Date;
  isDeleted: 0 | 1;
}

/** What a reader knows already. */
export interface KnownRows {
  /** Milliseconds since 1970 by the database's clock; undefined for a row that is not known. */
  changedAt: (id: number) => number | undefined;
  ids: () => Iterable<number>;
}

/**
 * Finds the rows of a table that changed, by `changed_at` (docs/decisions/catalogue-index.md); `deleted_at` marks
 * those that are gone. One aggregate over the latest minutes tells whether there is anything to look at; only then
 * the rows' times are compared one by one.
 */
export class ChangedRows {
  /** Begin of the window that is looked at; null asks for a look at everything. */
  private from: Date | null = null;
  private print = '';
  private lookAgainUntil = 0;
  private lastFullLook = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly table: string,
  ) {}

  /** Ids of rows to read again: new, changed or gone since they were read. */
  async find(known: KnownRows): Promise<number[]> {
    const from = this.from ?? new Date(0);
    const { now, rows, print } = await this.lookAtWindow(from);
    const summary = `${from.getTime()} ${rows} ${print ?? ''}`;
    const at = now.getTime();
    const isQuiet = summary === this.print && at > this.lookAgainUntil;
    const changed = isQuiet ? [] : await this.compare(from, at, known);
    this.print = summary;
    this.moveWindow(at);
    return changed;
  }

  /** What was found could not be taken over: everything is compared again. */
  forget(): void {
    this.from = null;
    this.print = '';
  }

  private async lookAtWindow(from: Date): Promise<WindowRow> {
    const [row] = await this.dataSource.query<WindowRow[]>(
      `SELECT CURRENT_TIMESTAMP(3) AS now, COUNT(*) AS \`rows\`,
         BIT_XOR(CRC32(CONCAT_WS(' ', id, changed_at))) AS print
       FROM ${this.table} WHERE changed_at >= ?`,
      [from],
    );
    if (row === undefined) throw new Error('An aggregate gives one row.');
    return row;
  }

  private async compare(from: Date, now: number, known: KnownRows): Promise<number[]> {
    const rows = await this.dataSource.query<ChangedRow[]>(
      `SELECT id, changed_at AS changedAt, deleted_at IS NOT NULL AS isDeleted
       FROM ${this.table} WHERE changed_at >= ?`,
      [from],
    );
    const changed: number[] = [];
    for (const { id, changedAt, isDeleted } of rows) {
      const [before, after] = [known.changedAt(id), changedAt.getTime()];
      if (isDeleted ? before === undefined : before === after && after < now - SETTLING_MS)
        continue;
      changed.push(id);
      if (after >= now - SETTLING_MS)
        this.lookAgainUntil = Math.max(this.lookAgainUntil, after + SETTLING_MS);
    }
    if (from.getTime() === 0) changed.push(...vanished(known, rows));
    return changed;
  }

  private moveWindow(now: number): void {
    if (this.from === null) this.lastFullLook = now;
    const begin = this.from?.getTime() ?? 0;
    // A clock that was set back wrote times that lie before the window.
    const isSetBack = now < begin;
    if (isSetBack || now - this.lastFullLook > FULL_LOOK_MS) this.from = null;
    else if (now - begin > 2 * OVERLAP_MS) this.from = new Date(now - OVERLAP_MS);
  }
}

/** Rows that are not there any more, as after a restored backup. */
function vanished(known: KnownRows, rows: ChangedRow[]): number[] {
  const present = new Set(rows.map(({ id }) => id));
  return [...known.ids()].filter((id) => !present.has(id));
}
