import { randomUUID } from 'node:crypto';
import type { OrderMails } from '@zaino/contracts/bookshops';
import type { OrderCommandName } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { italianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { Outbox } from '@zaino/service/outbox/outbox';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { waitUntil } from '@zaino/testing/processes';
import { IsNull } from 'typeorm';
import { BOOKSHOP_MAIL_TOPIC } from '../mails/mail-effects';
import { ProvenAddresses } from '../mails/proven-addresses';
import type { Actor } from '../orders/actor';
import { OrderEventEntity } from '../orders/order-event.entity';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { OrderCommands } from '../transitions/order-commands';
import { Withdrawals } from '../withdrawals/withdrawals';
import { BookshopNoticeEntity } from './bookshop-notice.entity';
import { BookshopNotices } from './bookshop-notices';

let service: TestService;
let worker: Awaited<ReturnType<TestService['startProcess']>>;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
});
afterAll(() => service.stop());

const provider: Actor = { who: 'system', id: null, name: null };
const customer: Actor = { who: 'customer', id: randomUUID(), name: null };
const clerk: Actor = { who: 'bookshop', id: randomUUID(), name: 'Ada' };

/** A bookshop whose owner has proven an address, unless told. */
async function aBookshop(orderMails: OrderMails = 'each', isProven = true) {
  const { id } = service.bookshops.add({ id: randomUUID() });
  const uid = randomUUID();
  const email = `${uid}@example.it`;
  service.bookshops.owners.set(id, { uid, orderMails });
  if (isProven) await service.app.get(ProvenAddresses, { strict: false }).prove(uid, email);
  return { id, email };
}
type Bookshop = Awaited<ReturnType<typeof aBookshop>>;

const inShop = { paymentMethod: 'shop', paymentState: 'due', shippingMethod: 'pickup' } as const;
const place = (bookshop: Bookshop, order: object = inShop, lines = [aBookLine({ quantity: 2 })]) =>
  placedOrder(service.dataSource, {
    order: { shippingCents: 0, ...order, bookshopId: bookshop.id },
    lines,
  });
const settle = async () => {
  const { manager } = service.dataSource;
  const isDone = async () => !(await manager.existsBy(OutboxMessage, { parkedAt: IsNull() }));
  expect(await waitUntil(isDone, 20_000)).toBe(true);
};
const mailsTo = async ({ email }: Bookshop) => {
  await settle();
  return service.mailbox.mailsTo(email);
};
const textOf = ({ text = '' }: { text?: string | undefined }) => text.replaceAll('\u00a0', ' ');

/** As the placing of an order tells of it. */
const tell = async ({ order }: OrderWithLines) => {
  const where = { orderId: order.id, command: 'place' };
  const { id: eventId } = await service.dataSource.manager.findOneByOrFail(OrderEventEntity, where);
  const outbox = service.app.get(Outbox, { strict: false });
  await outbox.add(service.dataSource.manager, BOOKSHOP_MAIL_TOPIC, { eventId });
};
const run = (placed: OrderWithLines, command: OrderCommandName, actor: Actor) =>
  service.app
    .get(OrderCommands, { strict: false })
    .run({ orderId: placed.order.id, command, actor });

