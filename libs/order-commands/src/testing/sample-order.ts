import type { Order, OrderLine } from '@zaino/contracts/orders';

/** A book of an order that staff can put aside, unless told. */
export function sampleLine(changes: Partial<OrderLine> = {}): OrderLine {
  return {
    id: '8d7ef2a0-4a5a-4c47-9d0f-000000000001',
    key: '["book","9788899001214","CRMM00000X","2","B"]',
    type: 'book',
    reference: '9788899001214',
    title: 'Le parole in cammino 2',
    subtitle: 'R. Tassinari, Rio Secco',
    school: { codice: 'CRMM00000X', nome: 'Scuola media Irma Valsecchi' },
    classe: '2',
    sezione: 'B',
    image: null,
    quantity: 1,
    price: 19.9,
    total: 19.9,
    discount: 0,
    vat: 'libro',
    children: [],
    groupId: 'g-1',
    state: 'paid',
    stateSince: '2026-09-01T08:00:00.000Z',
    expected: { from: '2026-09-08', to: '2026-09-14' },
    isOrdered: true,
    preference: { ifLate: 'wait', cancelAfter: null, acceptsEquivalent: false },
    substitute: null,
    tracking: null,
    withdrawnAt: null,
    commands: ['order-from-supplier', 'reserve', 'cancel'],
    canWithdraw: false,
    ...changes,
  };
}

const address: Order['address'] = {
  firstName: 'Ada',
  lastName: 'Neri',
  phone: '0372 000000',
  address: 'Via del Prato 1',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
};

/** A paid order of one book that is sent home, unless told. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: '3f0f3a52-6f5c-4a26-b3bd-9a8f5a4b6c01',
    number: 'ZN-7K3M-9QXD',
    state: 'paid',
    version: 3,
    paymentMethod: 'card',
    paymentState: 'paid',
    createdAt: '2026-09-01T07:30:00.000Z',
    paidAt: '2026-09-01T07:31:00.000Z',
    payBefore: null,
    contact: { firstName: 'Ada', lastName: 'Neri', email: 'ada@example.com', phone: '0372 000000' },
    shippingMethod: 'standard',
    deliveries: 'one',
    address,
    pickupPoint: null,
    invoice: null,
    lines: [sampleLine()],
    groups: [
      {
        id: 'g-1',
        kind: 'delivery',
        bookshop: null,
        state: 'paid',
        expected: { from: '2026-09-08', to: '2026-09-14' },
      },
    ],
    children: [],
    totals: {
      itemCount: 1,
      subtotal: 19.9,
      discount: 0,
      shippingCost: 5,
      total: 24.9,
      refunded: 0,
    },
    voucher: null,
    events: [
      {
        at: '2026-09-01T07:30:00.000Z',
        who: 'customer',
        name: null,
        command: 'place',
        lineIds: [],
        to: 'received',
        text: 'Ordine ricevuto',
      },
    ],
    refunds: [],
    withdrawals: [],
    withdrawalUntil: null,
    documents: [],
    trackingPath: '/tracking/abcdefghijklmnopqrstuv',
    canPay: false,
    ...changes,
  };
}
