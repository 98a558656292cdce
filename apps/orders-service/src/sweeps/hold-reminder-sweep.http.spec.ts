import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@zaino/rules/durations';
import { endOfItalianDay, italianDay } from '@zaino/rules/italian-day';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { IsNull } from 'typeorm';
import { longDay } from '../documents/long-day';
import { ProvenAddresses } from '../mails/proven-addresses';
import type { OrderEntity } from '../orders/order.entity';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, aProductLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { HoldReminderSweep } from './hold-reminder-sweep';

let service: TestService;
let worker: Awaited<ReturnType<TestService['startProcess']>>;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
});
afterAll(() => service.stop());

const daysAgo = (days: number) => new Date(service.now() - days * DAY_MS);
const endOfDay = (daysAhead: number) => endOfItalianDay(new Date(service.now()), daysAhead);
const ready = () => aProductLine({ state: 'ready', stateSince: daysAgo(13) });

interface Wanted {
  order?: Partial<OrderEntity>;
  lines?: Partial<OrderLineEntity>[];
  isProven?: boolean;
}

/** Kept in the shop until the end of tomorrow, unless told. */
async function kept({ order = {}, lines = [ready()], isProven = true }: Wanted = {}) {
  const email = `${randomUUID()}@example.it`;
  const placed = await placedOrder(service.dataSource, {
    lines,
    order: {
      contact: { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email },
      state: 'ready',
      paymentMethod: 'shop',
      paymentState: 'due',
      shippingMethod: 'pickup',
      shippingCents: 0,
      createdAt: daysAgo(20),
      payBefore: endOfDay(1),
      ...order,
    },
  });
  const { customerId } = placed.order;
  if (isProven) {
    await service.app.get(ProvenAddresses, { strict: false }).prove(customerId, email);
  }
  return { ...placed, email };
}
/** The mails that an order has after the sweep. */
async function remind({ email }: { email: string }) {
  await worker.app.get(HoldReminderSweep, { strict: false }).run();
  const { manager } = service.dataSource;
  const isDone = async () => !(await manager.existsBy(OutboxMessage, { parkedAt: IsNull() }));
  expect(await waitUntil(isDone, 20_000)).toBe(true);
  return service.mailbox.mailsTo(email);
}

describe('an order that the shop keeps until a day', () => {
  it('is spoken of once before that day is over, with what lies there and what it costs', async () => {
    const order = await kept();
    const [mail, ...others] = await remind(order);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Lo teniamo da parte ancora per poco: ordine ${order.order.number}`);
    const words = mail?.text?.replaceAll(/\s+/g, ' ');
    expect(words).toContain(`fino al ${longDay(endOfDay(1))}: poi l’ordine si annulla da solo`);
    expect(words).toContain('Si paga al ritiro: in tutto 2,50 €.');
    expect(await remind(order)).toHaveLength(1);
    const customer = await service.signIn({ uid: order.order.customerId });
    const { body } = await customer.call<{ events: object[] }>({
      path: `/api/orders/${order.order.id}`,
    });
    expect(body.events.at(-1)).toMatchObject({
      who: 'system',
      text: 'Ricordato il giorno fino al quale lo teniamo da parte',
    });
  });

  it('is spoken of again where the shop keeps it longer and that day comes', async () => {
    const order = await kept();
    expect(await remind(order)).toHaveLength(1);
    await service.dataSource.query('UPDATE order_event SET at = ? WHERE order_id = ?', [
      daysAgo(10),
      order.order.id,
    ]);
    expect(await remind(order)).toHaveLength(2);
  });

  it.each<[string, () => Wanted]>([
    ['days are left', () => ({ order: { payBefore: endOfDay(4) } })],
    ['it is over', () => ({ order: { payBefore: daysAgo(0.001) } })],
    ['it was placed today', () => ({ order: { createdAt: daysAgo(0.5) } })],
    ['it is paid by card', () => ({ order: { paymentMethod: 'card', paymentState: 'none' } })],
    ['nobody has proven the address', () => ({ isProven: false })],
  ])('is not spoken of while %s', async (_case, wanted) => {
    expect(await remind(await kept(wanted()))).toEqual([]);
  });

  it('is kept on, and not spoken of, while a book of it is awaited', async () => {
    const late = aBookLine({ state: 'waiting', expectedTo: italianDay(daysAgo(12)) });
    const order = await kept({ order: { state: 'waiting' }, lines: [ready(), late] });
    expect(await remind(order)).toEqual([]);
    const [row] = await service.dataSource.query<{ payBefore: Date }[]>(
      'SELECT pay_before AS payBefore FROM customer_order WHERE id = ?',
      [order.order.id],
    );
    expect(row?.payBefore).toEqual(endOfDay(14));
  });
});
