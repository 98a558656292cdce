import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@zaino/rules/durations';
import { OrderCommands } from '../transitions/order-commands';
import type { OrderCommand } from '../orders/command';
import { RefundSweep } from '../sweeps/refund-sweep';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { ACCOUNT, PayingService } from '../testing/paying-service';
import { RefundEntity } from './refund.entity';

const BOOKSHOP = '22222222-2222-4222-8222-222222222222';
const staff = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

/** Two books of a bookshop with an account, one of the shop, and a product; paid. */
async function paidOrder() {
  const placed = await paying.place({
    account: ACCOUNT,
    order: { bookshopId: BOOKSHOP },
    lines: [
      aBookLine({ sellerId: BOOKSHOP, priceCents: 3_333 }),
      aBookLine({ sellerId: BOOKSHOP, reference: '9788800000022', priceCents: 2_001 }),
      aBookLine({ reference: '9788800000039' }),
      aProductLine({ quantity: 3, discountCents: 100 }),
    ],
  });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  await paying.settled();
  return placed;
}

function command(
  { order, lines }: OrderWithLines,
  given: Omit<OrderCommand, 'orderId' | 'actor'>,
  of?: number[],
) {
  const lineIds = of?.map((index) => lines[index]?.id ?? '');
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  return commands.run({ orderId: order.id, actor: staff, ...(lineIds && { lineIds }), ...given });
}

async function atProvider(orderId: string) {
  const { charges, refunds, transfers } = await paying.ledger();
  const own = refunds.filter(({ metadata }) => metadata?.orderId === orderId);
  const charge = charges.find(({ metadata, paid }) => paid && metadata.orderId === orderId);
  const transfer = transfers.find((one) => one.source_transaction === charge?.id);
  return {
    paid: charge?.amount,
    refunds: own.map(({ amount }) => amount),
    transferred: transfer?.amount,
    reversed: transfer?.amount_reversed,
  };
}

const BOOKS = 3_333 + 2_001;
const PART = BOOKS - Math.floor((BOOKS * 5) / 100);

describe('money back for lines that are cancelled', () => {
  it('is what was paid for them, and the bookshop’s part comes back by the share of its lines', async () => {
    const placed = await paidOrder();
    const { id } = placed.order;
    expect(await atProvider(id)).toMatchObject({ transferred: PART, reversed: 0 });
    await command(placed, { command: 'cancel', data: { reason: 'Fuori catalogo' } }, [0, 3]);
    await paying.settled();
    const { order, lines, refunds } = await paying.facts(id);
    expect(lines.map(({ state }) => state)).toEqual(['refunded', 'paid', 'paid', 'refunded']);
    expect(lines.map(({ refundedCents }) => refundedCents)).toEqual([3_333, 0, 0, 650]);
    expect(refunds).toMatchObject([
      { amountCents: 3_983, state: 'done', reason: 'Fuori catalogo' },
    ]);
    expect(order).toMatchObject({ refundedCents: 3_983, paymentState: 'partly-refunded' });
    const share = Math.round((PART * 3_333) / BOOKS);
    expect(await atProvider(id)).toMatchObject({ refunds: [3_983], reversed: share });
    const pieces = paying.service.catalogue.reservations.get(id)?.pieces;
    expect([...(pieces?.values() ?? [])]).toEqual([0]);
  });

  it('is all of it, with the shipping costs, once nothing is left of the order', async () => {
    const placed = await paidOrder();
    const { id, totalCents } = placed.order;
    for (const some of [[1], [0, 2], [3]]) await command(placed, { command: 'cancel' }, some);
    await paying.settled();
    const { order, refunds } = await paying.facts(id);
    expect(order).toMatchObject({ state: 'refunded', paymentState: 'refunded' });
    expect(order.refundedCents).toBe(totalCents);
    expect(refunds.every(({ state }) => state === 'done')).toBe(true);
    const { refunds: given, ...others } = await atProvider(id);
    expect(given.reduce((all, amount) => all + amount, 0)).toBe(totalCents);
    expect(others).toEqual({ paid: totalCents, transferred: PART, reversed: PART });
  });

  it('is asked for by a customer until the line is on its way', async () => {
    const placed = await paidOrder();
    const customer = await paying.customerOf(placed);
    const path = `/api/orders/${placed.order.id}/cancellation`;
    const lineIds = [placed.lines[2]?.id];
    const answer = await customer.call({ method: 'POST', path, body: { lineIds } });
    expect(answer.status).toBe(200);
    expect((await customer.call({ method: 'POST', path, body: { lineIds } })).status).toBe(409);
    const stranger = await paying.service.signIn();
    expect((await stranger.call({ method: 'POST', path, body: { lineIds } })).status).toBe(404);
    await paying.settled();
    expect((await paying.facts(placed.order.id)).lines[2]?.state).toBe('refunded');
  });
});

