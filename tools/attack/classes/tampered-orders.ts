import { randomUUID } from 'node:crypto';
import type { Order, Quote } from '@zaino/contracts/orders';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import type { PersonAnswer } from '../people/person';
import {
  aProduct,
  orderOf,
  type PlacedPurchase,
  quoteOf,
  readOrder,
  sendOrder,
  wishFor,
} from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

type Body = Record<string, unknown>;
type Line = Record<string, unknown>;

const isRefused = ({ status }: PersonAnswer) => status >= 400 && status < 500;

/** Values in the place of a line's own. */
const lines: [string, Line][] = [
  ...[0, 0.01, -1, -0.01, 1e9, 99_999.991, '0', null, [], {}].map((prezzo): [string, Line] => [
    `price ${JSON.stringify(prezzo)}`,
    { prezzo },
  ]),
  ...[0, -1, 1.5, 100, 1e9, '1', null, [1], 2 ** 53].map((quantity): [string, Line] => [
    `quantity ${JSON.stringify(quantity)}`,
    { quantity },
  ]),
  ...['P-99999999', 'P-0', '', '../P-0001', 'P-0001; DROP', 0].map((id): [string, Line] => [
    `product ${JSON.stringify(id)}`,
    { id },
  ]),
  ['another type', { type: 'gift' }],
  ['a book without one', { type: 'book' }],
  ['a child’s pieces beyond its own', { children: [{ childId: 'x', quantity: 99 }] }],
];

/** Members of the order in the place of the right ones, or beside them. */
const members: [string, Body][] = [
  ['total', { total: 0.01 }],
  ['totals', { totals: { total: 0.01 } }],
  ['shippingCost', { shippingCost: 0 }],
  ['discount', { discount: 99 }],
  ['state', { state: 'paid' }],
  ['isPaid', { isPaid: true }],
  ['customerId', { customerId: randomUUID() }],
  ['stripeAccountId', { stripeAccountId: 'acct_1x' }],
  ['no fingerprint', { fingerprint: '' }],
  ['an invented fingerprint', { fingerprint: 'x'.repeat(43) }],
  ['a list as fingerprint', { fingerprint: ['x'] }],
  ['a free payment', { payment: 'free' }],
  ['paid in the shop, brought home', { payment: 'shop' }],
  ['picked up nowhere', { shippingMethod: 'pickup', address: null }],
  [
    'picked up at an unknown bookshop',
    { shippingMethod: 'pickup', address: null, pickupPointId: randomUUID() },
  ],
  ['another way to ship than quoted', { shippingMethod: 'pickup' }],
  ['an unknown way to ship', { shippingMethod: 'free' }],
  ['more deliveries than quoted', { deliveries: 'several' }],
  ['a voucher that was not quoted', { voucher: 'SCONTO100' }],
  ['no lines', { lines: [] }],
  ['no address', { address: null }],
  ['a prototype', JSON.parse('{"__proto__":{"payment":"shop"},"constructor":1}') as Body],
];

export const tamperedOrders: AttackClass = {
  name: 'tampered orders',
  proves: 'ASVS 2.2.2, 2.2.3',
  tried:
    'prices, pieces, totals, ids, vouchers, fingerprints and idempotency keys of an order and of quotes',
  holds: 'refused, or the price that the shop has; nothing is ordered that was not quoted',
  run: async (shop, tally) => {
    const customer = await shop.people.register();
    const product = await aProduct(shop);
    const wish = wishFor(product, 2);
    const { totals } = await quoteOf(customer.person, wish);
    const right = (await orderOf(customer, wish)) as Body & { lines: Line[] };
    const [line = {}] = right.lines;
    for (const [what, values] of lines) {
      const body = { ...right, lines: [{ ...line, ...values }] };
      await tryQuote(customer, { what: `quote with ${what}`, body, totals }, tally);
      await tryOrder(customer, { what: `order with ${what}`, body, totals }, tally);
    }
    for (const [what, values] of members) {
      await tryOrder(customer, { what, body: { ...right, ...values }, totals }, tally);
    }
    await tryOrder(customer, { what: 'too many lines', body: many(right, line), totals }, tally);
    await tryBodies(customer, right, tally);
    await tryKeys(shop, { customer, right }, tally);
  },
};

