import type { OwnTenant } from '@zaino/contracts/bookshops';
import type { AttackClass } from '../attack-class';
import { aProduct, orderOf, type PlacedPurchase, placeOrder, wishFor } from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import { insist } from '../shop/solve-challenge';
import type { Tally } from '../tally';

/** The defaults of the shop (docs/decisions/order-limits.md). */
const MOST_ORDERS_AT_SHOP = 8;
const MOST_PIECES_OF_AN_ARTICLE = 60;
const MOST_ORDERS_BY_CARD = 5;
const AT_ONCE = 10;

export const hoarding: AttackClass = {
  name: 'hoarding',
  proves: 'issue 2',
  tried:
    'orders to be paid in the shop or by card and never paid, by one account, one after the other and at once, with every challenge solved',
  holds:
    'no proven address, nothing; then no more orders and pieces than the limits, whatever happens at once',
  run: async (shop, tally) => {
    const { pickupPoints } = await shop.people
      .guest()
      .done<{ pickupPoints: Pick<OwnTenant, 'id'>[] }>({ path: '/api/pickup-points?cap=26100' });
    const pickupPointId = pickupPoints.find(Boolean)?.id ?? '';
    await atTheShop(shop, pickupPointId, tally);
    await byCard(shop, tally);
  },
};

async function atTheShop(shop: AttackedShop, pickupPointId: string, tally: Tally): Promise<void> {
  const product = await aProduct(shop);
  const pickUp = { shippingMethod: 'pickup', payment: 'shop' } as const;
  const wish = (quantity: number) => ({ ...wishFor(product, quantity), ...pickUp });
  const stranger = await shop.people.register();
  const unproven = await placeOrder(stranger, wish(1), { pickupPointId });
  const isRefused = unproven.status === 409 && unproven.body.includes('email-unproven');
  tally.note('an account without a proven address', isRefused, unproven.body);
  await shop.people.prove(stranger);
  const many = await placeOrder(stranger, wish(99), { pickupPointId });
  tally.note('too many pieces in one order', many.status === 409, many.body);
  const body = await orderOf(stranger, wish(9), { pickupPointId });
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => insist(stranger.person, '/api/orders', body)),
  );
  for (let more = 0; more < AT_ONCE; more += 1)
    answers.push(await insist(stranger.person, '/api/orders', body));
  const orders = answers.filter(({ status }) => status === 200).length;
  const isFew = orders <= MOST_ORDERS_AT_SHOP && orders * 9 <= MOST_PIECES_OF_AN_ARTICLE;
  for (const { status, body: told } of answers) {
    tally.note('orders to be paid in the shop', orders > 0 && isFew && status < 500, [
      orders,
      told,
    ]);
  }
}

async function byCard(shop: AttackedShop, tally: Tally): Promise<void> {
  const product = await aProduct(shop);
  const stranger = await shop.people.register();
  const body = await orderOf(stranger, wishFor(product, 20));
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => insist(stranger.person, '/api/orders', body)),
  );
  for (let more = 0; more < AT_ONCE; more += 1)
    answers.push(await insist(stranger.person, '/api/orders', body));
  const orders = answers
    .filter(({ status }) => status === 200)
    .map((one) => one.json() as PlacedPurchase);
  const isFew = orders.length > 0 && orders.length <= MOST_ORDERS_BY_CARD;
  for (const { status, body: told } of answers) {
    tally.note('orders by card that nobody pays', isFew && status < 500, [orders.length, told]);
  }
}
