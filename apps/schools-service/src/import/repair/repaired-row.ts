import type { RejectCode } from '@zaino/contracts/schools';
import type { SourceKind } from '../../dataset/source-file.entity';
import { CsvScanner } from '../reading/csv-scanner';
import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { AdoptionRowReader } from '../rows/adoption-row';
import { UnusableRow } from '../rows/row-fields';
import { SchoolRowReader } from '../rows/school-row';

/** How the rows of a file are read, as an import has written it down. */
export interface RowFormat {
  kind: SourceKind;
  schoolYear: number;
  delimiter: ',' | ';';
  /** Names in their order. */
  columnNames: string[];
}

export function fileFormatOf({ kind, delimiter, columnNames }: RowFormat): FileFormat {
  const columns = new Map(columnNames.map((name, index) => [name, index]));
  return { kind, delimiter, columns };
}

/** The text of a row as a record of its file. */
export function recordOf({ delimiter }: Pick<RowFormat, 'delimiter'>, text: string): ScannedRecord {
  const [record] = new CsvScanner(delimiter).push(`${text}\n`);
  return record ?? { line: 1, text, fields: null, isTerminated: true };
}

/**
 * The cells of a row, as many as its file has columns: of one that has too few or too many, or quotes that make no
 * sense, as they are, for somebody to put right.
 */
export function repairableCells(format: RowFormat, text: string): string[] {
  const { delimiter, columnNames } = format;
  const found = recordOf(format, text).fields ?? text.replaceAll('"', '').split(delimiter);
  const count = columnNames.length;
  const cells = found.slice(0, count);
  if (found.length > count) cells[count - 1] = found.slice(count - 1).join(delimiter);
  while (cells.length < count) cells.push('');
  return cells;
}

/** Cells as the text of a row. */
export function rowText({ delimiter }: Pick<RowFormat, 'delimiter'>, cells: string[]): string {
  return cells
    .map((cell) =>
      cell.includes(delimiter) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(delimiter);
}

/** Why an import could not use the row; null where it can. */
export function problemOf(
  format: RowFormat,
  text: string,
): { code: RejectCode; column: string | null } | null {
  try {
    readRow(format, recordOf(format, text));
    return null;
  } catch (error) {
    if (error instanceof UnusableRow) return { code: error.code, column: error.column };
    throw error;
  }
}

/** All that an import reads of a row, by the same rules. */
function readRow(format: RowFormat, record: ScannedRecord): void {
  if (format.kind === 'registry') {
    new SchoolRowReader(fileFormatOf(format), format.schoolYear).read(record);
    return;
  }
  const reader = new AdoptionRowReader(fileFormatOf(format));
  const fields = reader.fields(record);
  reader.nuova(fields);
  reader.daAcquistare(fields);
  reader.consigliato(fields);
  reader.isbn(fields);
  reader.spelling(fields);
  reader.disciplina(fields);
  reader.classRow(fields);
}
