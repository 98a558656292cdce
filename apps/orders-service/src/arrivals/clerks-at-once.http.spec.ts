import { In } from 'typeorm';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { startTestService, type TestService } from '../testing/test-service';
import { anIsbn, ArrivalsDesk } from './testing/arrivals-desk';

let service: TestService;
let desk: ArrivalsDesk;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await ArrivalsDesk.open(service);
});

const linesOf = (orderIds: string[]) =>
  service.dataSource.manager.findBy(OrderLineEntity, { orderId: In(orderIds) });

describe('clerks who scan at once', () => {
  it.each([
    { clerks: 2, at: 'a bookshop' },
    { clerks: 10, at: 'a bookshop' },
    { clerks: 2, at: 'the shop itself' },
    { clerks: 10, at: 'the shop itself' },
  ])('give no copy twice, and no line two copies: $clerks of $at', async ({ clerks, at }) => {
    if (at === 'the shop itself') desk = await ArrivalsDesk.openOwnShop(service);
    const isbns = [anIsbn(), anIsbn(), anIsbn()];
    const orders = [];
    for (let number = 0; number < 12; number += 1) {
      const wanted = isbns.filter((_, index) => number % (index + 1) === 0);
      orders.push(await desk.place(wanted.map((reference) => ({ reference }))));
    }
    const callers = await Promise.all(Array.from({ length: clerks }, () => desk.signIn()));
    const copies = isbns.flatMap((isbn) => Array<string>(8).fill(isbn));
    const outcomes = await Promise.all(
      callers.map(async (caller, place) => {
        const own = copies.filter((_, index) => index % clerks === place);
        const given = [];
        for (const isbn of own) given.push(await desk.scan(isbn, { caller }));
        return given;
      }),
    );
    expect(outcomes.flat()).toHaveLength(copies.length);

    const arrivals = await desk.arrivals();
    const served = arrivals.flatMap(({ lineId }) => lineId ?? []);
    expect(new Set(served).size).toBe(served.length);
    for (const isbn of isbns) {
      const waiting = orders.filter(({ lines }) => lines.some((line) => line.reference === isbn));
      const first = waiting.slice(0, 8).map(({ order }) => order.id);
      const got = arrivals.filter((one) => one.isbn === isbn && one.orderId !== null);
      // The eight that have waited longest, and nobody else.
      expect(got.map(({ orderId }) => orderId).toSorted()).toEqual(first.toSorted());
      expect(await desk.shelf(isbn)).toBe(8 - first.length);
    }
    const lines = await linesOf(orders.map(({ order }) => order.id));
    const put = lines.filter(({ state }) => state !== 'waiting').map(({ id }) => id);
    expect(put.toSorted()).toEqual(served.toSorted());
  });

  it('tell a family once that all of its books are there', async () => {
    const [one, other] = [anIsbn(), anIsbn()];
    const orders = [];
    for (let number = 0; number < 6; number += 1) {
      orders.push(await desk.place([{ reference: one }, { reference: other }]));
    }
    const [left, right] = [await desk.signIn(), await desk.signIn()];
    await Promise.all(
      orders.flatMap(() => [desk.scan(one, { caller: left }), desk.scan(other, { caller: right })]),
    );
    const orderId = In(orders.map(({ order }) => order.id));
    const told = await service.dataSource.manager.countBy(OrderEventEntity, {
      orderId,
      command: 'mark-ready',
    });
    expect(told).toBe(orders.length);
  });
});
