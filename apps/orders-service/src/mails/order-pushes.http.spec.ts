import { waitUntil } from '@zaino/testing/processes';
import { type OrderWithLines, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { orderMailCalls, paid } from './testing/order-mail-calls';

let service: TestService;
let calls: ReturnType<typeof orderMailCalls>;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
  calls = orderMailCalls(service);
});
afterAll(() => service.stop());

const reserved = [aProductLine({ state: 'reserved' })];
const pushesOf = ({ order }: OrderWithLines) =>
  service.contact.pushes.filter(({ uid }) => uid === order.customerId);

describe('pushes about an order', () => {
  it('tell the account of what is sent and delivered, each step as a notice of its own', async () => {
    const placed = await calls.place({ order: paid, lines: reserved });
    await calls.run(placed, 'ship', { carrier: 'BRT', code: 'X1', url: '' });
    expect(await calls.settled()).toBe(true);
    await calls.run(placed, 'deliver');
    expect(await calls.settled()).toBe(true);
    const pushes = pushesOf(placed);
    expect(pushes.map(({ kind }) => kind)).toEqual(['order-shipped', 'order-delivered']);
    expect(new Set(pushes.map(({ noticeId }) => noticeId)).size).toBe(2);
    expect(pushes.map(({ orderId }) => orderId)).toEqual([placed.order.id, placed.order.id]);
  });

  it('tell of what is ready in the shop, and not of what was just fetched there', async () => {
    const placed = await calls.place({
      order: { ...paid, shippingMethod: 'pickup' },
      lines: reserved,
    });
    await calls.run(placed, 'mark-ready');
    expect(await calls.settled()).toBe(true);
    await calls.run(placed, 'deliver');
    expect(await calls.settled()).toBe(true);
    expect(pushesOf(placed).map(({ kind }) => kind)).toEqual(['order-ready']);
  });

  it('tell nobody of the order of a guest, who has no account', async () => {
    const placed = await calls.place({ order: { ...paid, isGuest: true }, lines: reserved });
    await calls.run(placed, 'ship', { carrier: 'BRT', code: 'X2', url: '' });
    expect(await calls.settled()).toBe(true);
    expect(pushesOf(placed)).toEqual([]);
  });

  it('are given up where the accounts are away for hours, and are nobody’s to look after', async () => {
    service.contact.isAway = true;
    const placed = await calls.place({ order: paid, lines: reserved });
    await calls.run(placed, 'ship', { carrier: 'BRT', code: 'X3', url: '' });
    const idsOf = async (where: string) => {
      const rows = await service.dataSource.query<{ id: string }[]>(
        `SELECT id FROM outbox_message WHERE ${where}`,
      );
      return rows.map(({ id }) => id);
    };
    const tried = "topic = 'order-push' AND attempts = 1";
    expect(await waitUntil(async () => (await idsOf(tried)).length === 1, 15_000)).toBe(true);
    await service.dataSource.query(
      "UPDATE outbox_message SET attempts = 7, due_at = '2026-01-01' WHERE topic = 'order-push'",
    );
    expect(await calls.settled()).toBe(true);
    service.contact.isAway = false;
    expect(await idsOf('parked_at IS NOT NULL')).toEqual([]);
    expect(pushesOf(placed)).toEqual([]);
  });
});