describe('goodwill', () => {
  it('goes back in proportion, leaves the lines where they are, and what is left can still go back', async () => {
    const placed = await paidOrder();
    const data = { amountCents: 1_000, reason: 'Copertina rovinata' };
    await command(placed, { command: 'refund', data }, [0, 2]);
    await paying.settled();
    const { lines, order } = await paying.facts(placed.order.id);
    expect(lines.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'reserved']);
    const [first = 0, , third = 0] = lines.map(({ refundedCents }) => refundedCents);
    expect([first + third, order.refundedCents]).toEqual([1_000, 1_000]);
    await command(placed, { command: 'cancel' });
    await paying.settled();
    const { refunds, paid } = await atProvider(placed.order.id);
    expect(refunds.reduce((all, amount) => all + amount, 0)).toBe(paid);
  });

  it('is refused beyond what was paid for the lines', async () => {
    const placed = await paidOrder();
    const data = { amountCents: 651, reason: 'Troppo' };
    const beyond = command(placed, { command: 'refund', data }, [3]);
    await expect(beyond).rejects.toMatchObject({ code: 'command-refused' });
    expect((await paying.facts(placed.order.id)).refunds).toEqual([]);
  });
});

describe('the provider', () => {
  it.each([
    ['fails', { failNext: 4, only: 'POST /v1/refunds' }],
    ['loses its answer after the effect', { loseAnswerNext: 4, only: 'POST /v1/refunds' }],
    ['fails between the two', { failNext: 4, only: 'POST /v1/transfers' }],
    ['loses its answer about the transfer', { loseAnswerNext: 4, only: 'POST /v1/transfers' }],
  ])('%s: the money goes back once all the same', async (_, faults) => {
    const placed = await paidOrder();
    await paying.misbehave(faults);
    await command(placed, { command: 'cancel' }, [0]);
    await paying.settled();
    const { refunds, reversed } = await atProvider(placed.order.id);
    expect(refunds).toEqual([3_333]);
    expect(reversed).toBe(Math.round((PART * 3_333) / BOOKS));
    expect((await paying.facts(placed.order.id)).refunds).toMatchObject([{ state: 'done' }]);
  });

  it('says later that the money came back: it counts no more, and staff can give it again', async () => {
    const placed = await paidOrder();
    const { id } = placed.order;
    await command(placed, { command: 'cancel' }, [0]);
    await paying.settled();
    const [event] = await paying.events(id, 'refund.created');
    if (!event) throw new Error('The sandbox tells nothing of the refund.');
    const { reversed } = await atProvider(id);
    const failed = { ...event, id: `${event.id}f`, type: 'refund.failed' as const };
    const object = { ...event.data.object, status: 'failed' };
    await paying.deliver({ ...failed, data: { object } } as typeof event);
    await paying.deliver({ ...event, id: `${event.id}late` });
    const { order, lines, refunds } = await paying.facts(id);
    expect(refunds).toMatchObject([{ state: 'failed' }]);
    expect(order).toMatchObject({ refundedCents: 0, paymentState: 'paid', state: 'paid' });
    expect(lines[0]).toMatchObject({ refundedCents: 0, state: 'cancelled' });
    const data = { amountCents: 3_333, reason: 'Di nuovo' };
    await command(placed, { command: 'refund', data }, [0]);
    await paying.settled();
    expect((await paying.facts(id)).lines[0]).toMatchObject({ state: 'refunded' });
    // The bookshop's part was back since the first time.
    expect((await atProvider(id)).reversed).toBe(reversed);
    expect(reversed).toBeGreaterThan(0);
  });

  it('refuses: the refund is shown as failed and its message parked', async () => {
    const placed = await paidOrder();
    const { id } = placed.order;
    await paying.service.dataSource.query('UPDATE payment SET intent_id = ? WHERE order_id = ?', [
      'pi_that_is_not_there',
      id,
    ]);
    await command(placed, { command: 'cancel' }, [2]);
    await paying.settled();
    expect((await paying.facts(id)).refunds).toMatchObject([{ state: 'failed' }]);
    const parked = await paying.parked();
    expect(parked.map(({ topic }) => topic)).toEqual(['order-refund']);
  });

  it('is asked about refunds that it took and told no end of', async () => {
    const placed = await paidOrder();
    const { id } = placed.order;
    await command(placed, { command: 'cancel' }, [2]);
    await paying.settled();
    const { dataSource } = paying.service;
    await dataSource.manager.update(
      RefundEntity,
      { orderId: id },
      { state: 'pending', doneAt: null },
    );
    await dataSource.query(`UPDATE order_line SET state = 'cancelled' WHERE id = ?`, [
      placed.lines[2]?.id,
    ]);
    paying.service.advance(2 * MINUTE_MS);
    await paying.worker.app.get(RefundSweep, { strict: false }).run();
    const { lines, refunds } = await paying.facts(id);
    expect([refunds[0]?.state, lines[2]?.state]).toEqual(['done', 'refunded']);
  });
});

