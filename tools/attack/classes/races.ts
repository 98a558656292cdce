import { randomBytes, randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { waitUntil } from '@zaino/testing/processes';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import {
  aProduct,
  orderOf,
  pay,
  placed,
  type PlacedPurchase,
  readOrder,
  sendOrder,
  wishFor,
} from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

const AT_ONCE = 12;
const BUYERS = 6;
const LAST_PIECES = 3;
const PATIENCE_MS = 20_000;

const times = <Made>(count: number, make: (at: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));

const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

export const races: AttackClass = {
  name: 'races',
  proves: 'ASVS 2.3.3, 2.3.4, 15.4.1',
  tried:
    'the same order, last pieces, a voucher for one, a registration, a reset, a payment and a cancellation many times at once',
  holds: 'each is done once, and never more is sold than there is',
  run: async (shop, tally) => {
    const buyers = await times(BUYERS, () => shop.people.register());
    await submitTwice(shop, await shop.people.register(), tally);
    await takeLastPieces(shop, buyers, tally);
    await useVoucherAtOnce(shop, buyers, tally);
    const payer = await shop.people.register();
    await payAtOnce(shop, payer, tally);
    await registerAtOnce(shop, tally);
    await resetAtOnce(shop, payer, tally);
  },
};

async function submitTwice(shop: AttackedShop, buyer: Customer, tally: Tally): Promise<void> {
  const body = await orderOf(buyer, wishFor(await aProduct(shop)));
  const key = randomUUID();
  const answers = await times(AT_ONCE, () => sendOrder(buyer.person, body, key));
  const orders = new Set(
    answers
      .filter(({ status }) => status === 200)
      .map((answer) => (answer.json() as PlacedPurchase).orderId),
  );
  const { total } = await buyer.person.done<{ total: number }>({ path: '/api/orders' });
  for (const { status, body: told } of answers) {
    tally.note('an order sent at once', orders.size === 1 && total === 1 && status < 500, told);
  }
}

async function takeLastPieces(shop: AttackedShop, buyers: Customer[], tally: Tally) {
  const product = await aProduct(shop, LAST_PIECES);
  const bodies = await Promise.all(buyers.map((buyer) => orderOf(buyer, wishFor(product))));
  const answers = await times(buyers.length * 2, (at) => {
    const place = at % buyers.length;
    const buyer = buyers[place];
    if (!buyer) throw new Error('There is no such buyer.');
    return sendOrder(buyer.person, bodies[place]);
  });
  const sold = countOf(answers, 200);
  const read = await shop.people
    .guest()
    .done<{ product: { pezzi_disponibili: number } }>({ path: `/api/getproduct/${product.id}` });
  const left = read.product.pezzi_disponibili;
  for (const { status, body } of answers) {
    const isHeld = sold <= LAST_PIECES && left >= 0 && status < 500;
    tally.note('last pieces', isHeld, [sold, left, status, body]);
  }
  tally.note('all of the last pieces are sold', sold === LAST_PIECES, sold);
}

async function useVoucherAtOnce(shop: AttackedShop, buyers: Customer[], tally: Tally) {
  const code = `GARA-${randomBytes(4).toString('hex').toUpperCase()}`;
  const admin = await shop.people.admin();
  const day = 86_400_000;
  await admin.done({
    method: 'POST',
    path: '/api/admin/vouchers',
    body: {
      code,
      kind: 'percent',
      value: 10,
      appliesTo: 'products',
      validFrom: new Date(Date.now() - day).toISOString(),
      validUntil: new Date(Date.now() + day).toISOString(),
      mostUses: 1,
    },
  });
  const wish = wishFor(await aProduct(shop));
  const ordering = { more: { voucher: code } };
  const bodies = await Promise.all(buyers.map((buyer) => orderOf(buyer, wish, ordering)));
  const orders = await Promise.all(
    buyers.map(async (buyer, at): Promise<Order | undefined> => {
      const answer = await sendOrder(buyer.person, bodies[at]);
      return answer.status === 200 ? readOrder(buyer, answer.json() as PlacedPurchase) : undefined;
    }),
  );
  const reduced = orders.filter((order) => (order?.totals.discount ?? 0) > 0).length;
  for (const order of orders)
    tally.note('a voucher for one', reduced === 1, order?.totals ?? reduced);
}

/** Opens, asks for and cancels a payment again and again: it is paid once, and comes back once. */
async function payAtOnce(shop: AttackedShop, buyer: Customer, tally: Tally): Promise<void> {
  const order = await placed(buyer, wishFor(await aProduct(shop), 2));
  const path = `/api/orders/${order.orderId}`;
  const pages = await times(BUYERS, () => buyer.person.post(`${path}/payment`));
  for (const { status, body } of pages) tally.note('a payment page', status < 500, body);
  await pay(shop, buyer, order);
  const checks = await times(BUYERS, () => buyer.person.post(`${path}/payment-checks`));
  for (const { status, body } of checks) tally.note('a payment is asked for', status < 500, body);
  const paid = await readOrder(buyer, order);
  const confirmed = paid.events.filter(({ command }) => command === 'confirm-payment').length;
  tally.note('a payment counts once', confirmed === 1, paid.events);
  const lineIds = paid.lines.map(({ id }) => id);
  const cancelled = await times(BUYERS, () =>
    buyer.person.post(`${path}/cancellation`, { lineIds }),
  );
  for (const { status, body } of cancelled) tally.note('a cancellation', status < 500, body);
  const isBack = await waitUntil(async () => {
    const { refunds } = await readOrder(buyer, order);
    return refunds.some(({ state }) => state === 'done');
  }, PATIENCE_MS);
  const { refunds, totals } = await readOrder(buyer, order);
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  tally.note('money comes back once', isBack && back === totals.total, [back, totals.total]);
}

async function registerAtOnce({ people }: AttackedShop, tally: Tally): Promise<void> {
  const email = `gara.${randomBytes(5).toString('hex')}@example.com`;
  const body = { email, password: 'Zaino-alla-gara-7', profile: { name: 'Anna Ferrari' } };
  const answers = await times(BUYERS, () => people.guest().post('/api/auth/register', body));
  const made = countOf(answers, 200);
  for (const { status } of answers)
    tally.note('a registration', made === 1 && status < 500, status);
}

async function resetAtOnce({ people }: AttackedShop, { email }: Customer, tally: Tally) {
  const answers = await times(AT_ONCE, () =>
    people.guest().post('/api/auth/reset-requests', { email }),
  );
  const resets = async () =>
    (await people.mailsTo(email)).filter(({ text }) => text.includes('/auth/reset')).length;
  await waitUntil(async () => (await resets()) > 0, PATIENCE_MS);
  const sent = await resets();
  for (const { status } of answers)
    tally.note('a reset', sent === 1 && status < 500, [sent, status]);
}