describe('a bookshop whose owner wants a mail for each order', () => {
  it('is told of one that is paid there, with what to order and what is due', async () => {
    const bookshop = await aBookshop();
    const placed = await place(bookshop, inShop, [aBookLine({ quantity: 2 }), aProductLine()]);
    await tell(placed);
    const [mail, ...others] = await mailsTo(bookshop);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Nuovo ordine ${placed.order.number}: 2 libri e 1 articolo`);
    for (const words of [
      'Matematica verde 1 (2 libri)',
      'ISBN 9788800000015',
      'Si paga da te, al ritiro: 65,50 €.',
      `https://www.zaino.example/dashboard/ordini/${placed.order.id}`,
    ]) {
      expect(textOf(mail ?? {})).toContain(words);
    }
  });

  it('reads no name, address or phone of the customer in it', async () => {
    const bookshop = await aBookshop();
    const placed = await place(bookshop);
    await tell(placed);
    const [mail] = await mailsTo(bookshop);
    const { firstName, lastName, email, phone } = placed.order.contact;
    for (const words of [firstName, lastName, email, phone]) {
      expect(`${mail?.subject ?? ''} ${mail?.html || ''}`).not.toContain(words);
    }
  });

  it('is told of one by card once it is paid, and not before', async () => {
    const bookshop = await aBookshop();
    const placed = await place(bookshop, { shippingMethod: 'pickup' });
    await tell(placed);
    expect(await mailsTo(bookshop)).toEqual([]);
    await run(placed, 'confirm-payment', provider);
    const [mail, ...others] = await mailsTo(bookshop);
    expect(others).toEqual([]);
    expect(textOf(mail ?? {})).toContain('È già pagato online.');
  });

  it('is told of what customers cancel, and not of what it cancels itself', async () => {
    const bookshop = await aBookshop();
    const cancelled = await place(bookshop);
    await run(cancelled, 'cancel', customer);
    const own = [aBookLine({ sellerId: bookshop.id })];
    await run(await place(bookshop, inShop, own), 'cancel', clerk);
    const mails = await mailsTo(bookshop);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ordine ${cancelled.order.number}: 2 libri in meno`,
    ]);
  });

  it('is told of a withdrawal from what it has sold, and not of what others have', async () => {
    const bookshop = await aBookshop();
    const delivered = { state: 'delivered' as const, deliveredAt: new Date() };
    const own = { ...delivered, sellerId: bookshop.id, soldBy: bookshop.id };
    const placed = await place(
      bookshop,
      { shippingMethod: 'pickup', state: 'delivered', paymentState: 'paid', paidAt: new Date() },
      [aBookLine(own), aProductLine(delivered)],
    );
    await service.app.get(Withdrawals, { strict: false }).withdraw({
      orderId: placed.order.id,
      of: { customerId: placed.order.customerId },
      actor: customer,
      lineIds: placed.lines.map(({ id }) => id),
      name: 'Anna Bianchi',
      email: 'anna@example.com',
    });
    const [mail, ...others] = await mailsTo(bookshop);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Recesso per l’ordine ${placed.order.number}: 1 libro`);
    expect(textOf(mail ?? {})).not.toContain('Quaderno');
  });

  it('hears nothing of an order by card that nobody has paid and that lapses', async () => {
    const bookshop = await aBookshop();
    await run(await place(bookshop, { shippingMethod: 'pickup' }), 'cancel', provider);
    expect(await mailsTo(bookshop)).toEqual([]);
  });

  it('is not written to at an address that nobody has proven', async () => {
    const bookshop = await aBookshop('each', false);
    await tell(await place(bookshop));
    expect(await mailsTo(bookshop)).toEqual([]);
    expect(service.mailbox.mailsTo('corso@example.com')).toEqual([]);
  });

  it('gets beyond its mailbox’s limit the rest in the mail of the day', async () => {
    const bookshop = await aBookshop();
    const all = await Promise.all(Array.from({ length: 63 }, () => place(bookshop)));
    for (const placed of all) await tell(placed);
    expect(await mailsTo(bookshop)).toHaveLength(60);
    const left = { bookshopId: bookshop.id };
    expect(await service.dataSource.manager.countBy(BookshopNoticeEntity, left)).toBe(3);
    // The mail of the day would wait for the mailbox, and the other tests for it.
    await service.dataSource.manager.delete(BookshopNoticeEntity, left);
  });

  it('is told of an order when the bookshops service is back', async () => {
    const bookshop = await aBookshop();
    service.bookshops.isOwnerAway = true;
    await tell(await place(bookshop));
    const failed = async () =>
      (await service.dataSource.manager.findOneBy(OutboxMessage, { topic: BOOKSHOP_MAIL_TOPIC }))
        ?.lastError != null;
    expect(await waitUntil(failed, 20_000)).toBe(true);
    service.bookshops.isOwnerAway = false;
    service.advance(3_000);
    expect(await mailsTo(bookshop)).toHaveLength(1);
  });
});

describe('a bookshop whose owner wants one mail a day', () => {
  const sendDue = () => worker.app.get(BookshopNotices, { strict: false }).sendDue();
  /** To an hour of tomorrow in Italy. */
  const goTo = (hour: number) => {
    const at = startOfItalianDay(italianDay(service.now()), 1).getTime() + hour * HOUR_MS;
    service.advance(at - service.now());
  };

  it('gets at six in the evening what came since the day before, once', async () => {
    const bookshop = await aBookshop('daily');
    goTo(17);
    await sendDue();
    const first = await place(bookshop);
    const second = await place(bookshop);
    for (const placed of [first, second]) await tell(placed);
    await run(second, 'cancel', customer);
    await settle();
    await sendDue();
    expect(await mailsTo(bookshop)).toEqual([]);
    service.advance(HOUR_MS + 1_000);
    const late = await place(bookshop);
    await tell(late);
    await settle();
    await sendDue();
    await sendDue();
    const [mail, ...others] = await mailsTo(bookshop);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 ordini nuovi da ritirare');
    expect(textOf(mail ?? {})).toContain(`Ordine ${first.order.number}`);
    expect(textOf(mail ?? {})).toContain('Annullati');
    expect(textOf(mail ?? {})).not.toContain(late.order.number);
    service.advance(DAY_MS);
    await sendDue();
    const mails = await mailsTo(bookshop);
    expect(mails.at(-1)?.subject).toBe('Un ordine nuovo da ritirare');
  });
});
