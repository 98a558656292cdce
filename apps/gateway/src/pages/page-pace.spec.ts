import { PagePace } from './page-pace';

/** A pace whose time goes by hand. */
function aPace() {
  let now = 1000;
  const pace = new PagePace({ now: () => now });
  const ask = (count: number, visitor = 'school') =>
    Array.from({ length: count }, () => pace.waitOf(visitor));
  return { ask, pass: (ms: number) => (now += ms) };
}

const noWait = (count: number) => Array<number>(count).fill(0);

describe('the pace of an address', () => {
  it('lets eight hundred pages pass at once', () => {
    const { ask } = aPace();
    expect(ask(800)).toEqual(noWait(800));
  });

  it('lets four hundred a second pass for ever', () => {
    const { ask, pass } = aPace();
    for (let second = 0; second < 100; second += 1) {
      expect(ask(400)).toEqual(noWait(400));
      pass(1000);
    }
  });

  it('spreads what is beyond over time', () => {
    const { ask, pass } = aPace();
    ask(800);
    expect(ask(4)).toEqual([2.5, 5, 7.5, 10]);
    pass(5);
    expect(ask(1)).toEqual([7.5]);
  });

  it('refuses what would wait too long, which costs the address nothing more', () => {
    const { ask, pass } = aPace();
    ask(800 + 4000);
    expect(ask(3)).toEqual([undefined, undefined, undefined]);
    pass(2.5);
    expect(ask(2)).toEqual([10_000, undefined]);
  });

  it('is its own alone', () => {
    const { ask } = aPace();
    ask(2000, 'mallory');
    expect(ask(1, 'anna')).toEqual([0]);
  });
});
