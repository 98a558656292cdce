import { marginOf } from './with-margin';

describe('the margin', () => {
  it.each([
    ['nothing sold', 0, 0, 20, 0],
    ['no discount', 100, 100, 20, 20],
    ['a discount that the bookshop bears', 100, 90, 20, 10],
    ['a discount above what it keeps', 100, 75, 20, -5],
    ['half a percent', 100, 100, 17.5, 17.5],
    ['cents', 31.55, 31.55, 17.5, 5.52],
  ])('of %s: %d sold for %d at %d %% is %d', (_, gross, turnover, percent, expected) => {
    expect(marginOf({ gross, turnover }, percent)).toBe(expected);
  });
});
