import { closeSync, openSync, writeSync } from 'node:fs';
import { stringify } from 'csv-stringify/sync';

type Cell = string | number | boolean | readonly string[];
type Row = Partial<Record<string, Cell>>;

const FLUSH_ROWS = 1_000;

/** Writes lines as the catalogue's import reads them: semicolons, `sì` and `no`, lists joined by ` | `. */
export class ProductFile {
  lines = 0;
  private readonly columns: readonly string[];
  private readonly file: number;
  private waiting: string[][] = [];

  constructor(path: string, columns: readonly string[]) {
    this.columns = columns;
    this.file = openSync(path, 'w');
    writeSync(this.file, `\uFEFF${stringify([[...columns]], { delimiter: ';' })}`);
  }

  write(row: Row): void {
    this.lines += 1;
    this.waiting.push(this.columns.map((column) => textOf(row[column] ?? '')));
    if (this.waiting.length >= FLUSH_ROWS) this.flush();
  }

  close(): void {
    this.flush();
    closeSync(this.file);
  }

  private flush(): void {
    writeSync(this.file, stringify(this.waiting, { delimiter: ';' }));
    this.waiting = [];
  }
}

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'sì' : 'no';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return typeof cell === 'string' ? cell : cell.join(' | ');
}
