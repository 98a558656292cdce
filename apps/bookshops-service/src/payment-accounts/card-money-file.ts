import type { CardMoney } from '@zaino/contracts/orders';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';

const head = [
  'Mese',
  'Pagamenti',
  'Pagato online €',
  'Commissione €',
  'Trasferito sul conto €',
  'Ripreso per rimborsi €',
];

/** A line for each month, as Italian spreadsheets read it. */
export function cardMoneyFile({ months }: CardMoney): string {
  const lines = months.map(({ month, payments, paid, fee, transferred, takenBack }) => [
    month,
    String(payments),
    spreadsheetEuro(paid),
    spreadsheetEuro(fee),
    spreadsheetEuro(transferred),
    spreadsheetEuro(takenBack),
  ]);
  return spreadsheetFile([head, ...lines]);
}
