import { turnsNow } from './stock-turns';

describe('who is told of a product that is there again', () => {
  it.each([
    ['as many as there are pieces', { pieces: 3, fewest: 1, told: 0 }, 3],
    ['fewer where one buys several', { pieces: 30, fewest: 10, told: 0 }, 3],
    ['nobody while those who were told may still come', { pieces: 3, fewest: 1, told: 3 }, 0],
    ['the next ones where more came', { pieces: 5, fewest: 1, told: 3 }, 2],
    ['nobody where some have bought', { pieces: 1, fewest: 1, told: 3 }, 0],
    ['nobody where it is too few for one', { pieces: 9, fewest: 10, told: 0 }, 0],
    ['no more than a mail server bears', { pieces: 9_999, fewest: 1, told: 0 }, 200],
  ])('%s', (_case, shelf, turns) => {
    expect(turnsNow(shelf)).toBe(turns);
  });
});
