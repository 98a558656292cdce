import { randomUUID } from 'node:crypto';
import { emptyCart } from '@zaino/rules/cart';
import { DAY_MS } from '@zaino/rules/durations';
import { CustomerCartEntity } from '../carts/customer-cart.entity';
import { IdempotencyKeyEntity } from '../checkout/idempotency-key.entity';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { EInvoiceSendingEntity } from '../e-invoices/e-invoice-sending.entity';
import { FiscalDocuments } from '../documents/fiscal-documents';
import { OrderNoteEntity } from '../notes/order-note.entity';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { aBookLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { RetentionSweep } from './retention-sweep';
import { ForgottenCustomerEntity } from './forgotten-customer.entity';

const invoiceRequest = anInvoiceRequest();
const child = {
  id: 'child-one',
  nickname: 'Topolina',
  schoolCode: 'X',
  schoolName: 'Scuola',
  classe: '1',
  sezione: 'A',
  tetto: null,
};

let service: TestService;
let worker: TestProcess;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
});
afterAll(() => service.stop());

const ago = (days: number) => new Date(service.now() - days * DAY_MS);
const place = async (customerId: string, line: Partial<OrderLineEntity>, order = {}) => {
  const placed = await placedOrder(service.dataSource, {
    order: {
      customerId,
      paidAt: ago(30),
      paymentState: 'paid',
      invoiceRequest,
      children: [child],
      ...order,
    },
    lines: [aBookLine(line)],
  });
  const { id, details } = placed.lines[0] as OrderLineEntity;
  const children = [{ childId: 'child-one', quantity: 1 }];
  await service.dataSource.manager.update(
    OrderLineEntity,
    { id },
    { details: { ...details, children } },
  );
  await service.app.get(FiscalDocuments, { strict: false }).issueInvoices(placed.order.id);
  return placed;
};
const forget = (uid: string) =>
  service.serviceCall({ method: 'DELETE', path: `/internal/customers/${uid}` });
const exportOf = (uid: string) =>
  service.serviceCall<{ cart: unknown; orders: unknown[] }>({ path: `/internal/customers/${uid}` });
const sweep = () => worker.app.get(RetentionSweep, { strict: false }).run();

/** Every row of an order but its invoice, as text. */
const rowsOf = async ({ order }: OrderWithLines) => {
  const { manager } = service.dataSource;
  const ofOrder = { orderId: order.id };
  return JSON.stringify([
    await manager.findOneBy(OrderEntity, { id: order.id }),
    await manager.findBy(OrderLineEntity, ofOrder),
    await manager.findBy(OrderEventEntity, ofOrder),
    await manager.findBy(WithdrawalEntity, ofOrder),
  ]);
};
const personal = [
  'Anna',
  'Bianchi',
  'famiglia@',
  '333 1234567',
  'Via Roma',
  'BNCNNA',
  'Topolina',
  'child-one',
];

