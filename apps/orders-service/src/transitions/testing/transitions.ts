import type { OrderCommandName, orderStates } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import type { Actor } from '../../orders/actor';
import type { CommandData } from '../../orders/command';
import type { OrderLineEntity } from '../../orders/order-line.entity';
import type { OrderEntity } from '../../orders/order.entity';

export type State = (typeof orderStates)[number];
export type Who = Actor['who'];

/** Each transition there is, of a line whose order is paid by card and delivered, unless it says otherwise. */
export interface Transition {
  from: State[];
  to: State | 'stays';
  who: string;
  /** How the order is, where that matters. */
  order?: Partial<OrderEntity>;
  line?: Partial<OrderLineEntity>;
  data?: CommandData;
}

const dates = { expected: { from: '2026-09-20', to: '2026-09-25' } };
const unpaid = { paymentState: 'none' } as const;
const paid = { paymentState: 'paid', paidAt: new Date() } as const;
const inShop = { paymentMethod: 'shop', shippingMethod: 'pickup', payBefore: null } as const;
const due = { ...inShop, paymentState: 'due' } as const;

const CEDOLA = '0b1f7c55-6a0e-4d9a-9a57-3a8f3f1a2b4c';
const ofCedola = { shippingCents: 0, totalCents: 0, cedolaCents: 3_150 };
const entered = {
  order: { ...due, cedolaState: 'entered', ...ofCedola },
  line: { cedolaId: CEDOLA, cedolaState: 'entered', cedolaCents: 3_150 },
} as const;

const toCover = { extra: 'covering', extraState: 'wanted', extraCents: 250 } as const;
const covered = { ...toCover, extraState: 'done' } as const;

/** Of every line. */
export const SELLER = '5f0d7b9e-2c1a-4f63-8d57-0a1b2c3d4e5f';
const anHourAgo: OrderLineEntity['before'] = {
  command: 'reserve',
  at: new Date(Date.now() - HOUR_MS).toISOString(),
  state: 'waiting',
  stateSince: new Date(Date.now() - DAY_MS).toISOString(),
  expectedFrom: '2026-09-20',
  expectedTo: '2026-09-25',
};

