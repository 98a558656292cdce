import { difference } from './difference';

describe('difference', () => {
  it('keeps what differs, as it was and as it is', () => {
    const before = { name: 'Penna', price: 2, tags: ['a', 'b'], gone: null };
    const after = { name: 'Penna', price: 3, tags: ['a'], gone: null };
    expect(difference(before, after)).toEqual({
      before: { price: 2, tags: ['a', 'b'] },
      after: { price: 3, tags: ['a'] },
    });
  });

  it('keeps all of what is new', () => {
    expect(difference(null, { name: 'Penna' })).toEqual({ before: null, after: { name: 'Penna' } });
  });

  it('compares what is within, and moments', () => {
    const state = { at: new Date(0), of: { a: [1] } };
    const same = { at: new Date(0), of: { a: [1] } };
    expect(difference(state, same)).toEqual({ before: {}, after: {} });
  });
});
