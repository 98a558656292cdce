import { randomUUID } from 'node:crypto';
import type { Arrival, DeskOrder, ListLine } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { anIsbn, ArrivalsDesk } from './testing/arrivals-desk';

let service: TestService;
let desk: ArrivalsDesk;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await ArrivalsDesk.open(service);
});

const read = async (orderId: string) =>
  (await desk.owner.call<DeskOrder>({ path: `/api/desk/orders/${orderId}` })).body;

const statesOf = async (orderId: string) => (await read(orderId)).lines.map(({ state }) => state);

async function give(orderId: string, command: object) {
  const { version } = await read(orderId);
  const path = `/api/desk/orders/${orderId}/commands`;
  return desk.owner.call<DeskOrder>({ method: 'POST', path, body: { version, command } });
}

/** To be paid at the counter: no money goes back. */
const due = { paymentMethod: 'shop', paymentState: 'due', paidAt: null } as const;

describe('a copy that comes', () => {
  it('is put aside for who has waited longest, and says for whom it is', async () => {
    const isbn = anIsbn();
    const older = await desk.place([{ reference: isbn }, { reference: anIsbn() }]);
    const younger = await desk.place([{ reference: isbn }]);
    const { refusal, arrivals } = await desk.scan(isbn);
    expect(refusal).toBeNull();
    expect(arrivals).toMatchObject([
      {
        isbn,
        title: 'Matematica verde 1',
        source: 'scan',
        by: 'Marta',
        quantity: 1,
        takenBackAt: null,
        order: {
          id: older.order.id,
          number: older.order.number,
          lineId: older.lines[0]?.id,
          family: 'Bianchi Anna',
          school: 'Istituto di prova',
          classe: '1',
          sezione: 'A',
          missing: 1,
          standing: 'incomplete',
        },
      },
    ]);
    expect(await statesOf(older.order.id)).toEqual(['reserved', 'waiting']);
    expect(await statesOf(younger.order.id)).toEqual(['waiting']);
  });

  it('makes an order ready where it was the last, and the family is told', async () => {
    const isbn = anIsbn();
    const email = `famiglia-${randomUUID()}@posta.example`;
    const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email };
    const { order } = await desk.place([{ reference: isbn }, { state: 'reserved' }], { contact });
    const { arrivals } = await desk.scan(isbn);
    expect(arrivals[0]?.order).toMatchObject({ missing: 0, standing: 'ready' });
    expect(await statesOf(order.id)).toEqual(['ready', 'ready']);
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe(`Pronto per il ritiro: ordine ${order.number}`);
  });

  it('leaves an order that the shop itself sends a part of to who sees the counter', async () => {
    const isbn = anIsbn();
    const supply = aProductLine({ state: 'reserved', sellerId: null });
    const { order } = await desk.place([{ reference: isbn }, supply]);
    const { arrivals } = await desk.scan(isbn);
    expect(arrivals[0]?.order).toMatchObject({ missing: 0, standing: 'complete' });
    expect(await statesOf(order.id)).toEqual(['reserved', 'reserved']);
  });

  it('is one piece of a line of several, which wait on', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn, quantity: 2 }]);
    expect((await desk.scan(isbn)).arrivals[0]?.order).toMatchObject({ missing: 1 });
    const { lines, events } = await read(order.id);
    expect(lines.map(({ quantity, state }) => [quantity, state])).toEqual([
      [1, 'waiting'],
      [1, 'reserved'],
    ]);
    expect(events.at(-1)?.text).toContain('(1 pezzo)');
    expect((await desk.scan(isbn)).arrivals[0]?.order).toMatchObject({ standing: 'ready' });
  });

  it('is stock where nobody awaits it', async () => {
    const isbn = anIsbn();
    const { arrivals } = await desk.scan(isbn, { copies: 3 });
    expect(arrivals).toMatchObject([{ isbn, title: null, quantity: 3, order: null }]);
    expect(await desk.shelf(isbn)).toBe(3);
  });

  it('is for nobody who has not paid by card, and for no other bookshop', async () => {
    const isbn = anIsbn();
    const unpaid = { state: 'received', paymentState: 'none', paidAt: null } as const;
    await desk.place([{ reference: isbn, state: 'received' }], unpaid);
    const other = await ArrivalsDesk.open(service);
    await other.place([{ reference: isbn }]);
    expect((await desk.scan(isbn)).arrivals).toMatchObject([{ order: null }]);
  });

  it('is for who pays at the counter, ordered from the supplier or not', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn, state: 'received' }], {
      ...due,
      state: 'received',
    });
    expect((await desk.scan(isbn)).arrivals).toMatchObject([{ order: { id: order.id } }]);
  });

  it('of another edition is for who has accepted that', async () => {
    const [isbn, newer] = [anIsbn(), anIsbn()];
    const { order, lines } = await desk.place([{ reference: isbn, acceptsEquivalent: true }]);
    const lineIds = lines.map(({ id }) => id);
    const substitute = { isbn: `${newer.slice(0, 3)}-${newer.slice(3)}`, title: 'Verde 1 LDM' };
    await give(order.id, { command: 'substitute-edition', lineIds, ...substitute });
    const { arrivals } = await desk.scan(newer);
    expect(arrivals).toMatchObject([{ title: 'Verde 1 LDM', order: { id: order.id } }]);
  });

  it.each([
    ['with hyphens', (isbn: string) => `${isbn.slice(0, 3)}-${isbn.slice(3, 5)}-${isbn.slice(5)}`],
    ['with blanks around it', (isbn: string) => ` ${isbn}\t`],
  ])('is known by its ISBN %s', async (_, written) => {
    const isbn = anIsbn();
    expect((await desk.scan(written(isbn))).arrivals).toMatchObject([{ isbn }]);
  });

  it('is known by another EAN where somebody waits for that', async () => {
    const ean = '8001234567897';
    expect((await desk.scan(ean)).refusal).toContain('non è un ISBN');
    await desk.place([{ reference: ean }]);
    expect((await desk.scan(ean)).refusal).toBeNull();
  });

  it.each(['', 'ciao', '9788899001224', '12'])('is none by the code %j', async (code) => {
    const outcome = await desk.scan(code);
    expect(outcome).toMatchObject({ arrivals: [], refusal: expect.any(String) as string });
    expect(await desk.arrivals()).toEqual([]);
  });
});

