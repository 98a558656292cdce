import { randomUUID } from 'node:crypto';
import type { DeskOrder, Order, OrderRequest, Quote, WantedLine } from '@zaino/contracts/orders';
import type { BookExtra } from '@zaino/contracts/shared';
import { lineKey } from '@zaino/rules/cart-line';
import { SECOND_MS } from '@zaino/rules/durations';
import { checkConsistency } from '../reconciliation/check-consistency';
import { orderCalls } from '../testing/order-calls';
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
afterEach(async () => {
  service.bookshops.isAway = false;
  expect(await checkConsistency(service.dataSource)).toEqual([]);
});
afterAll(() => service.stop());

const covering: BookExtra = { kind: 'covering', price: 2.5 };
const labelled: BookExtra = { kind: 'labelled-covering', price: 3.05 };

const bookshop = (extras: BookExtra[] = [covering], values: object = {}) =>
  service.bookshops.add({ extras, ...values });

const extraOf = (line: WantedLine, quantity = 1, extra = covering) => ({
  key: lineKey(line),
  quantity,
  ...extra,
});

const ask = (lines: WantedLine[], rest: object) =>
  service.call<Quote>({
    method: 'POST',
    path: '/api/quotes',
    body: { lines, shippingMethod: 'pickup', ...rest },
  });

/** What the orders service was told of a bookshop a moment ago is over. */
const later = () => service.advance(11 * SECOND_MS);

const atShop = (pickupPointId: string, values: Partial<OrderRequest> = {}) => ({
  shippingMethod: 'pickup' as const,
  pickupPointId,
  payment: 'shop' as const,
  ...values,
});

async function placed(lines: WantedLine[], values: Partial<OrderRequest>) {
  const { status, body } = await calls.send(customer, await calls.bodyOf(lines, values));
  expect(status).toBe(200);
  return (await customer.call<Order>({ path: `/api/orders/${body.orderId}` })).body;
}

describe('a quote with extras', () => {
  it('has the bookshop’s price for each copy, beside subtotal and discount', async () => {
    const { id } = bookshop([covering, labelled], { adoptedBookDiscount: 10 });
    const one = wantedBook(service.schools.add({ prezzo: 20 }), { quantity: 3 });
    const other = wantedBook(service.schools.add({ prezzo: 10 }));
    const pen = wantedProduct(service.catalogue.add({ prezzo: 1.5 }));
    const extras = [extraOf(one, 2), extraOf(other, 1, labelled)];
    const { status, body } = await ask([one, other, pen], { pickupPointId: id, extras });
    expect(status).toBe(200);
    expect(body.changes).toEqual([]);
    expect(body.extras).toEqual([covering, labelled]);
    expect(body.lines.map(({ lineTotal, extra }) => [lineTotal, extra])).toEqual([
      [54, { kind: 'covering', quantity: 2, price: 2.5, total: 5 }],
      [9, { kind: 'labelled-covering', quantity: 1, price: 3.05, total: 3.05 }],
      [1.5, null],
    ]);
    expect(body.totals).toMatchObject({ itemCount: 5, subtotal: 64.5, extras: 8.05, total: 72.55 });
  });

  it('offers what the bookshop does, and nothing elsewhere', async () => {
    const { id } = bookshop();
    const line = wantedBook(service.schools.add());
    const there = await ask([line], { pickupPointId: id });
    expect(there.body).toMatchObject({ extras: [covering], totals: { extras: 0 } });
    const nowhere = await ask([line], {});
    expect(nowhere.body.extras).toEqual([]);
    // What is agreed to without any stands as it was.
    expect(there.body.fingerprint).toBe(nowhere.body.fingerprint);
  });

  it.each<[string, (line: WantedLine) => object, string]>([
    ['for no line of it', () => ({ extras: [{ ...extraOf(aBook()), key: 'altro' }] }), 'extras.0'],
    [
      'for more copies than there are',
      (line) => ({ extras: [extraOf(line, 2)] }),
      'extras.0.quantity',
    ],
    ['twice for a line', (line) => ({ extras: [extraOf(line), extraOf(line)] }), 'extras.1'],
    [
      'for what is sent home',
      (line) => ({ extras: [extraOf(line)], shippingMethod: 'standard' }),
      'extras.0',
    ],
    [
      'of another kind',
      (line) => ({ extras: [{ ...extraOf(line), kind: 'gilding' }] }),
      'extras.0.kind',
    ],
  ])('is refused %s', async (_, rest, path) => {
    const { id } = bookshop();
    const line = aBook();
    const { status, body } = await ask([line], { pickupPointId: id, ...rest(line) });
    const { errors } = body as { errors?: { path: string }[] };
    expect([status, errors?.[0]?.path]).toEqual([400, path]);
  });

  it('is refused for supplies', async () => {
    const { id } = bookshop();
    const pen = wantedProduct(service.catalogue.add());
    expect((await ask([pen], { pickupPointId: id, extras: [extraOf(pen)] })).status).toBe(400);
  });

  it('tells of another price than was shown, and counts the one of now', async () => {
    const { id } = bookshop();
    const line = aBook();
    const extras = [{ ...extraOf(line), price: 2 }];
    const { body } = await ask([line], { pickupPointId: id, extras });
    const text = 'Copertinatura: il prezzo a copia è cambiato, da 2,00 € a 2,50 €.';
    expect(body.changes.map(({ key, kind, text: told }) => [key, kind, told])).toEqual([
      ['covering', 'extra', text.replaceAll(' €', '\u00a0€')],
    ]);
    expect(body.totals).toMatchObject({ extras: 2.5 });
  });

  it('tells of what this bookshop does not do, and counts nothing for it', async () => {
    const { id, name } = bookshop([labelled]);
    const line = aBook();
    const { body } = await ask([line], { pickupPointId: id, extras: [extraOf(line)] });
    expect(body.changes).toEqual([
      { key: 'covering', kind: 'extra', text: `${name} non offre più la copertinatura.` },
    ]);
    expect(body.lines[0]?.extra).toBeNull();
    expect(body.totals).toMatchObject({ extras: 0, total: 20 });
  });

  it('is none while nobody knows the bookshop', async () => {
    const { id } = bookshop();
    const line = aBook();
    service.bookshops.isAway = true;
    expect((await ask([line], { pickupPointId: id, extras: [extraOf(line)] })).status).toBe(503);
  });

  it('can be paid by card only where the bookshop sells by card', async () => {
    const without = bookshop();
    const line = aBook();
    const asked = { extras: [extraOf(line)] };
    const there = await ask([line], { pickupPointId: without.id, ...asked });
    expect(there.body.obstacles).toMatchObject([{ payment: 'card', code: 'extras-in-shop' }]);
    const plain = await ask([line], { pickupPointId: without.id });
    expect(plain.body.obstacles).toEqual([]);
    const sells = bookshop([covering], { stripeAccountId: 'acct_libreriadelcorso' });
    const by = await ask([line], { pickupPointId: sells.id, ...asked });
    expect(by.body.obstacles).toEqual([]);
  });
});

