import { aBookLine, anOrder, aProductLine } from '../testing/placed-order';
import { keptUntil } from './kept-until';
import type { OrderLineEntity } from './order-line.entity';
import type { OrderEntity } from './order.entity';

const now = new Date('2026-09-20T10:00:00Z');
const payBefore = new Date('2026-10-02T21:59:59.999Z');
const waits = { paymentMethod: 'shop', paymentState: 'due', payBefore } as const;

const endOf = (lines: Partial<OrderLineEntity>[], order: Partial<OrderEntity> = {}) =>
  keptUntil(anOrder({ order: { ...waits, ...order }, lines }), {
    now,
    holdDays: 14,
  })?.toISOString();

const reserved = aProductLine({ state: 'reserved', expectedTo: '2026-09-18' });

describe('an order to be paid in the shop is kept', () => {
  it.each<[string, Partial<OrderLineEntity>[], string]>([
    ['as was said when it was placed', [reserved], '2026-10-02T21:59:59.999Z'],
    [
      'longer where a book comes later than was said',
      [reserved, aBookLine({ state: 'waiting', expectedTo: '2026-10-20' })],
      '2026-11-03T22:59:59.999Z',
    ],
    [
      'from today on while a book is late',
      [reserved, aBookLine({ state: 'waiting', expectedTo: '2026-09-10' })],
      '2026-10-04T21:59:59.999Z',
    ],
    [
      'from the day on which it was made ready',
      [aProductLine({ state: 'ready', stateSince: new Date('2026-09-19T23:00:00Z') })],
      '2026-10-04T21:59:59.999Z',
    ],
    [
      'no shorter where it comes sooner',
      [aProductLine({ state: 'ready', stateSince: new Date('2026-09-10T10:00:00Z') })],
      '2026-10-02T21:59:59.999Z',
    ],
    [
      'by what is still to be fetched alone',
      [reserved, aBookLine({ state: 'delivered', expectedTo: '2026-12-01' })],
      '2026-10-02T21:59:59.999Z',
    ],
  ])('%s', (_, lines, end) => expect(endOf(lines)).toBe(end));

  it('no more once it is paid, fetched or cancelled', () => {
    expect(endOf([reserved], { paymentState: 'paid' })).toBeUndefined();
    expect(endOf([aProductLine({ state: 'delivered' })])).toBeUndefined();
    expect(endOf([aProductLine({ state: 'cancelled' })])).toBeUndefined();
  });

  it('without an end where none was said', () => {
    expect(endOf([reserved], { payBefore: null })).toBeUndefined();
  });
});

it('an order by card keeps its minutes', () => {
  const byCard = { paymentMethod: 'card', paymentState: 'none' } as const;
  expect(endOf([aProductLine()], byCard)).toBe(payBefore.toISOString());
});
