import { type CsvProblem, productInputSchema } from '@zaino/contracts/catalogue';
import { NOT_UTF8 } from '@zaino/service/csv/csv-records';
import * as z from 'zod/mini';
import type { ProductValues } from '../products/product-values';
import { csvFields, type CsvField, isSameValue } from './csv-fields';
import { csvRefused } from './csv-refused';
import type { CsvRow } from './read-row';
import type { GivenValues, KnownProduct, RowPlan } from './row-plan';

/** What a new product cannot be without. */
const required = ['nome', 'categoria', 'prezzoOriginale'] as const;

/** What an import would do with a line, and with the product that it is about; null for a new one. */
export function planRow({ riga, values }: CsvRow, before: KnownProduct | null): RowPlan {
  return before === null ? planNew(riga, values) : planChange(riga, values, before);
}

function planNew(riga: number, given: GivenValues): RowPlan {
  const problems: CsvProblem[] = required
    .filter((field) => given[field] === undefined)
    .map((campo) => ({ riga, campo, messaggio: 'Serve per un prodotto nuovo' }));
  if (problems.length > 0) return { riga, kind: 'wrong', problems };
  const values = withDefaults(given);
  const fields = csvFields.filter((field) => isFilled(values[field]));
  refuseUnreadable(riga, values, fields);
  return { riga, kind: 'new', edit: { id: null, values }, before: null, fields };
}

const newProductSchema = z.omit(productInputSchema, { disponibile: true });

/** The defaults of a new product (specification, points 5 and 9). */
function withDefaults(given: GivenValues): ProductValues {
  const { inVendita = true, ...values } = newProductSchema.parse(given);
  return { ...values, inVendita };
}

const isFilled = (value: unknown) => value !== '' && !(Array.isArray(value) && value.length === 0);

function planChange(riga: number, given: GivenValues, before: KnownProduct): RowPlan {
  const fields = csvFields.filter(
    (field) => given[field] !== undefined && !isSameValue(field, given[field], before[field]),
  );
  if (fields.length === 0) return { riga, kind: 'same' };
  refuseUnreadable(riga, given, fields);
  const values: GivenValues = Object.fromEntries(fields.map((field) => [field, given[field]]));
  const { number: id, versione: expectedVersion, pezzi_disponibili: seenStock } = before;
  const edit = { id, values, expectedVersion, ...('pezzi_disponibili' in values && { seenStock }) };
  return { riga, kind: 'changed', edit, before, fields };
}

/** What another encoding leaves of its accents would replace what there is. */
function refuseUnreadable(riga: number, values: GivenValues, fields: CsvField[]): void {
  if (fields.some((field) => JSON.stringify(values[field]).includes('\ufffd'))) {
    throw csvRefused(`${NOT_UTF8} (La prima riga che non si legge è la ${riga}.)`);
  }
}
