import type Stripe from 'stripe';
import { idOf } from './ledger/id-of';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { paidSession } from './testing/paid-session';
import { cards, payWith, postForm, sessionParams, stripeOf } from './testing/shop-side';
import { startWebhookEndpoint } from './testing/webhook-endpoint';
import type { ListeningEndpoint } from './testing/webhook-endpoint';

const bookshop = 'acct_libreria';
let endpoint: ListeningEndpoint;
let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeEach(async () => {
  endpoint = await startWebhookEndpoint('whsec_test');
  const webhook = { url: endpoint.url, secret: 'whsec_test', retryMs: 20 };
  sandbox = await startPaymentSandbox({ webhook, accounts: [bookshop] });
  stripe = stripeOf(sandbox);
});
afterEach(async () => {
  await sandbox.stop();
  await endpoint.stop();
});

describe('refunds', () => {
  it('give back a part, then the rest, and never more', async () => {
    const { intent, charge } = await paidSession(sandbox);
    const part = { payment_intent: intent.id, amount: 1_000, metadata: { line: '7' } };
    expect(await stripe.refunds.create(part)).toMatchObject({
      amount: 1_000,
      status: 'succeeded',
      charge: charge.id,
      metadata: { line: '7' },
    });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 1_541 })).rejects.toMatchObject(
      {
        code: 'amount_too_large',
        message: 'Refund amount (€15.41) is greater than unrefunded amount on charge (€15.40)',
      },
    );
    expect(await stripe.refunds.create({ charge: charge.id })).toMatchObject({ amount: 1_540 });
    await expect(stripe.refunds.create({ charge: charge.id, amount: 1 })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const listed = await stripe.refunds.list({ payment_intent: intent.id });
    expect(listed.data.map(({ amount }) => amount)).toEqual([1_540, 1_000]);
    expect((await endpoint.waitFor('charge.refunded', 2)).data.object).toMatchObject({
      id: charge.id,
    });
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 2_540,
      refunded: true,
    });
  });

  it('are refused for what was not paid', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParams());
    await payWith(sandbox, id, cards.declined);
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    await expect(stripe.refunds.create({ payment_intent: idOf(intent) })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('money of connected accounts', () => {
  it('goes to the bookshop, and comes back in the same part with a refund', async () => {
    const transferData = { destination: bookshop, amount: 2_000 };
    const { intent, charge } = await paidSession(sandbox, {
      payment_intent_data: { transfer_data: transferData },
    });
    const transfer = await stripe.transfers.retrieve(idOf(charge.transfer));
    expect(transfer).toMatchObject({
      amount: 2_000,
      destination: bookshop,
      source_transaction: charge.id,
    });
    const own = await stripe.balanceTransactions.list({}, { stripeAccount: bookshop });
    expect(own.data.map(({ type, net }) => [type, net])).toEqual([['payment', 2_000]]);
    await stripe.refunds.create({ payment_intent: intent.id, amount: 635, reverse_transfer: true });
    await stripe.refunds.create({ payment_intent: intent.id, reverse_transfer: true });
    const { data: reversals } = await stripe.transfers.listReversals(transfer.id);
    expect(reversals.map(({ amount }) => amount)).toEqual([1_500, 500]);
    await expect(stripe.transfers.createReversal(transfer.id, { amount: 1 })).rejects.toMatchObject(
      {
        code: 'transfer_already_reversed',
      },
    );
  });

  it('leaves the platform its fee', async () => {
    const { charge } = await paidSession(sandbox, {
      payment_intent_data: {
        transfer_data: { destination: bookshop },
        application_fee_amount: 254,
      },
    });
    expect(charge).toMatchObject({
      application_fee_amount: 254,
      transfer_data: { destination: bookshop },
    });
    const own = await stripe.balanceTransactions.list({}, { stripeAccount: bookshop });
    expect(own.data.map(({ amount, fee, net }) => [amount, fee, net])).toEqual([
      [2_540, 254, 2_286],
    ]);
  });

  it('goes back with the fee, in the same part as the refund', async () => {
    const { intent } = await paidSession(sandbox, {
      payment_intent_data: {
        on_behalf_of: bookshop,
        transfer_data: { destination: bookshop },
        application_fee_amount: 255,
      },
    });
    const back = { reverse_transfer: true, refund_application_fee: true };
    await stripe.refunds.create({ payment_intent: intent.id, amount: 635, ...back });
    const [fee] = (await stripe.applicationFees.list()).data;
    expect(fee).toMatchObject({ amount: 255, amount_refunded: 64 });
    const own = await stripe.balanceTransactions.list({}, { stripeAccount: bookshop });
    expect(own.data.map(({ type, net }) => [type, net])).toEqual([
      ['application_fee_refund', 64],
      ['payment_refund', -635],
      ['payment', 2_285],
    ]);
    await stripe.refunds.create({ payment_intent: intent.id, ...back });
    expect(await stripe.applicationFees.retrieve(fee?.id ?? '')).toMatchObject({ refunded: true });
    const { data } = await stripe.balanceTransactions.list({ limit: 100 });
    expect(data.reduce((sum, { net }) => sum + net, 0)).toBe(-63);
    await endpoint.waitFor('application_fee.refunded', 2);
  });

  it('gives parts of the fee back by themselves, or with a reversal, and never more', async () => {
    const { charge } = await paidSession(sandbox, {
      payment_intent_data: {
        transfer_data: { destination: bookshop },
        application_fee_amount: 254,
      },
    });
    const id = idOf(charge.application_fee);
    const part = { amount: 100, metadata: { refundId: 'one' } };
    expect(await stripe.applicationFees.createRefund(id, part)).toMatchObject(part);
    const reversal = { amount: 1_270, refund_application_fee: true };
    await stripe.transfers.createReversal(idOf(charge.transfer), reversal);
    const { data } = await stripe.applicationFees.listRefunds(id);
    expect(data.map(({ amount }) => amount)).toEqual([27, 100]);
    await expect(stripe.applicationFees.createRefund(id, { amount: 128 })).rejects.toMatchObject({
      message: 'Refund amount (€1.28) is greater than unrefunded amount on application fee (€1.27)',
    });
    await expect(stripe.applicationFees.createRefund(id, { amount: 0 })).rejects.toMatchObject({
      code: 'parameter_invalid_integer',
    });
  });

  it('is a charge of an account that may take cards alone', async () => {
    const { id } = await stripe.accounts.create({
      type: 'express',
      capabilities: { transfers: { requested: true } },
    });
    const link = await stripe.accountLinks.create({
      account: id,
      type: 'account_onboarding',
      return_url: 'http://libreria.localhost:4200/dashboard',
      refresh_url: 'http://libreria.localhost:4200/dashboard',
    });
    await postForm(link.url, {});
    const data = { transfer_data: { destination: id } };
    await stripe.checkout.sessions.create(sessionParams({ payment_intent_data: data }));
    await expect(
      stripe.checkout.sessions.create(
        sessionParams({ payment_intent_data: { ...data, on_behalf_of: id } }),
      ),
    ).rejects.toMatchObject({
      code: 'account_capability_missing',
      param: 'payment_intent_data[on_behalf_of]',
    });
  });

  it('is only for accounts that have said who they are', async () => {
    const account = await stripe.accounts.create({
      type: 'express',
      email: 'libreria@example.com',
    });
    const params = sessionParams({
      payment_intent_data: { transfer_data: { destination: account.id } },
    });
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    });
    const link = await stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      return_url: 'http://libreria.localhost:4200/dashboard',
      refresh_url: 'http://libreria.localhost:4200/dashboard',
    });
    expect(await (await fetch(link.url)).text()).toContain('Conferma e attiva i pagamenti');
    const back = await postForm(link.url, {});
    expect(back.headers.get('location')).toBe('http://libreria.localhost:4200/dashboard');
    const told = await endpoint.waitFor('account.updated');
    expect([told.account, (await stripe.accounts.retrieve(account.id)).charges_enabled]).toEqual([
      account.id,
      true,
    ]);
    await stripe.checkout.sessions.create(params);
  });
});