/** By the command. */
export const transitions: Record<OrderCommandName, Transition[]> = {
  'confirm-payment': [
    { from: ['received', 'cancelled'], to: 'paid', who: 'system', order: unpaid },
  ],
  'accept-pay-in-shop': [
    { from: ['received'], to: 'stays', who: 'system', order: { ...inShop, ...unpaid } },
  ],
  'order-from-supplier': [
    { from: ['paid'], to: 'waiting', who: 'staff bookshop system', order: paid, data: dates },
    {
      from: ['received', 'paid'],
      to: 'waiting',
      who: 'staff bookshop system',
      order: due,
      data: dates,
    },
  ],
  'change-dates': [{ from: ['waiting'], to: 'stays', who: 'staff bookshop system', data: dates }],
  'substitute-edition': [
    {
      from: ['waiting'],
      to: 'stays',
      who: 'staff bookshop system',
      line: { acceptsEquivalent: true },
      data: { isbn: '9788800000022', title: 'Altra' },
    },
  ],
  reserve: [
    { from: ['paid', 'waiting'], to: 'reserved', who: 'staff bookshop system', order: paid },
    {
      from: ['received', 'paid', 'waiting'],
      to: 'reserved',
      who: 'staff bookshop system',
      order: due,
    },
  ],
  'mark-ready': [
    {
      from: ['reserved'],
      to: 'ready',
      who: 'staff bookshop system',
      order: { shippingMethod: 'pickup' },
    },
  ],
  ship: [
    {
      from: ['reserved'],
      to: 'shipped',
      who: 'staff system',
      data: { carrier: 'BRT', code: 'X1', url: '' },
    },
  ],
  deliver: [
    { from: ['ready', 'shipped'], to: 'delivered', who: 'staff system' },
    { from: ['ready'], to: 'delivered', who: 'bookshop' },
  ],
  'take-back': [
    {
      from: ['waiting', 'reserved', 'ready', 'delivered'],
      to: 'waiting',
      who: 'staff bookshop',
      line: { before: anHourAgo },
    },
  ],
  cancel: [
    {
      from: ['received', 'paid', 'waiting', 'reserved', 'ready'],
      to: 'cancelled',
      who: 'customer',
      order: { ...due, cedolaState: 'refused' },
      line: { cedolaId: CEDOLA, cedolaState: 'refused' },
    },
    { from: ['received', 'paid', 'waiting', 'reserved'], to: 'cancelled', who: 'customer' },
    {
      from: ['received', 'paid', 'waiting', 'reserved', 'ready'],
      to: 'cancelled',
      who: 'staff bookshop system',
    },
    {
      from: ['received', 'paid', 'waiting', 'reserved', 'ready'],
      to: 'cancelled',
      who: 'customer',
      data: { cause: 'withdrawal' },
    },
  ],
  'receive-return': [
    {
      from: ['shipped', 'delivered'],
      to: 'returned',
      who: 'staff system',
      order: paid,
      line: { withdrawnAt: new Date() },
      data: { restocks: true },
    },
    {
      from: ['delivered'],
      to: 'returned',
      who: 'bookshop',
      order: paid,
      line: { withdrawnAt: new Date() },
      data: { restocks: true },
    },
  ],
  refund: [
    {
      from: [
        'received',
        'paid',
        'waiting',
        'reserved',
        'ready',
        'shipped',
        'delivered',
        'cancelled',
        'returned',
      ] as State[],
      to: 'stays',
      who: 'staff system',
      order: paid,
      data: { amountCents: 100, reason: 'Copertina rovinata' },
    },
  ],
  'confirm-refund': [{ from: ['cancelled', 'returned'], to: 'refunded', who: 'system' }],
  'register-shop-payment': [
    {
      from: ['received', 'waiting', 'reserved', 'ready', 'delivered'],
      to: 'stays',
      who: 'staff bookshop system',
      order: due,
    },
  ],
  'enter-cedola': [
    {
      from: ['received', 'waiting', 'reserved', 'ready'],
      to: 'stays',
      who: 'bookshop',
      order: due,
      data: { cedolaId: CEDOLA },
    },
  ],
  'accept-cedola': [
    {
      from: ['received', 'waiting', 'reserved', 'ready'],
      to: 'stays',
      who: 'bookshop',
      ...entered,
    },
  ],
  'refuse-cedola': [
    {
      from: ['received', 'waiting', 'reserved', 'ready'],
      to: 'stays',
      who: 'bookshop',
      ...entered,
    },
    {
      from: ['received', 'waiting', 'reserved', 'ready'],
      to: 'stays',
      who: 'bookshop',
      order: { ...inShop, ...paid, cedolaState: 'accepted', ...ofCedola },
      line: { cedolaId: CEDOLA, cedolaState: 'accepted', cedolaCents: 3_150 },
    },
  ],
  'pay-without-cedola': [
    {
      from: ['received', 'waiting', 'reserved', 'ready'],
      to: 'stays',
      who: 'customer bookshop',
      order: { ...due, cedolaState: 'refused' },
      line: { cedolaId: CEDOLA, cedolaState: 'refused' },
    },
  ],
  'confirm-online-payment': [
    {
      from: ['received', 'waiting', 'reserved', 'ready', 'delivered'],
      to: 'stays',
      who: 'system',
      order: due,
    },
  ],
  'perform-extra': [
    { from: ['reserved'], to: 'stays', who: 'bookshop', order: due, line: toCover },
  ],
  'reopen-extra': [{ from: ['reserved'], to: 'stays', who: 'bookshop', order: due, line: covered }],
  'drop-extra': [
    {
      from: ['received', 'paid', 'waiting', 'reserved'],
      to: 'stays',
      who: 'customer bookshop',
      order: due,
      line: toCover,
    },
    {
      from: ['received', 'paid', 'waiting', 'reserved'],
      to: 'stays',
      who: 'customer bookshop',
      order: paid,
      line: toCover,
    },
  ],
};
