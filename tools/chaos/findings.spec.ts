import type { Purchase } from './buyer';
import type { Evidence } from './evidence';
import type { Fault } from './finding';
import { findingsOf } from './findings';

const product = { id: 'P-0001', number: 1, price: 250, stock: 10 };

function purchase(uid: string, values: Partial<Purchase> = {}): Purchase {
  return {
    uid,
    email: `${uid}@example.com`,
    outcome: 'ordered',
    orderIds: [`order-${uid}`],
    sawPaid: false,
    ...values,
  };
}

/** Tells of an event. */
function mail(uid: string, event: number) {
  const messageId = `<order.order-${uid}.${event}@localhost>`;
  return { to: `${uid}@example.com`, subject: 'Ordine', messageId };
}

/** Anna has paid two pieces, and one of them came back; Bruno has not paid; Carla was refused. */
function goodEvidence(): Evidence {
  return {
    purchases: [
      purchase('anna', { sawPaid: true }),
      purchase('bruno'),
      purchase('carla', { outcome: 'refused', orderIds: [] }),
    ],
    orders: [
      {
        id: 'order-anna',
        customerId: 'anna',
        state: 'reserved',
        paymentMethod: 'card',
        paymentState: 'partly-refunded',
        totalCents: 1_000,
        refundedCents: 250,
      },
      {
        id: 'order-bruno',
        customerId: 'bruno',
        state: 'received',
        paymentMethod: 'card',
        paymentState: 'none',
        totalCents: 750,
        refundedCents: 0,
      },
    ],
    keys: [
      { customerId: 'anna', orderId: 'order-anna' },
      { customerId: 'bruno', orderId: 'order-bruno' },
    ],
    lines: [
      {
        orderId: 'order-anna',
        type: 'product',
        reference: 'P-0001',
        quantity: 1,
        state: 'reserved',
      },
      {
        orderId: 'order-anna',
        type: 'product',
        reference: 'P-0001',
        quantity: 1,
        state: 'refunded',
      },
      {
        orderId: 'order-anna',
        type: 'book',
        reference: '9788800000017',
        quantity: 1,
        state: 'paid',
      },
      {
        orderId: 'order-bruno',
        type: 'product',
        reference: 'P-0001',
        quantity: 3,
        state: 'received',
      },
    ],
    events: [
      { id: 1, orderId: 'order-anna', command: 'place' },
      { id: 2, orderId: 'order-anna', command: 'confirm-payment' },
      { id: 3, orderId: 'order-bruno', command: 'place' },
    ],
    payments: [
      {
        id: 'payment-anna',
        orderId: 'order-anna',
        state: 'paid',
        intentId: 'pi_anna',
        amountCents: 1_000,
        transferCents: 400,
      },
      {
        id: 'payment-bruno',
        orderId: 'order-bruno',
        state: 'open',
        intentId: null,
        amountCents: 750,
        transferCents: 0,
      },
    ],
    refunds: [
      {
        orderId: 'order-anna',
        paymentId: 'payment-anna',
        state: 'done',
        amountCents: 250,
        reversalCents: 100,
      },
    ],
    stocks: [{ product, left: 6 }],
    reservations: [
      { id: 'order-anna', state: 'confirmed', productNumber: 1, quantity: 1 },
      { id: 'order-bruno', state: 'held', productNumber: 1, quantity: 3 },
    ],
    intents: [
      { id: 'pi_anna', orderId: 'order-anna', amount: 1_000, refunded: 250, transferred: 300 },
    ],
    mails: [mail('anna', 1), mail('anna', 2), mail('bruno', 3)],
    desk: { clerks: [], arrivals: [], shelves: [], lines: [], handedOver: [], takenMoney: [] },
    parked: 0,
    waiting: 0,
  };
}

type Plant = (evidence: Evidence) => void;

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('There is none.');
  return row;
}

