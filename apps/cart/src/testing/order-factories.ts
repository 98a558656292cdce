import type { Order, OrderLine, OrderSummary } from '@zaino/contracts/orders';

/** An id as the service makes them, by a number. */
export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let lastLine = 100;

/** A book of class 2ª B that is ordered from its publisher; invented. */
export function makeLine(changes: Partial<OrderLine> = {}): OrderLine {
  lastLine += 1;
  return {
    id: idOf(lastLine),
    key: `line-${lastLine}`,
    type: 'book',
    reference: '9788899001214',
    title: 'Le parole in cammino 2. Antologia',
    subtitle: 'R. Tassinari, Rio Secco',
    subject: 'Italiano',
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
    groupId: 'zaino',
    state: 'waiting',
    stateSince: '2026-09-04T09:00:00.000Z',
    expected: { from: '2026-09-08', to: '2026-09-12' },
    isOrdered: true,
    preference: { ifLate: 'wait', cancelAfter: null, acceptsEquivalent: false },
    substitute: null,
    tracking: null,
    withdrawnAt: null,
    commands: [],
    canWithdraw: false,
    ...changes,
  };
}

export function makeDelivered(changes: Partial<OrderLine> = {}): OrderLine {
  return makeLine({
    title: 'Il tempo che resta 2',
    state: 'delivered',
    stateSince: '2026-09-05T09:00:00.000Z',
    expected: null,
    canWithdraw: true,
    ...changes,
  });
}

const anna = { firstName: 'Anna', lastName: 'Bianchi', phone: '+39 0372 000111' };
const cremona = { city: 'Cremona', postalCode: '26100', province: 'CR' };
const orderedAt = '2026-09-02T08:00:00.000Z';

/** An order of the 2nd of September 2026, paid by card; its sums are the sample cart's. */
export function makeOrder(changes: Partial<Order> = {}): Order {
  const lines = changes.lines ?? [makeLine()];
  return {
    id: idOf(1),
    number: 'ZN-7K3M-9QXD',
    state: 'waiting',
    version: 3,
    paymentMethod: 'card',
    paymentState: 'paid',
    createdAt: orderedAt,
    paidAt: orderedAt,
    payBefore: null,
    contact: { ...anna, email: 'anna@posta.example' },
    shippingMethod: 'standard',
    deliveries: 'several',
    address: { ...anna, address: 'Via dei Tigli 14', ...cremona },
    pickupPoint: null,
    invoice: null,
    groups: [],
    children: [],
    totals: {
      itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: 114.75,
      discount: 0,
      shippingCost: 0,
      total: 114.75,
      refunded: 0,
    },
    voucher: null,
    events: [
      {
        at: orderedAt,
        who: 'customer',
        name: null,
        command: 'place',
        lineIds: lines.map(({ id }) => id),
        to: 'received',
        text: 'Ordine ricevuto',
      },
    ],
    refunds: [],
    withdrawals: [],
    withdrawalUntil: null,
    documents: [],
    trackingPath: '/tracking/abcdefghijklmnopqrstuvwx',
    canPay: false,
    ...changes,
    lines,
  };
}

/** An order by card that nobody has paid yet. */
export function makeUnpaid(changes: Partial<Order> = {}): Order {
  return makeOrder({
    state: 'received',
    paymentState: 'none',
    paidAt: null,
    payBefore: '2026-09-02T08:30:00.000Z',
    canPay: true,
    lines: [makeLine({ state: 'received', commands: ['cancel'] })],
    ...changes,
  });
}

/** An order that is fetched and paid in a bookshop. */
export function makePickup(changes: Partial<Order> = {}): Order {
  return makeOrder({
    paymentMethod: 'shop',
    paymentState: 'due',
    paidAt: null,
    shippingMethod: 'pickup',
    address: null,
    pickupPoint: {
      id: idOf(9),
      name: 'Libreria del Corso',
      address: 'Corso Italia 3',
      ...cremona,
      phone: '0372 000222',
      notes: 'Suona al citofono.',
      openingHours: ['lun–ven 9:00–12:30, 15:30–19:30', 'sab 9:00–12:30'],
    },
    ...changes,
  });
}

export function makeSummary(changes: Partial<OrderSummary> = {}): OrderSummary {
  return {
    id: idOf(1),
    number: 'ZN-7K3M-9QXD',
    state: 'waiting',
    paymentState: 'paid',
    paymentMethod: 'card',
    createdAt: orderedAt,
    shippingMethod: 'standard',
    canPay: false,
    itemCount: 7,
    total: 114.75,
    titles: ['Numeri in tasca 2', 'Bonjour le quartier 2', 'Step Outside 2', 'Carte d’Europa 2'],
    isRefundPending: false,
    lineStates: [
      { state: 'delivered', lines: 3 },
      { state: 'shipped', lines: 2 },
      { state: 'waiting', lines: 2 },
    ],
    expected: { from: '2026-09-08', to: '2026-09-12' },
    ...changes,
  };
}
