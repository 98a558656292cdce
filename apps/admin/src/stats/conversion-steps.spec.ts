import { stepsOf } from './conversion-steps';

const schools = { countedSince: null, searches: 100, misses: 5, words: [], lists: 60 };
const orders = { countedSince: null, checkouts: 20, placed: 15, confirmed: 12 };
const visits = {
  countedSince: null,
  views: 0,
  firstVisits: 0,
  returningVisits: 0,
  steps: { search: 50, school: 40, cart: 10, checkout: 4 },
  days: [],
  pages: [],
};

describe('the steps to an order', () => {
  it('stand beside the last step before them that is counted in the same way', () => {
    const steps = stepsOf({ schools, orders, visits });
    expect(steps.map(({ server, serverBefore }) => [server, serverBefore])).toEqual([
      [100, null],
      [60, 100],
      [null, 60],
      [20, 60],
      [15, 20],
      [12, 15],
    ]);
    expect(steps.map(({ consented, consentedBefore }) => [consented, consentedBefore])).toEqual([
      [50, null],
      [40, 50],
      [10, 40],
      [4, 10],
      [null, 4],
      [null, 4],
    ]);
  });

  it('are unknown as far as a service is away', () => {
    const steps = stepsOf({ schools: null, orders, visits: null });
    expect(steps.map(({ server }) => server)).toEqual([null, null, null, 20, 15, 12]);
    expect(steps.every(({ consented }) => consented === null)).toBe(true);
  });
});
