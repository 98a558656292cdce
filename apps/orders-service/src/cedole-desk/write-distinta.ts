import { setImmediate as othersTurn } from 'node:timers/promises';
import { euro } from '../documents/euro';
import type { PdfSheet } from '../documents/pdf-sheet';
import { sellerWords } from '../orders/seller';
import { type DistintaContent, senderOf } from './distinta-content';
import { shortDay } from './distinta-days';
import { invoiceNotes, invoiceRows } from './distinta-invoice';
import { distintaNumber } from './distinta-number';
import type { DistintaEntity } from './distinta.entity';

const columns = [
  { title: 'Cedola', width: 95 },
  { title: 'Scuola e classe', width: 120 },
  { title: 'Libri' },
  { title: 'Importo', width: 65, isNumber: true },
];

/** Cedole of one table: a long list is drawn in parts, and others have their turn between them. */
const AT_ONCE = 25;

/** A distinta on paper: the cedole with their books, then the data of the invoice. */
export async function writeDistinta(sheet: PdfSheet, distinta: DistintaEntity): Promise<void> {
  const { content, comune, provincia, day, state } = distinta;
  sheet.heading(`Distinta ${distintaNumber(distinta)} delle cedole librarie`, [
    `Comune di ${comune} (${provincia}), ${shortDay(day)}`,
    ...(state === 'undone' ? ['Annullata: non vale.'] : []),
  ]);
  sheet.facts([['Libreria', sellerWords(senderOf(content))]]);
  for (let first = 0; first < content.cedole.length; first += AT_ONCE) {
    const rows = content.cedole.slice(first, first + AT_ONCE).map(rowOf);
    sheet.table({ columns, rows });
    await othersTurn();
  }
  sheet.section('Dati per la fattura');
  sheet.table({
    columns: [{ title: 'Voce' }, { title: 'Importo', width: 90, isNumber: true }],
    rows: invoiceRows(content)
      .slice(0, -1)
      .map(({ term, cents }) => [term, signed(cents)]),
    sums: [['Totale della fattura', euro(content.netCents)]],
  });
  for (const words of invoiceNotes) sheet.note(words);
}

function rowOf({
  code,
  school,
  classe,
  sezione,
  orderNumber,
  books,
  cents,
}: DistintaContent['cedole'][number]) {
  return [
    `${code}\n${orderNumber}`,
    `${school}\n${`Classe ${classe} ${sezione}`.trim()}`,
    books
      .map(
        ({ title, isbn, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${title} (${isbn})`,
      )
      .join('\n'),
    euro(cents),
  ];
}

const signed = (cents: number) => (cents < 0 ? `−${euro(-cents)}` : euro(cents));
