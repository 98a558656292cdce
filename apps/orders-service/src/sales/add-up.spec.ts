import { addUp } from './add-up';

type Sums = Record<string, unknown>;

describe('adding up', () => {
  it('adds numbers of the same name at any depth, and keeps what only one has', () => {
    const sum: Sums = { a: 1, part: { b: 2 } };
    addUp(sum, { a: 10, part: { b: 20, c: 3 }, other: { d: 4 } });
    expect(sum).toEqual({ a: 11, part: { b: 22, c: 3 }, other: { d: 4 } });
  });

  it('puts lists behind one another, and keeps the first of two words', () => {
    const sum: Sums = { list: [1], word: 'one' };
    addUp(sum, { list: [2, 3], word: 'other' });
    expect(sum).toEqual({ list: [1, 2, 3], word: 'one' });
  });

  it('leaves what it adds as it was', () => {
    const sum: Sums = {};
    const more: Sums = { part: { a: 1 }, list: [1] };
    addUp(sum, more);
    addUp(sum, more);
    expect(sum).toEqual({ part: { a: 2 }, list: [1, 1] });
    expect(more).toEqual({ part: { a: 1 }, list: [1] });
  });
});
