import { randomUUID } from 'node:crypto';
import type { Compliance, ComplianceCheck, ComplianceCheckName } from '@zaino/contracts/shared';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { CustomerCartEntity } from '../carts/customer-cart.entity';
import { documentCalls, type DocumentCalls } from '../documents/testing/document-calls';
import { HeldMailEntity } from '../mails/held-mail.entity';
import { ORDER_MAIL_TOPIC } from '../mails/mail-effects';
import { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderEntity } from '../orders/order.entity';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { WITHDRAW_COMMAND } from '../withdrawals/withdrawals';

let service: TestService;
let staff: SignedInCaller;
let documents: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
  documents = documentCalls(service);
});
afterAll(() => service.stop());

const path = '/api/admin/compliance/orders';
const daysAgo = (days: number) => new Date(service.now() - days * DAY_MS);
const dayAgo = (days: number) => italianDay(daysAgo(days));

async function read(): Promise<Compliance> {
  const { status, body } = await staff.call<Compliance>({ path });
  expect(status).toBe(200);
  return body;
}

async function check(name: ComplianceCheckName): Promise<ComplianceCheck | undefined> {
  return (await read()).checks.find((one) => one.check === name);
}

/** What a check says of one order: orders of other tests stand there, too. */
async function saidOf(name: ComplianceCheckName, { order }: OrderWithLines) {
  const { evidence = [] } = (await check(name)) ?? {};
  return evidence.filter(({ id }) => id === order.id).map(({ state, words }) => [state, words]);
}

const paid = (order: Partial<OrderEntity> = {}) => ({
  state: 'paid' as const,
  paymentState: 'paid' as const,
  paidAt: daysAgo(2),
  ...order,
});
const due = { expectedFrom: null, expectedTo: '2099-12-31' };

describe('discounts on books', () => {
  const sold = (values: object) =>
    documents.place({ order: paid(), lines: [aBookLine({ ...due, ...values })] });

  it.each([
    ['as much off as an adopted book may have', { priceCents: 1_700, coverCents: 2_000 }, []],
    [
      'a cent less',
      { priceCents: 1_699, coverCents: 2_000 },
      [
        [
          'broken',
          'ISBN 9788800000015 a 16,99\u00a0€ invece di 20,00\u00a0€: più del 15 % in meno',
        ],
      ],
    ],
    [
      'a voucher on top of it',
      { priceCents: 1_700, coverCents: 2_000, quantity: 2, discountCents: 400 },
      [
        [
          'broken',
          'ISBN 9788800000015 a 15,00\u00a0€ invece di 20,00\u00a0€: più del 15 % in meno',
        ],
      ],
    ],
    [
      'more than 5 % of a book of no list',
      { priceCents: 2_000, discountCents: 101, schoolCode: null },
      [['look', 'ISBN 9788800000015 a 18,99\u00a0€ invece di 20,00\u00a0€: più del 5 % in meno']],
    ],
    ['5 % of a book of no list', { priceCents: 2_000, discountCents: 100, schoolCode: null }, []],
    ['a used book', { vat: 'libro-usato', priceCents: 500, coverCents: 2_000 }, []],
  ])('%s', async (_, values, said) => {
    expect(await saidOf('book-prices', await sold(values))).toEqual(said);
  });
});

describe('money that is to go back', () => {
  it('is late fifteen days after what was undone, and nearly so after twelve', async () => {
    const undone = async (days: number, more = {}) =>
      documents.place({
        order: paid(),
        lines: [
          aBookLine({ ...due, state: 'returned', stateSince: daysAgo(days), ...more }),
          aProductLine(due),
        ],
      });
    expect(await saidOf('refund-deadlines', await undone(15))).toEqual([
      ['broken', 'Rimborso non ancora partito dopo 15 giorni'],
    ]);
    expect(await saidOf('refund-deadlines', await undone(12))).toEqual([
      ['look', 'Rimborso non ancora partito dopo 12 giorni'],
    ]);
    expect(await saidOf('refund-deadlines', await undone(10))).toEqual([]);
    expect(await saidOf('refund-deadlines', await undone(15, { refundedCents: 100 }))).toEqual([]);
    const unpaid = { state: 'cancelled', isOffBill: true };
    expect(await saidOf('refund-deadlines', await undone(15, unpaid))).toEqual([]);
  });

  it('is late while the bank has it, and broken where it came back', async () => {
    const placed = await documents.place({ order: paid(), lines: [aBookLine(due)] });
    const refund = { amountCents: 100, createdAt: daysAgo(16), doneAt: null };
    await documents.aRefund(placed, { ...refund, state: 'pending' });
    await documents.aRefund(placed, { ...refund, state: 'failed', createdAt: daysAgo(1) });
    expect(await saidOf('refund-deadlines', placed)).toEqual([
      ['broken', 'Il rimborso non è riuscito'],
      ['broken', 'Rimborso partito ma non arrivato da 16 giorni'],
    ]);
    const { looked = 0 } = (await check('refund-deadlines')) ?? {};
    expect(looked).toBeGreaterThanOrEqual(2);
  });

  it('waits for books that have not come back', async () => {
    const withdrawnAt = daysAgo(20);
    const placed = await documents.place({
      order: paid(),
      lines: [aBookLine({ ...due, state: 'delivered', withdrawnAt, deliveredAt: daysAgo(25) })],
    });
    await withdrawal(placed, withdrawnAt);
    expect(await saidOf('refund-deadlines', placed)).toEqual([
      ['look', 'Recesso dichiarato da 20 giorni, i libri non sono tornati'],
    ]);
  });
});

