import { randomUUID } from 'node:crypto';
import type { Arrival, DeskOrder } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
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

describe('an arrival that is taken back', () => {
  const first = ({ arrivals }: { arrivals: Arrival[] }) => arrivals[0]?.id ?? '';

  it('leaves the line as it was, and the copy has not come', async () => {
    const isbn = anIsbn();
    const { order } = await desk.place([{ reference: isbn }, {}]);
    const before = await read(order.id);
    const arrival = first(await desk.scan(isbn));
    const { status, body } = await desk.takeBack(arrival);
    expect([status, body.takenBackAt === null]).toEqual([200, false]);
    expect((await read(order.id)).lines).toEqual(before.lines);
    expect(await desk.shelf(isbn)).toBe(0);
    // Once is as good as twice.
    expect((await desk.takeBack(arrival)).body).toEqual(body);
    expect((await desk.scan(isbn)).arrivals).toMatchObject([{ order: { id: order.id } }]);
  });

  it('takes back that the order is ready, and the family is told', async () => {
    const [isbn, other] = [anIsbn(), anIsbn()];
    const email = `famiglia-${randomUUID()}@posta.example`;
    const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email };
    const { order } = await desk.place([{ reference: isbn }, { reference: other }], { contact });
    const arrival = first(await desk.scan(isbn));
    await desk.scan(other);
    expect(await statesOf(order.id)).toEqual(['ready', 'ready']);
    await service.mailbox.mailTo(email);
    // Neither the latest of the order, nor what made it ready.
    expect((await desk.takeBack(arrival)).status).toBe(200);
    expect(await statesOf(order.id)).toEqual(['waiting', 'reserved']);
    await service.mailbox.mailTo(email, 2);
    const subjects = service.mailbox.mailsTo(email).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual([
      `Non è ancora pronto: ordine ${order.number}`,
      `Pronto per il ritiro: ordine ${order.number}`,
    ]);
    expect(await desk.scan(isbn)).toMatchObject({
      arrivals: [{ order: { id: order.id, standing: 'ready' } }],
    });
  });

  it('goes from the shelf where it stands there still', async () => {
    const isbn = anIsbn();
    const stock = first(await desk.scan(isbn, { copies: 2 }));
    expect((await desk.takeBack(stock)).status).toBe(200);
    expect(await desk.shelf(isbn)).toBe(0);
    const gone = first(await desk.scan(isbn));
    await service.dataSource.query('UPDATE shelf SET copies = 0 WHERE isbn = ?', [isbn]);
    const { status, body } = await desk.takeBack(gone);
    expect([status, body]).toMatchObject([409, { code: 'command-refused' }]);
  });

  it('is none once something was done with it, nor a day later', async () => {
    const isbn = anIsbn();
    const { order, lines } = await desk.place([{ reference: isbn }]);
    const arrival = first(await desk.scan(isbn));
    await give(order.id, { command: 'deliver', lineIds: lines.map(({ id }) => id) });
    const { status, body } = await desk.takeBack(arrival);
    expect([status, body.code]).toEqual([409, 'command-refused']);
    expect(body.detail).toContain('è andato avanti');
    const late = first(await desk.scan(isbn));
    service.advance(24 * HOUR_MS);
    await desk.signIn();
    expect((await desk.takeBack(late)).body.detail).toContain('entro 24 ore');
  });

  it('is nobody else’s', async () => {
    const arrival = first(await desk.scan(anIsbn()));
    const other = await ArrivalsDesk.open(service);
    expect((await other.takeBack(arrival)).status).toBe(404);
    expect((await other.takeBack(randomUUID())).status).toBe(404);
  });

  it('is one, too, where the step is taken back on the page of the order', async () => {
    const isbn = anIsbn();
    const { order, lines } = await desk.place([{ reference: isbn }, {}]);
    await desk.scan(isbn);
    await give(order.id, { command: 'take-back', lineIds: [lines[0]?.id] });
    expect((await desk.arrivals()).map(({ takenBackAt }) => takenBackAt === null)).toEqual([false]);
  });
});

describe('a copy that an order has no use for any more', () => {
  it('goes to who has waited longest for it, or to the shelf', async () => {
    const isbn = anIsbn();
    const served = await desk.place([{ reference: isbn }, {}], due);
    const waiting = await desk.place([{ reference: isbn }, {}], due);
    await desk.scan(isbn);
    const cancel = { command: 'cancel', reason: 'Non serve più' };
    await give(served.order.id, { ...cancel, lineIds: [served.lines[0]?.id] });
    const isGiven = async () => (await statesOf(waiting.order.id))[0] === 'reserved';
    expect(await waitUntil(isGiven, 10_000)).toBe(true);
    expect(await desk.shelf(isbn)).toBe(0);
    const freed = (await desk.arrivals()).find(({ source }) => source === 'freed');
    expect(freed).toMatchObject({ orderId: waiting.order.id, actorName: null, isbn });
    // Back to where it came from.
    await desk.takeBack(freed?.id ?? '');
    expect(await desk.shelf(isbn)).toBe(1);
  });

  it('is stock where a good book comes back, and nothing where it is not good', async () => {
    const isbn = anIsbn();
    const withdrawn = { state: 'delivered', withdrawnAt: new Date() } as const;
    for (const restocks of [true, false]) {
      const { order, lines } = await desk.place([{ reference: isbn, ...withdrawn }], {
        ...due,
        state: 'delivered',
      });
      const lineIds = lines.map(({ id }) => id);
      const { status } = await give(order.id, { command: 'receive-return', lineIds, restocks });
      expect(status).toBe(200);
    }
    expect(await desk.shelf(isbn)).toBe(1);
  });
});
