import type { MailRow, MailTable } from '@zaino/service/mail/mail';
import { extraNames } from '@zaino/rules/book-extra-words';
import { dayRangeWords } from '@zaino/rules/day-words';
import { stateWordsOf } from '@zaino/rules/order-words';
import { euro } from '../documents/euro';
import { expectedDaysOf } from '../orders/expected-days';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { netCents } from '../orders/refund-plan';
import type { MailSubject } from './mail-subject';

export function linesTable(
  caption: string,
  { file }: Pick<MailSubject, 'file'>,
  lines: OrderLineEntity[],
): MailTable {
  return { caption, rows: lines.map((line) => lineRow(line, file)) };
}

/** Each article with its state and date: what families ask about most. */
function lineRow(line: OrderLineEntity, { order, lines }: MailSubject['file']): MailRow {
  const { details, quantity, reference, type } = line;
  const title = details.substitute?.title ?? details.title;
  const isbn = type === 'book' ? `ISBN ${details.substitute?.isbn ?? reference}` : '';
  const detail = [isbn, stateWords(line, order.shippingMethod)]
    .filter((words) => words !== '')
    .join(' · ');
  // One piece of several is said to be one.
  const isWhole = !lines.some(({ id, key }) => key === line.key && id !== line.id);
  if (quantity === 1 && isWhole) return { name: title, detail };
  return { name: `${title} (${countWords(line)})`, detail };
}

/** Books have copies, supplies have pieces. */
function countWords({ type, quantity }: OrderLineEntity): string {
  if (type === 'book') return quantity === 1 ? '1 copia' : `${quantity} copie`;
  return quantity === 1 ? '1 pezzo' : `${quantity} pezzi`;
}

function stateWords(line: OrderLineEntity, shippingMethod: 'standard' | 'pickup'): string {
  const expected = expectedDaysOf(line);
  const words = stateWordsOf(line.state, shippingMethod);
  return expected === null ? words : `${words}, previsto ${dayRangeWords(expected)}`;
}

/** Beside what it cost its cover price, where the bookshop took something off it. */
function pricedRow(line: OrderLineEntity, file: MailSubject['file']): MailRow {
  const { coverCents, quantity, totalCents } = line;
  const row = lineRow(line, file);
  const value = euro(totalCents);
  const cover = coverCents === null ? [] : [`Prezzo di copertina ${euro(coverCents * quantity)}`];
  return { ...row, detail: [row.detail, ...cover, ...extraWords(line)].join(' · '), value };
}

/** What the bookshop does to it, and what that costs beside it. */
function extraWords({ extra, extraCents }: OrderLineEntity): string[] {
  return extra === null || extraCents === 0 ? [] : [`${extraNames[extra]} ${euro(extraCents)}`];
}

/** The same with what each article cost, and all of them with the shipping. */
export function pricedTable({ file }: MailSubject, lines: OrderLineEntity[]): MailTable {
  const { order } = file;
  const discount = lines.reduce((sum, { discountCents }) => sum + discountCents, 0);
  const total = lines.reduce((sum, line) => sum + netCents(line), order.shippingCents);
  const extras = lines.reduce((sum, { extraCents }) => sum + extraCents, 0);
  const cedola = lines.reduce((sum, { cedolaCents }) => sum + cedolaCents, 0);
  const shipping = order.shippingCents === 0 ? 'gratis' : euro(order.shippingCents);
  return {
    caption: 'Il tuo ordine',
    rows: [
      ...lines.map((line) => pricedRow(line, file)),
      ...(extras > 0 ? [{ name: 'Servizi della libreria', value: euro(extras) }] : []),
      ...(discount > 0 ? [{ name: 'Sconto', value: `−${euro(discount)}` }] : []),
      { name: order.shippingMethod === 'pickup' ? 'Ritiro' : 'Spedizione', value: shipping },
      ...(cedola > 0 ? [{ name: 'Con cedola libraria', value: `−${euro(cedola)}` }] : []),
      { name: cedola > 0 ? 'Totale da pagare' : 'Totale', value: euro(total), isStrong: true },
    ],
  };
}
