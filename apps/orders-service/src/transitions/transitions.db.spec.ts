import { type OrderCommandName, orderCommandNames, orderStates } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import type { DomainError } from '@zaino/service/domain-error';
import { aPayment } from '../testing/a-payment';
import { aBookLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import type { Actor } from '../orders/actor';
import type { CommandData } from '../orders/command';
import { OrderCommands } from './order-commands';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';

type State = (typeof orderStates)[number];
type Who = Actor['who'];

/** Each transition there is, of a line whose order is paid by card and delivered, unless it says otherwise. */
interface Transition {
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

const SELLER = '5f0d7b9e-2c1a-4f63-8d57-0a1b2c3d4e5f';
const anHourAgo: OrderLineEntity['before'] = {
  command: 'reserve',
  at: new Date(Date.now() - HOUR_MS).toISOString(),
  state: 'waiting',
  stateSince: new Date(Date.now() - DAY_MS).toISOString(),
  expectedFrom: '2026-09-20',
  expectedTo: '2026-09-25',
};

const table: Record<OrderCommandName, Transition[]> = {
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
      who: 'bookshop',
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

let service: TestService;
let commands: OrderCommands;
beforeAll(async () => {
  service = await startTestService();
  commands = service.app.get(OrderCommands, { strict: false });
});
afterAll(() => service.stop());

const cases = orderCommandNames.flatMap((command) =>
  table[command].map((transition, index) => ({ command, index, ...transition })),
);

const everybody: Who[] = ['customer', 'staff', 'bookshop', 'system'];

describe.each(cases)('$command ($index, by $who)', (transition) => {
  const { command, from, to, who } = transition;

  it.each(everybody.filter((actor) => who.split(' ').includes(actor)))(
    'by %s brings lines from these states there, and from no other',
    async (actor) => {
      const results = orderStates.map((state) => outcome(transition, state, actor));
      const wanted = orderStates.map((state) => {
        if (!from.includes(state)) return 'refused';
        return to === 'stays' ? state : to;
      });
      expect(await Promise.all(results)).toEqual(wanted);
    },
  );

  it('is refused to everybody else', async () => {
    // Another row of the table for the same command may let others do it from some of the states.
    const others = table[command].flatMap((row) => row.who.split(' '));
    const results = everybody
      .filter((actor) => !others.includes(actor))
      .flatMap((actor) => from.map((state) => outcome(transition, state, actor)));
    for (const result of await Promise.all(results)) expect(result).toBe('refused');
  });
});

/** The state of the line afterwards; a refusal must have changed nothing. */
async function outcome(
  transition: Transition & { command: OrderCommandName },
  state: State,
  who: Who,
) {
  const { command, data } = transition;
  const order = { state, ...transition.order };
  const lines = [aBookLine({ state, sellerId: SELLER, ...transition.line })];
  const { order: placed, lines: rows } = await placedOrder(service.dataSource, { order, lines });
  if (placed.paymentMethod === 'card')
    await aPayment(service.dataSource, placed, { state: 'paid' });
  const lineIds = rows.map(({ id }) => id);
  const actor = { who, id: null, name: null };
  const failure = await commands
    .run({ orderId: placed.id, command, lineIds, actor, data })
    .then(() => null)
    .catch((error: unknown) => error as DomainError);
  const { manager } = service.dataSource;
  const events = await manager.findBy(OrderEventEntity, { orderId: placed.id, command });
  const after = await manager.findOneByOrFail(OrderEntity, { id: placed.id });
  const line = await manager.findOneByOrFail(OrderLineEntity, { orderId: placed.id });
  if (failure) {
    expect(failure.code).toBe('command-refused');
    expect([events, after, [line]]).toEqual([[], placed, rows]);
    return 'refused';
  }
  expect(events.map((event) => event.who)).toEqual([who]);
  expect(after).toMatchObject({ version: placed.version + 1, state: line.state });
  return line.state;
}