const many = (right: Body, line: Line) => ({
  ...right,
  lines: Array.from({ length: 301 }, () => line),
});

interface Tampered {
  what: string;
  body: Body;
  totals: Quote['totals'];
}

async function tryQuote(customer: Customer, tampered: Tampered, tally: Tally) {
  const { what, body } = tampered;
  const { lines: wanted, shippingMethod, deliveries, voucher } = body;
  const answer = await customer.person.post('/api/quotes', {
    lines: wanted,
    shippingMethod,
    deliveries,
    voucher,
  });
  // What a customer has seen is told as a change, and never what it costs.
  const isFair = ({ totals, changes }: Quote) =>
    totals.itemCount === 0 || (totals.total === tampered.totals.total && changes.length > 0);
  const isGood = answer.status === 200 && isFair(answer.json() as Quote);
  tally.note(what, isRefused(answer) || isGood, answer.body);
}

/** Refused; or placed for what it costs, and then cancelled. */
async function tryOrder(customer: Customer, { what, body, totals }: Tampered, tally: Tally) {
  const answer = await sendOrder(customer.person, body);
  if (answer.status !== 200) {
    tally.note(what, isRefused(answer), answer.body);
    return;
  }
  const order: Order = await readOrder(customer, answer.json() as PlacedPurchase);
  const { total } = order.totals;
  tally.note(what, total === totals.total && order.state === 'received', order.totals);
  const lineIds = order.lines.map(({ id }) => id);
  await customer.person.post(`/api/orders/${order.id}/cancellation`, { lineIds });
}

async function tryBodies({ person }: Customer, right: Body, tally: Tally): Promise<void> {
  const text = JSON.stringify(right);
  const bodies: [string, unknown][] = [
    ['a list', [right]],
    ['nothing', 'null'],
    ['a text', '"x"'],
    ['half of it', text.slice(0, -10)],
    ['a member twice', text.replace('{', '{"payment":"shop","payment":"shop",')],
    ['much within much', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['no JSON', 'payment=shop'],
  ];
  for (const [what, body] of bodies) {
    const answer = await sendOrder(person, body);
    tally.note(`body: ${what}`, isRefused(answer), [answer.status, answer.body]);
  }
}

interface Keys {
  customer: Customer;
  right: Body;
}

async function tryKeys(shop: AttackedShop, { customer, right }: Keys, tally: Tally) {
  const { person } = customer;
  const none = await person.post('/api/orders', right);
  tally.note('no key', isRefused(none), none.body);
  for (const key of ['', ' ', 'x', 'x'.repeat(500), '../../x', '{"a":1}']) {
    const answer = await sendOrder(person, right, key);
    tally.note(`key ${key.slice(0, 10)}`, isRefused(answer), [answer.status, answer.body]);
  }
  const key = randomUUID();
  const first = await sendOrder(person, right, key);
  const { orderId } = first.json() as PlacedPurchase;
  const again = await sendOrder(person, right, key);
  tally.note('a key again', (again.json() as PlacedPurchase).orderId === orderId, again.body);
  const other = { ...right, contact: { ...(right['contact'] as Body), lastName: 'Altri' } };
  const changed = await sendOrder(person, other, key);
  const isOther = isRefused(changed) || (changed.json() as PlacedPurchase).orderId === orderId;
  tally.note('a key again with another order', isOther, changed.body);
  const stranger = await shop.people.family('bruno');
  const foreign = await sendOrder(stranger.person, right, key);
  const isHidden = !foreign.body.includes(orderId);
  tally.note('another’s key', isHidden, foreign.body);
}
