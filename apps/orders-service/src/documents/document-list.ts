import type { Order, OrderLine } from '@zaino/contracts/orders';

interface Documented {
  orderId: string;
  isPaid: boolean;
  /** As `12/2026`; null where none was issued. */
  invoiceNumber: string | null;
  withdrawals: number;
  lines: Pick<OrderLine, 'type' | 'state'>[];
}

type Document = Order['documents'][number];

/** The documents that there are of an order by now. */
export function documentsOf(order: Documented): Order['documents'] {
  const { orderId, isPaid, invoiceNumber, withdrawals, lines } = order;
  const document = (kind: Document['kind'], title: string): Document => ({
    ...{ kind, title },
    path: `/api/orders/${orderId}/documents/${kind}.pdf`,
  });
  return [
    ...(isPaid ? [document('ricevuta', 'Ricevuta')] : []),
    ...(invoiceNumber === null ? [] : [document('fattura', `Fattura n. ${invoiceNumber}`)]),
    ...(isPaid && lines.some(isKeptBook)
      ? [document('dichiarazione-spese', 'Dichiarazione di spesa per i libri di testo')]
      : []),
    ...(withdrawals > 0 ? [document('ricevuta-recesso', 'Ricevuta del recesso')] : []),
  ];
}

/** Whether money was spent on it for good, as far as is known now. */
function isKept({ state }: Pick<OrderLine, 'state'>): boolean {
  return !['cancelled', 'returned', 'refunded'].includes(state);
}

export function isKeptBook(line: Pick<OrderLine, 'type' | 'state'>): boolean {
  return line.type === 'book' && isKept(line);
}
