import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@zaino/contracts/orders';
import { OrderEntity } from '../orders/order.entity';
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
afterAll(() => service.stop());

const aBook = () => wantedBook(service.schools.add());
const aProduct = () => wantedProduct(service.catalogue.add());

describe('an order is refused', () => {
  const refused = async (body: object) => {
    const before = await service.dataSource.manager.count(OrderEntity);
    const { status, body: problem } = await calls.send(customer, body);
    expect(await service.dataSource.manager.count(OrderEntity)).toBe(before);
    return { status, code: problem.code, errors: problem.errors };
  };
  const pathsOf = (errors: { path: string }[] = []) => errors.map(({ path }) => path);

  it('without its key, and with one that was used for another', async () => {
    const body = await calls.bodyOf([aBook()]);
    const without = await customer.call({ method: 'POST', path: '/api/orders', body });
    expect([without.status, without.body.code]).toEqual([400, 'idempotency-key-missing']);
    const short = await calls.send(customer, body, 'short');
    expect([short.status, short.body.code]).toEqual([400, 'idempotency-key-missing']);
    const key = randomUUID();
    await calls.send(customer, body, key);
    const other = await calls.send(customer, await calls.bodyOf([aBook()]), key);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key-reused']);
  });

  it('by nobody in particular, and while the page is that of somebody else', async () => {
    const body = await calls.bodyOf([aBook()]);
    expect((await calls.send(service, body)).status).toBe(401);
    const { cookie = '' } = customer.headers;
    const answer = await service.call({
      method: 'POST',
      path: '/api/orders',
      body,
      headers: { cookie },
    });
    expect(answer.status).toBe(403);
  });

  it('where a price, the pieces or the days are no longer those of the quote', async () => {
    const product = service.catalogue.add({ prezzo: 4, pezzi_disponibili: 5 });
    const body = await calls.bodyOf([wantedProduct(product, { quantity: 5 })]);
    service.catalogue.add({ id: product.id, prezzo: 3.9 });
    expect(await refused(body)).toMatchObject({ status: 409, code: 'order-changed' });
    service.catalogue.add({ id: product.id, prezzo: 4, pezzi_disponibili: 4 });
    expect(await refused(body)).toMatchObject({ status: 409, code: 'order-changed' });
    service.catalogue.products.delete(product.id);
    expect(await refused(body)).toMatchObject({ status: 409, code: 'nothing-to-order' });
    expect(await refused({ ...(await calls.bodyOf([aBook()])), fingerprint: 'x' })).toMatchObject({
      code: 'order-changed',
    });
  });

  it('with the fingerprint of a quote whose changes the customer has not taken over', async () => {
    const lines = [wantedBook(service.schools.add({ prezzo: 20 }), { prezzo: 19 })];
    expect(await refused(await calls.bodyOf(lines))).toMatchObject({ code: 'order-changed' });
  });

  it('where there is nothing in it', async () => {
    expect(await refused(await calls.bodyOf([]))).toMatchObject({ code: 'nothing-to-order' });
  });

  it('at each field that is wrong', async () => {
    const body = await calls.bodyOf([aBook()], { payment: 'shop' });
    const wrong = {
      ...body,
      contact: { ...body.contact, email: 'nessuno', firstName: ' ' },
      address: null,
    };
    expect(pathsOf((await refused(wrong)).errors)).toEqual(['contact.firstName', 'contact.email']);
    const person = {
      kind: 'persona',
      name: 'Anna Bianchi',
      taxCode: 'RSSMRA85T10A562T',
      vatNumber: '',
      address: 'Via Roma 1',
      city: 'Cremona',
      postalCode: '20121',
      province: 'CR',
      recipientCode: '',
      pec: '',
    };
    const preferences = [
      { key: 'altra', ifLate: 'wait', cancelAfter: null, acceptsEquivalent: false },
      {
        key: JSON.stringify(['book']),
        ifLate: 'cancel',
        cancelAfter: null,
        acceptsEquivalent: false,
      },
    ];
    const { code, errors } = await refused({
      ...body,
      address: null,
      invoice: person,
      preferences,
    });
    expect(code).toBe('invalid-input');
    expect(pathsOf(errors)).toEqual([
      'address',
      'payment',
      'invoice.taxCode',
      'preferences.0',
      'preferences.1',
      'invoice.postalCode',
    ]);
  });

  it('where address, comune and postal code do not belong together', async () => {
    const body = await calls.bodyOf([aBook()]);
    const address = { ...body.address, postalCode: '20121' };
    expect(await refused({ ...body, address })).toEqual({
      status: 400,
      code: 'address-refused',
      errors: [{ path: 'address.postalCode', message: 'Il CAP di Cremona è 26100' }],
    });
  });

  it('for pick-up without a bookshop, or where it takes none any more', async () => {
    const values: Partial<OrderRequest> = { shippingMethod: 'pickup' };
    const body = await calls.bodyOf([aBook()], values);
    expect(pathsOf((await refused(body)).errors)).toEqual(['pickupPointId']);
    for (const changes of [{ offersPickup: false }, { state: 'paused' as const }]) {
      const { id: pickupPointId } = service.bookshops.add(changes);
      expect(await refused({ ...body, pickupPointId })).toMatchObject({ code: 'pickup-refused' });
    }
    const unknown = { ...body, pickupPointId: randomUUID() };
    expect(await refused(unknown)).toMatchObject({ status: 409, code: 'pickup-refused' });
  });

  it('by card at a bookshop whose account is restricted, and not where it is paid there', async () => {
    const payments = { accountId: 'acct_1', canTakeCards: false, isVerified: true };
    const { id: pickupPointId } = service.bookshops.add({ stripeAccountId: 'acct_1', payments });
    const values: Partial<OrderRequest> = { shippingMethod: 'pickup', pickupPointId };
    const body = await calls.bodyOf([aBook()], values);
    const answer = await refused(body);
    expect(answer).toMatchObject({ status: 409, code: 'bookshop-cards-off' });
    expect(answer.errors).toMatchObject([
      { path: 'payment', message: expect.stringContaining('paga in libreria') as string },
    ]);
    expect((await calls.send(customer, { ...body, payment: 'shop' })).status).toBe(200);
  });

  it('where a card cannot pay so little', async () => {
    const { id: pickupPointId } = service.bookshops.add();
    const cheap = wantedProduct(service.catalogue.add({ prezzo: 0.49 }));
    const body = await calls.bodyOf([cheap], { shippingMethod: 'pickup', pickupPointId });
    expect(pathsOf((await refused(body)).errors)).toEqual(['payment']);
  });

  it('while a service is away that it needs, and is placed once that is back', async () => {
    const key = randomUUID();
    const body = await calls.bodyOf([aProduct()]);
    service.catalogue.isAway = true;
    expect((await calls.send(customer, body, key)).status).toBe(503);
    service.catalogue.isAway = false;
    expect((await calls.send(customer, body, key)).status).toBe(200);
  });

  it('and that is counted by its reason', async () => {
    const text = async () => (await service.call<string>({ path: '/metrics' })).body;
    const counted = async () =>
      Number(/orders_sent_total\{outcome="order-changed"\} (\d+)/.exec(await text())?.[1] ?? 0);
    const before = await counted();
    await refused({ ...(await calls.bodyOf([aBook()])), fingerprint: 'x' });
    expect(await counted()).toBe(before + 1);
  });
});
