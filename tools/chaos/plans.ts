import type { Wish, WishedLine } from '@zaino/tools/buyers/order-request';
import type { StockedProduct } from '@zaino/tools/buyers/products';
import type { Random } from '@zaino/tools/buyers/random';
import { bookIsbns } from '@zaino/tools/buyers/stand-ins';
import type { BuyerPlan } from './buyer';
import type { PaymentHabit } from '@zaino/tools/buyers/pay-on-page';

const habits: PaymentHabit[] = [
  ...Array.from({ length: 6 }, () => 'pays' as const),
  'is-declined-first',
  'is-asked-by-bank',
  'abandons',
  'abandons',
];

/** The longest look at a page. */
const LOOK_MS = 2_000;

/** One to three products of the round, sometimes a book with them. */
export function drawPlan(random: Random, products: StockedProduct[]): BuyerPlan {
  const isPickup = random.isOneOf(0.3);
  return {
    wish: {
      lines: [...productLines(random, products), ...bookLines(random)],
      shippingMethod: isPickup ? 'pickup' : 'standard',
      payment: isPickup && random.isOneOf(0.4) ? 'shop' : 'card',
    } satisfies Wish,
    habit: random.pick(habits),
    clicksTwice: random.isOneOf(0.2),
    comesBack: random.isOneOf(0.5),
    cancels: random.isOneOf(0.15),
    looks: [random.between(0, LOOK_MS), random.between(0, LOOK_MS), random.between(0, LOOK_MS)],
  };
}

function productLines(random: Random, products: StockedProduct[]): WishedLine[] {
  const wanted = random.shuffled(products).slice(0, random.between(1, 3));
  return wanted.map(({ id, price }) => ({
    type: 'product',
    id,
    quantity: random.between(1, 2),
    prezzo: price / 100,
  }));
}

function bookLines(random: Random): WishedLine[] {
  if (!random.isOneOf(0.4)) return [];
  const isbn = random.pick(bookIsbns);
  const ofClass = { scuola: { codice: 'CRIS00100X' }, classe: '1', sezione: 'A' };
  return [{ type: 'book', isbn, quantity: 1, prezzo: 20, ...ofClass }];
}
