import type { SunkMail } from '@zaino/tools/buyers/mail-sink';
import type { StockedProduct } from '@zaino/tools/buyers/products';
import { createConnection } from 'mysql2/promise';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Purchase } from './buyer';
import type { ClerkTale } from './clerk';
import { collectDeskEvidence, type DeskEvidence } from './desk-evidence';
import type { ChaosShop } from './shop';

export interface OrderFact {
  id: string;
  customerId: string;
  state: string;
  paymentMethod: string;
  paymentState: string;
  totalCents: number;
  refundedCents: number;
}

export interface LineFact {
  orderId: string;
  type: string;
  reference: string;
  quantity: number;
  state: string;
}

export interface PaymentFact {
  id: string;
  orderId: string;
  state: string;
  intentId: string | null;
  amountCents: number;
  transferCents: number;
}

export interface RefundFact {
  orderId: string;
  paymentId: string | null;
  state: string;
  amountCents: number;
  reversalCents: number;
}

export interface ReservedPieces {
  /** The order's. */
  id: string;
  state: string;
  productNumber: number;
  /** What was not given back. */
  quantity: number;
}

/** A payment of the sandbox's ledger that went through. */
export interface IntentFact {
  id: string;
  orderId: string;
  amount: number;
  refunded: number;
  /** What went to a bookshop, without what came back. */
  transferred: number;
}

/** All that the shop, the sandbox and the mail server know after the recovery, and what people were told. */
export interface Evidence {
  purchases: Purchase[];
  desk: DeskEvidence;
  orders: OrderFact[];
  /** Orders by customer, as the idempotency keys have it. */
  keys: { customerId: string; orderId: string }[];
  lines: LineFact[];
  /** Names of the commands that were done to each order. */
  events: { id: number; orderId: string; command: string }[];
  payments: PaymentFact[];
  refunds: RefundFact[];
  /** Pieces that were there at the beginning, and those that nobody has. */
  stocks: { product: StockedProduct; left: number }[];
  reservations: ReservedPieces[];
  intents: IntentFact[];
  mails: SunkMail[];
  /** Messages of the outbox that nobody delivers any more, and those that still wait. */
  parked: number;
  waiting: number;
}

/** What people were told in all rounds. */
export interface Told {
  purchases: Purchase[];
  clerks: ClerkTale[];
}

/** Reads the databases and the sandbox's own ledger. */
export async function collectEvidence(
  shop: ChaosShop,
  { purchases, clerks }: Told,
): Promise<Evidence> {
  const [orders, catalogue] = [
    await createConnection(shop.ordersDatabase),
    await createConnection(shop.catalogueDatabase),
  ];
  try {
    return {
      purchases,
      desk: await collectDeskEvidence(orders, clerks),
      ...(await ordersSide(orders)),
      ...(await catalogueSide(catalogue, shop.products)),
      intents: await paidIntents(shop.sandboxUrl),
      mails: [...shop.mails],
    };
  } finally {
    await Promise.all([orders.end(), catalogue.end()]);
  }
}

async function ordersSide(connection: Connection) {
  const [messages] = await rows<{ parked: number; waiting: number }>(
    connection,
    `SELECT COUNT(parked_at) AS parked, COUNT(*) - COUNT(parked_at) AS waiting FROM outbox_message`,
  );
  return {
    orders: await rows<OrderFact>(
      connection,
      `SELECT id, customer_id AS customerId, state, payment_method AS paymentMethod,
         payment_state AS paymentState, total_cents AS totalCents, refunded_cents AS refundedCents
       FROM customer_order`,
    ),
    keys: await rows<Evidence['keys'][number]>(
      connection,
      'SELECT customer_id AS customerId, order_id AS orderId FROM idempotency_key',
    ),
    lines: await rows<LineFact>(
      connection,
      'SELECT order_id AS orderId, type, reference, quantity, state FROM order_line',
    ),
    events: await rows<Evidence['events'][number]>(
      connection,
      'SELECT id, order_id AS orderId, command FROM order_event',
    ),
    payments: await rows<PaymentFact>(
      connection,
      `SELECT id, order_id AS orderId, state, intent_id AS intentId, amount_cents AS amountCents,
         transfer_cents AS transferCents
       FROM payment`,
    ),
    refunds: await rows<RefundFact>(
      connection,
      `SELECT order_id AS orderId, payment_id AS paymentId, state, amount_cents AS amountCents,
         reversal_cents AS reversalCents
       FROM refund`,
    ),
    parked: messages?.parked ?? 0,
    waiting: messages?.waiting ?? 0,
  };
}

async function catalogueSide(connection: Connection, products: StockedProduct[]) {
  const stock = await rows<{ id: number; stock: number }>(
    connection,
    'SELECT id, stock FROM product',
  );
  const left = new Map(stock.map((row) => [row.id, row.stock]));
  return {
    stocks: products.map((product) => ({ product, left: left.get(product.number) ?? 0 })),
    reservations: await rows<ReservedPieces>(
      connection,
      `SELECT id, state, product_id AS productNumber, quantity - released AS quantity
       FROM stock_reservation JOIN stock_reservation_line ON reservation_id = id
       WHERE state IN ('held', 'confirmed') AND quantity > released`,
    ),
  };
}

async function rows<Row>(connection: Connection, sql: string): Promise<Row[]> {
  const [found] = await connection.query<RowDataPacket[]>(sql);
  return found as Row[];
}

interface Ledger {
  paymentIntents: {
    id: string;
    status: string;
    amount: number;
    metadata: { orderId?: string };
    latest_charge: string | null;
  }[];
  refunds: { payment_intent: string; amount: number; status: string }[];
  transfers: { source_transaction: string; amount: number; amount_reversed: number }[];
}

async function paidIntents(sandboxUrl: string): Promise<IntentFact[]> {
  const kinds = 'paymentIntents,refunds,transfers';
  const answer = await fetch(`${sandboxUrl}/sandbox/ledger?kinds=${kinds}`);
  const { paymentIntents, refunds, transfers } = (await answer.json()) as Ledger;
  const refunded = sums(refunds, 'payment_intent', ({ amount }) => amount);
  const transferred = sums(
    transfers,
    'source_transaction',
    ({ amount, amount_reversed: back }) => amount - back,
  );
  return paymentIntents
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, metadata, latest_charge: charge }) => ({
      id,
      amount,
      orderId: metadata.orderId ?? '',
      refunded: refunded.get(id) ?? 0,
      transferred: transferred.get(charge ?? '') ?? 0,
    }));
}

function sums<Row, Name extends keyof Row>(
  all: Row[],
  by: Name,
  amountOf: (row: Row) => number,
): Map<Row[Name], number> {
  const totals = new Map<Row[Name], number>();
  for (const row of all) totals.set(row[by], (totals.get(row[by]) ?? 0) + amountOf(row));
  return totals;
}
