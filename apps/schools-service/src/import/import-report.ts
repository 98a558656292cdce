import type { InputFile } from './reading/inspect-file';
import type { RowCount } from './loading/row-count';

export interface FileReport {
  file: InputFile;
  count: RowCount;
  /** What else there is to say about the file. */
  note: string;
}

export interface ImportReport {
  files: FileReport[];
  isDryRun: boolean;
  /** Path of the reject file; null where none was asked for, or every row could be used. */
  rejects: string | null;
}

/** The summary of a run: every row read is imported, duplicate or rejected. */
export function formatReport(report: ImportReport): string {
  const header = ['file', 'year', 'read', 'imported', 'duplicate', 'rejected', ''];
  const rows = report.files.map(({ file, count, note }) => [
    file.fileName,
    file.kind === 'enrichment' ? '' : schoolYearText(file.schoolYear),
    ...numbersOf(count),
    note,
  ]);
  const total = ['total', '', ...numbersOf(sumOf(report.files)), ''];
  const lines = alignColumns([header, ...rows, total]);
  if (report.isDryRun) lines.push('Dry run: the database was not changed.');
  if (report.rejects !== null) lines.push(`Rejected rows: ${report.rejects}`);
  else if (!report.isDryRun && sumOf(report.files).rejected > 0) {
    lines.push('Rejected rows are kept: read and correct them at /admin/books/imports/rejects.');
  }
  return lines.join('\n');
}

function schoolYearText(year: number): string {
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}

function numbersOf({ read, imported, duplicate, rejected }: RowCount | Totals): string[] {
  return [read, imported, duplicate, rejected].map(String);
}

type Totals = Pick<RowCount, 'read' | 'imported' | 'duplicate' | 'rejected'>;

function sumOf(files: readonly FileReport[]): Totals {
  const total = { read: 0, imported: 0, duplicate: 0, rejected: 0 };
  for (const { count } of files) {
    total.read += count.read;
    total.imported += count.imported;
    total.duplicate += count.duplicate;
    total.rejected += count.rejected;
  }
  return total;
}

/** Texts to the left, numbers to the right. */
function alignColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column >= 2 && column <= 5 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
