import { MINUTE_MS } from '@zaino/rules/durations';
import { OwedPartSweep } from '../sweeps/owed-part-sweep';
import { OrderCommands } from '../transitions/order-commands';
import { checkConsistency } from '../reconciliation/check-consistency';
import { ProviderLedger } from '../reconciliation/provider-ledger';
import { Reconcile } from '../reconciliation/reconcile';
import { aBookLine, type OrderWithLines } from '../testing/placed-order';
import { PayingService } from '../testing/paying-service';
import { createStripeClient } from './stripe-client';

const BOOKSHOP = '55555555-5555-4555-8555-555555555555';
const staff = { who: 'staff', id: 'admin-1', name: 'Carla' } as const;
const HALF_DAY_MS = 43_200_000;

let paying: PayingService;
let account: string;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(async () => {
  await paying.misbehave({});
  account = await anAccount('card_payments', 'transfers');
});

/** Of a bookshop that has told the provider all that it asks. */
async function anAccount(...capabilities: ('card_payments' | 'transfers')[]): Promise<string> {
  const stripe = stripeClient();
  const { id } = await stripe.accounts.create({
    type: 'express',
    capabilities: Object.fromEntries(capabilities.map((name) => [name, { requested: true }])),
  });
  const back = 'http://127.0.0.1/';
  const pages = { return_url: back, refresh_url: back };
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    ...pages,
  });
  await fetch(link.url, { method: 'POST', redirect: 'manual' });
  return id;
}

const collected = {
  bookshopId: BOOKSHOP,
  shippingMethod: 'pickup' as const,
  address: null,
  shippingCents: 0,
};

interface Terms {
  account?: string;
  feePercent?: number;
}

/** Two books that a bookshop sells and hands out; its charge. */
function place(more: Terms) {
  const book = { sellerId: BOOKSHOP, soldBy: BOOKSHOP };
  const lines = [
    aBookLine({ ...book, priceCents: 3_333 }),
    aBookLine({ ...book, reference: '9788800000022', priceCents: 2_001 }),
  ];
  return paying.place({ account, ...more, order: { ...collected, totalCents: 5_334 }, lines });
}

async function paidOrder(more: Terms = {}) {
  const placed = await place(more);
  await paying.pay(placed.page);
  await paying.deliverAll(placed.order.id);
  await paying.settled();
  return placed;
}

function cancel({ order, lines }: OrderWithLines, ...of: number[]) {
  const commands = paying.service.app.get(OrderCommands, { strict: false });
  const lineIds = of.map((index) => lines[index]?.id ?? '');
  return commands.run({ orderId: order.id, actor: staff, command: 'cancel', lineIds });
}

function stripeClient() {
  const { apiUrl: STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY } = paying.sandbox;
  return createStripeClient({ STRIPE_API_URL, STRIPE_SECRET_KEY });
}

/** About one order alone. */
async function differencesOf({ order }: OrderWithLines): Promise<string[]> {
  const [from, to] = [-HALF_DAY_MS, HALF_DAY_MS].map((ms) => new Date(Date.now() + ms));
  if (!from || !to) throw new Error('No day.');
  const ledger = new ProviderLedger(stripeClient());
  const { differences } = await new Reconcile(paying.service.dataSource, ledger).run({ from, to });
  return differences.filter((sentence) => sentence.includes(order.id));
}

/** What has moved the bookshop's balance at the provider. */
async function balanceOf(id: string): Promise<number> {
  const own = await stripeClient().balanceTransactions.list({ limit: 100 }, { stripeAccount: id });
  return own.data.reduce((sum, { net }) => sum + net, 0);
}

const FEE = Math.floor((5_334 * 5) / 100);

