import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { CsvError, parse } from 'csv-parse/sync';
import { parcelReferenceIn } from './parcel-reference';

/** A line of a file, with the cells that say which parcel and which number; empty where it has none. */
export interface TrackingLine {
  line: number;
  reference: string;
  code: string;
}

/** Each may be an order that is shipped, in a transaction of its own. */
const MOST_LINES = 500;

const REFERENCE_HEAD = /^(?:rif\b|rif\.|riferimento|reference|ordine|order|numero d.ordine)/i;
const CODE_HEAD =
  /tracking|lettera di vettura|l\.?d\.?v\.?$|spedizione|waybill|awb|^codice(?! cliente)|barcode/i;

interface Columns {
  reference: number;
  code: number;
}

/**
 * Reads a carrier's file of tracking numbers: heads in any order, between semicolons, commas or tabs; without heads
 * the parcel stands first and its number behind it. Blank lines are left out. Throws as `invalid` where it is no such
 * file, or has too many lines.
 */
export function readTracking(text: string): TrackingLine[] {
  const rows = rowsOf(text);
  const [first] = rows;
  if (first === undefined) throw invalid('Nel file non c’è niente.');
  if (rows.length > MOST_LINES) {
    throw invalid(`Il file ha troppe righe: al massimo ${MOST_LINES} alla volta.`);
  }
  const hasHeads = first.record.every((cell) => parcelReferenceIn(cell) === null);
  const columns = hasHeads ? columnsOf(first.record) : { reference: 0, code: 1 };
  if (columns === null) {
    throw invalid('Il file deve avere una colonna “Riferimento” e una “Tracking”.');
  }
  return (hasHeads ? rows.slice(1) : rows).map(({ line, record }) => ({
    line,
    reference: cellOf(record, columns.reference),
    code: cellOf(record, columns.code),
  }));
}

function columnsOf(heads: readonly string[]): Columns | null {
  const reference = heads.findIndex((head) => REFERENCE_HEAD.test(head));
  const code = heads.findIndex((head, index) => index !== reference && CODE_HEAD.test(head));
  return reference < 0 || code < 0 ? null : { reference, code };
}

/** Of a cell in a spreadsheet's own form: `="ZN…"`, or with an apostrophe before what it must not compute. */
function cellOf(record: readonly string[], column: number): string {
  const cell = record[column] ?? '';
  const [, formula = cell] = /^="(.*)"$/.exec(cell) ?? [];
  return formula.replace(/^'/, '').trim();
}

interface Row {
  line: number;
  record: string[];
}

function rowsOf(text: string): Row[] {
  try {
    return parse(text.replace(/^\uFEFF/, ''), {
      delimiter: delimiterOf(text),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: false,
      trim: true,
    })
      .map((record, index) => ({ line: index + 1, record }))
      .filter(({ record }) => record.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalid('Questo file non si può leggere: salvalo come CSV e riprova.');
  }
}

/** What the first line is parted by. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const [best = ';'] = [';', '\t', ','].toSorted(
    (one, other) => first.split(other).length - first.split(one).length,
  );
  return best;
}

function invalid(detail: string): DomainError {
  const errors = [{ path: 'csv', message: detail }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { detail, errors });
}
