import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { strayLinks } from '@zaino/testing/mail-pages';
import { waitUntil } from '@zaino/testing/processes';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { WeeklySweep } from './weekly-sweep';

/** A Monday of the season, at ten in Italy. */
let monday: number;
let service: TestService;
let worker: Awaited<ReturnType<TestService['startProcess']>>;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
});
beforeEach(() => {
  // The clock goes on only: each test has a September of its own.
  const year = new Date(service.now()).getUTCFullYear() + 1;
  const eighth = new Date(`${year}-09-08T08:00:00Z`);
  monday = eighth.getTime() + ((8 - eighth.getUTCDay()) % 7) * DAY_MS;
  goTo(monday);
});
afterAll(() => service.stop());

/** Moves the clock to a moment; never back. */
const goTo = (at: number) => service.advance(at - service.now());
const ago = (days: number) => new Date(monday - days * DAY_MS);

/** Somebody with these lines in an order, who wants the mail unless told. */
async function somebody(lines: Partial<OrderLineEntity>[], { isWilling = true } = {}) {
  const customerId = randomUUID();
  const email = `${customerId}@example.it`;
  if (isWilling) service.contact.willing.set(customerId, email);
  const placed = await placedOrder(service.dataSource, {
    lines,
    order: { customerId, state: 'waiting', paymentState: 'paid', createdAt: ago(20) },
  });
  return { ...placed, customerId, email };
}
const waiting = (values: Partial<OrderLineEntity> = {}) =>
  aBookLine({
    state: 'waiting',
    stateSince: ago(15),
    expectedFrom: `${new Date(monday).getUTCFullYear()}-12-20`,
    expectedTo: `${new Date(monday).getUTCFullYear()}-12-22`,
    ...values,
  });

/** What has come to an address once the sweep's work is done. */
async function mailsAfterSweep({ email }: { email: string }) {
  await worker.app.get(WeeklySweep, { strict: false }).run();
  const topic = 'weekly-mail';
  const { manager } = service.dataSource;
  const isDone = async () => !(await manager.existsBy(OutboxMessage, { topic }));
  expect(await waitUntil(isDone, 20_000)).toBe(true);
  return service.mailbox.mailsTo(email);
}

describe('the mail of the week', () => {
  it('is none before its hours', async () => {
    goTo(monday + 7 * DAY_MS - 3 * HOUR_MS);
    expect(await mailsAfterSweep(await somebody([waiting()]))).toEqual([]);
  });

  it('says once a week what has changed, and when the rest comes', async () => {
    const lines = [waiting(), waiting({ state: 'ready', stateSince: ago(2) })];
    const customer = await somebody(lines);
    const [mail, ...others] = await mailsAfterSweep(customer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Il tuo ordine, questa settimana');
    const words = mail?.text?.replaceAll(/\s+/g, ' ') ?? '';
    const { number } = customer.order;
    expect(words).toContain(`Ordine ${number}: cambiato in questa settimana:`);
    expect(words).toContain('Pronto per il ritiro');
    expect(words).toContain(`Ordine ${number}: ancora in viaggio:`);
    expect(words).toContain('In arrivo dal fornitore, previsto tra il 20 e il 22 dicembre');
    expect(words).toContain('/api/contact-endings/');
    expect(mail && strayLinks(mail)).toEqual([]);
    expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe-post')).toBe(true);
    expect(await mailsAfterSweep(customer)).toHaveLength(1);
    goTo(monday + 7 * DAY_MS);
    expect(await mailsAfterSweep(customer)).toHaveLength(2);
  });

  it('has all orders of a family in one', async () => {
    const customer = await somebody([waiting()]);
    const { customerId } = customer;
    const { order } = await placedOrder(service.dataSource, {
      lines: [waiting()],
      order: { customerId, state: 'waiting', paymentState: 'paid' },
    });
    const [mail, ...others] = await mailsAfterSweep(customer);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('I tuoi ordini, questa settimana');
    expect(mail?.text).toContain(order.number);
    expect(mail?.text).toContain(customer.order.number);
  });

  it.each<[string, () => ReturnType<typeof somebody>]>([
    ['who has not asked for it', () => somebody([waiting()], { isWilling: false })],
    ['who waits for nothing', () => somebody([aBookLine({ state: 'delivered' })])],
    ['whose order is cancelled', () => somebody([aBookLine({ state: 'cancelled' })])],
  ])('does not go to %s', async (_whom, make) => {
    expect(await mailsAfterSweep(await make())).toEqual([]);
  });

  it('comes later where identity is away, and to everybody once', async () => {
    const customer = await somebody([waiting()]);
    service.contact.isAway = true;
    await expect(worker.app.get(WeeklySweep, { strict: false }).run()).rejects.toThrow();
    service.contact.isAway = false;
    await Promise.all([mailsAfterSweep(customer), mailsAfterSweep(customer)]);
    expect(await mailsAfterSweep(customer)).toHaveLength(1);
  });

  it('is none after the season', async () => {
    const customer = await somebody([waiting()]);
    goTo(monday + 10 * 7 * DAY_MS);
    expect(await mailsAfterSweep(customer)).toEqual([]);
  });
});
