import type { Order } from '@zaino/contracts/orders';
import { endOfItalianDay, italianDay } from './italian-day';
import { canWithdraw, withdrawalEnd } from './withdrawal-period';

const line = (state: Order['state'], deliveredAt: string | null = null) => ({
  state,
  deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  withdrawnAt: null,
});

const order = { paymentMethod: 'shop' } as const;

describe('days in Italy', () => {
  it.each([
    ['2026-09-14T21:59:59Z', '2026-09-14'],
    ['2026-09-14T22:00:00Z', '2026-09-15'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('%s is %s', (at, day) => expect(italianDay(new Date(at))).toBe(day));

  it.each([
    ['in summer', '2026-07-01T10:00:00Z', 14, '2026-07-15T21:59:59.999Z'],
    ['in winter', '2026-12-01T10:00:00Z', 14, '2026-12-15T22:59:59.999Z'],
    ['into winter time', '2026-10-15T10:00:00Z', 14, '2026-10-29T22:59:59.999Z'],
    ['on the day that summer time begins', '2026-03-15T10:00:00Z', 14, '2026-03-29T21:59:59.999Z'],
    ['on the day before', '2026-03-14T10:00:00Z', 14, '2026-03-28T22:59:59.999Z'],
    ['late in the evening', '2026-07-01T22:30:00Z', 14, '2026-07-16T21:59:59.999Z'],
  ])('end %s', (_, at, days, end) => {
    expect(endOfItalianDay(new Date(at), days).toISOString()).toBe(end);
  });
});

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
