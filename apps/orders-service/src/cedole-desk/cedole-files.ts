import type { LedgerCedola } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { sellerWords } from '../orders/seller';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';
import { senderOf } from './distinta-content';
import { shortDay } from './distinta-days';
import { invoiceRows } from './distinta-invoice';
import { distintaNumber } from './distinta-number';
import type { DistintaEntity } from './distinta.entity';
import { stageWords } from './stage-words';

const ledgerHead = [
  'Comune',
  'Provincia',
  'Codice',
  'Stato',
  'Scuola',
  'Classe',
  'Ordine',
  'Libri',
  'Consegnati',
  'Importo €',
  'Distinta',
  'Da correggere €',
];

/** The ledger, a line for each cedola, as Italian spreadsheets read it. */
export function ledgerFile(cedole: readonly LedgerCedola[]): string {
  const lines = cedole.map((cedola) => [
    cedola.comune,
    cedola.provincia,
    cedola.code,
    stageWords[cedola.stage],
    cedola.school,
    `${cedola.classe} ${cedola.sezione}`.trim(),
    cedola.orderNumber,
    String(cedola.books),
    String(cedola.delivered),
    spreadsheetEuro(cedola.amount),
    cedola.distinta?.number ?? '',
    spreadsheetEuro(cedola.toCorrect),
  ]);
  return spreadsheetFile([ledgerHead, ...lines]);
}

const distintaHead = [
  'Codice',
  'Scuola',
  'Classe',
  'Ordine',
  'ISBN',
  'Titolo',
  'Copie',
  'Prezzo di copertina €',
];

/** A distinta, a line for each book, and below it the data of the invoice. */
export function distintaFile(distinta: DistintaEntity): string {
  const { content, comune, provincia, day } = distinta;
  const sender = senderOf(content);
  const lines = content.cedole.flatMap(({ code, school, classe, sezione, orderNumber, books }) =>
    books.map(({ isbn, title, quantity, cents }) => [
      code,
      school,
      `${classe} ${sezione}`.trim(),
      orderNumber,
      isbn,
      title,
      String(quantity),
      spreadsheetEuro(toEuro(cents)),
    ]),
  );
  return spreadsheetFile([
    [`Distinta ${distintaNumber(distinta)}`, `Comune di ${comune} (${provincia})`, shortDay(day)],
    ['Libreria', ...sellerWords(sender).split('\n')],
    [],
    distintaHead,
    ...lines,
    [],
    ...invoiceRows(content).map(({ term, cents }) => [term, spreadsheetEuro(toEuro(cents))]),
  ]);
}