describe('a scan', () => {
  it('of several copies serves who waits, and the rest is stock', async () => {
    const isbn = anIsbn();
    const orders = [
      await desk.place([{ reference: isbn }]),
      await desk.place([{ reference: isbn }]),
    ];
    const { arrivals } = await desk.scan(isbn, { copies: 4 });
    expect(arrivals.map(({ order, quantity }) => [order?.id, quantity])).toEqual([
      [orders[0]?.order.id, 1],
      [orders[1]?.order.id, 1],
      [undefined, 2],
    ]);
  });

  it('that is sent again, later or at once, does nothing twice', async () => {
    const isbn = anIsbn();
    await desk.place([{ reference: isbn }]);
    await desk.place([{ reference: isbn }]);
    const id = randomUUID();
    const first = await desk.scan(isbn, { id, copies: 3 });
    const again = await Promise.all(
      Array.from({ length: 5 }, () => desk.scan(isbn, { id, copies: 3 })),
    );
    for (const answer of again) expect(answer).toEqual(first);
    const together = randomUUID();
    const other = anIsbn();
    await desk.place([{ reference: other }]);
    await desk.place([{ reference: other }]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.scan(other, { id: together, copies: 3 })),
    );
    expect(new Set(answers.map(({ arrivals }) => arrivals.map((one) => one.id).join())).size).toBe(
      1,
    );
    expect([await desk.shelf(isbn), await desk.shelf(other)]).toEqual([1, 1]);
  });

  it('that is no code leaves the others of the same call alone', async () => {
    const isbn = anIsbn();
    const scans = [isbn, 'x', isbn].map((code) => ({ id: randomUUID(), code }));
    const { body } = await desk.receive(scans);
    expect(body.outcomes.map(({ id, refusal }) => [id, refusal === null])).toEqual(
      scans.map(({ id, code }) => [id, code === isbn]),
    );
    expect(await desk.shelf(isbn)).toBe(2);
  });

  it('is of the own bookshop', async () => {
    const family = await service.signIn();
    const { status } = await desk.receive([{ id: randomUUID(), code: anIsbn() }], family);
    expect(status).toBe(403);
  });
});

describe('the list of a day', () => {
  it('has the latest first, and what was taken back', async () => {
    const isbn = anIsbn();
    const one = await desk.scan(isbn);
    const other = await desk.scan(anIsbn());
    await desk.takeBack(one.arrivals[0]?.id ?? '');
    const { body } = await desk.owner.call<{ arrivals: Arrival[] }>({ path: '/api/desk/arrivals' });
    expect(body.arrivals.map(({ id, takenBackAt }) => [id, takenBackAt === null])).toEqual([
      [other.arrivals[0]?.id, true],
      [one.arrivals[0]?.id, false],
    ]);
    service.advance(24 * HOUR_MS);
    await desk.signIn();
    const later = await desk.owner.call<{ arrivals: Arrival[] }>({ path: '/api/desk/arrivals' });
    expect(later.body.arrivals).toEqual([]);
  });
});

describe('a distributor’s list', () => {
  it('says what each of its lines would do, and does nothing', async () => {
    const [isbn, other] = [anIsbn(), anIsbn()];
    await desk.place([{ reference: isbn }]);
    await desk.place([{ reference: isbn }]);
    const text = `ISBN;Titolo;Q.tà\n${isbn};Verde 1;1\n${isbn};Verde 1;3\n${other};Blu;2\n123;?;1`;
    const path = '/api/desk/arrivals/preview';
    const { body } = await desk.owner.call<{ lines: ListLine[] }>({
      method: 'POST',
      path,
      body: { text },
    });
    const told = { title: 'Matematica verde 1', problem: null };
    expect(body.lines).toMatchObject([
      { line: 2, isbn, copies: 1, awaited: 1, spare: 0, ...told },
      { line: 3, isbn, copies: 3, awaited: 1, spare: 2, ...told },
      { line: 4, isbn: other, copies: 2, awaited: 0, spare: 2, title: null },
      { line: 5, isbn: null, problem: 'Qui non c’è un ISBN giusto.' },
    ]);
    expect(await desk.arrivals()).toEqual([]);
  });

  it('is refused where it is too long', async () => {
    const text = `${anIsbn()}\n`.repeat(501);
    const path = '/api/desk/arrivals/preview';
    const { status, body } = await desk.owner.call({ method: 'POST', path, body: { text } });
    expect([status, body.detail]).toEqual([
      400,
      'La lista ha troppe righe: al massimo 500 alla volta.',
    ]);
  });
});
