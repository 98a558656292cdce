import type { ScannedRecord } from '../reading/csv-scanner';
import type { FileFormat } from '../reading/file-format';
import { normaliseBookCode } from './book-code';
import {
  UnusableRow,
  fieldsOf,
  fitting,
  missingText,
  presentText,
  wrongBookCode,
} from './row-fields';

export interface EnrichmentRow {
  isbn: string;
  descrizione: string;
  copertina: string | null;
}

const imageAddress = /^(\/[^/\s]|https:\/\/)\S*$/;

/** Throws UnusableRow where the row cannot be used. */
export function readEnrichmentRow(record: ScannedRecord, format: FileFormat): EnrichmentRow {
  const fields = fieldsOf(record, format.columns.size);
  const text = (column: string) => fields[format.columns.get(column) ?? -1] ?? '';
  const isbn = normaliseBookCode(text('CODICEISBN'));
  if (isbn === null) throw wrongBookCode();
  const descrizione = presentText(text('DESCRIZIONE'));
  if (descrizione === null) throw missingText('DESCRIZIONE');
  const copertina = presentText(text('COPERTINA'));
  if (copertina !== null && !imageAddress.test(copertina)) {
    throw new UnusableRow('COPERTINA is neither a path nor an https address', 'cover', 'COPERTINA');
  }
  return {
    isbn,
    descrizione: fitting(descrizione, { column: 'DESCRIZIONE', length: 8000 }),
    copertina: copertina && fitting(copertina, { column: 'COPERTINA', length: 255 }),
  };
}
