import type { SalesRegister } from '@zaino/contracts/orders';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';
import { shortDay } from '../cedole-desk/distinta-days';
import { kindWords, monthWords } from './register-words';

const head = [
  'Giorno',
  'Tipo di IVA',
  'Incassato €',
  'Rimborsato €',
  'Corrispettivi €',
  'Imponibile €',
  'Imposta €',
  'Con fattura €',
];

type Amounts = SalesRegister['totals'][number];

/** The register of a seller, a line for each day and kind, and below it the sums of the month. */
export function registerFile({ month, seller, rows, totals }: SalesRegister): string {
  return spreadsheetFile([
    ['Registro dei corrispettivi', monthWords(month), seller.name],
    head,
    ...rows.map((row) => [shortDay(row.day), ...cellsOf(row)]),
    ...totals.map((row) => ['Totale del mese', ...cellsOf(row)]),
  ]);
}

function cellsOf({ kind, sold, refunded, takings, taxable, tax, invoiced }: Amounts): string[] {
  const amounts = [sold, refunded, takings, taxable, tax, invoiced];
  return [kindWords[kind], ...amounts.map(spreadsheetEuro)];
}
