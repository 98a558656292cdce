import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { ImportError } from './import-error';
import type { RowRejection } from './loading/row-count';

/** Collects the rows that cannot be used where a path was given; the file exists only if there are any. */
export class RejectFile {
  private file: number | null = null;

  constructor(readonly path: string | null) {}

  get isUsed(): boolean {
    return this.file !== null;
  }

  add({ fileName, line, reason, text }: RowRejection): void {
    if (this.path === null) return;
    this.file ??= this.open(this.path);
    writeSync(this.file, `${[fileName, line, reason, text].map(csvCell).join(',')}\r\n`);
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
  }

  private open(path: string): number {
    try {
      mkdirSync(dirname(path), { recursive: true });
      const file = openSync(path, 'w');
      writeSync(file, 'FILE,LINE,REASON,TEXT\r\n');
      return file;
    } catch (error) {
      throw new ImportError(`Rejected rows cannot be written: ${(error as Error).message}.`);
    }
  }
}

function csvCell(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
