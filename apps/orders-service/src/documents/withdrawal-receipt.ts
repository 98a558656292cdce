import { returnCostWords } from '@zaino/rules/return-costs';
import type { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { returnAddress } from '../withdrawals/return-address';
import { withdrawnQuantity } from '../withdrawals/withdrawn-pieces';
import { longDay, longMoment } from './long-day';
import { bySeller } from '../orders/by-seller';
import type { Seller } from '../orders/seller';
import { articleWords } from './article-words';
import type { OrderFile } from './order-file';
import type { PdfSheet } from './pdf-sheet';

interface Stated {
  file: OrderFile;
  withdrawal: WithdrawalEntity;
  /** The shop itself. */
  shop: Seller;
}

/** Content, date and time of a withdrawal (Codice del consumo, art. 54-bis), from each seller for its lines. */
export function writeWithdrawalReceipt(sheet: PdfSheet, { file, withdrawal, shop }: Stated): void {
  const { order } = file;
  const lines = file.lines.filter(({ id }) => withdrawal.lineIds.includes(id));
  const parts = bySeller(order, lines, shop);
  sheet.heading('Ricevuta del recesso', [`Ricevuto il ${longMoment(withdrawal.at)}`]);
  sheet.facts([
    ['Nome', withdrawal.name],
    ['E-mail', withdrawal.email],
    ['Ordine', `${order.number} del ${longDay(order.createdAt)}`],
    ['Data e ora', longMoment(withdrawal.at)],
  ]);
  sheet.section('Dichiarazione');
  for (const part of parts) {
    sheet.paragraph(`Recedo dal contratto di vendita con ${part.seller.name} per questi articoli:`);
    sheet.table({
      columns: [{ title: 'Articolo' }, { title: 'Quantità', width: 60, isNumber: true }],
      rows: part.lines.map((line) => [
        articleWords(line),
        String(withdrawnQuantity(withdrawal, line)),
      ]),
    });
  }
  sheet.section('E adesso');
  if (lines.some(({ withdrawnAt }) => withdrawnAt === null)) {
    sheet.paragraph(
      'Gli articoli che non erano ancora partiti sono annullati: se li avevi pagati, ti rimborsiamo subito.',
    );
  }
  const toReturn = bySeller(order, lines.filter(isToReturn), shop);
  for (const { seller } of toReturn) {
    const whose = parts.length === 1 ? '' : ` venduti da ${seller.name}`;
    sheet.paragraph(
      `Gli articoli${whose} che hai già ricevuto, o che sono in viaggio, vanno restituiti entro 14 giorni dalla data del recesso a: ${returnAddress(order, seller)}.`,
    );
  }
  if (toReturn.length > 0) {
    sheet.paragraph(
      `${returnCostWords(order.shippingMethod)} Ti rimborsiamo entro 14 giorni da quando li riceviamo, con lo stesso mezzo con cui hai pagato.`,
    );
  }
}

const isToReturn = ({ withdrawnAt }: OrderFile['lines'][number]) => withdrawnAt !== null;