describe('the data of a customer', () => {
  it('are given out as a whole: cart, orders, invoices', async () => {
    const uid = randomUUID();
    await service.dataSource.manager.insert(CustomerCartEntity, {
      customerId: uid,
      version: 1,
      content: emptyCart,
      updatedAt: ago(1),
    });
    const { order } = await place(uid, { state: 'delivered', deliveredAt: ago(3) });
    const { manager } = service.dataSource;
    const { id, issuedAt } = await manager.findOneByOrFail(FiscalDocumentEntity, {
      orderId: order.id,
    });
    await manager.insert(EInvoiceSendingEntity, {
      documentId: id,
      state: 'sent',
      issuedAt,
      at: issuedAt,
      nextAt: issuedAt,
      correction: { pec: 'anna@pec.example' },
    });
    const { status, body } = await exportOf(uid);
    expect(status).toBe(200);
    expect(body.cart).toMatchObject({ items: [] });
    expect(body.orders).toMatchObject([
      {
        id: order.id,
        contact: { lastName: 'Bianchi' },
        lines: [{ title: 'Matematica verde 1' }],
        invoices: [
          {
            kind: 'fattura',
            buyer: { taxCode: 'BNCNNA80A41D150X' },
            corrected: { pec: 'anna@pec.example' },
          },
        ],
      },
    ]);
    expect((await exportOf(randomUUID())).body).toEqual({ cart: null, orders: [], usedOffers: [] });
  });

  it('are given out and forgotten with what staff has noted about an order', async () => {
    const uid = randomUUID();
    const { manager } = service.dataSource;
    const { order } = await place(uid, { state: 'delivered', deliveredAt: ago(20) });
    const note = { text: 'La nonna di Topolina ritira', version: 1 };
    const saved = { savedAt: ago(19), savedBy: 'Lucia' };
    await manager.insert(OrderNoteEntity, { orderId: order.id, ...note, ...saved });
    expect((await exportOf(uid)).body.orders).toMatchObject([{ staffNote: note.text }]);
    await forget(uid);
    expect(await manager.existsBy(OrderNoteEntity, { orderId: order.id })).toBe(false);
  });

  it('are for our services alone', async () => {
    const path = `/internal/customers/${randomUUID()}`;
    const { call } = await service.signIn({ role: 'admin' });
    for (const method of ['GET', 'DELETE']) {
      expect([401, 403]).toContain((await service.call({ method, path })).status);
      expect([401, 403]).toContain((await call({ method, path })).status);
    }
  });

  it('are forgotten at once where all has come to its end; invoices stay', async () => {
    const uid = randomUUID();
    const { manager } = service.dataSource;
    const placed = await place(uid, { state: 'delivered', deliveredAt: ago(20) });
    await manager.insert(CustomerCartEntity, {
      customerId: uid,
      version: 1,
      content: emptyCart,
      updatedAt: ago(1),
    });
    await manager.insert(IdempotencyKeyEntity, {
      customerId: uid,
      key: randomUUID(),
      requestHash: 'x',
      orderId: placed.order.id,
      createdAt: ago(20),
    });
    await manager.insert(WithdrawalEntity, {
      id: randomUUID(),
      orderId: placed.order.id,
      name: 'Anna Bianchi',
      at: ago(5),
      email: 'famiglia@example.com',
      lineIds: [],
    });
    expect((await forget(uid)).status).toBe(200);
    const rows = await rowsOf(placed);
    for (const word of [uid, ...personal]) expect(rows).not.toContain(word);
    expect(rows).toContain('Matematica verde 1');
    expect(rows).toContain(`"totalCents":${placed.order.totalCents}`);
    expect(await manager.countBy(CustomerCartEntity, { customerId: uid })).toBe(0);
    expect(await manager.countBy(IdempotencyKeyEntity, { customerId: uid })).toBe(0);
    expect(await manager.countBy(ForgottenCustomerEntity, { customerId: uid })).toBe(0);
    const [invoice] = await manager.findBy(FiscalDocumentEntity, { orderId: placed.order.id });
    expect(invoice?.content.buyer).toMatchObject({ name: 'Anna Bianchi' });
    expect((await exportOf(uid)).body).toEqual({ cart: null, orders: [], usedOffers: [] });
    expect((await forget(uid)).status).toBe(200);
  });

  it.each<[string, Partial<OrderLineEntity>]>([
    ['is still on its way', { state: 'shipped' }],
    ['may still be withdrawn from', { state: 'delivered', deliveredAt: new Date() }],
    [
      'waits for its return',
      { state: 'delivered', deliveredAt: new Date(0), withdrawnAt: new Date() },
    ],
  ])('of an order that %s are needed, and forgotten afterwards', async (_, line) => {
    const uid = randomUUID();
    const placed = await place(uid, line);
    await forget(uid);
    await sweep();
    expect(await rowsOf(placed)).toContain('Via Roma 1');
    const ended = { state: 'refunded', deliveredAt: null } as const;
    await service.dataSource.manager.update(OrderLineEntity, { orderId: placed.order.id }, ended);
    await sweep();
    const rows = await rowsOf(placed);
    for (const word of personal) expect(rows).not.toContain(word);
    const left = await service.dataSource.manager.countBy(ForgottenCustomerEntity, {
      customerId: uid,
    });
    expect(left).toBe(0);
  });

  it('are forgotten after ten years by themselves, with the invoices', async () => {
    const uid = randomUUID();
    const old = await place(
      uid,
      { state: 'delivered', deliveredAt: ago(3_660) },
      { createdAt: ago(3_660) },
    );
    const young = await place(
      uid,
      { state: 'delivered', deliveredAt: ago(3_640) },
      { createdAt: ago(3_640) },
    );
    const { manager } = service.dataSource;
    await manager.update(FiscalDocumentEntity, { orderId: old.order.id }, { issuedAt: ago(3_660) });
    await manager.update(
      FiscalDocumentEntity,
      { orderId: young.order.id },
      { issuedAt: ago(3_640) },
    );
    for (const { id: documentId, issuedAt } of await manager.find(FiscalDocumentEntity)) {
      const row = { documentId, state: 'sent' as const, issuedAt, at: issuedAt, nextAt: issuedAt };
      await manager.upsert(EInvoiceSendingEntity, row, ['documentId']);
    }
    const sendings = await manager.count(EInvoiceSendingEntity);
    await sweep();
    expect(await manager.count(EInvoiceSendingEntity)).toBe(sendings - 1);
    expect(await rowsOf(old)).not.toContain('Bianchi');
    expect(await rowsOf(young)).toContain('Bianchi');
    const invoices = [old, young].map(({ order }) =>
      manager.countBy(FiscalDocumentEntity, { orderId: order.id }),
    );
    expect(await Promise.all(invoices)).toEqual([0, 1]);
  });
});
