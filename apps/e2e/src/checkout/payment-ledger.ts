import { settings } from '@zaino/browser-testing/settings';
import type { Order } from '@zaino/contracts/orders';

interface LedgerTransfer {
  id: string;
  amount: number;
  amount_reversed: number;
  destination: string;
  source_transaction: string;
}

interface LedgerSession {
  metadata: Record<string, string>;
  payment_intent: string | null;
}

interface LedgerCharge {
  id: string;
  payment_intent: string;
  amount: number;
  amount_refunded: number;
  application_fee_amount: number | null;
  transfer: string | null;
}

interface Ledger {
  sessions: LedgerSession[];
  charges: LedgerCharge[];
  transfers: LedgerTransfer[];
}

/** What the payment provider knows of an order. */
export async function ledgerOf({ id }: Pick<Order, 'id'>) {
  const answer = await fetch(new URL('/sandbox/ledger', settings('E2E_PAYMENTS_URL')));
  const { sessions, charges, transfers } = (await answer.json()) as Ledger;
  const intents = sessions
    .filter(({ metadata }) => metadata['orderId'] === id)
    .map(({ payment_intent: intent }) => intent);
  const paid = charges.filter(({ payment_intent: intent }) => intents.includes(intent));
  return {
    charges: paid,
    transfers: transfers.filter(({ source_transaction: charge }) =>
      paid.some((one) => one.id === charge),
    ),
  };
}
