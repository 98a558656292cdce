import { type CsvProblem, productIdSchema } from '@zaino/contracts/catalogue';
import { productNumberOf } from '../products/product-id';
import { type CsvField, csvFields, readCell } from './csv-fields';
import { nameKey } from './name-key';
import type { ProductRecord } from './read-csv';
import type { GivenValues } from './row-plan';

/** How a line says which product it is about: by its number, or by the supplier's own code. */
export type RowIdentity = { number: number } | { supplier: string; code: string } | null;

/** A line with its cells read. */
export interface CsvRow {
  riga: number;
  identity: RowIdentity;
  values: GivenValues;
  problems: CsvProblem[];
}

/** Replaces what a cell says before it is checked; throws an error whose message is for a person. */
export type ReadImages = (cell: string) => Promise<string>;

const asWritten: ReadImages = (cell) => Promise.resolve(cell);

export async function readRow(
  { riga, cells, problem }: ProductRecord,
  readImages = asWritten,
): Promise<CsvRow> {
  const row: CsvRow = { riga, identity: null, values: {}, problems: [] };
  const note = (campo: string, messaggio: string) => row.problems.push({ riga, campo, messaggio });
  if (problem !== undefined) {
    note('', problem);
    return row;
  }
  for (const field of csvFields) {
    const cell = cells[field];
    if (cell === undefined) continue;
    try {
      const given = field === 'immagini' ? await readImages(cell) : cell;
      setValue(row, field, given);
    } catch (error) {
      note(field, (error as Error).message);
    }
  }
  const id = cells.id?.trim().toUpperCase();
  if (id === undefined) row.identity = supplierIdentity(row.values);
  else if (productIdSchema.safeParse(id).success) row.identity = { number: productNumberOf(id) };
  else note('id', 'Serve un id come P-0412, oppure nessuno per un prodotto nuovo');
  return row;
}

function setValue(row: CsvRow, field: CsvField, cell: string): void {
  const read = readCell(field, cell);
  if ('problem' in read) {
    row.problems.push({ riga: row.riga, campo: field, messaggio: read.problem });
  } else {
    Object.assign(row.values, { [field]: read.value });
  }
}

function supplierIdentity({ fornitore, fornitoreProductId }: GivenValues): RowIdentity {
  if (!fornitore || !fornitoreProductId) return null;
  return { supplier: fornitore, code: fornitoreProductId };
}

/** The same for lines that are about the same product of a supplier. */
export function supplierKey(supplier: string, code: string): string {
  return `${nameKey(supplier)}\n${code}`;
}
