import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { ImportError } from '../import-error';
import type { RowSink } from './row-sink';

const FLUSH_CHARACTERS = 128 * 1024;
const STREAM_BYTES = 1024 * 1024;

/** Rows of one LOAD DATA statement, and so of one transaction: bounds what a kill rolls back. */
const ROWS_PER_STATEMENT = 250_000;

export interface TableTarget {
  table: string;
  columns: readonly string[];
}

/** Streams rows into a table through LOAD DATA LOCAL, while the next rows are still being read. */
export class TableWriter implements RowSink {
  private buffer = '';
  private rowsSent = 0;
  private statement: OpenStatement | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly target: TableTarget,
  ) {}

  add(line: string): void {
    this.buffer += line;
    this.rowsSent += 1;
  }

  async keepUp(): Promise<void> {
    if (this.buffer.length < FLUSH_CHARACTERS) return;
    await this.flush();
    if (this.rowsSent >= ROWS_PER_STATEMENT) await this.finish();
  }

  /** Ends the statement; its rows are then in the table. */
  async finish(): Promise<void> {
    await this.flush();
    const { statement, rowsSent } = this;
    this.statement = null;
    this.rowsSent = 0;
    if (statement === null) return;
    statement.stream.end();
    const loaded = await statement.rowsLoaded;
    if (loaded !== rowsSent) {
      throw new Error(`${this.target.table}: ${loaded} of ${rowsSent} rows were loaded`);
    }
  }

  /** Gives up: what was sent so far stays behind in state `loading` or is rolled back. */
  async abandon(): Promise<void> {
    this.statement?.stream.destroy(new Error('the import was given up'));
    await this.statement?.rowsLoaded.catch(() => undefined);
    this.statement = null;
  }

  private async flush(): Promise<void> {
    if (this.buffer === '') return;
    this.statement ??= this.open();
    const { stream, failure } = this.statement;
    const bytes = Buffer.from(this.buffer, 'utf8');
    this.buffer = '';
    if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), failure]);
  }

  private open(): OpenStatement {
    const { table, columns } = this.target;
    const stream = new PassThrough({ highWaterMark: STREAM_BYTES });
    const rowsLoaded = this.connection
      .query<ResultSetHeader>({
        sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4 (${columns.join(', ')})`,
        infileStreamFactory: () => stream,
      })
      .then(([result]) => result.affectedRows, rethrowReadably);
    const failure = rowsLoaded.then(() => new Promise<never>(() => undefined));
    // Both are looked at when the statement ends; until then a failure must not stop the process.
    failure.catch(() => undefined);
    rowsLoaded.catch(() => undefined);
    return { stream, rowsLoaded, failure };
  }
}

interface OpenStatement {
  stream: PassThrough;
  rowsLoaded: Promise<number>;
  /** Never fulfilled; rejected when the statement fails. */
  failure: Promise<never>;
}

function rethrowReadably(error: unknown): never {
  const { errno } = error as { errno?: number };
  if (errno === 3948 || errno === 1148 || errno === 4166) {
    const sentence = 'The database refuses LOAD DATA LOCAL: start it with local_infile=1.';
    throw new ImportError(sentence, { code: 'load-refused' });
  }
  throw error;
}
