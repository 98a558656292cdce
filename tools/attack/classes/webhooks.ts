import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import { aProduct, pay, placed, type PlacedPurchase, readOrder, wishFor } from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

const PATH = '/api/stripe/webhooks';
const OLD_SECONDS = 3_600;

type Session = Record<string, unknown> & { metadata: Record<string, string> };

export const webhooks: AttackClass = {
  name: 'webhooks',
  proves: 'ASVS 2.3.1, 9.1.1',
  tried:
    'messages of the payment provider without its signature, with another’s, old, changed, again, and about another amount or order',
  holds: 'no order is paid but by the provider’s word, for its own amount, once',
  run: async (shop, tally) => {
    const buyer = await shop.people.register();
    const order = await placed(buyer, wishFor(await aProduct(shop), 3));
    const session = await sessionOf(shop, order);
    await forge(shop, { buyer, order, session }, tally);
    await lie(shop, { buyer, order, session }, tally);
    await replay(shop, { buyer, order, session }, tally);
  },
};

interface Attacked {
  buyer: Customer;
  order: PlacedPurchase;
  session: Session;
}

/** As the provider has it. */
async function sessionOf(
  { paymentsUrl }: AttackedShop,
  { orderId }: PlacedPurchase,
): Promise<Session> {
  const ledger = await fetch(new URL('/sandbox/ledger?kinds=sessions', paymentsUrl));
  const { sessions } = (await ledger.json()) as { sessions: Session[] };
  const found = sessions.find(({ metadata }) => metadata['orderId'] === orderId);
  if (!found) throw new Error('The provider has no page for the order.');
  return found;
}

const eventOf = (object: object, type = 'checkout.session.completed') => ({
  id: `evt_${randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type,
  created: Math.floor(Date.now() / 1_000),
  data: { object },
});

const paidSession = (session: Session) => ({
  ...session,
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_invented',
});

function signed(payload: string, secret: string, secondsAgo = 0): string {
  const timestamp = Math.floor(Date.now() / 1_000) - secondsAgo;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** What anybody can send who knows how the provider writes, and not its secret. */
async function forge(shop: AttackedShop, { buyer, order, session }: Attacked, tally: Tally) {
  const payload = JSON.stringify(eventOf(paidSession(session)));
  const { webhookSecret: secret } = shop;
  const right = signed(payload, secret);
  const [, digest = ''] = /v1=(\w+)/.exec(right) ?? [];
  const tries: [string, string | undefined, string?][] = [
    ['no signature', undefined],
    ['an empty signature', ''],
    ['another secret', signed(payload, 'whsec_of_somebody_else')],
    ['an empty secret', signed(payload, ' ')],
    ['an hour old', signed(payload, secret, OLD_SECONDS)],
    ['a changed body', right, payload.replace('"paid"', '"paid" ')],
    ['a version that there is not', right.replace('v1=', 'v0=')],
    ['no time', `v1=${digest}`],
    ['zeros', `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`],
    ['no body', right, ''],
    ['no JSON', signed('paid', secret), 'paid!'],
  ];
  for (const [what, signature, body = payload] of tries) {
    const headers = { ...(signature !== undefined && { 'stripe-signature': signature }) };
    const { status } = await shop.people.guest().post(PATH, body, headers);
    tally.note(what, status >= 400 && status < 500, status);
  }
  await expectUnpaid({ buyer, order, session }, 'after forged messages', tally);
}

/** What the provider would sign, and is not true of this order. */
async function lie(shop: AttackedShop, attacked: Attacked, tally: Tally): Promise<void> {
  const { session } = attacked;
  const paid = paidSession(session);
  const other = { ...session.metadata, orderId: randomUUID() };
  const lies: [string, object][] = [
    ['a cent', { ...paid, amount_total: 1 }],
    ['nothing', { ...paid, amount_total: 0 }],
    ['not paid', { ...paid, payment_status: 'unpaid' }],
    ['another order', { ...paid, metadata: other }],
    ['no order', { ...paid, metadata: {} }],
    ['another payment', { ...paid, metadata: { ...session.metadata, paymentId: randomUUID() } }],
  ];
  for (const [what, object] of lies) {
    const payload = JSON.stringify(eventOf(object));
    const headers = { 'stripe-signature': signed(payload, shop.webhookSecret) };
    // One that cannot be right is kept and asked for again: its status tells nothing.
    await shop.people.guest().post(PATH, payload, headers);
    await expectUnpaid(attacked, `after ${what}`, tally);
  }
}

/** The same message again and again, once it is true. */
async function replay(shop: AttackedShop, { buyer, order }: Attacked, tally: Tally) {
  await pay(shop, buyer, order);
  const session = await sessionOf(shop, order);
  const types = ['checkout.session.completed', 'checkout.session.expired'];
  const sent = types.flatMap((type) => {
    const payload = JSON.stringify(eventOf(session, type));
    const headers = { 'stripe-signature': signed(payload, shop.webhookSecret) };
    return Array.from({ length: 6 }, () => shop.people.guest().post(PATH, payload, headers));
  });
  for (const { status, body } of await Promise.all(sent)) tally.note('again', status === 200, body);
  const { events, paymentState, refunds } = await readOrder(buyer, order);
  const confirmed = events.filter(({ command }) => command === 'confirm-payment').length;
  const isOnce = confirmed === 1 && paymentState === 'paid' && refunds.length === 0;
  tally.note('paid once, and stays paid', isOnce, [confirmed, paymentState, refunds]);
}

async function expectUnpaid({ buyer, order }: Attacked, when: string, tally: Tally) {
  const { paymentState, state } = await readOrder(buyer, order);
  tally.note(`unpaid ${when}`, paymentState === 'none' && state === 'received', [
    paymentState,
    state,
  ]);
}