const planted: [string, Fault, Plant][] = [
  ['an order that was confirmed and is not there', 'order-lost', ({ orders }) => orders.pop()],
  [
    'a second order of one buyer',
    'order-double',
    ({ orders }) => orders.push({ ...first(orders), id: 'order-more' }),
  ],
  [
    'two orders that one buyer was told of',
    'order-double',
    ({ purchases }) => first(purchases).orderIds.push('order-more'),
  ],
  ['an order without an idempotency key', 'order-double', ({ keys }) => keys.pop()],
  [
    'an order of somebody who was refused',
    'order-unwanted',
    ({ purchases }) => (first(purchases).outcome = 'refused'),
  ],
  ['a payment for no order', 'paid-without-order', ({ orders }) => orders.shift()],
  [
    'a payment that its order does not know',
    'paid-without-order',
    ({ orders }) => (first(orders).paymentState = 'none'),
  ],
  [
    'a second payment',
    'paid-twice',
    ({ intents }) => intents.push({ ...first(intents), id: 'pi_more', refunded: 0 }),
  ],
  [
    'an order that says it is paid',
    'not-paid',
    ({ orders, payments }) => {
      for (const order of orders.slice(1)) order.paymentState = 'paid';
      for (const payment of payments.slice(1)) payment.state = 'paid';
    },
  ],
  ['a payment that the sandbox has lost', 'not-paid', ({ intents }) => intents.pop()],
  ['a refund that was not given', 'refund-wrong', ({ intents }) => (first(intents).refunded = 0)],
  ['a refund given twice', 'refund-wrong', ({ intents }) => (first(intents).refunded = 500)],
  [
    'a bookshop that got too much',
    'transfer-wrong',
    ({ intents }) => (first(intents).transferred = 400),
  ],
  ['a piece too many', 'stock-wrong', ({ stocks }) => (first(stocks).left = 7)],
  ['a piece sold that was not there', 'stock-wrong', ({ stocks }) => (first(stocks).left = -1)],
  [
    'pieces of an order that nobody holds',
    'stock-wrong',
    ({ reservations, stocks }) => {
      reservations.pop();
      first(stocks).left = 9;
    },
  ],
  [
    'pieces that are confirmed for no order',
    'stock-wrong',
    ({ reservations, stocks }) => {
      reservations.push({ id: 'nobody', state: 'confirmed', productNumber: 1, quantity: 1 });
      first(stocks).left = 5;
    },
  ],
  [
    'pieces that a cancelled line still holds',
    'stock-wrong',
    ({ lines }) => {
      for (const line of lines) line.state = 'cancelled';
    },
  ],
  ['a mail that never came', 'mail-missing', ({ mails }) => mails.pop()],
  [
    'a mail under another Message-ID',
    'mail-double',
    ({ mails }) => mails.push({ ...first(mails), messageId: '<other@localhost>' }),
  ],
  [
    'two payments that one order tells of',
    'mail-double',
    ({ events, mails }) => {
      events.push({ id: 4, orderId: 'order-anna', command: 'confirm-payment' });
      mails.push(mail('anna', 4));
    },
  ],
  ['a message that is parked', 'message-left', (evidence) => (evidence.parked = 1)],
  ['a message that waits', 'message-left', (evidence) => (evidence.waiting = 1)],
  ['a refund under way', 'message-left', ({ refunds }) => (first(refunds).state = 'pending')],
  [
    'a buyer without an answer',
    'buyer-stuck',
    ({ purchases }) => (first(purchases).outcome = 'stuck'),
  ],
];

describe('findingsOf', () => {
  it('finds nothing where all is well, also with a mail that came twice', () => {
    const evidence = goodEvidence();
    evidence.mails.push(first(evidence.mails));
    expect(findingsOf(evidence)).toEqual([]);
  });

  it('leaves alone what is reserved for somebody who gave up: it ends by itself', () => {
    const evidence = goodEvidence();
    evidence.reservations.push({ id: 'nobody', state: 'held', productNumber: 1, quantity: 1 });
    first(evidence.stocks).left -= 1;
    expect(findingsOf(evidence)).toEqual([]);
  });

  it('takes a payment that went back as none', () => {
    const evidence = goodEvidence();
    evidence.intents.push({ ...first(evidence.intents), id: 'pi_more', refunded: 1_000 });
    expect(findingsOf(evidence)).toEqual([]);
  });

  it.each(planted)('finds %s', (_, fault, plant) => {
    const evidence = goodEvidence();
    plant(evidence);
    expect(findingsOf(evidence).map((finding) => finding.fault)).toContain(fault);
  });
});
