import { randomUUID } from 'node:crypto';
import type { WantedLine } from '@zaino/contracts/orders';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { PaymentEntity } from '../payments/payment.entity';
import { addVoucher } from '../testing/add-voucher';
import { orderCalls } from '../testing/order-calls';
import { type FaultMoment, StatementFaults } from '../testing/statement-faults';
import type { SignedInCaller, TestCalls } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook, wantedProduct } from '../testing/wanted';
import { KeyLock } from './key-lock';
import { VoucherEntity } from '../vouchers/voucher.entity';

let service: TestService;
let faults: StatementFaults;
let calls: ReturnType<typeof orderCalls>;
beforeAll(async () => {
  service = await startTestService();
  faults = new StatementFaults(service.app);
  calls = orderCalls(service);
});
afterAll(() => service.stop());

/** Two pieces of ten, and a book: 5 cents off by a voucher that is good for one order. */
async function anOrder() {
  const code = `BUONO-${randomUUID().slice(0, 8).toUpperCase()}`;
  await addVoucher(service, {
    code,
    kind: 'amount',
    value: 0.05,
    appliesTo: 'all',
    mostUses: 1,
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2099-01-01T00:00:00Z',
  });
  const product = service.catalogue.add({ prezzo: 12, pezzi_disponibili: 10 });
  const lines: WantedLine[] = [
    wantedProduct(product, { quantity: 2 }),
    wantedBook(service.schools.add()),
  ];
  const body = await calls.bodyOf(lines, { voucher: code });
  return { body, product, code, customer: await service.signIn(), key: randomUUID() };
}
type AnOrder = Awaited<ReturnType<typeof anOrder>>;

/** That there is one order of a customer, one of all that belongs to it, and nothing of another. */
async function expectOneOrder({ customer, product, code }: AnOrder): Promise<string> {
  const { manager } = service.dataSource;
  const orders = await manager.findBy(OrderEntity, { customerId: customer.uid });
  expect(orders).toHaveLength(1);
  const id = orders[0]?.id ?? '';
  expect(await manager.countBy(OrderLineEntity, { orderId: id })).toBe(2);
  expect(await manager.countBy(OrderEventEntity, { orderId: id })).toBe(1);
  const payments = await manager.findBy(PaymentEntity, { orderId: id });
  expect(payments).toHaveLength(1);
  expect(payments.filter((payment) => service.stripe.pages.has(payment.id))).toHaveLength(1);
  expect(await manager.findOneBy(VoucherEntity, { code })).toMatchObject({ uses: 1 });
  expect(service.catalogue.stockOf(product.id)).toBe(8);
  expect(service.catalogue.reservations.get(id)?.state).toBe('held');
  return id;
}

/** Messages that follow from the orders of a customer. */
async function messagesOf(orderId: string): Promise<string[]> {
  const events = await service.dataSource.manager.findBy(OrderEventEntity, { orderId });
  const messages = await service.dataSource.manager.find(OutboxMessage);
  return messages
    .filter(({ payload }) => events.some(({ id }) => payload.startsWith(`{"eventId":"${id}"`)))
    .map(({ topic }) => topic)
    .toSorted();
}

