import { returnCostWords } from '@zaino/rules/return-costs';
import type { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { returnAddress } from '../withdrawals/return-address';
import { withdrawnQuantity } from '../withdrawals/withdrawn-pieces';
import { longDay, longMoment } from './long-day';
import type { Seller } from '../orders/seller';
import { articleWords } from './article-words';
import type { OrderFile } from './order-file';
import type { PdfSheet } from './pdf-sheet';

/** Content, date and time of a withdrawal (Codice del consumo, art. 54-bis). */
export function writeWithdrawalReceipt(
  sheet: PdfSheet,
  withdrawal: WithdrawalEntity,
  { file, seller }: { file: OrderFile; seller: Seller },
): void {
  const { order } = file;
  const lines = file.lines.filter(({ id }) => withdrawal.lineIds.includes(id));
  sheet.heading('Ricevuta del recesso', [`Ricevuto il ${longMoment(withdrawal.at)}`]);
  sheet.facts([
    ['Nome', withdrawal.name],
    ['E-mail', withdrawal.email],
    ['Ordine', `${order.number} del ${longDay(order.createdAt)}`],
    ['Data e ora', longMoment(withdrawal.at)],
  ]);
  sheet.section('Dichiarazione');
  sheet.paragraph('Recedo dal contratto di vendita per questi articoli:');
  sheet.table({
    columns: [{ title: 'Articolo' }, { title: 'Quantità', width: 60, isNumber: true }],
    rows: lines.map((line) => [articleWords(line), String(withdrawnQuantity(withdrawal, line))]),
  });
  const toReturn = lines.filter(({ withdrawnAt }) => withdrawnAt !== null);
  sheet.section('E adesso');
  if (toReturn.length < lines.length) {
    sheet.paragraph(
      'Gli articoli che non erano ancora partiti sono annullati: se li avevi pagati, ti rimborsiamo subito.',
    );
  }
  if (toReturn.length > 0) {
    sheet.paragraph(
      `Gli articoli che hai già ricevuto, o che sono in viaggio, vanno restituiti entro 14 giorni dalla data del recesso a: ${returnAddress(order, seller)}. ${returnCostWords(order.shippingMethod)} Ti rimborsiamo entro 14 giorni da quando li riceviamo, con lo stesso mezzo con cui hai pagato.`,
    );
  }
}
