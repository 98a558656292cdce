import { liveAfter } from './roll-back';

const versions = { app: 'cart', live: 'first', other: 'second' };
const after = (kind: 'promote' | 'back') =>
  [1, 2, 3].map((number) => liveAfter(versions, { kind, number, count: 3 }));

describe('what is live after each change', () => {
  it('takes turns, the other version first', () => {
    expect(after('promote')).toEqual(['second', 'first', 'second']);
  });

  it('is on the way back what it was before, and at the end what it was at first', () => {
    expect(after('back')).toEqual(['first', 'second', 'first']);
  });
});
