import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { PayingService } from '../testing/paying-service';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine, type OrderWithLines } from '../testing/placed-order';
import { checkConsistency } from '../reconciliation/check-consistency';
import { OrderCommands } from '../transitions/order-commands';
import { OrderLineEntity } from '../orders/order-line.entity';
import { WithdrawalEntity } from './withdrawal.entity';

const staff = { who: 'staff', id: 'admin-1', name: 'Ada' } as const;
const ISBN = '9788800000022';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

/** A paid order of the same book for two children, and another book. */
const paidOrder = async (lines: Partial<OrderLineEntity>[] = [twins(), aBookLine()]) => {
  const placed = await paying.place({ lines });
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  const [line] = placed.lines as [OrderLineEntity];
  return { ...placed, line, email: `${randomUUID()}@example.it` };
};
const twins = (changes: Partial<OrderLineEntity> = {}) =>
  aBookLine({ reference: ISBN, quantity: 2, ...changes });
const run = (orderId: string, command: object) =>
  paying.service.app
    .get(OrderCommands, { strict: false })
    .run({ orderId, actor: staff, ...command } as Parameters<OrderCommands['run']>[0]);
const deliver = async ({ order, lines }: OrderWithLines) => {
  const lineIds = lines.filter(({ isOrdered }) => isOrdered).map(({ id }) => id);
  await run(order.id, { command: 'reserve', lineIds });
  await run(order.id, { command: 'ship', data: { carrier: 'C', code: '1', url: '' } });
  await run(order.id, { command: 'deliver' });
};
type Paid = Awaited<ReturnType<typeof paidOrder>>;
const withdraw = async (placed: Paid, body: object = {}) => {
  const { call } = await paying.customerOf(placed);
  return call<Order>({
    method: 'POST',
    path: `/api/orders/${placed.order.id}/withdrawal`,
    body: { lineIds: [placed.line.id], name: 'Anna Bianchi', email: placed.email, ...body },
  });
};
const one = ({ line }: Paid, changes = {}) => ({
  pieces: [{ lineId: line.id, quantity: 1, of: 2, ...changes }],
});
const rows = ({ lines }: Order) =>
  lines.map(({ quantity, state, withdrawnAt }) => [quantity, state, withdrawnAt !== null]);
const withdrawalsOf = ({ order }: OrderWithLines) =>
  paying.service.dataSource.manager.findBy(WithdrawalEntity, { orderId: order.id });
const isRight = async () => expect(await checkConsistency(paying.service.dataSource)).toEqual([]);

