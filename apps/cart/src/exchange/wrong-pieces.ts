import type { Order, OrderLine } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { paidFor } from '../order/pieces/line-pieces';
import type { ReturnedPieces } from '../order/withdrawal/chosen-return';
import type { BoughtClass } from './bought-classes';

/** Pieces of an order's line that were bought for the wrong class. */
export interface WrongBook extends ReturnedPieces {
  orderId: string;
  orderNumber: string;
  isbn: string;
  substituteIsbn: string | null;
  title: string;
  /** Euro for these pieces. */
  paid: number;
  isReturnable: boolean;
  /** They have left: they go back by parcel or to the counter, and are not just cancelled. */
  hasLeft: boolean;
  /** Until when and how they go back, or why they cannot. */
  words: string;
}

const undone: readonly OrderLine['state'][] = ['cancelled', 'returned', 'refunded'];

/** What an order has for a class and whom: what was cancelled or given back is left out. */
export function wrongBooks(order: Order, wrong: BoughtClass, today: string): WrongBook[] {
  const ofClass = order.lines.filter(
    ({ type, school, classe, sezione, state, withdrawnAt }) =>
      type === 'book' &&
      school?.codice === wrong.scuola &&
      classe === wrong.classe &&
      sezione === wrong.da &&
      withdrawnAt === null &&
      !undone.includes(state),
  );
  return ofClass.flatMap((line) => {
    const quantity = piecesFor(line, wrong.figlio);
    if (quantity === 0) return [];
    return {
      orderId: order.id,
      orderNumber: order.number,
      lineId: line.id,
      quantity,
      ...(wrong.figlio && { childId: wrong.figlio }),
      isbn: line.reference,
      substituteIsbn: line.substitute?.isbn ?? null,
      title: line.title,
      paid: paidFor(line, quantity),
      isReturnable: line.canWithdraw,
      hasLeft: line.state === 'shipped' || line.state === 'delivered',
      words: returnWords(line, order, today),
    };
  });
}

function piecesFor({ children, quantity }: OrderLine, childId: string): number {
  const named = children.reduce((sum, child) => sum + child.quantity, 0);
  if (childId === '') return quantity - named;
  return children.find((child) => child.childId === childId)?.quantity ?? 0;
}

function returnWords(line: OrderLine, order: Order, today: string): string {
  const { withdrawalUntil } = order;
  if (!line.canWithdraw) {
    if (line.commands.includes('cancel')) {
      return 'Non è ancora pagato: annullalo nella pagina dell’ordine.';
    }
    return withdrawalUntil === null
      ? 'Non si può più rendere.'
      : `Non si può più rendere: il recesso era possibile entro ${lastDay(withdrawalUntil)}.`;
  }
  if (line.state === 'delivered') {
    return withdrawalUntil === null
      ? 'Da rendere entro 14 giorni dall’ultimo pacco.'
      : `Da rendere entro ${lastDay(withdrawalUntil)}: ${daysLeft(withdrawalUntil, today)}.`;
  }
  if (line.state === 'shipped') return 'È in viaggio: si rende entro 14 giorni dall’ultimo pacco.';
  return 'Non è ancora partito: si annulla, e il rimborso parte subito.';
}

const lastDay = (until: string) => dayWords(italianDay(new Date(until)));

function daysLeft(until: string, today: string): string {
  const days = Math.round((Date.parse(italianDay(new Date(until))) - Date.parse(today)) / DAY_MS);
  if (days <= 0) return 'è l’ultimo giorno';
  return days === 1 ? 'manca un giorno' : `mancano ${days} giorni`;
}
