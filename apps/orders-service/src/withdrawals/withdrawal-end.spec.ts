import type { Order } from '@zaino/contracts/orders';
import { canWithdraw, withdrawalEnd } from './withdrawal-end';

const line = (state: Order['state'], deliveredAt: string | null = null) => ({
  state,
  deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  withdrawnAt: null,
});

const order = { paymentMethod: 'shop' } as const;

describe('the withdrawal period', () => {
  it('counts fourteen days from the last parcel', () => {
    const lines = [
      line('delivered', '2026-09-10T09:00:00Z'),
      line('delivered', '2026-09-14T09:00:00Z'),
      line('cancelled'),
    ];
    expect(withdrawalEnd(lines)?.toISOString()).toBe('2026-09-28T21:59:59.999Z');
  });

  it('has no end while a parcel is still to come', () => {
    const lines = [line('delivered', '2026-01-10T09:00:00Z'), line('waiting')];
    expect(withdrawalEnd(lines)).toBeNull();
    expect(
      lines.every((one) => canWithdraw(one, { order, end: null, now: new Date('2026-12-01') })),
    ).toBe(true);
  });

  it('counts parcels that came back since', () => {
    const lines = [
      line('delivered', '2026-09-10T09:00:00Z'),
      line('refunded', '2026-09-14T09:00:00Z'),
    ];
    expect(withdrawalEnd(lines)?.toISOString()).toBe('2026-09-28T21:59:59.999Z');
  });

  it('is none where nothing was delivered', () => {
    expect(withdrawalEnd([line('cancelled'), line('refunded')])).toBeNull();
  });

  const end = new Date('2026-09-28T21:59:59.999Z');
  it.each<[Order['state'], boolean]>([
    ['received', true],
    ['paid', true],
    ['waiting', true],
    ['reserved', true],
    ['ready', true],
    ['shipped', true],
    ['delivered', true],
    ['cancelled', false],
    ['returned', false],
    ['refunded', false],
  ])('lets a line that is %s be withdrawn from: %s', (state, isAllowed) => {
    expect(canWithdraw(line(state), { order, end, now: end })).toBe(isAllowed);
  });

  it('is over after its last moment, and once for each line', () => {
    const delivered = line('delivered', '2026-09-14T09:00:00Z');
    const late = new Date(end.getTime() + 1);
    expect(canWithdraw(delivered, { order, end, now: late })).toBe(false);
    expect(canWithdraw({ ...delivered, withdrawnAt: end }, { order, end, now: end })).toBe(false);
  });

  it('leaves an order by card that is not paid yet to its cancellation', () => {
    const unpaid = { order: { paymentMethod: 'card' }, end: null, now: end } as const;
    expect(canWithdraw(line('received'), unpaid)).toBe(false);
    expect(canWithdraw(line('paid'), unpaid)).toBe(true);
  });
});
