import { type Mail, type MailRow, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { extraNames } from '@zaino/rules/book-extra-words';
import { articleWords } from '../documents/article-words';
import { euro } from '../documents/euro';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { owedCents } from '../orders/owed';
import { netCents } from '../orders/refund-plan';
import type { BookshopNews } from './bookshop-news';

const CHOICE_NOTE =
  'Se scrivere a ogni ordine o una volta al giorno lo scegli alla pagina “Negozio” della tua libreria.';
const GREETING = 'Buongiorno,';
/** A mail of the day names no more: the desk has them all. */
const MOST_ROWS = 50;

/** About one order. Whose it is, is read at the desk: no customer's name stays in a mailbox. */
export function newsMail(news: BookshopNews, sender: Sender): Mail {
  switch (news.kind) {
    case 'new':
      return newOrderMail(news, sender);
    case 'cancelled':
      return cancelledMail(news, sender);
    case 'withdrawn':
      return withdrawnMail(news, sender);
  }
}

function newOrderMail({ order, lines }: BookshopNews, sender: Sender): Mail {
  const title = `Nuovo ordine da ritirare: ${countWords(lines)}`;
  return {
    subject: `Nuovo ordine ${order.number}: ${countWords(lines)}`,
    preview: 'Ecco che cosa ordinare e che cosa incassare.',
    title,
    greeting: GREETING,
    sticker: { term: 'Numero d’ordine', value: order.number },
    paragraphs: ['è arrivato un ordine da ritirare da te.', moneyWords({ order, lines })],
    tables: [{ caption: 'Gli articoli', rows: lines.map(lineRow) }],
    action: orderAction(order.id, sender),
    notes: [CHOICE_NOTE],
  };
}

function cancelledMail({ order, lines }: BookshopNews, sender: Sender): Mail {
  return {
    subject: `Ordine ${order.number}: ${countWords(lines)} in meno`,
    preview: 'Se li hai già chiesti al fornitore, controlla se puoi ancora disdirli.',
    title: `${countWords(lines)} in meno`,
    greeting: GREETING,
    sticker: { term: 'Numero d’ordine', value: order.number },
    paragraphs: [
      'nell’ordine sono stati annullati questi articoli: non servono più.',
      'Se li hai già chiesti al fornitore, controlla se puoi ancora disdirli.',
    ],
    tables: [{ caption: 'Annullati', rows: lines.map(lineRow) }],
    action: orderAction(order.id, sender),
    notes: [CHOICE_NOTE],
  };
}

function withdrawnMail({ order, lines }: BookshopNews, sender: Sender): Mail {
  return {
    subject: `Recesso per l’ordine ${order.number}: ${countWords(lines)}`,
    preview: 'Ecco che cosa ti riportano.',
    title: `Recesso: ${countWords(lines)} di ritorno`,
    greeting: GREETING,
    sticker: { term: 'Numero d’ordine', value: order.number },
    paragraphs: [
      'una famiglia recede dal contratto per questi articoli, che hai venduto tu, e te li riporta entro 14 giorni.',
      'Quando arrivano conferma il reso dalla pagina dell’ordine: il rimborso parte da lì.',
    ],
    tables: [{ caption: 'Tornano indietro', rows: lines.map(lineRow) }],
    action: orderAction(order.id, sender),
    notes: [CHOICE_NOTE],
  };
}

/** All that came since the mail of the day before. */
export function digestMail(news: readonly BookshopNews[], sender: Sender): Mail {
  const added = news.filter(({ kind }) => kind === 'new');
  const cancelled = news.filter(({ kind }) => kind === 'cancelled');
  const withdrawn = news.filter(({ kind }) => kind === 'withdrawn');
  const title = digestTitle({ added: added.length, cancelled: cancelled.length });
  return {
    subject: title,
    preview: 'Quello che è arrivato dall’ultima e-mail.',
    title,
    greeting: GREETING,
    paragraphs: ['ecco quello che è arrivato dall’ultima e-mail.'],
    tables: [
      ...(added.length > 0 ? [{ caption: 'Ordini nuovi', rows: orderRows(added) }] : []),
      ...(cancelled.length > 0 ? [{ caption: 'Annullati', rows: orderRows(cancelled) }] : []),
      ...(withdrawn.length > 0
        ? [{ caption: 'Recessi: tornano indietro', rows: orderRows(withdrawn) }]
        : []),
    ],
    action: { words: 'Apri gli ordini', url: pageUrl(sender, '/dashboard/ordini') },
    notes: [CHOICE_NOTE],
  };
}

function digestTitle({ added, cancelled }: Record<'added' | 'cancelled', number>): string {
  if (added === 0 && cancelled === 0) return 'Articoli che tornano indietro';
  if (added === 0) return 'Articoli annullati negli ordini';
  return added === 1 ? 'Un ordine nuovo da ritirare' : `${added} ordini nuovi da ritirare`;
}

function orderRows(news: readonly BookshopNews[]): MailRow[] {
  const rows = news.slice(0, MOST_ROWS).map(({ order, lines, kind }) => ({
    name: `Ordine ${order.number}`,
    detail: countWords(lines),
    ...(kind === 'new' && { value: euro(sumOf(lines)) }),
  }));
  const others = news.length - rows.length;
  return others > 0 ? [...rows, { name: `E altri ${others}` }] : rows;
}

function lineRow(line: OrderLineEntity): MailRow {
  const [title = '', isbn] = articleWords(line).split('\n');
  const copies = line.quantity === 1 ? '' : ` (${countWords([line])})`;
  const detail = [isbn ?? [], line.extra === null ? [] : extraNames[line.extra]].flat().join(' · ');
  return { name: `${title}${copies}`, ...(detail && { detail }), value: euro(netCents(line)) };
}

function moneyWords({ order, lines }: Pick<BookshopNews, 'order' | 'lines'>): string {
  if (order.paymentState !== 'due') return 'È già pagato online.';
  return `Si paga da te, al ritiro: ${euro(owedCents(order, lines))}.`;
}

function countWords(lines: readonly OrderLineEntity[]): string {
  const count = (type: OrderLineEntity['type']) =>
    lines.filter((line) => line.type === type).reduce((sum, { quantity }) => sum + quantity, 0);
  const [books, products] = [count('book'), count('product')];
  const words = [
    books > 0 && (books === 1 ? '1 libro' : `${books} libri`),
    products > 0 && (products === 1 ? '1 articolo' : `${products} articoli`),
  ];
  return words.filter((one) => one !== false).join(' e ');
}

const sumOf = (lines: readonly OrderLineEntity[]) =>
  lines.reduce((sum, line) => sum + netCents(line), 0);

const orderAction = (orderId: string, sender: Sender) => ({
  words: 'Apri l’ordine',
  url: pageUrl(sender, `/dashboard/ordini/${orderId}`),
});