describe('the balance', () => {
  it('can be reconciled: every charge, refund and transfer has moved it', async () => {
    const { intent, charge } = await paidSession(sandbox, {
      payment_intent_data: { transfer_data: { destination: bookshop, amount: 500 } },
    });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 40 });
    const { data } = await stripe.balanceTransactions.list({ limit: 100 });
    expect(data.map(({ type, amount, fee }) => [type, amount, fee])).toEqual([
      ['refund', -40, 0],
      ['transfer', -500, 0],
      ['charge', 2_540, 63],
    ]);
    expect((charge.balance_transaction as Stripe.BalanceTransaction).net).toBe(2_477);
  });

  it('lists in pages and by time', async () => {
    for (let count = 0; count < 5; count += 1) await paidSession(sandbox);
    const all: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) all.push(id);
    expect(new Set(all).size).toBe(5);
    const now = Math.floor(Date.now() / 1_000);
    expect((await stripe.paymentIntents.list({ created: { gt: now + 60 } })).data).toEqual([]);
    expect((await stripe.paymentIntents.list({ created: { gte: now - 60 } })).data).toHaveLength(5);
    const page = await stripe.paymentIntents.list({ ending_before: all[3] ?? '', limit: 2 });
    expect(page.data.map(({ id }) => id)).toEqual([all[1], all[2]]);
  });
});

describe('subscriptions', () => {
  it('begin with a paid session and end when they are cancelled', async () => {
    const product = await stripe.products.create({ name: 'Piano Libreria' });
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'eur',
      unit_amount: 1_900,
      recurring: { interval: 'month' },
    });
    const customer = await stripe.customers.create({ email: 'libreria@example.com' });
    await expect(
      stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
    const { session } = await paidSession(sandbox, {
      mode: 'subscription',
      customer: customer.id,
      customer_email: undefined,
      payment_intent_data: undefined,
      line_items: [{ price: price.id, quantity: 1 }],
    });
    const id = idOf(session.subscription);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'active',
      customer: customer.id,
    });
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at_period_end: true,
    });
    expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
    await endpoint.waitFor('customer.subscription.deleted');
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
