import type { DeskOrder, Order } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import { aCode, cedoleWorld } from '../cedole-desk/testing/cedole-world';
import { checkConsistency } from '../reconciliation/check-consistency';
import { startTestService, type TestService } from '../testing/test-service';
import { RefusedCedolaSweep } from './refused-cedola-sweep';
import { UnpaidOrderSweep } from './unpaid-order-sweep';

let service: TestService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
let sweep: () => Promise<unknown>;
beforeAll(async () => {
  service = await startTestService();
  const { app } = await service.startProcess('worker');
  sweep = async () => {
    await app.get(UnpaidOrderSweep, { strict: false }).run();
    await app.get(RefusedCedolaSweep, { strict: false }).run();
  };
});
beforeEach(async () => {
  world = await cedoleWorld(service);
});
afterEach(async () => {
  expect(await checkConsistency(service.dataSource)).toEqual([]);
});
afterAll(() => service.stop());

// Sessions end before the days do.
const family = () => service.signIn({ uid: world.family.uid });
const owner = () => service.signIn({ role: 'bookshop', tenantId: world.bookshopId });
const readOwn = async ({ id }: DeskOrder) =>
  (await (await family()).call<Order>({ path: `/api/orders/${id}` })).body;
const read = async ({ id }: DeskOrder) =>
  (await world.desk<DeskOrder>('GET', `orders/${id}`, undefined, await owner())).body;

const refused = { decision: 'refused', reason: 'Scaduta' };
const later = async (days: number) => {
  service.advance(days * DAY_MS);
  await sweep();
};
const ready = async (order: DeskOrder) => {
  const lineIds = order.lines.map(({ id }) => id);
  const { body } = await world.command(order, { command: 'reserve', lineIds });
  return (await world.command(body, { command: 'mark-ready', lineIds })).body;
};
const statesOf = async (order: DeskOrder) => (await readOwn(order)).lines.map(({ state }) => state);

/** That of a line: those that came together have no order. */
const cedolaOf = ({ cedole, lines }: Order | DeskOrder, index: number) =>
  cedole?.find(({ lineIds }) => lineIds.includes(lines[index]?.id ?? ''));

/** A book of each of two classes, with a cedola for each. */
async function withTwo() {
  const other = { classe: '5' };
  const cedole = [world.cedola(), world.cedola(aCode(), other)];
  const order = await world.placed([world.book(20), world.book(10, other)], { cedole });
  const decide = async (index: number, body: object) => {
    const now = await read(order);
    const path = `orders/${order.id}/cedole/${cedolaOf(now, index)?.id ?? ''}/decision`;
    return world.desk<DeskOrder>('POST', path, { version: now.version, ...body }, await owner());
  };
  return { order, decide };
}
/** Of the first one. */
const payBefore = async (order: DeskOrder) => cedolaOf(await readOwn(order), 0)?.payBefore;
/** Waits for it. */
const mailOf = async ({ number }: DeskOrder, title: string) => {
  const find = () =>
    service.mailbox.mails.find(
      ({ subject = '' }) => subject.startsWith(title) && subject.includes(number),
    );
  await waitUntil(() => find() !== undefined, 15_000);
  return find()?.text ?? '';
};

describe('the days in which a family can pay the books of a refused cedola', () => {
  it('are all there for books that were ready long ago', async () => {
    const order = await ready(await world.placed([world.book()], { cedole: [world.cedola()] }));
    await later(12);
    await world.decide(await read(order), refused, await owner());
    await later(13);
    expect(await statesOf(order)).toEqual(['ready']);
    await later(2);
    expect(await statesOf(order)).toEqual(['cancelled']);
  });

  it('are over as soon as the family cancels, though the books are ready', async () => {
    const order = await ready(await world.placed([world.book()], { cedole: [world.cedola()] }));
    const path = `/api/orders/${order.id}/cancellation`;
    const lineIds = order.lines.map(({ id }) => id);
    const cancel = () => world.family.call({ method: 'POST', path, body: { lineIds } });
    expect((await cancel()).status).toBe(409);
    await world.decide(order, refused);
    const own = await world.readOwn(order.id);
    expect(own.lines.map(({ commands }) => commands.includes('cancel'))).toEqual([true]);
    expect((await cancel()).status).toBe(200);
    expect(await statesOf(order)).toEqual(['cancelled']);
  });

  it('begin once no other cedola of the order waits', async () => {
    const { order, decide } = await withTwo();
    await ready(order);
    await decide(0, refused);
    expect(await payBefore(order)).toBeNull();
    expect(await readOwn(order)).toMatchObject({ canPay: false });
    await later(10);
    await decide(1, { decision: 'accepted' });
    expect(await readOwn(order)).toMatchObject({ canPay: true });
    expect(Date.parse((await payBefore(order)) ?? '')).toBeGreaterThan(service.now() + 13 * DAY_MS);
    await later(13);
    expect(await statesOf(order)).toEqual(['ready', 'ready']);
    await later(2);
    expect(await statesOf(order)).toEqual(['cancelled', 'ready']);
  });

  it('begin as well when the other one’s books are cancelled', async () => {
    const { order, decide } = await withTwo();
    await decide(0, refused);
    await later(10);
    const { lines } = await readOwn(order);
    const path = `/api/orders/${order.id}/cancellation`;
    const body = { lineIds: [lines[1]?.id] };
    expect((await (await family()).call({ method: 'POST', path, body })).status).toBe(200);
    expect(Date.parse((await payBefore(order)) ?? '')).toBeGreaterThan(service.now() + 13 * DAY_MS);
    await later(13);
    expect(await statesOf(order)).toEqual(['received', 'cancelled']);
    await later(2);
    expect(await statesOf(order)).toEqual(['cancelled', 'cancelled']);
  });

  it('are told of by the mail after which they begin', async () => {
    const { order, decide } = await withTwo();
    await decide(0, refused);
    await decide(1, { decision: 'accepted' });
    const first = await mailOf(order, 'Cedola non accettata');
    const second = await mailOf(order, 'Cedola accettata');
    expect(first).toContain('Sta ancora controllando un’altra cedola');
    expect(first).not.toContain('entro il');
    expect(second).toMatch(
      /che la libreria non ha accettato: dalla pagina dell’ordine, entro il \d/,
    );
  });
});
