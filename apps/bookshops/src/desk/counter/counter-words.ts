import type { DeskOrder, Tender } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { paymentStateWords } from '@zaino/rules/order-words';

export const tenderWords: Readonly<Record<Tender, string>> = {
  cash: 'in contanti',
  card: 'con carta',
};

/** How the money of an order stands that owes nothing (any more). */
export function paidWords(order: DeskOrder): string {
  const { counterPayment, paid, paymentState } = order;
  const words = paymentStateWords[paymentState];
  if (counterPayment) {
    const { amount, tender } = counterPayment;
    return `${words}: ${formatEuro(amount)} ${tender === null ? 'in libreria' : tenderWords[tender]}`;
  }
  if (paymentState === 'due') return 'Niente da pagare';
  // What is paid here has a payment of the counter: all else was paid on a page, or by a Comune.
  return paid?.by === 'cedola' ? `${words} con cedola libraria` : `${words} online`;
}

/** What was done at the counter, in a sentence. */
export function doneWords(order: DeskOrder, tender: Tender | null, due: number): string {
  const isAll = order.stage === 'handed-over';
  const handed = isAll ? 'Consegnato tutto.' : 'Consegnata una parte.';
  if (tender === null) return handed;
  return `${handed} Incassati ${formatEuro(due)} ${tenderWords[tender]}.`;
}
