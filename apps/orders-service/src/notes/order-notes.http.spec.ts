import { randomUUID } from 'node:crypto';
import { MOST_NOTE_CHARACTERS, type Order, type OrderNote } from '@zaino/contracts/orders';
import { placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let staff: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin', displayName: 'Lucia' });
});
afterAll(() => service.stop());

const pathOf = (orderId: string) => `/api/admin/orders/${orderId}/note`;
const read = async (orderId: string) =>
  (await staff.call<OrderNote>({ path: pathOf(orderId) })).body;
const save = (orderId: string, body: object, { call }: SignedInCaller = staff) =>
  call<OrderNote>({ method: 'PUT', path: pathOf(orderId), body });

describe('a note of staff', () => {
  it('says who wrote what and when, and is written anew', async () => {
    const { order } = await placedOrder(service.dataSource);
    const none = { text: '', version: 0, savedAt: null, savedBy: null };
    expect(await read(order.id)).toEqual(none);
    const { status, body } = await save(order.id, { text: ' Chiamare dopo le 18 ', version: 0 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: 'Chiamare dopo le 18', version: 1, savedBy: 'Lucia' });
    expect(await read(order.id)).toEqual(body);
    await save(order.id, { text: '', version: 1 });
    expect(await read(order.id)).toMatchObject({ text: '', version: 2 });
  });

  it('is not overwritten by who has read another one', async () => {
    const { order } = await placedOrder(service.dataSource);
    const answers = await Promise.all([
      save(order.id, { text: 'Prima', version: 0 }),
      save(order.id, { text: 'Seconda', version: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('note-changed');
    expect(await read(order.id)).toMatchObject({ version: 1 });
  });

  it('is told neither to the family nor to anybody but staff', async () => {
    const { order } = await placedOrder(service.dataSource);
    const text = `Sospetta${randomUUID()}`;
    await save(order.id, { text, version: 0 });
    const customer = await service.signIn({ uid: order.customerId });
    const own = await customer.call<Order>({ path: `/api/orders/${order.id}` });
    expect(JSON.stringify(own.body)).not.toContain(text);
    expect((await customer.call({ path: pathOf(order.id) })).status).toBe(401);
    expect((await save(order.id, { text: '', version: 1 }, customer)).status).toBe(401);
  });

  it('is of an order that there is, and no book', async () => {
    expect((await staff.call({ path: pathOf(randomUUID()) })).status).toBe(404);
    expect((await save(randomUUID(), { text: 'Nota', version: 0 })).status).toBe(404);
    const { order } = await placedOrder(service.dataSource);
    const text = 'x'.repeat(MOST_NOTE_CHARACTERS + 1);
    expect((await save(order.id, { text, version: 0 })).status).toBe(400);
  });
});
