import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { PayingService } from '../testing/paying-service';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderEventEntity } from '../orders/order-event.entity';
import { OrderLineEntity } from '../orders/order-line.entity';
import { WithdrawalEntity } from './withdrawal.entity';

const staff = { who: 'staff', id: 'admin-1', name: 'Ada' } as const;
const twoBooks = [aBookLine({ reference: '9788800000022' }), aBookLine()];

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

/** A paid order by card, with an address of its own for the receipt. */
const paidOrder = async (lines = twoBooks) => {
  const placed = await paying.place({ lines });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  return { ...placed, email: `${randomUUID()}@example.it` };
};
const deliver = async ({ order, lines }: OrderWithLines) => {
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  const of = { orderId: order.id, actor: staff };
  const ordered = lines.filter(({ isOrdered }) => isOrdered).map(({ id }) => id);
  if (ordered.length > 0) await commands.run({ ...of, command: 'reserve', lineIds: ordered });
  await commands.run({ ...of, command: 'ship', data: { carrier: 'C', code: '1', url: '' } });
  await commands.run({ ...of, command: 'deliver' });
};
type Paid = Awaited<ReturnType<typeof paidOrder>>;
const withdraw = async (placed: Paid, lines = placed.lines, body = {}) => {
  const { call } = await paying.customerOf(placed);
  const statement = { name: 'Anna Bianchi', email: placed.email, ...body };
  return call<Order>({
    method: 'POST',
    path: `/api/orders/${placed.order.id}/withdrawal`,
    body: { lineIds: lines.map(({ id }) => id), ...statement },
  });
};
const withdrawalsOf = ({ order }: OrderWithLines) =>
  paying.service.dataSource.manager.findBy(WithdrawalEntity, { orderId: order.id });

