import { randomUUID } from 'node:crypto';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';
import type { OrderCommand } from '../orders/command';
import { OrderCommands } from './order-commands';

const staff = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;

let paying: PayingService;
let commands: OrderCommands;
beforeAll(async () => {
  paying = await PayingService.start();
  commands = paying.service.app.get(OrderCommands, { strict: false });
});
afterAll(() => paying.stop());

async function paidOrder(order: { deliveries?: 'one' | 'several' } = {}) {
  const placed = await paying.place({ order, lines: [aBookLine(), aBookLine(), aProductLine()] });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  return { id: placed.order.id, lineIds: placed.lines.map(({ id }) => id), placed };
}

/** How many of the same command at once went well. */
async function atOnce(command: OrderCommand, times: number): Promise<number> {
  const all = Array.from({ length: times }, () => commands.run(command));
  const results = await Promise.allSettled(all);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('commands for one order at once', () => {
  it('do a thing once: twenty cancellations give the money back one time', async () => {
    const { id: orderId, lineIds } = await paidOrder();
    const command = {
      orderId,
      command: 'cancel',
      lineIds: lineIds.slice(0, 1),
      actor: staff,
    } as const;
    expect(await atOnce(command, 20)).toBe(1);
    await paying.settled();
    const { order, refunds } = await paying.facts(orderId);
    expect(refunds).toMatchObject([{ amountCents: 3_150, state: 'done' }]);
    expect(order.refundedCents).toBe(3_150);
  });

  it('of different lines all go through, and add up', async () => {
    const { id: orderId, lineIds, placed } = await paidOrder();
    await Promise.all(
      lineIds.map((id) =>
        commands.run({ orderId, command: 'cancel', lineIds: [id], actor: staff }),
      ),
    );
    await paying.settled();
    const { order, refunds } = await paying.facts(orderId);
    expect(refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      placed.order.totalCents,
    );
    expect(order).toMatchObject({ state: 'refunded', paymentState: 'refunded' });
  });

  it('are refused to whoever looked at the order before another one moved it', async () => {
    const { id: orderId, lineIds } = await paidOrder();
    const { version } = (await paying.facts(orderId)).order;
    const [first = '', second = ''] = lineIds;
    const reserve = { orderId, version, command: 'reserve', actor: staff } as const;
    await commands.run({ ...reserve, lineIds: [first] });
    const late = commands.run({ ...reserve, lineIds: [second] });
    await expect(late).rejects.toMatchObject({ code: ordersErrorCodes.orderMoved });
    expect((await paying.facts(orderId)).lines[1]?.state).toBe('paid');
  });

  it('are refused as a whole where one line does not allow them', async () => {
    const { id: orderId, lineIds } = await paidOrder();
    const [first = '', , product = ''] = lineIds;
    const reserve = { orderId, command: 'reserve', actor: staff } as const;
    const both = commands.run({ ...reserve, lineIds: [first, product] });
    await expect(both).rejects.toMatchObject({ code: ordersErrorCodes.commandRefused });
    expect((await paying.facts(orderId)).lines[0]?.state).toBe('paid');
    const strange = commands.run({ ...reserve, lineIds: ['00000000-0000-4000-8000-000000000000'] });
    await expect(strange).rejects.toMatchObject({ code: ordersErrorCodes.commandRefused });
  });
});

describe('a parcel', () => {
  const data = { carrier: 'BRT', code: 'X1', url: '' };

  it.each([
    ['one', 'refused'],
    ['several', 'shipped'],
  ] as const)('with %s deliveries: a part of the order is %s', async (deliveries, outcome) => {
    const { id: orderId, lineIds } = await paidOrder({ deliveries });
    const ship = { orderId, command: 'ship', actor: staff, data } as const;
    const product = lineIds.slice(2);
    const part = commands.run({ ...ship, lineIds: product }).then(
      () => 'shipped',
      () => 'refused',
    );
    expect(await part).toBe(outcome);
    await commands.run({ orderId, command: 'reserve', lineIds: lineIds.slice(0, 2), actor: staff });
    const rest = outcome === 'shipped' ? lineIds.slice(0, 2) : lineIds;
    await commands.run({ ...ship, lineIds: rest });
    const { lines } = await paying.facts(orderId);
    expect(lines.map(({ state, tracking }) => [state, tracking])).toEqual(
      lines.map(() => ['shipped', data]),
    );
  });
});

describe('a pick-up', () => {
  const pickup = {
    shippingMethod: 'pickup',
    paymentMethod: 'shop',
    paymentState: 'due',
    address: null,
  } as const;

  it.each([
    ['one', 'refused'],
    ['several', 'ready'],
  ] as const)('of %s: a part of the order is %s', async (deliveries, outcome) => {
    const placed = await placedOrder(paying.service.dataSource, {
      order: { ...pickup, deliveries },
      // The book is the bookshop's, the supply the shop's own: both are fetched in one place.
      lines: [
        aBookLine({ state: 'waiting', sellerId: randomUUID() }),
        aProductLine({ state: 'reserved' }),
        aBookLine({ state: 'cancelled' }),
      ],
    });
    const [book = '', product = ''] = placed.lines.map(({ id }) => id);
    const ready = { orderId: placed.order.id, command: 'mark-ready', actor: staff } as const;
    const part = commands.run({ ...ready, lineIds: [product] }).then(
      () => 'ready',
      (error: unknown) => {
        expect(error).toMatchObject({ code: ordersErrorCodes.commandRefused });
        return 'refused';
      },
    );
    expect(await part).toBe(outcome);
    await commands.run({ ...ready, command: 'reserve', lineIds: [book] });
    await commands.run({ ...ready, lineIds: outcome === 'ready' ? [book] : [book, product] });
    const { lines } = await paying.facts(placed.order.id);
    expect(lines.map(({ state }) => state)).toEqual(['ready', 'ready', 'cancelled']);
  });
});

describe('an order that is not paid yet', () => {
  it('stays to be paid without what is cancelled, until nothing is left', async () => {
    const placed = await paying.place({ lines: [aBookLine(), aBookLine()] });
    const orderId = placed.order.id;
    const [first = '', second = ''] = placed.lines.map(({ id }) => id);
    const cancel = { orderId, command: 'cancel', actor: staff } as const;
    await commands.run({ ...cancel, lineIds: [first] });
    expect((await paying.facts(orderId)).order).toMatchObject({ state: 'received' });
    await commands.run({ ...cancel, lineIds: [second] });
    expect((await paying.facts(orderId)).order).toMatchObject({
      state: 'cancelled',
      payBefore: null,
    });
  });
});
