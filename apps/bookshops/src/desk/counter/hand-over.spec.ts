import { makeDeskOrder, makeLine } from '../testing/make-desk-order';
import { changeOf, leavesSomething, newlyHandedOver, wishOf } from './hand-over';

const ready = makeLine({ id: 'a', state: 'ready', commands: ['deliver'], quantity: 3 });
const awaited = makeLine({ id: 'b', state: 'waiting', commands: [] });
const over = makeLine({ id: 'c', state: 'cancelled', commands: [] });

describe('what is handed over', () => {
  it('is all that is there', () => {
    const lines = [ready, awaited, over];
    expect(wishOf({ lines, deliveries: 'several' }, new Map())).toEqual({ lineIds: ['a'] });
    expect(leavesSomething({ lines, deliveries: 'several' }, new Map())).toBe(true);
    expect(leavesSomething({ lines: [ready, over], deliveries: 'several' }, new Map())).toBe(false);
  });

  it('is what lies aside too, unless the family comes once for all of it', () => {
    const aside = makeLine({ id: 'f', state: 'reserved', commands: ['mark-ready'] });
    const lines = [aside, awaited];
    expect(wishOf({ lines, deliveries: 'several' }, new Map())).toEqual({ lineIds: ['f'] });
    expect(wishOf({ lines, deliveries: 'one' }, new Map())).toBeNull();
    expect(wishOf({ lines: [aside], deliveries: 'one' }, new Map())).toEqual({ lineIds: ['f'] });
  });

  it('is nothing of what is yet to be covered, and of an order that is fetched once nothing at all', () => {
    const extra = { kind: 'covering', state: 'wanted', total: 2.5, refunded: 0 } as const;
    const toCover = makeLine({ id: 'g', state: 'reserved', commands: ['perform-extra'], extra });
    const aside = makeLine({ id: 'f', state: 'reserved', commands: ['mark-ready'] });
    const lines = [toCover, aside];
    expect(wishOf({ lines, deliveries: 'several' }, new Map())).toEqual({ lineIds: ['f'] });
    expect(wishOf({ lines, deliveries: 'one' }, new Map())).toBeNull();
  });

  it('can be some pieces, or nothing', () => {
    const lines = [ready];
    const pieces = [{ lineId: 'a', quantity: 2, of: 3 }];
    expect(wishOf({ lines, deliveries: 'several' }, new Map([['a', 2]]))).toEqual({
      lineIds: ['a'],
      pieces,
    });
    expect(leavesSomething({ lines, deliveries: 'several' }, new Map([['a', 2]]))).toBe(true);
    expect(wishOf({ lines, deliveries: 'several' }, new Map([['a', 0]]))).toBeNull();
  });

  it('is taken back by the lines that were not with the family before', () => {
    const before = makeDeskOrder({ lines: [ready, makeLine({ id: 'd', state: 'delivered' })] });
    const part = makeLine({ id: 'e', state: 'delivered' });
    const after = makeDeskOrder({
      lines: [ready, part, makeLine({ id: 'd', state: 'delivered' })],
    });
    expect(newlyHandedOver(before, after)).toEqual(['e']);
  });
});

describe('the change', () => {
  it.each([
    ['50', 23.4, 26.6],
    ['23,40', 23.4, 0],
    ['100.5', 100.1, 0.4],
    ['20', 23.4, null],
    ['', 1, null],
    ['ZN7K3M9QXD', 1, null],
    ['1e5', 1, null],
  ])('on %j for %d is %p', (received, due, change) => expect(changeOf(received, due)).toBe(change));
});
