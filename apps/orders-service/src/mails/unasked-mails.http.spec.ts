import { randomUUID } from 'node:crypto';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { IsNull } from 'typeorm';
import { OrderLineEntity } from '../orders/order-line.entity';
import { orderCalls } from '../testing/order-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook } from '../testing/wanted';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
});
afterAll(() => service.stop());

const contactOf = (email: string) => ({
  firstName: 'Anna',
  lastName: 'Bianchi',
  phone: '+39 333 1234567',
  email,
});
/** Somebody of an address that is theirs, or that they only say so of. */
const customerOf = async (isEmailVerified: boolean) => {
  const email = `${randomUUID()}@example.it`;
  return { email, ...(await service.signIn({ email, isEmailVerified })) };
};
type Customer = Awaited<ReturnType<typeof customerOf>>;

const settled = () =>
  waitUntil(
    async () => !(await service.dataSource.manager.existsBy(OutboxMessage, { parkedAt: IsNull() })),
    30_000,
  );
const place = async (customer: Customer) => {
  const calls = orderCalls(service);
  const contact = contactOf(customer.email);
  const body = await calls.bodyOf([wantedBook(service.schools.add())], { contact });
  const { body: placed } = await calls.send(customer, body);
  return placed.orderId;
};
const cancel = async (customer: Customer, orderId: string) => {
  const path = `/api/orders/${orderId}/cancellation`;
  const lines = await service.dataSource.manager.findBy(OrderLineEntity, { orderId });
  const lineIds = lines.map(({ id }) => id);
  return customer.call({ method: 'POST', path, body: { lineIds } });
};
/** Sixty times, ten at once. */
const placeAndCancel = async (customer: Customer) => {
  for (let round = 0; round < 6; round += 1) {
    const cancelled = Array.from({ length: 10 }, async () =>
      cancel(customer, await place(customer)),
    );
    for (const { status } of await Promise.all(cancelled)) expect(status).toBe(200);
  }
  await settled();
};

describe('orders that are placed and cancelled sixty times', () => {
  it('send nothing to an address that nobody has proven', async () => {
    const customer = await customerOf(false);
    await placeAndCancel(customer);
    expect(service.mailbox.mailsTo(customer.email)).toEqual([]);
  }, 120_000);

  it('send twenty mails in an hour to one that is proven, and go on', async () => {
    const customer = await customerOf(true);
    await placeAndCancel(customer);
    expect(service.mailbox.mailsTo(customer.email)).toHaveLength(20);
  }, 120_000);
});