describe('the same key', () => {
  it('a hundred times at once, by two processes, makes one order', async () => {
    const other = await service.startProcess('main');
    const order = await anOrder();
    const asOther: Pick<SignedInCaller, 'call'> = {
      call: ({ headers, ...rest }) =>
        other.call({ ...rest, headers: { ...order.customer.headers, ...headers } }),
    };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        calls.send(index % 2 ? asOther : order.customer, order.body, order.key),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
    expect(new Set(codes)).toEqual(new Set(['ok']));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    // Whoever waited too long for the address has none (docs/decisions/checkout.md): no two of them differ.
    const addresses = [...new Set(answers.flatMap(({ body }) => body.paymentUrl ?? []))];
    expect(addresses).toHaveLength(1);
    for (const caller of [order.customer, asOther]) {
      const { body } = await calls.send(caller, order.body, order.key);
      expect(body.paymentUrl).toBe(addresses[0]);
    }
    const id = await expectOneOrder(order);
    expect(await messagesOf(id)).toEqual(['bookshop-mail', 'order-mail']);
  });

  it('a hundred times at once makes one order by the database alone', async () => {
    const lock = service.app.get(KeyLock, { strict: false });
    const order = await anOrder();
    const acquire = jest.spyOn(lock, 'acquire').mockImplementation(async (_, find) => {
      const found = await find();
      return found === null ? { found: null, release: () => Promise.resolve() } : { found };
    });
    await Promise.all(
      Array.from({ length: 100 }, () => calls.send(order.customer, order.body, order.key)),
    );
    acquire.mockRestore();
    await expectOneOrder(order);
  });

  it('at once with two contents makes one order, and holds the pieces of no other', async () => {
    const order = await anOrder();
    const { product, customer, key } = order;
    const other = await calls.bodyOf([wantedProduct(product, { quantity: 5 })]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        calls.send(customer, index % 2 ? order.body : other, key),
      ),
    );
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code));
    expect(new Set(codes)).toEqual(new Set(['ok', 'idempotency-key-reused']));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    const orders = await service.dataSource.manager.findBy(OrderEntity, {
      customerId: customer.uid,
    });
    expect(orders).toHaveLength(1);
    const pieces = orders[0]?.voucherCode === order.code ? 2 : 5;
    expect(service.catalogue.stockOf(product.id)).toBe(10 - pieces);
  });

  it('after a price has changed is still the same order', async () => {
    const customer = await service.signIn();
    const product = service.catalogue.add({ prezzo: 4 });
    const body = await calls.bodyOf([wantedProduct(product)]);
    const key = randomUUID();
    const { body: first } = await calls.send(customer, body, key);
    service.catalogue.add({ id: product.id, prezzo: 5 });
    expect((await calls.send(customer, body, key)).body).toEqual(first);
    expect(service.catalogue.stockOf(product.id)).toBe(9);
  });

  it('of somebody else makes another order', async () => {
    const body = await calls.bodyOf([wantedBook(service.schools.add())]);
    const key = randomUUID();
    const { body: first } = await calls.send(await service.signIn(), body, key);
    const { body: second } = await calls.send(await service.signIn(), body, key);
    expect(second.orderId).not.toBe(first.orderId);
  });
});

it('asks little: few statements, one call for its pieces, none for what was just quoted', async () => {
  const order = await anOrder();
  const { catalogue, schools } = service;
  const before = [catalogue.calls.length, schools.calls.length];
  faults.arm();
  expect((await calls.send(order.customer, order.body, order.key)).status).toBe(200);
  expect(catalogue.calls.slice(before[0])).toEqual(['POST /internal/reservations']);
  expect(schools.calls.length).toBe(before[1]);
  // One of them asks whether the provider keeps cards for whoever pays.
  expect(faults.seen.length).toBeLessThanOrEqual(17);
});

it('asks even less for an order that is paid in the shop, which stands at once', async () => {
  const { id: pickupPointId } = service.bookshops.add();
  const values = { shippingMethod: 'pickup', pickupPointId, payment: 'shop' } as const;
  const product = service.catalogue.add();
  const body = await calls.bodyOf([wantedProduct(product)], values);
  const customer = await service.signIn();
  faults.arm();
  const { body: placed } = await calls.send(customer, body);
  expect(faults.seen.length).toBeLessThanOrEqual(12);
  const { manager } = service.dataSource;
  const order = await manager.findOneByOrFail(OrderEntity, { id: placed.orderId });
  expect(order).toMatchObject({
    state: 'reserved',
    paymentState: 'due',
    payBefore: expect.any(Date) as Date,
  });
  const events = await manager.findBy(OrderEventEntity, { orderId: placed.orderId });
  const commands = events.map(({ command }) => command);
  expect(commands).toEqual(['place', 'accept-pay-in-shop', 'reserve']);
  const messages = await manager.find(OutboxMessage);
  const ofStock = messages.filter(({ topic }) => topic === 'order-stock');
  expect(ofStock.filter(({ payload }) => payload.includes(placed.orderId))).toHaveLength(1);
});

