import { randomUUID } from 'node:crypto';
import { MOST_OWN_VIEWS, type staffOrderEndpoints } from '@zaino/contracts/orders';
import type { z } from 'zod';
import { aBookLine, placedOrder } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

type Views = z.output<typeof staffOrderEndpoints.views.response>;

const path = '/api/admin/orders/views';

let service: TestService;
beforeAll(async () => (service = await startTestService()));
afterAll(() => service.stop());

const admin = () => service.signIn({ role: 'admin' });
const viewsOf = async ({ call }: SignedInCaller) => (await call<Views>({ path })).body;
const save = ({ call }: SignedInCaller, body: object) =>
  call<{ id: string }>({ method: 'POST', path, body });

describe('the views of the orders', () => {
  it('count what is to be shipped, what is late and whose money comes back', async () => {
    const staff = await admin();
    const before = await viewsOf(staff);
    const past = { expectedFrom: '2020-01-01', expectedTo: '2020-01-02' };
    await placedOrder(service.dataSource, {
      order: { state: 'reserved', paymentState: 'paid' },
      lines: [aBookLine({ state: 'reserved', ...past })],
    });
    const count = ({ standing }: Views) =>
      Object.fromEntries(standing.map(({ view, orders }) => [view, orders]));
    const [then, now] = [count(before), count(await viewsOf(staff))];
    expect(Object.keys(now)).toEqual(['to-ship', 'late', 'refunding', 'disputed']);
    expect(now).toEqual({
      'to-ship': (then['to-ship'] ?? 0) + 1,
      late: (then.late ?? 0) + 1,
      refunding: then.refunding,
      disputed: then.disputed,
    });
  });

  it('are saved by an admin for themselves, with how many orders are in each', async () => {
    const [one, other] = [await admin(), await admin()];
    const bookshop = randomUUID();
    const filters = { bookshop, payment: 'due' };
    const order = { bookshopId: bookshop, shippingMethod: 'pickup' as const };
    await placedOrder(service.dataSource, { order: { ...order, paymentState: 'due' } });
    await placedOrder(service.dataSource, { order: { ...order, paymentState: 'paid' } });
    const { body } = await save(one, { name: '  Da incassare al Corso ', filters });
    const saved = { id: body.id, name: 'Da incassare al Corso', filters, orders: 1 };
    expect((await viewsOf(one)).own).toEqual([saved]);
    expect((await viewsOf(other)).own).toEqual([]);

    await other.call({ method: 'DELETE', path: `${path}/${body.id}` });
    expect((await viewsOf(one)).own).toEqual([saved]);
    await one.call({ method: 'DELETE', path: `${path}/${body.id}` });
    expect((await viewsOf(one)).own).toEqual([]);
  });

  it('are replaced by one of the same name', async () => {
    const staff = await admin();
    const [first, second] = await Promise.all([
      save(staff, { name: 'Pagati', filters: { payment: 'paid' } }),
      save(staff, { name: 'Pagati', filters: { payment: 'paid' } }),
    ]);
    expect(first.body.id).toBe(second.body.id);
    await save(staff, { name: 'Pagati', filters: { payment: 'paid', delivery: 'standard' } });
    const { own } = await viewsOf(staff);
    expect(own).toMatchObject([{ filters: { payment: 'paid', delivery: 'standard' } }]);
  });

  it('are so many at most, and hold neither words nor days', async () => {
    const staff = await admin();
    for (let number = 1; number <= MOST_OWN_VIEWS; number += 1) {
      const { status } = await save(staff, { name: `Vista ${number}`, filters: {} });
      expect(status).toBe(200);
    }
    const { status, body } = await save(staff, { name: 'Una di troppo', filters: {} });
    expect([status, body.code]).toEqual([409, 'views-full']);
    for (const filters of [{ search: 'Bianchi' }, { from: '2026-09-01' }]) {
      expect((await save(staff, { name: 'Altra', filters })).status).toBe(400);
    }
    expect((await save(staff, { name: ' ', filters: {} })).status).toBe(400);
  });
});
