import { closeSync, openSync, writeSync } from 'node:fs';

const FLUSH_CHARACTERS = 128 * 1024;

/** Writes a file as the ministry does: commas, quotes only where needed, some files with CRLF, some with LF. */
export class CsvFile {
  /** Lines below the header. */
  lines = 0;
  private text: string;
  private readonly file: number;
  private readonly lineEnd: string;

  constructor(path: string, header: string, lineEnd = '\r\n') {
    this.file = openSync(path, 'w');
    this.lineEnd = lineEnd;
    this.text = `${header}${lineEnd}`;
  }

  row(cells: readonly string[]): void {
    this.line(csvLine(cells));
  }

  /** A line as it is, also a broken one. */
  line(text: string): void {
    this.text += text + this.lineEnd;
    this.lines += 1;
    if (this.text.length > FLUSH_CHARACTERS) this.flush();
  }

  close(): void {
    this.flush();
    closeSync(this.file);
  }

  private flush(): void {
    writeSync(this.file, this.text);
    this.text = '';
  }
}

const needsQuotes = /[",]|^\s|\s$/;

function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',');
}

/** Blanks at the ends are quoted too, as in the ministry's AUTORI. */
export function csvCell(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