/** A statement with its event, whose id it gives. */
async function withdrawal({ order, lines }: OrderWithLines, at: Date): Promise<string> {
  const { manager } = service.dataSource;
  const lineIds = lines.map(({ id }) => id);
  await manager.insert(WithdrawalEntity, {
    id: randomUUID(),
    orderId: order.id,
    name: 'Anna Bianchi',
    email: 'famiglia@example.com',
    lineIds,
    pieces: null,
    at,
  });
  const event = {
    orderId: order.id,
    command: WITHDRAW_COMMAND,
    to: null,
    who: 'customer' as const,
    actorId: null,
    actorName: null,
    lineIds,
    data: {},
    at,
  };
  const { identifiers } = await manager.insert(OrderEventEntity, event);
  return String(identifiers[0]?.id);
}

describe('the receipt of a withdrawal', () => {
  const mail = (eventId: string, more: Partial<OutboxMessage>) =>
    service.dataSource.manager.insert(OutboxMessage, {
      topic: ORDER_MAIL_TOPIC,
      payload: JSON.stringify({ eventId }),
      dueAt: daysAgo(0),
      createdAt: daysAgo(0),
      ...more,
    });

  it('is missing where its mail was given up or waits for hours, and not while it is on its way', async () => {
    const said = async (message: Partial<OutboxMessage> | null) => {
      const placed = await documents.place({ order: paid(), lines: [aBookLine(due)] });
      const eventId = await withdrawal(placed, daysAgo(1));
      if (message) await mail(eventId, message);
      return saidOf('withdrawal-receipts', placed);
    };
    const missing = [['broken', 'La ricevuta del recesso non è partita']];
    expect(await said({ parkedAt: daysAgo(0) })).toEqual(missing);
    expect(await said({ createdAt: new Date(service.now() - 2 * HOUR_MS) })).toEqual(missing);
    expect(await said({})).toEqual([]);
    expect(await said(null)).toEqual([]);
  });

  it('is to be looked at where nobody has proven the address', async () => {
    const placed = await documents.place({ order: paid(), lines: [aBookLine(due)] });
    const eventId = await withdrawal(placed, daysAgo(1));
    const held = {
      eventId,
      orderId: placed.order.id,
      kind: 'order-withdrawn' as const,
      heldAt: daysAgo(1),
    };
    await service.dataSource.manager.insert(HeldMailEntity, held);
    expect(await saidOf('withdrawal-receipts', placed)).toEqual([
      ['look', 'La ricevuta aspetta che l’indirizzo e-mail sia confermato'],
    ]);
  });
});

describe('days that were promised', () => {
  it.each([
    ['are over since yesterday', { state: 'paid', expectedTo: 1 }, 'look'],
    ['are over for more than a month', { state: 'waiting', expectedTo: 31 }, 'broken'],
    ['are over, but it is ready', { state: 'ready', expectedTo: 31 }, null],
    ['are to come', { state: 'paid', expectedTo: -1 }, null],
  ] as const)('%s', async (_, { state, expectedTo }, found) => {
    const line = aBookLine({ state, expectedFrom: null, expectedTo: dayAgo(expectedTo) });
    const placed = await documents.place({ order: paid(), lines: [line] });
    const said = await saidOf('delivery-days', placed);
    expect(said.map(([one]) => one)).toEqual(found === null ? [] : [found]);
  });

  it('were never said, for more than a month', async () => {
    const line = aBookLine({ state: 'waiting', expectedFrom: null, expectedTo: null });
    const createdAt = daysAgo(31);
    const placed = await documents.place({ order: paid({ createdAt }), lines: [line] });
    expect(await saidOf('delivery-days', placed)).toEqual([
      ['broken', '1 articolo senza una data da più di 30 giorni'],
    ]);
  });
});

describe('invoices', () => {
  it('that were asked for are made within the hour', async () => {
    const asked = { invoiceRequest: anInvoiceRequest() };
    const missing = await documents.paidOrder([aBookLine(due)], { ...asked, paidAt: daysAgo(1) });
    const said = [['broken', 'Fattura chiesta con l’ordine e non emessa']];
    expect(await saidOf('invoices', missing)).toEqual(said);
    await documents.fiscal().issueInvoices(missing.order.id);
    expect(await saidOf('invoices', missing)).toEqual([]);
    const young = await documents.paidOrder([aBookLine(due)], { ...asked, paidAt: daysAgo(0) });
    expect(await saidOf('invoices', young)).toEqual([]);
    const unasked = { invoiceRequest: null, paidAt: daysAgo(1) };
    expect(await saidOf('invoices', await documents.paidOrder([aBookLine(due)], unasked))).toEqual(
      [],
    );
  });
});

describe('what is kept', () => {
  it('is forgotten on the day that follows from the oldest, and late where nobody forgets', async () => {
    const cart = (updatedAt: Date) =>
      service.dataSource.manager.insert(CustomerCartEntity, {
        customerId: randomUUID(),
        version: 1,
        content: {} as CustomerCartEntity['content'],
        updatedAt,
      });
    const carts = async () => (await read()).retention.find(({ kind }) => kind === 'carts');
    expect(await carts()).toEqual({
      kind: 'carts',
      keptFor: '730 giorni',
      oldest: null,
      nextDeletion: null,
      isLate: false,
    });
    await cart(daysAgo(729));
    expect(await carts()).toMatchObject({ nextDeletion: dayAgo(-1), isLate: false });
    await cart(daysAgo(732));
    expect(await carts()).toMatchObject({ nextDeletion: dayAgo(2), isLate: true });
  });

  it('is no business of families and bookshops', async () => {
    expect((await service.call({ path })).status).toBe(401);
    const owner = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    expect((await owner.call({ path })).status).toBe(401);
  });
});
