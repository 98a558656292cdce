import type { Order, OrderLine } from '@zaino/contracts/orders';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { OrderEntity } from '../orders/order.entity';
import { billedLines } from './fiscal-lines';

interface Documented {
  order: OrderEntity;
  /** As `12/2026`, one of each seller; none where none was issued. */
  invoiceNumbers: string[];
  withdrawals: number;
  lines: OrderLineEntity[];
}

interface Line extends Pick<OrderLine, 'type' | 'state'> {
  withdrawnAt: Date | null;
  /** What a Comune pays of it. */
  cedolaCents: number;
  /** What the family pays for what is done to it. */
  extraCents: number;
}

type Document = Order['documents'][number];

/** The documents that there are of an order by now. */
export function documentList(documented: Documented): Order['documents'] {
  const { order, invoiceNumbers, withdrawals, lines } = documented;
  const document = (kind: Document['kind'], title: string): Document => ({
    kind,
    title,
    path: `/api/orders/${order.id}/documents/${kind}.pdf`,
  });
  return [
    ...(hasReceipt(order, lines) ? [document('ricevuta', 'Ricevuta')] : []),
    ...(invoiceNumbers.length === 0 ? [] : [document('fattura', invoiceTitle(invoiceNumbers))]),
    ...(order.paidAt !== null && lines.some(isKeptBook)
      ? [document('dichiarazione-spese', 'Dichiarazione di spesa per i libri di testo')]
      : []),
    ...(withdrawals > 0 ? [document('ricevuta-recesso', 'Ricevuta del recesso')] : []),
  ];
}

function invoiceTitle(numbers: readonly string[]): string {
  const kind = numbers.length === 1 ? 'Fattura' : 'Fatture';
  return `${kind} n. ${numbers.join(' e ')}`;
}

/** Whether the family has paid anything: a Comune pays by its invoice. */
export function hasReceipt(order: OrderEntity, lines: readonly OrderLineEntity[]): boolean {
  return order.paidAt !== null && billedLines(order, lines).length > 0;
}

const comeBack = new Set<OrderLine['state']>(['cancelled', 'returned', 'refunded']);

/** Whether the family spent money on a book for good, as far as is known now: not on what goes back, nor what a Comune pays. */
export function isKeptBook({ type, state, withdrawnAt, cedolaCents }: Line): boolean {
  if (cedolaCents > 0) return false;
  return type === 'book' && !comeBack.has(state) && withdrawnAt === null;
}
