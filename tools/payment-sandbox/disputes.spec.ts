import type Stripe from 'stripe';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { paidSession } from './testing/paid-session';
import { stripeOf, tellSandbox } from './testing/shop-side';
import { startWebhookEndpoint } from './testing/webhook-endpoint';
import type { ListeningEndpoint } from './testing/webhook-endpoint';

let endpoint: ListeningEndpoint;
let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeEach(async () => {
  endpoint = await startWebhookEndpoint('whsec_test');
  const webhook = { url: endpoint.url, secret: 'whsec_test', retryMs: 20 };
  sandbox = await startPaymentSandbox({ webhook });
  stripe = stripeOf(sandbox);
});
afterEach(async () => {
  await sandbox.stop();
  await endpoint.stop();
});

const tell = async (values: object) =>
  (await tellSandbox(sandbox, 'dispute', values)) as Stripe.Dispute;
const amounts = async () => {
  const { data } = await stripe.balanceTransactions.list({ type: 'adjustment' });
  return data.map(({ amount, fee }) => [amount, fee]);
};

describe('a dispute', () => {
  it('takes the money and its fee at once, and keeps all refunds back until it is won', async () => {
    const { intent, charge } = await paidSession(sandbox);
    const opened = await tell({ payment_intent: intent.id, dueBy: 2_000_000_000 });
    expect(opened).toMatchObject({
      amount: 2_540,
      charge: charge.id,
      reason: 'fraudulent',
      status: 'needs_response',
      is_charge_refundable: false,
      evidence_details: { due_by: 2_000_000_000 },
    });
    const told = await endpoint.waitFor('charge.dispute.created');
    expect(told.data.object).toMatchObject({ id: opened.id, payment_intent: intent.id });
    expect((await stripe.charges.retrieve(charge.id)).disputed).toBe(true);
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await tell({ dispute: opened.id, status: 'under_review' });
    await endpoint.waitFor('charge.dispute.updated');
    await tell({ dispute: opened.id, status: 'won' });
    await endpoint.waitFor('charge.dispute.closed');
    expect(await amounts()).toEqual([
      [2_540, 0],
      [-2_540, 2_000],
    ]);
    expect(await stripe.disputes.retrieve(opened.id)).toMatchObject({ status: 'won' });
    await stripe.refunds.create({ payment_intent: intent.id });
    await expect(tell({ dispute: opened.id, status: 'lost' })).rejects.toThrow(/is over/);
  });

  it('that is an inquiry takes nothing, and money can be given back', async () => {
    const { intent } = await paidSession(sandbox);
    const opened = await tell({ payment_intent: intent.id, status: 'warning_needs_response' });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 40 });
    expect(await amounts()).toEqual([]);
    await tell({ dispute: opened.id, status: 'needs_response' });
    expect(await amounts()).toEqual([[-2_540, 2_000]]);
    const listed = await stripe.disputes.list({ payment_intent: intent.id });
    expect(listed.data.map(({ status }) => status)).toEqual(['needs_response']);
  });

  it('that is lost keeps refunds back for good', async () => {
    const { intent } = await paidSession(sandbox);
    const opened = await tell({ payment_intent: intent.id, amount: 1_000 });
    await tell({ dispute: opened.id, status: 'lost' });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await expect(tell({ payment_intent: intent.id })).rejects.toThrow(/disputed already/);
    await expect(tell({ payment_intent: 'pi_none' })).rejects.toThrow(/No such payment_intent/);
    await expect(tell({ dispute: opened.id, status: 'x' })).rejects.toThrow(/is none of/);
  });
});
