import { randomUUID } from 'node:crypto';
import { mailRules } from '@zaino/service/mail/mail-rules';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { isShortForm } from '@zaino/testing/config';
import { waitUntil } from '@zaino/testing/processes';
import { IsNull } from 'typeorm';
import { bookshopMailKinds } from '../bookshop-mails/bookshop-owners';
import { systemActor } from '../orders/actor';
import { OrderLineEntity } from '../orders/order-line.entity';
import { supportMailKinds } from '../support/support-mail-handler';
import { orderCalls } from '../testing/order-calls';
import { placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedBook } from '../testing/wanted';
import { OrderCommands } from '../transitions/order-commands';
import { WEEKLY_MAIL_KIND } from '../weekly-mails/weekly-mail-handler';
import { eventMails } from './event-mails';
import { HeldMailEntity } from './held-mail.entity';

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
/** Ten at once, in so many rounds. */
const placeAndCancel = async (customer: Customer, rounds: number) => {
  for (let round = 0; round < rounds; round += 1) {
    const cancelled = Array.from({ length: 10 }, async () =>
      cancel(customer, await place(customer)),
    );
    for (const { status } of await Promise.all(cancelled)) expect(status).toBe(200);
  }
  await settled();
};

it('every mail about an order or to the shop has its rule, and every such rule its mail', () => {
  const told = Object.values(eventMails).flatMap((mail) => (mail ? [mail.kind] : []));
  const weekly = WEEKLY_MAIL_KIND;
  const asked = { ...supportMailKinds, ...bookshopMailKinds, weekly };
  const kinds = new Set([...told, ...Object.values(asked)]);
  const rules = Object.keys(mailRules).filter((kind) => /^(?:order|support)-/.test(kind));
  expect([...kinds].toSorted()).toEqual(rules.toSorted());
});

/** Each ten orders with two mails: far more than may be sent to one address. */
const ROUNDS = isShortForm() ? 3 : 6;

describe('orders that are placed and cancelled many times', () => {
  it('send nothing to an address that nobody has proven', async () => {
    const customer = await customerOf(false);
    await placeAndCancel(customer, ROUNDS);
    expect(service.mailbox.mailsTo(customer.email)).toEqual([]);
  }, 120_000);

  it('send twenty mails in an hour to one that is proven, and go on', async () => {
    const customer = await customerOf(true);
    await placeAndCancel(customer, ROUNDS);
    expect(service.mailbox.mailsTo(customer.email)).toHaveLength(20);
  }, 120_000);
});

describe('an order of somebody who has not proven their address', () => {
  const subjectsTo = (email: string) =>
    service.mailbox
      .mailsTo(email)
      .map(({ subject = '' }) => subject.split(':')[0])
      .toSorted();
  const placed = async () => {
    const customer = await customerOf(false);
    const orderId = await place(customer);
    await settled();
    expect(subjectsTo(customer.email)).toEqual([]);
    return { ...customer, orderId };
  };
  const prove = ({ uid, email }: { uid: string; email: string }) =>
    service.serviceCall({
      method: 'PUT',
      path: `/internal/customers/${uid}/proven-address`,
      body: { email },
    });
  const run = (orderId: string, command: 'confirm-payment' | 'order-from-supplier') =>
    service.app.get(OrderCommands, { strict: false }).run({
      orderId,
      command,
      actor: systemActor,
      data: { expected: { from: '2026-09-14', to: '2026-09-18' } },
    });

  it('is confirmed once they prove it, as it is then', async () => {
    const customer = await placed();
    expect((await prove(customer)).status).toBe(200);
    await settled();
    expect(subjectsTo(customer.email)).toEqual(['Ordine ricevuto']);
    await prove(customer);
    await settled();
    expect(subjectsTo(customer.email)).toHaveLength(1);
    expect(await cancel(customer, customer.orderId)).toMatchObject({ status: 200 });
    await settled();
    expect(subjectsTo(customer.email)).toEqual(['Articoli annullati', 'Ordine ricevuto']);
  });

  it('is confirmed with the payment, and written of from then on', async () => {
    const customer = await placed();
    await run(customer.orderId, 'confirm-payment');
    await settled();
    expect(subjectsTo(customer.email)).toEqual(['Ordine ricevuto', 'Pagamento ricevuto']);
    await run(customer.orderId, 'order-from-supplier');
    await settled();
    expect(subjectsTo(customer.email)).toContain('Il tuo libro è in arrivo');
  });

  it('is not written of once it is cancelled', async () => {
    const customer = await placed();
    await cancel(customer, customer.orderId);
    await settled();
    await prove(customer);
    await settled();
    expect(subjectsTo(customer.email)).toEqual([]);
    const { manager } = service.dataSource;
    expect(await manager.countBy(HeldMailEntity, { orderId: customer.orderId })).toBe(0);
  });

  it('is written of to the address that they have proven, where the order says another', async () => {
    const customer = await customerOf(true);
    const other = `${randomUUID()}@example.it`;
    await place({ ...customer, email: other });
    await settled();
    expect(subjectsTo(other)).toEqual([]);
    expect(subjectsTo(customer.email)).toEqual(['Ordine ricevuto']);
  });
});

it('commands of staff are counted by mailbox alone, beside what customers cause', async () => {
  const customer = await customerOf(true);
  await placeAndCancel(customer, 2);
  const contact = contactOf(customer.email);
  const paid = {
    customerId: customer.uid,
    contact,
    paymentState: 'paid',
    paidAt: new Date(),
  } as const;
  const { order } = await placedOrder(service.dataSource, {
    order: { ...paid, state: 'paid' },
    lines: [{ type: 'book', state: 'paid' }],
  });
  await service.app.get(OrderCommands, { strict: false }).run({
    orderId: order.id,
    command: 'order-from-supplier',
    actor: { who: 'staff', id: 'admin-1', name: 'Ada' },
    data: { expected: { from: '2026-09-14', to: '2026-09-18' } },
  });
  await settled();
  const subjects = service.mailbox.mailsTo(customer.email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(21);
  expect(subjects.at(-1)).toContain('Il tuo libro è in arrivo');
}, 120_000);
