import { createWriteStream, mkdirSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import type { RejectedRow } from './loading/row-count';

/** Collects the rows that cannot be used; the file exists only if there are any. */
export class RejectFile {
  private stream: WriteStream | null = null;

  constructor(readonly path: string) {}

  get isUsed(): boolean {
    return this.stream !== null;
  }

  add({ fileName, line, reason, text }: RejectedRow): void {
    this.stream ??= this.open();
    this.stream.write(`${[fileName, line, reason, text].map(csvCell).join(',')}\r\n`);
  }

  async close(): Promise<void> {
    if (this.stream === null) return;
    this.stream.end();
    await finished(this.stream);
  }

  private open(): WriteStream {
    mkdirSync(dirname(this.path), { recursive: true });
    const stream = createWriteStream(this.path);
    stream.write('FILE,LINE,REASON,TEXT\r\n');
    return stream;
  }
}

function csvCell(cell: string | number): string {
  const text = String(cell);
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