describe('an order that is paid in the shop', () => {
  it('owes nothing for what was cancelled before, and gets back at the counter what was after', async () => {
    const shop = { paymentMethod: 'shop', shippingMethod: 'pickup', shippingCents: 0 } as const;
    const lines = [aBookLine(), aBookLine({ reference: '9788800000022' })];
    const placed = await placedOrder(paying.service.dataSource, { lines, order: shop });
    const id = placed.order.id;
    const system = { who: 'system', id: null, name: null } as const;
    const commands = paying.service.app.get(OrderCommands, { strict: false });
    await commands.run({ orderId: id, command: 'accept-pay-in-shop', actor: system });
    await command(placed, { command: 'cancel' }, [0]);
    expect((await paying.facts(id)).refunds).toEqual([]);
    await command(placed, { command: 'register-shop-payment' });
    expect((await paying.facts(id)).order.paymentState).toBe('paid');
    await command(placed, { command: 'cancel' }, [1]);
    const facts = await paying.facts(id);
    expect(facts.refunds).toMatchObject([{ amountCents: 3_150, state: 'done', paymentId: null }]);
    expect(facts.lines.map(({ state }) => state)).toEqual(['cancelled', 'refunded']);
    expect(facts.order).toMatchObject({ paymentState: 'refunded', refundedCents: 3_150 });
  });
});

describe('the mails about money that goes back', () => {
  it.each([
    ['out of goodwill', 'refund', { amountCents: 500, reason: 'Copertina rovinata' }],
    ['for what is cancelled', 'cancel', { reason: 'Fuori catalogo' }],
  ] as const)('%s are one for a refund', async (_, name, data) => {
    const email = `${randomUUID()}@example.it`;
    const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email };
    const placed = await paying.place({ order: { contact }, lines: [aBookLine()] });
    await paying.pay(placed.page);
    await paying.deliverAll(placed.order.id);
    await paying.settled();
    await command(placed, { command: name, data });
    await paying.settled();
    await paying.deliverAll(placed.order.id);
    await paying.settled();
    const titles = paying.service.mailbox
      .mailsTo(email)
      .flatMap(({ subject }) => subject?.split(':')[0] ?? []);
    expect(titles.filter((title) => title.includes('Rimborso'))).toEqual(['Rimborso eseguito']);
  });
});
