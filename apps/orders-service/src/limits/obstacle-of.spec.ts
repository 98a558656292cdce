import { z } from 'zod';
import { limitVariables } from '../config';
import {
  type OrderedArticle,
  obstacleOf,
  type OpenOrders,
  type BuyerStanding,
} from './obstacle-of';

const defaults = z.object(limitVariables).parse({});
const nothing: OpenOrders = { orders: 0, cents: 0, articles: [] };
const standing: BuyerStanding = { isEmailProven: true, open: { card: nothing, shop: nothing } };

const articles = (count: number, pieces: number, isInStock: boolean): OrderedArticle[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${isInStock ? 'product' : 'book'} ${index}`,
    pieces,
    isInStock,
  }));

/** Eighteen books of 30 € for each of three children, and what they write with. */
const family = {
  cents: 54 * 3_000 + 12 * 15 * 250,
  articles: [...articles(54, 1, false), ...articles(12, 15, true)],
};

describe('the limits that are set where nothing else is', () => {
  it.each(['shop', 'card'] as const)('are never met by a mother of three (%s)', (payment) => {
    expect(obstacleOf({ payment, wanted: family, standing, limits: defaults })).toBeNull();
    const forgotten = { cents: 30_000, articles: articles(20, 5, true) };
    const ordered = { shop: { ...family, orders: 4 }, card: { ...family, orders: 2 } };
    const second = { isEmailProven: true, open: ordered };
    expect(
      obstacleOf({ payment, wanted: forgotten, standing: second, limits: defaults }),
    ).toBeNull();
  });

  it.each([
    [
      'shop',
      { cents: 250_001, articles: articles(90, 1, false) },
      /2\.500,00.€.*online o scrivici/,
    ],
    ['shop', { cents: 90_000, articles: articles(1, 60, false) }, /fino a 40 pezzi.*scrivici/],
    ['card', { cents: 90_000, articles: articles(30, 30, true) }, /600 pezzi.*scrivici/],
  ] as const)('tell a school or a bookshop (%s) how to go on', (payment, wanted, words) => {
    const obstacle = obstacleOf({ payment, wanted, standing, limits: defaults });
    expect(obstacle?.text).toMatch(words);
  });

  it('ask for a proof of the address only where it helps', () => {
    const stranger = { ...standing, isEmailProven: false };
    const codeOf = (wanted: typeof family) =>
      obstacleOf({ payment: 'shop', wanted, standing: stranger, limits: defaults })?.code;
    expect(codeOf(family)).toBe('email-unproven');
    expect(codeOf({ ...family, cents: 999_999 })).toBe('shop-order-value');
    const wish = { wanted: family, standing: stranger, limits: defaults };
    expect(obstacleOf({ ...wish, payment: 'card' })).toBeNull();
  });
});