describe('a withdrawal from one of two pieces', () => {
  it('cancels one that has not left, and gives back what was paid for it', async () => {
    const placed = await paidOrder();
    const { status, body } = await withdraw(placed, one(placed));
    expect(status).toBe(200);
    expect(rows(body)).toEqual([
      [1, 'paid', false],
      [1, 'cancelled', false],
      [1, 'paid', false],
    ]);
    const [kept, gone] = body.lines;
    expect(gone).toMatchObject({ key: kept?.key, reference: ISBN, title: kept?.title });
    expect(body.refunds).toMatchObject([{ amount: 31.5, lineIds: [gone?.id] }]);
    expect(body.withdrawals).toMatchObject([
      { lineIds: [gone?.id], pieces: [{ lineId: gone?.id, quantity: 1 }] },
    ]);
    // What happened before happened to both.
    expect(body.events[0]).toMatchObject({ command: 'place', text: 'Ordine ricevuto' });
    expect(body.events[0]?.lineIds).toContain(gone?.id);
    expect(body.events.slice(-2).map(({ text }) => text)).toEqual([
      'Annullato: recesso dal contratto · Matematica verde 1 (1 pezzo)',
      'Recesso dal contratto · Matematica verde 1 (1 pezzo)',
    ]);
    await isRight();

    const mail = await paying.service.mailbox.mailTo(placed.email);
    expect(mail.text).toContain('(1 copia)');
    const text = pdfText(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).join(' ');
    expect(text).toContain(`ISBN ${ISBN} 1`);
    await paying.settled();
    const { refunds } = await paying.facts(placed.order.id);
    expect(refunds).toMatchObject([{ amountCents: 3_150, state: 'done' }]);
  });

  it('is made once, however often it is sent; the other piece is another statement', async () => {
    const placed = await paidOrder();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => withdraw(placed, one(placed))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await withdrawalsOf(placed)).toHaveLength(1);
    const facts = await paying.facts(placed.order.id);
    expect(facts.lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
    expect(facts.refunds).toHaveLength(1);
    // Now as a whole: all that is left of the line.
    for (const { status } of [await withdraw(placed), await withdraw(placed)])
      expect(status).toBe(200);
    expect((await withdraw(placed, one(placed))).status).toBe(200);
    expect(await withdrawalsOf(placed)).toHaveLength(2);
    await paying.settled();
    const { refunds } = await paying.facts(placed.order.id);
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([3_150, 3_150]);
    expect(paying.service.mailbox.mailsTo(placed.email)).toHaveLength(2);
    await isRight();
  });

  it('finds another number of pieces than it was made for: nothing is done', async () => {
    const placed = await paidOrder([twins({ quantity: 3 })]);
    expect((await withdraw(placed, one(placed, { of: 3 }))).status).toBe(200);
    for (const pieces of [
      { quantity: 2, of: 3 },
      { quantity: 1, of: 1 },
    ]) {
      const { status, body } = await withdraw(placed, one(placed, pieces));
      expect([status, body.code]).toEqual([409, 'order-moved']);
    }
    expect(await withdrawalsOf(placed)).toHaveLength(1);
  });

  it('that was delivered waits for its return, one piece after the other', async () => {
    const placed = await paidOrder([twins({ quantity: 3 }), aBookLine()]);
    await deliver(placed);
    const { body } = await withdraw(placed, one(placed, { quantity: 2, of: 3 }));
    expect(rows(body)).toEqual([
      [1, 'delivered', false],
      [2, 'delivered', true],
      [1, 'delivered', false],
    ]);
    expect(body.refunds).toEqual([]);
    const back = body.lines[1]?.id ?? '';
    await run(placed.order.id, {
      command: 'receive-return',
      lineIds: [back],
      data: { restocks: false },
      pieces: [{ lineId: back, quantity: 1, of: 2 }],
    });
    await paying.settled();
    const { refunds, lines } = await paying.facts(placed.order.id);
    expect(refunds).toMatchObject([{ amountCents: 3_150, state: 'done' }]);
    expect(lines.map(({ quantity, state }) => [quantity, state])).toEqual([
      [1, 'delivered'],
      [1, 'delivered'],
      [1, 'refunded'],
      [1, 'delivered'],
    ]);
    // The document says what was declared, whatever has come back since.
    const { call } = await paying.customerOf(placed);
    const path = `/api/orders/${placed.order.id}`;
    const order = await call<Order>({ path });
    expect(order.body.withdrawals[0]?.pieces).toEqual([{ lineId: back, quantity: 2 }]);
    const shipped = order.body.events.find(({ command }) => command === 'ship');
    expect(shipped?.lineIds.toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
    const document = await call<Buffer>({ path: `${path}/documents/ricevuta-recesso.pdf` });
    expect(pdfText(document.body).join(' ')).toContain(`ISBN ${ISBN} 2`);
    await isRight();
  });

  it('gives one piece of the shop back to the stock', async () => {
    const reference = `P-${1_000 + (Date.now() % 9_000)}`;
    const placed = await paidOrder([aProductLine({ reference, quantity: 2 }), aBookLine()]);
    await paying.settled();
    const before = paying.service.catalogue.stockOf(reference);
    await withdraw(placed, one(placed));
    await paying.settled();
    expect(paying.service.catalogue.stockOf(reference)).toBe(before + 1);
    await withdraw(placed);
    await paying.settled();
    expect(paying.service.catalogue.stockOf(reference)).toBe(before + 2);
  });

  it('is of the child that is named', async () => {
    const placed = await paidOrder();
    const { manager } = paying.service.dataSource;
    const children = ['teo', 'mia'].map((childId) => ({ childId, quantity: 1 }));
    const details = { ...placed.line.details, children };
    await manager.update(OrderLineEntity, { id: placed.line.id }, { details });
    const wrong = await withdraw(placed, one(placed, { childId: 'leo' }));
    expect([wrong.status, wrong.body.code]).toEqual([409, 'command-refused']);
    const { body } = await withdraw(placed, one(placed, { childId: 'teo' }));
    expect(
      body.lines.slice(0, 2).map((line) => line.children.map(({ childId }) => childId)),
    ).toEqual([['mia'], ['teo']]);
  });

  it.each<[string, (placed: Paid) => object]>([
    ['none', (placed) => one(placed, { quantity: 0 })],
    ['more than the line has', (placed) => one(placed, { quantity: 3 })],
    ['a line that is not named', (placed) => one(placed, { lineId: placed.lines[1]?.id })],
    ['a line twice', (placed) => ({ pieces: [...one(placed).pieces, ...one(placed).pieces] })],
  ])('is refused at the door for pieces of %s', async (_, body) => {
    const placed = await paidOrder();
    expect((await withdraw(placed, body(placed))).status).toBe(400);
    expect(await withdrawalsOf(placed)).toEqual([]);
  });
});