describe('a withdrawal', () => {
  it('of books that have not left cancels them, gives the money back and sends a receipt', async () => {
    const placed = await paidOrder();
    const [first] = placed.lines;
    const { status, body } = await withdraw(placed, [first as OrderLineEntity]);
    expect(status).toBe(200);
    expect(body.lines.map(({ state, withdrawnAt }) => [state, withdrawnAt])).toEqual([
      ['cancelled', null],
      ['paid', null],
    ]);
    expect(body.withdrawals).toMatchObject([{ name: 'Anna Bianchi', lineIds: [first?.id] }]);
    expect(body.refunds).toMatchObject([{ amount: 31.5, reason: 'Recesso dal contratto' }]);
    expect(body.documents.map(({ kind }) => kind)).toContain('ricevuta-recesso');

    const mail = await paying.service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`Recesso ricevuto: ordine ${placed.order.number}`);
    expect(mail.text).toMatch(/Ricevuto il:\n\d+ \p{L}+ \d{4} alle ore \d\d:\d\d/u);
    const [receipt, ...others] = mail.attachments;
    expect(others).toEqual([]);
    const text = pdfText(Buffer.from(receipt?.content as ArrayBuffer)).join(' ');
    expect(text).toContain(`Ordine ${placed.order.number}`);
    expect(text).toContain('ISBN 9788800000022 1');
    expect(text).not.toContain('9788800000015');
    await paying.settled();
    expect((await paying.facts(placed.order.id)).refunds).toMatchObject([{ state: 'done' }]);
    // One mail of the withdrawal, none of the cancellation that it led to.
    const titles = paying.service.mailbox
      .mailsTo(placed.order.contact.email)
      .filter(({ text = '' }) => text.includes(placed.order.id))
      .map(({ subject = '' }) => subject.replace(/:.*/, ''));
    expect(titles.toSorted()).toEqual(['Pagamento ricevuto', 'Rimborso eseguito']);
  });

  it('of all of an order gives the shipping costs back too', async () => {
    const placed = await paidOrder([aBookLine()]);
    const { body } = await withdraw(placed);
    expect(body.refunds).toMatchObject([{ amount: 36.5 }]);
  });

  it('of delivered books waits for their return, then the money goes back', async () => {
    const placed = await paidOrder();
    await deliver(placed);
    const { body } = await withdraw(placed, placed.lines.slice(0, 1));
    expect(body.lines.map(({ state, withdrawnAt }) => [state, withdrawnAt !== null])).toEqual([
      ['delivered', true],
      ['delivered', false],
    ]);
    expect(body.refunds).toEqual([]);
    const mail = await paying.service.mailbox.mailTo(placed.email);
    expect(mail.text).toContain('entro 14 giorni a: Zaino di prova, Via Esempio 1');
    await paying.service.app.get(OrderCommands, { strict: false }).run({
      orderId: placed.order.id,
      command: 'receive-return',
      actor: staff,
      lineIds: [placed.lines[0]?.id ?? ''],
      data: { restocks: false },
    });
    await paying.settled();
    const { refunds, lines } = await paying.facts(placed.order.id);
    expect(refunds).toMatchObject([{ amountCents: 3_150, state: 'done' }]);
    expect(lines[0]?.state).toBe('refunded');
  });

  it('goes for what is on its way, and gives pieces of the shop back to the stock', async () => {
    const { reference } = { reference: `P-${1_000 + (Date.now() % 9_000)}` };
    const placed = await paidOrder([aProductLine({ reference, quantity: 2 }), aBookLine()]);
    await paying.settled();
    const before = paying.service.catalogue.stockOf(reference);
    const { body } = await withdraw(placed, placed.lines.slice(0, 1));
    expect(body.lines[0]?.state).toBe('cancelled');
    await paying.settled();
    expect(paying.service.catalogue.stockOf(reference)).toBe(before + 2);
  });

  it('is made once, however often it is sent', async () => {
    const placed = await paidOrder();
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(placed)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await withdrawalsOf(placed)).toHaveLength(1);
    await paying.settled();
    expect(paying.service.mailbox.mailsTo(placed.email)).toHaveLength(1);
    expect((await paying.facts(placed.order.id)).refunds).toHaveLength(1);
  });

  it('is refused after fourteen days, as a whole', async () => {
    const placed = await paidOrder();
    await deliver(placed);
    const late = new Date(Date.now() - 16 * DAY_MS);
    const { manager } = paying.service.dataSource;
    await manager.update(OrderLineEntity, { orderId: placed.order.id }, { deliveredAt: late });
    const { status, body } = await withdraw(placed);
    expect([status, body.code]).toEqual([409, 'withdrawal-refused']);
    expect(await withdrawalsOf(placed)).toEqual([]);
  });

  it('is refused for lines that were withdrawn from, or are of another order', async () => {
    const placed = await paidOrder();
    const other = await paidOrder();
    await deliver(placed);
    await withdraw(placed, placed.lines.slice(0, 1));
    for (const lines of [placed.lines, other.lines]) {
      const { status, body } = await withdraw(placed, lines);
      expect([status, body.code]).toEqual([409, 'withdrawal-refused']);
    }
    expect(await withdrawalsOf(placed)).toHaveLength(1);
  });

  it('is its customer’s alone', async () => {
    const placed = await paidOrder();
    const { call } = await paying.service.signIn();
    const call404 = await call({
      method: 'POST',
      path: `/api/orders/${placed.order.id}/withdrawal`,
      body: { lineIds: [placed.lines[0]?.id], name: 'X', email: 'x@example.it' },
    });
    expect(call404.status).toBe(404);
    const noName = await withdraw(placed, placed.lines, { name: ' ' });
    expect(noName.status).toBe(400);
    expect(await withdrawalsOf(placed)).toEqual([]);
  });

  it('tells another’s order from none in no way', async () => {
    const placed = await paidOrder();
    const { call } = await paying.service.signIn();
    const told = (id: string) =>
      call({
        method: 'POST',
        path: `/api/orders/${id}/withdrawal`,
        body: { lineIds: [placed.lines[0]?.id], name: 'X', email: 'x@example.it' },
      }).then(({ body }) => ({ ...body, requestId: '' }));
    expect(await told(placed.order.id)).toEqual(await told(randomUUID()));
  });

  it('is kept in the log, by its customer', async () => {
    const placed = await paidOrder();
    await withdraw(placed);
    const events = await paying.service.dataSource.manager.findBy(OrderEventEntity, {
      orderId: placed.order.id,
      command: 'withdraw',
    });
    expect(events).toMatchObject([{ who: 'customer', actorId: placed.order.customerId }]);
  });
});
