import { yearBefore } from './year-before';

describe('the year before', () => {
  it.each([
    [
      { from: '2026-06-01', to: '2026-10-31' },
      { from: '2025-06-01', to: '2025-10-31' },
    ],
    [
      { from: '2028-02-29', to: '2028-03-01' },
      { from: '2027-02-28', to: '2027-03-01' },
    ],
  ])('of %j is %j', (period, before) => {
    expect(yearBefore(period)).toEqual(before);
  });
});
