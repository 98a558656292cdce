import type { DeskOrder, DeskOrderSummary } from '@zaino/contracts/orders';

const school = { codice: 'CRIC80100X', nome: 'Istituto Manzoni' };
const contact = {
  firstName: 'Anna',
  lastName: 'Bianchi',
  phone: '333 123 4567',
  email: 'anna@posta.example',
};

/** An order in the list: of two books, both here and not told yet. */
export function makeSummary(changes: Partial<DeskOrderSummary> = {}): DeskOrderSummary {
  return {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
    number: 'ZN-7K3M-9QXD',
    state: 'reserved',
    paymentState: 'due',
    paymentMethod: 'shop',
    createdAt: '2026-07-10T08:00:00.000Z',
    shippingMethod: 'pickup',
    canPay: false,
    itemCount: 2,
    total: 40,
    titles: ['Matematica verde 1', 'L’isola del tesoro'],
    isRefundPending: false,
    lineStates: [{ state: 'reserved', lines: 2 }],
    expected: { from: '2026-09-10', to: '2026-09-18' },
    version: 3,
    stage: 'complete',
    contact,
    classes: [{ school, classe: '1', sezione: 'A' }],
    references: ['9788800000015', '9788800000022'],
    isLate: false,
    due: 40,
    readySince: null,
    commands: ['mark-ready', 'cancel', 'register-shop-payment'],
    ...changes,
  };
}

type Line = DeskOrder['lines'][number];

export function makeLine(changes: Partial<Line> = {}): Line {
  return {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a101',
    key: 'book 9788800000015',
    type: 'book',
    reference: '9788800000015',
    title: 'Matematica verde 1',
    subtitle: 'R. Tassinari, Rio Secco',
    school,
    classe: '1',
    sezione: 'A',
    image: null,
    quantity: 1,
    price: 20,
    total: 20,
    discount: 0,
    vat: 'libro',
    children: [],
    groupId: 'pickup',
    state: 'reserved',
    stateSince: '2026-09-01T08:00:00.000Z',
    expected: null,
    isOrdered: true,
    preference: { ifLate: 'wait', cancelAfter: null, acceptsEquivalent: false },
    substitute: null,
    tracking: null,
    withdrawnAt: null,
    commands: ['mark-ready', 'register-shop-payment'],
    canWithdraw: false,
    ...changes,
  };
}

/** The same order at the counter. */
export function makeDeskOrder(changes: Partial<DeskOrder> = {}): DeskOrder {
  const { id, number, state, version, createdAt, stage } = makeSummary();
  return {
    id,
    number,
    state,
    version,
    createdAt,
    stage,
    contact,
    paymentMethod: 'shop',
    paymentState: 'due',
    paidAt: null,
    payBefore: null,
    shippingMethod: 'pickup',
    deliveries: 'several',
    address: null,
    pickupPoint: null,
    invoice: null,
    lines: [
      makeLine(),
      makeLine({ id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a102', title: 'L’isola del tesoro' }),
    ],
    groups: [],
    children: [],
    totals: { itemCount: 2, subtotal: 40, discount: 0, shippingCost: 0, total: 40, refunded: 0 },
    voucher: null,
    events: [
      {
        at: createdAt,
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
    trackingPath: '/tracking/x',
    canPay: false,
    due: 40,
    ...changes,
  };
}
