import { randomUUID } from 'node:crypto';
import type { Order, OrderRequest } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { endOfItalianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { addVoucher } from '../testing/add-voucher';
import { orderCalls } from '../testing/order-calls';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook, wantedProduct } from '../testing/wanted';
import { VoucherEntity } from '../vouchers/voucher.entity';

let service: TestService;
let customer: SignedInCaller;
let calls: ReturnType<typeof orderCalls>;
beforeAll(async () => {
  service = await startTestService();
  customer = await service.signIn();
  calls = orderCalls(service);
});
afterAll(() => service.stop());

const aBook = () => wantedBook(service.schools.add());
const aProduct = () => wantedProduct(service.catalogue.add());
const place = async (body: object) => {
  const answer = await calls.send(customer, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const read = async (id: string) => {
  const { manager } = service.dataSource;
  const order = await manager.findOneByOrFail(OrderEntity, { id });
  const lines = await manager.find(OrderLineEntity, {
    where: { orderId: id },
    order: { position: 'ASC' },
  });
  return { order, lines, events: await manager.findBy(OrderEventEntity, { orderId: id }) };
};

describe('an order', () => {
  it('is written as it was agreed to, and leads to its payment page', async () => {
    const book = service.schools.add({ titolo: 'Storia 2', prezzo: 24.9 });
    const product = service.catalogue.add({ prezzo: 2.5, pezzi_disponibili: 10 });
    const child = {
      id: 'anna',
      nickname: 'Anna',
      schoolCode: 'CRIC80100X',
      schoolName: 'Istituto',
      classe: '1',
      sezione: 'A',
      tetto: 294,
    };
    const lines = [
      wantedBook(book, {
        quantity: 2,
        children: [
          { childId: 'anna', quantity: 1 },
          { childId: 'chi', quantity: 1 },
        ],
      }),
      wantedProduct(product, { quantity: 3 }),
    ];
    const bookKey = JSON.stringify(['book', book.isbn, 'CRIC80100X', '1', 'A']);
    const body = await calls.bodyOf(lines, {
      children: [child, { ...child, id: 'luca', nickname: 'Luca' }],
      preferences: [
        { key: bookKey, ifLate: 'cancel', cancelAfter: '2027-01-31', acceptsEquivalent: true },
      ],
    });
    const placed = await place(body);
    expect(placed.number).toMatch(/^ZN-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(placed.paymentUrl).toContain('/pay/');
    const { order, lines: rows, events } = await read(placed.orderId);
    expect(order).toMatchObject({
      number: placed.number,
      customerId: customer.uid,
      state: 'received',
      version: 1,
      paymentMethod: 'card',
      paymentState: 'none',
      bookshopId: null,
      pickupPoint: null,
      subtotalCents: 5_730,
      discountCents: 0,
      shippingCents: 500,
      totalCents: 6_230,
      children: [child],
      address: { ...body.address, city: 'Cremona', province: 'CR' },
    });
    expect(order.searchText).toContain('storia 2');
    expect(order.payBefore?.getTime()).toBeGreaterThan(service.now() + 30 * MINUTE_MS);
    expect(rows).toMatchObject([
      {
        type: 'book',
        reference: book.isbn,
        quantity: 2,
        priceCents: 2_490,
        totalCents: 4_980,
        state: 'received',
        isOrdered: true,
        vat: 'libro',
        sellerId: null,
        cancelAfter: '2027-01-31',
        acceptsEquivalent: true,
        details: {
          title: 'Storia 2',
          subtitle: 'R. Tassinari, Rio Secco',
          classe: '1',
          sezione: 'A',
          school: { codice: 'CRIC80100X', nome: 'Istituto di prova' },
          children: [{ childId: 'anna', quantity: 1 }],
        },
      },
      {
        type: 'product',
        reference: product.id,
        quantity: 3,
        totalCents: 750,
        isOrdered: false,
        vat: 'ordinaria',
        cancelAfter: null,
        acceptsEquivalent: false,
      },
    ]);
    expect(events).toMatchObject([
      {
        command: 'place',
        who: 'customer',
        actorId: customer.uid,
        lineIds: rows.map(({ id }) => id),
      },
    ]);
    expect(service.catalogue.stockOf(product.id)).toBe(7);
    const held = service.catalogue.reservations.get(placed.orderId);
    expect(Date.parse(held?.expiresAt ?? '')).toBeGreaterThan(order.payBefore?.getTime() ?? NaN);
  });

  it('for pick-up is sold by its bookshop, and paid there if wanted', async () => {
    const shop = service.bookshops.add({ stripeAccountId: 'acct_demo' });
    const values: Partial<OrderRequest> = {
      shippingMethod: 'pickup',
      pickupPointId: shop.id,
      payment: 'shop',
    };
    const placed = await place(await calls.bodyOf([aBook(), aProduct()], values));
    expect(placed.paymentUrl).toBeNull();
    const { order, lines, events } = await read(placed.orderId);
    expect(order).toMatchObject({
      bookshopId: shop.id,
      paymentState: 'due',
      address: null,
      shippingCents: 0,
      pickupPoint: { name: shop.name, notes: shop.pickupNotes },
    });
    const lastDay =
      lines
        .map(({ expectedTo }) => expectedTo ?? '')
        .toSorted()
        .at(-1) ?? '';
    expect(order.payBefore).toEqual(endOfItalianDay(startOfItalianDay(lastDay), 14));
    expect(lines.map(({ sellerId }) => sellerId)).toEqual([shop.id, null]);
    expect(lines.map(({ soldBy }) => soldBy)).toEqual([shop.id, shop.id]);
    const address = 'Corso Garibaldi 1, 26100 Cremona (Cremona)';
    expect(order.sellers).toEqual([
      {
        id: shop.id,
        name: 'Libreria del Corso',
        address,
        vatNumber: '01234567897',
        email: 'corso@example.com',
        phone: '0372 123456',
        returnsAddress: address,
      },
    ]);
    expect(events.map(({ command }) => command)).toContain('accept-pay-in-shop');
  });

  it('for pick-up shows when the bookshop is open now, or was while nobody can tell', async () => {
    const shop = service.bookshops.add();
    const body = await calls.bodyOf([aBook()], {
      shippingMethod: 'pickup',
      pickupPointId: shop.id,
      payment: 'shop',
    });
    const { orderId } = await place(body);
    const hours = async () => {
      service.advance(MINUTE_MS);
      const { body: order } = await customer.call<Order>({ path: `/api/orders/${orderId}` });
      return order.pickupPoint?.openingHours;
    };
    expect(await hours()).toEqual(['lun–sab 9:00–12:30']);
    const sunday = [{ from: '10:00', to: '13:00' }];
    service.bookshops.add({ id: shop.id, openingHours: [[], [], [], [], [], [], sunday] });
    expect(await hours()).toEqual(['dom 10:00–13:00']);
    service.bookshops.isAway = true;
    expect(await hours()).toEqual(['lun–sab 9:00–12:30']);
    service.bookshops.isAway = false;
    expect(await hours()).toEqual(['dom 10:00–13:00']);
  });

  it('for pick-up shows what the bookshop tells its families, where it can be asked', async () => {
    const shop = service.bookshops.add({ notice: 'Venerdì chiudiamo alle 17.' });
    const values: Partial<OrderRequest> = {
      shippingMethod: 'pickup',
      pickupPointId: shop.id,
      payment: 'shop',
    };
    const { orderId } = await place(await calls.bodyOf([aBook()], values));
    const told = async () => {
      service.advance(MINUTE_MS);
      const { body: order } = await customer.call<Order>({ path: `/api/orders/${orderId}` });
      return order.pickupPoint?.notice;
    };
    expect(await told()).toBe('Venerdì chiudiamo alle 17.');
    service.bookshops.isAway = true;
    expect(await told()).toBeUndefined();
    service.bookshops.isAway = false;
    service.bookshops.add({ id: shop.id, notice: '' });
    expect(await told()).toBeUndefined();
  });

  it.each([
    ['books alone', false, 'destination'],
    ['supplies of the shop, too', true, 'platform'],
  ])('by card at a bookshop with a payment account, of %s, has its sellers', async (...of) => {
    const [, hasSupplies, charge_kind] = of;
    const shop = service.bookshops.add({ stripeAccountId: 'acct_demo' });
    const values: Partial<OrderRequest> = { shippingMethod: 'pickup', pickupPointId: shop.id };
    const wanted = hasSupplies ? [aBook(), aProduct()] : [aBook()];
    const { orderId } = await place(await calls.bodyOf(wanted, values));
    const [payment] = await service.dataSource.query<object[]>(
      'SELECT destination, charge_kind FROM payment WHERE order_id = ?',
      [orderId],
    );
    expect(payment).toEqual({ destination: 'acct_demo', charge_kind });
    const { order, lines } = await read(orderId);
    const own = hasSupplies ? [null] : [];
    expect(lines.map(({ soldBy }) => soldBy)).toEqual([shop.id, ...own]);
    expect(order.sellers?.map(({ id }) => id)).toEqual([shop.id, ...own]);
  });

  it('by card at a bookshop without a payment account is sold by the shop, for good', async () => {
    const shop = service.bookshops.add();
    const values: Partial<OrderRequest> = { shippingMethod: 'pickup', pickupPointId: shop.id };
    const { orderId } = await place(await calls.bodyOf([aBook()], values));
    service.bookshops.add({ id: shop.id, stripeAccountId: 'acct_demo' });
    const { order, lines } = await read(orderId);
    expect(lines.map(({ sellerId, soldBy }) => [sellerId, soldBy])).toEqual([[shop.id, null]]);
    expect(order.sellers).toMatchObject([{ id: null, name: 'Zaino di prova' }]);
  });

  it('stands when the payment provider is away, and is paid later', async () => {
    service.stripe.isAway = true;
    const key = randomUUID();
    const body = await calls.bodyOf([aBook()]);
    const { status, body: placed } = await calls.send(customer, body, key);
    expect([status, placed.paymentUrl]).toEqual([200, null]);
    service.stripe.isAway = false;
    const again = await calls.send(customer, body, key);
    expect(again.body).toMatchObject({ orderId: placed.orderId, number: placed.number });
    expect(again.body.paymentUrl).toContain('/pay/');
  });

  it('that a voucher makes free is paid by that', async () => {
    await addVoucher(service, {
      code: 'TUTTO',
      kind: 'percent',
      value: 100,
      appliesTo: 'products',
      mostUses: 1,
      validFrom: '2026-01-01T00:00:00Z',
      validUntil: '2099-01-01T00:00:00Z',
    });
    const shop = service.bookshops.add();
    const values: Partial<OrderRequest> = {
      shippingMethod: 'pickup',
      pickupPointId: shop.id,
      voucher: 'tutto',
    };
    const body = await calls.bodyOf([aProduct()], values);
    const { orderId, paymentUrl } = await place(body);
    expect(paymentUrl).toBeNull();
    const { order, lines } = await read(orderId);
    expect(order).toMatchObject({ totalCents: 0, discountCents: 250, voucherCode: 'TUTTO' });
    expect(order.paidAt).not.toBeNull();
    expect(lines[0]?.discountCents).toBe(250);
    const used = await service.dataSource.manager.findOneByOrFail(VoucherEntity, { code: 'TUTTO' });
    expect(used.uses).toBe(1);
    // It was good for one order; another customer is asked, and nothing stays reserved.
    const other = await calls.send(await service.signIn(), body);
    expect([other.status, other.body.code]).toEqual([409, 'order-changed']);
  });
});
