import type { SalesRegister } from '@zaino/contracts/orders';
import { formatAmount } from '@zaino/rules/money';
import { shortDay } from '../cedole-desk/distinta-days';
import type { PdfSheet } from '../documents/pdf-sheet';
import { vatTreatments } from '../documents/vat-summary';
import { kindWords, monthWords } from './register-words';

const amounts = [
  { title: 'Incassato', width: 62, isNumber: true },
  { title: 'Rimborsato', width: 62, isNumber: true },
  { title: 'Corrispettivi', width: 66, isNumber: true },
  { title: 'Imponibile', width: 62, isNumber: true },
  { title: 'Imposta', width: 54, isNumber: true },
];

type Amounts = SalesRegister['totals'][number];

/** The register of a seller on paper. */
export async function writeRegister(sheet: PdfSheet, register: SalesRegister): Promise<void> {
  const { month, seller, rows, totals } = register;
  sheet.heading('Registro dei corrispettivi', [`${monthWords(month)}, importi in euro`]);
  sheet.facts([['Venditore', seller.name]]);
  if (rows.length === 0) {
    sheet.paragraph('In questo mese non c’è stato nessun incasso e nessun rimborso.');
    return;
  }
  sheet.section('Totali del mese');
  sheet.table({
    columns: [{ title: 'Tipo di IVA' }, ...amounts],
    rows: totals.map((row) => [kindWords[row.kind], ...cellsOf(row)]),
  });
  const invoiced = totals.reduce((sum, row) => sum + row.invoiced, 0);
  sheet.note(
    `Con fattura, quindi fuori da questo registro: ${formatAmount(invoiced)} € al netto delle note di credito.`,
  );
  for (const { kind } of totals) sheet.note(`${kindWords[kind]}: ${vatTreatments[kind].note}`);
  sheet.section('Giorno per giorno');
  await sheet.longTable({
    columns: [{ title: 'Giorno', width: 58 }, { title: 'Tipo di IVA' }, ...amounts],
    rows: rows.map((row) => [shortDay(row.day), kindWords[row.kind], ...cellsOf(row)]),
  });
}

function cellsOf({ sold, refunded, takings, taxable, tax }: Amounts): string[] {
  return [sold, refunded, takings, taxable, tax].map((euro) =>
    euro < 0 ? `−${formatAmount(-euro)}` : formatAmount(euro),
  );
}