describe('an order that broke off', () => {
  /** Statements of an order that nothing happens to. */
  async function statementsOfAnOrder(): Promise<string[]> {
    const order = await anOrder();
    faults.arm();
    expect((await calls.send(order.customer, order.body, order.key)).status).toBe(200);
    const statements = [...faults.seen];
    await expectOneOrder(order);
    return statements;
  }

  it.each<FaultMoment>(['before', 'after'])(
    '%s any of its statements is made once by sending it again',
    async (moment) => {
      const statements = await statementsOfAnOrder();
      expect(statements.filter((sql) => sql === 'COMMIT')).toHaveLength(1);
      for (let statement = 1; statement <= statements.length; statement += 1) {
        const order = await anOrder();
        faults.arm({ statement, moment });
        const first = await calls.send(order.customer, order.body, order.key);
        faults.arm();
        expect([200, 503]).toContain(first.status);
        const again = await calls.send(order.customer, order.body, order.key);
        expect(again.status).toBe(200);
        const id = await expectOneOrder(order);
        expect(again.body.orderId).toBe(id);
        expect(again.body.paymentUrl).toContain('/pay/');
        expect(await messagesOf(id)).toEqual(['bookshop-mail', 'order-mail']);
      }
    },
  );

  it('because an answer of the catalogue was lost is made once by sending it again', async () => {
    const order = await anOrder();
    service.catalogue.answersToLose = 1;
    expect((await calls.send(order.customer, order.body, order.key)).status).toBe(503);
    expect((await calls.send(order.customer, order.body, order.key)).status).toBe(200);
    await expectOneOrder(order);
  });

  it('and whose pieces have lapsed meanwhile gets others', async () => {
    const order = await anOrder();
    const { customer, body, key } = order;
    faults.arm({ statement: 4, moment: 'before' });
    expect((await calls.send(customer, body, key)).status).toBe(503);
    faults.arm();
    const held = [...service.catalogue.reservations].findLast(([, { state }]) => state === 'held');
    service.catalogue.lapse(held?.[0] ?? '');
    expect(service.catalogue.stockOf(order.product.id)).toBe(10);
    expect((await calls.send(customer, body, key)).status).toBe(200);
    expect(await expectOneOrder(order)).not.toBe(held?.[0]);
  });

  it('holds nothing where it was refused at the last moment', async () => {
    const order = await anOrder();
    // Somebody else uses the voucher while the pieces are being reserved.
    service.catalogue.beforeCall = async () => {
      await service.dataSource.query('UPDATE voucher SET uses = 1 WHERE code = ?', [order.code]);
    };
    const { status, body } = await calls.send(order.customer, order.body, order.key);
    service.catalogue.beforeCall = () => Promise.resolve();
    expect([status, body.code]).toEqual([409, 'order-changed']);
    expect(service.catalogue.stockOf(order.product.id)).toBe(10);
    // And the same key is good for the order as it is now.
    const lines = [wantedProduct(order.product, { quantity: 2 })];
    const now = await calls.bodyOf(lines);
    expect((await calls.send(order.customer, now, order.key)).status).toBe(200);
    expect(service.catalogue.stockOf(order.product.id)).toBe(8);
  });
});

describe('the last pieces', () => {
  it('go to as many of fifty buyers as there are', async () => {
    const product = service.catalogue.add({ pezzi_disponibili: 10 });
    const body = await calls.bodyOf([wantedProduct(product)]);
    const buyers: Pick<TestCalls, 'call'>[] = await Promise.all(
      Array.from({ length: 50 }, () => service.signIn()),
    );
    const answers = await Promise.all(buyers.map((buyer) => calls.send(buyer, body)));
    const ofStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
    expect(ofStatus(200)).toHaveLength(10);
    const codes = new Set(ofStatus(409).map(({ body: problem }) => problem.code));
    expect(ofStatus(409)).toHaveLength(40);
    expect(
      [...codes].every((code) => ['order-changed', 'nothing-to-order'].includes(code ?? '')),
    ).toBe(true);
    expect(service.catalogue.stockOf(product.id)).toBe(0);
  });
});
