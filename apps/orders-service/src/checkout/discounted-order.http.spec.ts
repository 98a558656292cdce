import type { Order, WantedLine } from '@zaino/contracts/orders';
import { OrderLineEntity } from '../orders/order-line.entity';
import { forgetBookshops, mostDiscounts, noDiscounts } from '../testing/book-discounts';
import { orderCalls, type Placed } from '../testing/order-calls';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook, wantedProduct } from '../testing/wanted';

let service: TestService;
let customer: SignedInCaller;
let calls: ReturnType<typeof orderCalls>;
beforeAll(async () => {
  service = await startTestService();
  customer = await service.signIn();
  calls = orderCalls(service);
});
afterAll(() => service.stop());

describe('an order that is picked up at a bookshop with a discount', () => {
  const ofShop = (pickupPointId: string) => ({ shippingMethod: 'pickup' as const, pickupPointId });
  const placedAt = async (id: string, lines: WantedLine[]) => {
    const body = await calls.bodyOf(lines, { ...ofShop(id), payment: 'shop' });
    const { status, body: placed } = await calls.send(customer, body);
    expect(status).toBe(200);
    return placed;
  };
  const read = async ({ orderId }: Placed) =>
    (await customer.call<Order>({ path: `/api/orders/${orderId}` })).body;

  it('keeps what each book cost and its cover price, and owes what was seen', async () => {
    const { id } = service.bookshops.add(mostDiscounts);
    const book = service.schools.add({ prezzo: 19.9 });
    const product = service.catalogue.add({ prezzo: 3 });
    const placed = await placedAt(id, [wantedBook(book, { quantity: 2 }), wantedProduct(product)]);
    const { lines, totals } = await read(placed);
    expect(lines).toMatchObject([
      { price: 16.92, coverPrice: 19.9, total: 33.84, discount: 0 },
      { price: 3, coverPrice: null, total: 3 },
    ]);
    expect(totals).toMatchObject({ subtotal: 36.84, total: 36.84 });
    const rows = await service.dataSource.manager.find(OrderLineEntity, {
      where: { orderId: placed.orderId },
      order: { position: 'ASC' },
    });
    expect(rows).toMatchObject([
      { priceCents: 1_692, coverCents: 1_990, totalCents: 3_384, sellerId: id },
      { priceCents: 300, coverCents: null, totalCents: 300, sellerId: null },
    ]);
  });

  it('is refused where the discount is another one by now, and placed at the new one', async () => {
    const { id } = service.bookshops.add(mostDiscounts);
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    const body = await calls.bodyOf(lines, { ...ofShop(id), seenDiscounts: mostDiscounts });
    service.bookshops.add({ id, adoptedBookDiscount: 0 });
    forgetBookshops(service);
    const refused = await calls.send(customer, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'order-changed']);
    const seenDiscounts = { ...mostDiscounts, adoptedBookDiscount: 0 };
    const again = await calls.bodyOf(lines, { ...ofShop(id), seenDiscounts });
    expect((await calls.send(customer, again)).status).toBe(200);
  });

  it('is placed by a copy that believes an older discount, since that one asks once more', async () => {
    const { id } = service.bookshops.add(noDiscounts);
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    forgetBookshops(service);
    const old = await calls.bodyOf(lines, ofShop(id));
    service.bookshops.add({ id, ...mostDiscounts });
    // As another copy has said it, which has asked just now.
    forgetBookshops(service);
    const body = await calls.bodyOf(lines, ofShop(id));
    expect(body.fingerprint).not.toBe(old.fingerprint);
    service.bookshops.add({ id, ...noDiscounts });
    expect((await calls.send(customer, { ...body, fingerprint: old.fingerprint })).status).toBe(
      200,
    );
  });

  it.each<[string, (body: object, other: string) => object]>([
    ['the price of another bookshop', (body, other) => ({ ...body, pickupPointId: other })],
    [
      'the price of pick-up, sent home',
      (body) => ({
        ...body,
        shippingMethod: 'standard',
        payment: 'card',
        pickupPointId: null,
      }),
    ],
    [
      'a discount that nobody gives',
      (body) => ({ ...body, seenDiscounts: { adoptedBookDiscount: 15, otherBookDiscount: 5 } }),
    ],
    [
      'prices as they would be discounted',
      (body) => ({
        ...body,
        lines: (body as { lines: WantedLine[] }).lines.map((line) => ({ ...line, prezzo: 17 })),
      }),
    ],
  ])('is refused with %s', async (_what, tamper) => {
    const { id } = service.bookshops.add({ adoptedBookDiscount: 10 });
    const other = service.bookshops.add(noDiscounts);
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }))];
    const body = await calls.bodyOf(lines, ofShop(id));
    const { status, body: problem } = await calls.send(customer, tamper(body, other.id));
    expect([status, problem.code]).toEqual([409, 'order-changed']);
  });

  it('is told that its bookshop takes no pick-ups, before any price', async () => {
    const { id } = service.bookshops.add(mostDiscounts);
    const body = await calls.bodyOf([wantedBook(service.schools.add())], ofShop(id));
    service.bookshops.add({ id, offersPickup: false });
    forgetBookshops(service);
    const { body: problem } = await calls.send(customer, body);
    expect(problem.code).toBe('pickup-refused');
  });

  it('puts books into a cart again at the price that they have everywhere', async () => {
    const { id } = service.bookshops.add(mostDiscounts);
    const placed = await placedAt(id, [wantedBook(service.schools.add({ prezzo: 20 }))]);
    const { body } = await customer.call<{ lines: { prezzo: number }[] }>({
      method: 'POST',
      path: `/api/orders/${placed.orderId}/reorder`,
    });
    expect(body.lines.map(({ prezzo }) => prezzo)).toEqual([20]);
  });
});
