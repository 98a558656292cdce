import type { OrderState } from '@zaino/contracts/orders';
import { orderStateOf } from './order-state';

describe('the state of an order', () => {
  it.each<[OrderState, string]>([
    ['received', 'received received'],
    ['paid', 'paid reserved'],
    ['waiting', 'waiting reserved delivered cancelled'],
    ['reserved', 'reserved ready refunded'],
    ['ready', 'ready shipped delivered'],
    ['shipped', 'shipped delivered returned'],
    ['delivered', 'delivered refunded cancelled returned'],
    ['returned', 'returned refunded cancelled'],
    ['refunded', 'refunded cancelled'],
    ['cancelled', 'cancelled cancelled'],
  ])('is %s where its lines are %s', (state, lines) => {
    const states = lines.split(' ') as OrderState[];
    for (const order of [states, states.toReversed()]) {
      expect(orderStateOf(order.map((one) => ({ state: one })))).toBe(state);
    }
  });
});
