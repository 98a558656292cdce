import { randomUUID } from 'node:crypto';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { ShelfEntity } from '../arrivals/shelf.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const bookshopId = randomUUID();
const daysAgo = (days: number) => new Date(service.now() - days * DAY_MS);
const isbn = '9788800000022';
const due = { paymentMethod: 'shop', paymentState: 'due', shippingMethod: 'pickup' } as const;

async function copies(from: Date, id = bookshopId) {
  const path = `/internal/bookshops/${id}/copies?from=${from.toISOString()}`;
  const { status, body } = await service.serviceCall({ method: 'GET', path });
  expect(status).toBe(200);
  const { books } = ordersInternalEndpoints.bookshopCopies.response.parse(body);
  return Object.fromEntries(books.map((book) => [book.isbn, book.ordered]));
}

describe('copies that were ordered at a bookshop', () => {
  it('are counted by the number on the list, without what nobody wants or has paid', async () => {
    const order = { ...due, bookshopId, createdAt: daysAgo(1) };
    const place = (values: object, lines = [aBookLine()]) =>
      placedOrder(service.dataSource, { order: { ...order, ...values }, lines });
    await place({}, [aBookLine({ quantity: 2 }), aBookLine({ reference: isbn }), aProductLine()]);
    await place({ createdAt: daysAgo(90) });
    await place({ bookshopId: randomUUID() });
    await place({ paymentMethod: 'card', paymentState: 'none' });
    for (const state of ['cancelled', 'returned', 'refunded'] as const) {
      await place({}, [aBookLine({ state, quantity: 5 })]);
    }
    await place({}, [aBookLine({ state: 'delivered', reference: isbn })]);
    expect(await copies(daysAgo(30))).toEqual({ '9788800000015': 2, [isbn]: 2 });
    expect(await copies(daysAgo(100))).toEqual({ '9788800000015': 3, [isbn]: 2 });
    expect(await copies(daysAgo(100), randomUUID())).toEqual({});
  });

  it('come with those on the shelf, ordered or not', async () => {
    const bookshop = randomUUID();
    await service.dataSource.manager.insert(ShelfEntity, [
      { shopId: bookshop, isbn, copies: 3 },
      { shopId: bookshop, isbn: '9788800000039', copies: 0 },
    ]);
    const path = `/internal/bookshops/${bookshop}/copies?from=${daysAgo(1).toISOString()}`;
    const { body } = await service.serviceCall({ method: 'GET', path });
    expect(body).toEqual({ books: [{ isbn, ordered: 0, shelf: 3 }] });
  });
});