describe('an order that one bookshop sells', () => {
  it('is its charge: it is the merchant, and the shop gets its fee', async () => {
    const placed = await paidOrder();
    const { charges } = await paying.ledger();
    const charge = charges.find(({ metadata }) => metadata.orderId === placed.order.id);
    expect(charge).toMatchObject({
      amount: 5_334,
      on_behalf_of: account,
      transfer_data: { destination: account },
      application_fee_amount: FEE,
    });
    expect(await balanceOf(account)).toBe(5_334 - FEE);
    expect((await paying.facts(placed.order.id)).payments).toMatchObject([
      { chargeKind: 'destination', transferCents: 5_334, feeCents: FEE },
    ]);
    expect(await differencesOf(placed)).toEqual([]);
  });

  it('gives back what is cancelled, with its part of the fee, to the cent', async () => {
    const placed = await paidOrder();
    await cancel(placed, 0);
    await paying.settled();
    const [refund] = (await paying.facts(placed.order.id)).refunds;
    expect(refund).toMatchObject({ state: 'done', amountCents: 3_333, reversalCents: 3_333 });
    expect(await balanceOf(account)).toBe(5_334 - FEE - 3_333 + (refund?.feeCents ?? 0));
    expect(await differencesOf(placed)).toEqual([]);
    await cancel(placed, 1);
    await paying.settled();
    const { transfers, applicationFees } = await paying.ledger();
    const transfer = transfers.find(({ destination }) => destination === account);
    expect(transfer).toMatchObject({ amount: 5_334, amount_reversed: 5_334 });
    const fee = applicationFees.find((one) => one.account === account);
    expect(fee).toMatchObject({ amount: FEE, amount_refunded: FEE });
    expect(await balanceOf(account)).toBe(0);
    expect(await differencesOf(placed)).toEqual([]);
    expect(await checkConsistency(paying.service.dataSource)).toEqual([]);
  });

  it.each(['POST /v1/transfers', 'POST /v1/application_fees', 'POST /v1/refunds'])(
    'gives back once, also where answers of %s get lost',
    async (only) => {
      const placed = await paidOrder();
      await paying.misbehave({ loseAnswerNext: 3, only });
      await cancel(placed, 0, 1);
      await paying.settled();
      expect(await balanceOf(account)).toBe(0);
      expect(await differencesOf(placed)).toEqual([]);
    },
  );

  it('has no fee where the bookshop pays none', async () => {
    const placed = await paidOrder({ feePercent: 0 });
    await cancel(placed, 0);
    await paying.settled();
    expect(await balanceOf(account)).toBe(2_001);
    const { applicationFees } = await paying.ledger();
    expect(applicationFees.filter((one) => one.account === account)).toEqual([]);
    expect(await differencesOf(placed)).toEqual([]);
  });

  it.each([
    ['another fee', 'payment SET fee_cents = 1', 'and not 0,01'],
    ['a fee that was given back', 'refund SET fee_cents = 2', 'was given back and not 0,02'],
    ['another merchant', `payment SET charge_kind = 'platform'`, 'is a charge of acct_'],
  ])('is told of where the provider has %s', async (_, sql, sentence) => {
    const placed = await paidOrder();
    await cancel(placed, 0);
    await paying.settled();
    await paying.service.dataSource.query(`UPDATE ${sql} WHERE order_id = ?`, [placed.order.id]);
    expect((await differencesOf(placed)).join('\n')).toContain(sentence);
  });
});

describe('a bookshop that the provider refuses', () => {
  it('as a merchant gets its part by a transfer; the family pays', async () => {
    const id = await anAccount('transfers');
    const placed = await paidOrder({ account: id });
    expect((await paying.facts(placed.order.id)).payments.at(-1)).toMatchObject({
      state: 'paid',
      chargeKind: 'platform',
      transferCents: 5_334 - FEE,
      feeCents: 0,
    });
    expect(await balanceOf(id)).toBe(5_334 - FEE);
    expect(await differencesOf(placed)).toEqual([]);
  });

  it('altogether is owed its part, is told of every night, and gets it once it can', async () => {
    const placed = await paidOrder({ account: 'acct_closed' });
    await cancel(placed, 0);
    await paying.settled();
    expect(await paying.parked()).toEqual([]);
    const { payments, refunds } = await paying.facts(placed.order.id);
    expect(payments.at(-1)).toMatchObject({ state: 'paid', chargeKind: 'owed' });
    expect(refunds).toMatchObject([{ state: 'done', amountCents: 3_333 }]);
    expect(await differencesOf(placed)).toEqual([expect.stringContaining('was never sent')]);
    const sweep = paying.worker.app.get(OwedPartSweep, { strict: false });
    paying.service.bookshops.add({ id: BOOKSHOP });
    await sweep.run();
    expect((await paying.facts(placed.order.id)).payments.at(-1)?.chargeKind).toBe('owed');
    paying.service.bookshops.tenants.delete(BOOKSHOP);
    paying.service.bookshops.add({ id: BOOKSHOP, stripeAccountId: account });
    paying.service.advance(MINUTE_MS);
    await paying.misbehave({ loseAnswerNext: 3, only: 'POST /v1/transfers' });
    await sweep.run();
    await sweep.run();
    await sweep.run();
    await paying.settled();
    const part = 5_334 - FEE;
    const [refund] = (await paying.facts(placed.order.id)).refunds;
    expect(refund?.reversalCents).toBeGreaterThan(0);
    expect(await balanceOf(account)).toBe(part - (refund?.reversalCents ?? 0));
    expect(await differencesOf(placed)).toEqual([]);
  });
});