describe('an order with extras', () => {
  it('keeps copies that have one apart from those that have none', async () => {
    const { id } = bookshop();
    const line = wantedBook(service.schools.add({ prezzo: 20 }), { quantity: 3 });
    const order = await placed([line], atShop(id, { extras: [extraOf(line, 2)] }));
    expect(order.lines.map(({ quantity, total, extra }) => [quantity, total, extra])).toEqual([
      [1, 20, null],
      [2, 40, { kind: 'covering', state: 'wanted', total: 5, refunded: 0 }],
    ]);
    expect(order.totals).toMatchObject({ itemCount: 3, subtotal: 60, extras: 5, total: 65 });
  });

  it('is paid at the counter for a book whose price a Comune pays', async () => {
    const { id } = bookshop();
    const owner = await service.signIn({ role: 'bookshop', tenantId: id });
    const CREMONA = { comune: 'Cremona', provincia: 'CR' };
    await owner.call({
      method: 'PUT',
      path: '/api/desk/cedole/terms',
      body: { isAccepted: true, comuni: [{ ...CREMONA, discountPercent: 0 }] },
    });
    const line = wantedBook(service.schools.add({ prezzo: 20, tipoGrado: 'EE' }));
    const list = { schoolCode: 'CRIC80100X', classe: '1', sezione: 'A', childId: null };
    const cedole = [{ ...list, ...CREMONA, code: `CR-${randomUUID().slice(0, 8)}` }];
    const order = await placed([line], atShop(id, { extras: [extraOf(line)], cedole }));
    expect(order.totals).toMatchObject({ subtotal: 20, cedola: 20, extras: 2.5, total: 2.5 });
    const { body } = await owner.call<DeskOrder>({ path: `/api/desk/orders/${order.id}` });
    expect(body.due).toBe(2.5);
  });

  it.each<[string, (body: OrderRequest, other: string) => object]>([
    [
      'another price',
      ({ extras = [] }) => ({ extras: extras.map((one) => ({ ...one, price: 1 })) }),
    ],
    [
      'a kind that is not offered',
      ({ extras = [] }) => ({ extras: extras.map((one) => ({ ...one, ...labelled })) }),
    ],
    ['another bookshop’s', (_, pickupPointId) => ({ pickupPointId })],
    ['fewer copies than were agreed to', () => ({ extras: [] })],
  ])('is refused with %s', async (_, tamper) => {
    const { id } = bookshop();
    const other = bookshop([{ kind: 'covering', price: 1 }]);
    const line = aBook();
    const body = await calls.bodyOf([line], atShop(id, { extras: [extraOf(line)] }));
    const sent = { ...body, ...tamper(body, other.id) };
    const { status, body: problem } = await calls.send(customer, sent);
    expect([status, problem.code]).toEqual([409, 'order-changed']);
  });

  it('is refused once the bookshop does it no more, and placed without it', async () => {
    const { id } = bookshop();
    const line = aBook();
    const body = await calls.bodyOf([line], atShop(id, { extras: [extraOf(line)] }));
    bookshop([], { id });
    later();
    const refused = await calls.send(customer, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'order-changed']);
    const order = await placed([line], atShop(id));
    expect(order.lines[0]?.extra).toBeNull();
  });

  it('by card is refused at a bookshop that does not sell by card', async () => {
    const { id } = bookshop();
    const line = aBook();
    const wish = atShop(id, { extras: [extraOf(line)], payment: 'card' });
    const { status, body } = await calls.send(customer, await calls.bodyOf([line], wish));
    expect([status, body.code]).toEqual([409, 'extras-in-shop']);
  });
});

const aBook = () => wantedBook(service.schools.add({ prezzo: 20 }));
