import type { DeskOrder, deskEndpoints } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import type { z } from 'zod';
import { cash, counterWorld, unpaid } from '../counter/testing/counter-world';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

type Page = z.output<typeof deskEndpoints.orders.response>;

let service: TestService;
let world: Awaited<ReturnType<typeof counterWorld>>;
let luca: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  world = await counterWorld(service);
  const { bookshopId: tenantId } = world;
  luca = await service.signIn({ role: 'colleague', tenantId, displayName: 'Luca' });
});
beforeEach(() => {
  service.bookshops.add({ id: world.bookshopId, paidFeatures: ['colleagues'] });
  service.bookshops.isAway = false;
  // What was known of the bookshop is forgotten.
  service.advance(MINUTE_MS);
});
afterAll(() => service.stop());

const paid = { paymentMethod: 'card', paymentState: 'paid', state: 'ready' } as const;
const list = (caller = luca) => caller.call<Page>({ path: '/api/desk/orders' });
const ownerOnly = { code: 'owner-only', detail: 'Questo lo può fare solo chi ha la libreria.' };

describe('a colleague at the desk', () => {
  it('hands over and takes money at the counter, and the history says who it was', async () => {
    const { order, lines } = await world.place(unpaid, { state: 'ready' });
    const lineIds = lines.map(({ id }) => id);
    const { status, body } = await world.handOver(order.id, { version: 1, lineIds, ...cash }, luca);
    expect(status).toBe(200);
    expect(body).toMatchObject({ stage: 'handed-over', due: 0 });
    expect(body.events.map(({ who, name }) => [who, name])).toEqual(
      expect.arrayContaining([['bookshop', 'Luca']]),
    );
  });

  it.each(['cancel', 'receive-return'] as const)(
    'gives no money back: %s of what was paid',
    async (command) => {
      const { order, lines } = await world.place(paid, { state: 'ready' });
      const lineIds = lines.map(({ id }) => id);
      const data = command === 'cancel' ? { reason: 'Esaurito' } : { restocks: true };
      const body = { version: 1, command: { command, lineIds, ...data } };
      expect(await world.command(order.id, body, luca)).toMatchObject({
        status: 403,
        body: ownerOnly,
      });
    },
  );

  it('cancels what nobody has paid', async () => {
    const { order, lines } = await world.place(unpaid, { state: 'ready' });
    const command = { command: 'cancel', lineIds: [lines[0]?.id], reason: 'Non lo vuole più' };
    expect((await world.command(order.id, { version: 1, command }, luca)).status).toBe(200);
  });

  it('takes down no withdrawal, since money goes back for it', async () => {
    const { order, lines } = await world.place(paid, { state: 'delivered' });
    const body = { lineIds: lines.map(({ id }) => id), name: 'Anna', email: 'anna@example.com' };
    expect(await world.withdraw(order.id, body, luca)).toMatchObject({
      status: 403,
      body: ownerOnly,
    });
  });

  it('is offered nothing that is the owner’s to do', async () => {
    const { order } = await world.place(paid, { state: 'ready' });
    const path = `/api/desk/orders/${order.id}`;
    const commandsFor = async (caller: SignedInCaller) => {
      const { body } = await caller.call<DeskOrder>({ path });
      const { orders } = (await list(caller)).body;
      return [body.lines[0]?.commands, orders.find(({ id }) => id === order.id)?.commands];
    };
    expect((await luca.call<DeskOrder>({ path })).body.lines[0]?.canWithdraw).toBe(false);
    const [line, summary] = await commandsFor(world.owner);
    expect(line).toContain('cancel');
    expect(summary).toContain('cancel');
    const withoutCancel = (names: readonly string[] = []) =>
      names.filter((name) => name !== 'cancel');
    expect(await commandsFor(luca)).toEqual([withoutCancel(line), withoutCancel(summary)]);
  });

  it('sees nothing of another bookshop', async () => {
    const { id: tenantId } = service.bookshops.add({ paidFeatures: ['colleagues'] });
    const other = await service.signIn({ role: 'colleague', tenantId });
    const { order } = await world.place(unpaid, { state: 'ready' });
    expect((await other.call({ path: `/api/desk/orders/${order.id}` })).status).toBe(404);
    expect((await list(other)).body).toMatchObject({ orders: [], total: 0 });
  });
});

describe('a plan that rests', () => {
  it('lets no colleague in, says why, and lets them in again', async () => {
    service.bookshops.add({ id: world.bookshopId, paidFeatures: [] });
    expect(await list()).toMatchObject({
      status: 403,
      body: { code: 'plan-rests', detail: expect.stringContaining('piano Plus') as string },
    });
    expect((await list(world.owner)).status).toBe(200);
    service.bookshops.add({ id: world.bookshopId, paidFeatures: ['colleagues'] });
    service.advance(MINUTE_MS);
    expect((await list()).status).toBe(200);
  });

  it('is asked of nobody who can say: the counter goes on', async () => {
    service.bookshops.isAway = true;
    expect((await list()).status).toBe(200);
  });
});
