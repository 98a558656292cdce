import { randomUUID } from 'node:crypto';
import type { DeskOrder } from '@zaino/contracts/orders';
import { aBookLine } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { cash, counterWorld, idsOf, unpaid } from './testing/counter-world';

let service: TestService;
let at: Awaited<ReturnType<typeof counterWorld>>;
beforeAll(async () => {
  service = await startTestService();
  at = await counterWorld(service);
});
afterAll(() => service.stop());

describe('an order at the counter', () => {
  it('is found by its number, and another bookshop’s is none', async () => {
    const { order } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    const path = `/api/desk/orders/by-number/${order.number}`;
    const { status, body } = await at.owner.call<DeskOrder>({ path });
    expect([status, body.id, body.due]).toEqual([200, order.id, 31.5]);
    const other = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    expect(await other.call({ path })).toMatchObject({
      status: 404,
      body: { detail: 'Nessun ordine con questo numero.' },
    });
    const family = await service.signIn();
    expect((await family.call({ path })).status).toBe(403);
    const { order: notPaid } = await at.place({ paymentState: 'none' }, aBookLine());
    for (const number of [notPaid.number, 'ZN-0000-0000']) {
      expect((await at.owner.call({ path: `/api/desk/orders/by-number/${number}` })).status).toBe(
        404,
      );
    }
  });

  it('is handed over and paid in one step', async () => {
    const { order, lines } = await at.place(
      unpaid,
      aBookLine({ state: 'ready', discountCents: 150 }),
      aBookLine({ state: 'cancelled' }),
    );
    const { status, body } = await at.handOver(order.id, {
      version: 1,
      lineIds: [lines[0]?.id],
      payment: { tender: 'card', tillNumber: '0012-0034' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ stage: 'handed-over', paymentState: 'paid', due: 0, version: 3 });
    expect(body.counterPayment).toMatchObject({
      amount: 30,
      tender: 'card',
      tillNumber: '0012-0034',
    });
    expect(body.events.slice(1).map(({ who, name }) => [who, name])).toEqual([
      ['bookshop', 'Marta'],
      ['bookshop', 'Marta'],
    ]);
    expect(body.events[1]?.text).toMatch(
      /^Pagato in libreria di 30,00\s€, con carta, documento n\. 0012-0034 · Matematica verde 1$/,
    );
    expect(body.events[2]?.command).toBe('deliver');
  });

  it('can be handed over in part, and a piece at a time; what was paid is paid once', async () => {
    const { order, lines } = await at.place(
      unpaid,
      aBookLine({ state: 'ready', quantity: 2 }),
      aBookLine({ state: 'waiting', expectedFrom: '2026-09-10', expectedTo: '2026-09-18' }),
    );
    const [twins, awaited] = lines;
    const first = await at.handOver(order.id, {
      version: 1,
      lineIds: [twins?.id],
      pieces: [{ lineId: twins?.id, quantity: 1, of: 2 }],
      ...cash,
    });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ stage: 'awaited', paymentState: 'paid' });
    expect(first.body.counterPayment).toMatchObject({
      amount: 94.5,
      tender: 'cash',
      tillNumber: null,
    });
    expect(first.body.lines.map(({ quantity, state }) => [quantity, state])).toEqual([
      [1, 'ready'],
      [1, 'delivered'],
      [1, 'waiting'],
    ]);
    const { version } = first.body;
    const twice = await at.handOver(order.id, { version, lineIds: [twins?.id], ...cash });
    expect([twice.status, twice.body]).toMatchObject([409, { code: 'command-refused' }]);
    // Refused as a whole: the piece is still there.
    const rest = await at.handOver(order.id, { version, lineIds: [twins?.id] });
    expect(rest.body.lines.map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
      'waiting',
    ]);
    const early = await at.handOver(order.id, {
      version: rest.body.version,
      lineIds: [awaited?.id],
    });
    expect(early.status).toBe(409);
  });

  it('hands over what lies aside too, of which nobody was told', async () => {
    const email = `banco-${randomUUID()}@posta.example`;
    const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email };
    const { order, lines } = await at.place(
      { ...unpaid, state: 'reserved', deliveries: 'several', contact },
      aBookLine({ state: 'reserved', quantity: 2 }),
      aBookLine({ state: 'ready' }),
    );
    const [aside] = lines;
    const { body } = await at.handOver(order.id, {
      version: 1,
      lineIds: idsOf(lines),
      pieces: [{ lineId: aside?.id, quantity: 1, of: 2 }],
      ...cash,
    });
    expect(body.lines.map(({ quantity, state }) => [quantity, state])).toEqual([
      [1, 'reserved'],
      [1, 'delivered'],
      [1, 'delivered'],
    ]);
    const worker = await service.startProcess('worker');
    await service.mailbox.mailTo(email, 2);
    const subjects = service.mailbox.mailsTo(email).map(({ subject = '' }) => subject);
    expect(subjects.toSorted()).toEqual([
      `Pagamento ricevuto: ordine ${order.number}`,
      `Ritirato: ordine ${order.number}`,
    ]);
    await worker.close();
  });

  it('stays as a whole where the family comes once for all of it', async () => {
    const { order, lines } = await at.place(
      { ...unpaid, state: 'waiting', deliveries: 'one' },
      aBookLine({ state: 'reserved' }),
      aBookLine({ state: 'waiting' }),
    );
    const { status, body } = await at.handOver(order.id, {
      version: 1,
      lineIds: [lines[0]?.id],
      ...cash,
    });
    expect([status, body]).toMatchObject([409, { code: 'command-refused' }]);
    const after = await at.read(order.id);
    expect(after.body).toMatchObject({ version: 1, paymentState: 'due' });
  });

  it('takes no money where nothing can be handed over', async () => {
    const { order, lines } = await at.place(unpaid, aBookLine({ state: 'waiting' }));
    const refused = await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), ...cash });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'command-refused' }]);
    const { body } = await at.read(order.id);
    expect(body).toMatchObject({ version: 1, paymentState: 'due', counterPayment: null });
  });

  it('is handed over by one of two clerks at once', async () => {
    const { order, lines } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    const body = { version: 1, lineIds: idsOf(lines), ...cash };
    const answers = await Promise.all([at.handOver(order.id, body), at.handOver(order.id, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('order-moved');
    const { body: after } = await at.read(order.id);
    const payments = after.events.filter(({ command }) => command === 'register-shop-payment');
    expect(payments).toHaveLength(1);
  });

  it('is taken back as a hand-over, and stays paid', async () => {
    const { order, lines } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    const lineIds = idsOf(lines);
    await at.handOver(order.id, { version: 1, lineIds, ...cash });
    const { body } = await at.command(order.id, {
      version: 3,
      command: { command: 'take-back', lineIds },
    });
    expect(body).toMatchObject({ stage: 'ready', paymentState: 'paid' });
    expect(body.counterPayment).toMatchObject({ tender: 'cash' });
  });

  it('is nobody else’s to touch', async () => {
    const { order, lines } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), ...cash });
    const other = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    const family = await service.signIn({ uid: order.customerId });
    const statement = { lineIds: idsOf(lines), name: 'Anna Bianchi', email: 'a@posta.example' };
    const calls = (caller: SignedInCaller) => [
      at.handOver(order.id, { version: 3, lineIds: idsOf(lines) }, caller),
      at.note(order.id, { version: 3, tender: 'card', tillNumber: '' }, caller),
      at.mailSummary(order.id, { version: 3 }, caller),
      at.summary(order.id, caller),
      at.withdraw(order.id, statement, caller),
    ];
    for (const [caller, status] of [
      [other, 404],
      [family, 403],
    ] as const) {
      const answers = await Promise.all(calls(caller));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
    }
  });
});
