import { randomUUID } from 'node:crypto';
import type { ListLine, OrderToShip } from '@zaino/contracts/orders';
import type { AuditAct } from '@zaino/contracts/shared';
import { AUDIT_ACT_TOPIC } from '@zaino/service/audit-log/audit-log';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { anIsbn, ArrivalsDesk } from './testing/arrivals-desk';

let service: TestService;
let desk: ArrivalsDesk;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await ArrivalsDesk.openOwnShop(service);
});

const statesOf = async (orderId: string) =>
  (
    await service.dataSource.manager.find(OrderLineEntity, {
      where: { orderId },
      order: { position: 'ASC' },
    })
  ).map(({ state }) => state);

/** Orders that can be packed whole. */
async function toPack(): Promise<string[]> {
  const path = '/api/admin/shipping/orders?stage=ready';
  const { body } = await desk.owner.call<{ orders: OrderToShip[] }>({ path });
  return body.orders.map(({ id }) => id);
}

/** What the audit log will be told of a book or an order. */
async function actsOf(subjectId: string): Promise<string[]> {
  const messages = await service.dataSource.manager.findBy(OutboxMessage, {
    topic: AUDIT_ACT_TOPIC,
  });
  return messages
    .map(({ payload }) => (JSON.parse(payload) as { act: AuditAct }).act)
    .filter(({ subject }) => subject.id === subjectId)
    .map(({ act }) => act);
}

describe('a copy that comes to the shop itself', () => {
  it('is put aside for who has waited longest, and says for whom it is', async () => {
    const isbn = anIsbn();
    const older = await desk.place([{ reference: isbn }, { reference: anIsbn() }]);
    const younger = await desk.place([{ reference: isbn }]);
    const { arrivals } = await desk.scan(isbn);
    expect(arrivals).toMatchObject([
      {
        isbn,
        by: 'Marta',
        order: { id: older.order.id, family: 'Bianchi Anna', missing: 1, standing: 'incomplete' },
      },
    ]);
    expect(await statesOf(older.order.id)).toEqual(['reserved', 'waiting']);
    expect(await statesOf(younger.order.id)).toEqual(['waiting']);
    expect(await actsOf(older.order.id)).toEqual(['orders.reserve']);
  });

  it('lets an order of which all is here be packed, and tells the family nothing yet', async () => {
    const isbn = anIsbn();
    const supply = aProductLine({ state: 'reserved' });
    const { order } = await desk.place([{ reference: isbn }, supply]);
    expect(await toPack()).not.toContain(order.id);
    const { arrivals } = await desk.scan(isbn);
    expect(arrivals[0]?.order).toMatchObject({ missing: 0, standing: 'complete' });
    expect(await statesOf(order.id)).toEqual(['reserved', 'reserved']);
    expect(await toPack()).toContain(order.id);
  });

  it('is no bookshop’s, whose copies are none of the shop’s', async () => {
    const isbn = anIsbn();
    const bookshop = await ArrivalsDesk.open(service);
    const { order } = await bookshop.place([{ reference: isbn }]);
    expect((await desk.scan(isbn)).arrivals).toMatchObject([{ order: null }]);
    const sent = await desk.place([{ reference: isbn }]);
    expect((await bookshop.scan(isbn)).arrivals).toMatchObject([{ order: { id: order.id } }]);
    expect((await bookshop.scan(isbn)).arrivals).toMatchObject([{ order: null }]);
    expect(await statesOf(sent.order.id)).toEqual(['waiting']);
    expect([await desk.shelf(isbn), await bookshop.shelf(isbn)]).toEqual([1, 1]);
  });

  it('is for nobody who has not paid', async () => {
    const isbn = anIsbn();
    const unpaid = { state: 'received', paymentState: 'none', paidAt: null } as const;
    await desk.place([{ reference: isbn, state: 'received' }], unpaid);
    expect((await desk.scan(isbn)).arrivals).toMatchObject([{ order: null }]);
  });

  it('comes once, however often its scan is sent, and is put down once', async () => {
    const isbn = anIsbn();
    const id = randomUUID();
    await desk.scan(isbn, { id, copies: 3 });
    const { arrivals } = await desk.scan(isbn, { id, copies: 3 });
    expect(arrivals).toMatchObject([{ quantity: 3, order: null }]);
    expect(await desk.shelf(isbn)).toBe(3);
    expect(await actsOf(isbn)).toEqual(['orders.shelved']);
  });

  it('can be taken back, from who got it and from the shelf', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn }]);
    const [first] = (await desk.scan(isbn)).arrivals;
    const [spare] = (await desk.scan(isbn)).arrivals;
    expect((await desk.takeBack(first?.id ?? '')).status).toBe(200);
    expect(await statesOf(order.id)).toEqual(['waiting']);
    expect((await desk.takeBack(spare?.id ?? '')).status).toBe(200);
    expect(await desk.shelf(isbn)).toBe(0);
    expect((await desk.takeBack(spare?.id ?? '')).status).toBe(200);
    expect(await actsOf(isbn)).toEqual(['orders.shelved', 'orders.unshelved']);
  });

  it('is taken back by nobody of a bookshop', async () => {
    const [arrival] = (await desk.scan(anIsbn())).arrivals;
    const bookshop = await ArrivalsDesk.open(service);
    expect((await bookshop.takeBack(arrival?.id ?? '')).status).toBe(404);
    const owner = bookshop.owner;
    expect((await owner.call({ path: '/api/admin/arrivals' })).status).toBe(401);
  });
});

describe('a list for the shop itself', () => {
  it('says what each of its lines would do, and does nothing', async () => {
    const [isbn, spare] = [anIsbn(), anIsbn()];
    await desk.place([{ reference: isbn, quantity: 2 }]);
    const { body } = await desk.owner.call<{ lines: ListLine[] }>({
      method: 'POST',
      path: '/api/admin/arrivals/preview',
      body: { text: `${isbn};3\n${spare};1\nnessun codice;1` },
    });
    expect(body.lines).toMatchObject([
      { isbn, copies: 3, awaited: 2, spare: 1, problem: null },
      { isbn: spare, awaited: 0, spare: 1 },
      { isbn: null, problem: 'Qui non c’è un ISBN giusto.' },
    ]);
    expect(await desk.shelf(spare)).toBe(0);
  });
});
