import type { BoughtBook, Order, OrderLine, OrderSummary } from '@zaino/contracts/orders';

const AT = '2026-09-02T08:00:00.000Z';

/** One copy of a supply, by its title, where it stands and when it comes. */
export function makeOrderLine(title: string, changes: Partial<OrderLine> = {}): OrderLine {
  const price = 4.5;
  return {
    id: title,
    key: title,
    type: 'product',
    reference: '1',
    title,
    subtitle: 'Cancelleria',
    school: null,
    classe: '',
    sezione: '',
    image: null,
    quantity: 1,
    price,
    total: price,
    discount: 0,
    vat: 'ordinaria',
    children: [],
    groupId: 'g',
    state: 'shipped',
    stateSince: AT,
    expected: null,
    isOrdered: false,
    preference: { ifLate: 'wait', cancelAfter: null, acceptsEquivalent: false },
    substitute: null,
    tracking: null,
    withdrawnAt: null,
    commands: [],
    canWithdraw: false,
    ...changes,
  };
}

/** An order of these lines, as its own call gives it. */
export function makeOrder(lines: OrderLine[], changes: Partial<Order> = {}): Order {
  const person = { firstName: 'Ada', lastName: 'Bonetti', phone: '+39 0372 000111' };
  return {
    id: '00000000-0000-4000-8000-000000000001',
    number: 'ZN-2222-3333',
    state: 'shipped',
    version: 1,
    paymentMethod: 'card',
    paymentState: 'paid',
    createdAt: AT,
    paidAt: AT,
    payBefore: null,
    contact: { ...person, email: 'ada@posta.example' },
    shippingMethod: 'standard',
    deliveries: 'several',
    address: null,
    pickupPoint: null,
    invoice: null,
    lines,
    groups: [],
    children: [],
    totals: { itemCount: 1, subtotal: 4.5, discount: 0, shippingCost: 5, total: 9.5, refunded: 0 },
    voucher: null,
    events: [],
    refunds: [],
    withdrawals: [],
    withdrawalUntil: null,
    documents: [],
    trackingPath: '/tracking/x',
    canPay: false,
    ...changes,
  };
}

/** The same in a list. */
export function makeOrderSummary(order: Order): OrderSummary {
  const { id, number, state, paymentState, paymentMethod, createdAt, shippingMethod } = order;
  return {
    id,
    number,
    state,
    paymentState,
    paymentMethod,
    createdAt,
    shippingMethod,
    canPay: order.canPay,
    itemCount: order.totals.itemCount,
    total: order.totals.total,
    titles: order.lines.map(({ title }) => title),
    isRefundPending: false,
    lineStates: [{ state, lines: order.lines.length }],
    expected: null,
  };
}

/** A book that was bought for nobody in particular of class 2ª B, and was delivered. */
export function makeBoughtBook(changes: Partial<BoughtBook> = {}): BoughtBook {
  return {
    orderId: '00000000-0000-4000-8000-000000000001',
    orderNumber: 'ZN-2222-3333',
    orderedAt: AT,
    shippingMethod: 'standard',
    waitsForMoney: false,
    isbn: '9788899001214',
    substituteIsbn: null,
    title: 'Le parole in cammino',
    coverPrice: 19.9,
    schoolYear: 2025,
    schoolCode: 'CRMM8ZZ01L',
    classe: '2',
    sezione: 'B',
    quantity: 1,
    children: [],
    state: 'delivered',
    expected: null,
    ...changes,
  };
}
