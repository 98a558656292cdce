import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { StaffChangeSweep } from '../sweeps/staff-change-sweep';
import { startTestService, type TestService } from '../testing/test-service';
import { StaffChangeOrderEntity } from './staff-change-order.entity';
import { asked, staffCalls } from './testing/staff-calls';

let service: TestService;
let calls: ReturnType<typeof staffCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = staffCalls(service);
});
afterAll(() => service.stop());

describe('a change of staff', () => {
  it('is known after a reload, and taken back from there', async () => {
    const staff = await calls.admin();
    const many = [
      await calls.place({ state: 'ready' }, { state: 'ready' }),
      await calls.place({ state: 'ready' }, { state: 'ready' }),
    ];
    await calls.giveAll(staff, { orders: many.map(asked), command: { command: 'deliver' } });
    const [change] = await calls.changesOf(staff);
    expect(change).toMatchObject({ number: null, orders: 2, standing: 2, canTakeBack: true });
    const { body } = await calls.takeBack(staff, change?.id ?? '');
    expect(body.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
    for (const order of many) expect((await calls.readOrder(staff, order)).state).toBe('ready');
    const [undo, undone] = await calls.changesOf(staff);
    expect(undone).toMatchObject({ id: change?.id, standing: 0, canTakeBack: false });
    expect(undo).toMatchObject({ command: 'take-back', orders: 2, canTakeBack: false });
  });

  it('is kept of a command for one order, too', async () => {
    const staff = await calls.admin();
    const { order, lines } = await calls.place({ state: 'waiting' }, { state: 'waiting' });
    const expected = { from: italianDay(service.now()), to: italianDay(service.now() + DAY_MS) };
    const command = { command: 'change-dates', lineIds: [lines[0]?.id], expected };
    const path = `/api/admin/orders/${order.id}/commands`;
    await staff.call<Order>({ method: 'POST', path, body: { version: 1, command } });
    const [change] = await calls.changesOf(staff);
    expect(change).toMatchObject({ command: 'change-dates', number: order.number, orders: 1 });
    expect((await calls.changeOf(staff, change?.id ?? '')).body).toEqual({
      id: change?.id,
      command: 'change-dates',
      expected,
      orders: [{ id: order.id, number: order.number, version: 2, lineIds: [lines[0]?.id] }],
    });
  });

  it('is taken back only where nobody has moved the order since, and says of which', async () => {
    const [staff, other] = [await calls.admin(), await calls.admin()];
    const still = await calls.place({ state: 'waiting' }, { state: 'waiting' });
    const moved = await calls.place(
      { state: 'waiting', shippingMethod: 'pickup' },
      { state: 'waiting' },
    );
    const orders = [still, moved].map(asked);
    await calls.giveAll(staff, { orders, command: { command: 'reserve' } });
    const later = [{ id: moved.order.id, version: 2 }];
    await calls.giveAll(other, { orders: later, command: { command: 'mark-ready' } });
    const [change] = await calls.changesOf(staff);
    const { body } = await calls.takeBack(staff, change?.id ?? '');
    const outcomes = Object.fromEntries(body.outcomes.map(({ id, outcome }) => [id, outcome]));
    expect(outcomes).toEqual({ [still.order.id]: 'done', [moved.order.id]: 'moved' });
    const [, left] = await calls.changesOf(staff);
    expect(left).toMatchObject({ id: change?.id, orders: 2, standing: 1, canTakeBack: false });
  });

  it('offers no way back any more once its order was taken back by its own page', async () => {
    const staff = await calls.admin();
    const { order, lines } = await calls.place({ state: 'waiting' }, { state: 'waiting' });
    const path = `/api/admin/orders/${order.id}/commands`;
    const give = (version: number, command: string) =>
      staff.call<Order>({
        method: 'POST',
        path,
        body: { version, command: { command, lineIds: [lines[0]?.id] } },
      });
    await give(1, 'reserve');
    expect((await calls.changesOf(staff))[0]).toMatchObject({ standing: 1, canTakeBack: true });
    expect((await give(2, 'take-back')).status).toBe(200);
    const [, reserved] = await calls.changesOf(staff);
    expect(reserved).toMatchObject({ command: 'reserve', canTakeBack: false });
  });

  it('is nobody else’s to see or to count as taken back', async () => {
    const [staff, other] = [await calls.admin(), await calls.admin()];
    const placed = await calls.place({ state: 'waiting' }, { state: 'waiting' });
    await calls.giveAll(staff, { orders: [asked(placed)], command: { command: 'reserve' } });
    const [change] = await calls.changesOf(staff);
    expect(await calls.changesOf(other)).toEqual([]);
    expect((await calls.changeOf(other, change?.id ?? '')).status).toBe(404);
    const orders = [{ id: placed.order.id, version: 2 }];
    await calls.giveAll(other, { orders, undoes: change?.id, command: { command: 'take-back' } });
    expect((await calls.changesOf(staff))[0]).toMatchObject({ standing: 1 });
  });

  it('can be taken back for a day, and is forgotten after thirty', async () => {
    const own = await startTestService();
    const ofOwn = staffCalls(own);
    const worker = await own.startProcess('worker');
    const uid = randomUUID();
    const signIn = () => own.signIn({ role: 'admin', uid });
    const placed = await ofOwn.place({ state: 'waiting' }, { state: 'waiting' });
    const reserve = { orders: [asked(placed)], command: { command: 'reserve' } };
    await ofOwn.giveAll(await signIn(), reserve);
    own.advance(DAY_MS + HOUR_MS);
    const late = { standing: 1, canTakeBack: false };
    expect(await ofOwn.changesOf(await signIn())).toMatchObject([late]);
    const sweep = worker.app.get(StaffChangeSweep, { strict: false });
    await sweep.run();
    expect(await ofOwn.changesOf(await signIn())).toHaveLength(1);
    own.advance(30 * DAY_MS);
    await sweep.run();
    expect(await ofOwn.changesOf(await signIn())).toEqual([]);
    expect(await own.dataSource.manager.count(StaffChangeOrderEntity)).toBe(0);
    await own.stop();
  });
});
