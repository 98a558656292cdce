import type Stripe from 'stripe';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { payElsewhere, postForm, sessionParams, stripeOf, tellSandbox } from './testing/shop-side';
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

const textOf = async (url: string | null) => (await fetch(url ?? '')).text();

describe('ways to pay', () => {
  it('are those of the configuration, and the page offers them', async () => {
    const { data } = await stripe.paymentMethodConfigurations.list();
    expect(data).toMatchObject([
      { id: 'pmc_sandbox', is_default: true, satispay: { available: true } },
    ]);
    const { url, payment_method_types: types } = await stripe.checkout.sessions.create(
      sessionParams({ payment_method_configuration: 'pmc_sandbox' }),
    );
    expect(types).toEqual(['card', 'paypal', 'satispay', 'klarna', 'sepa_debit']);
    expect(await textOf(url)).toMatch(/PayPal[^]*Satispay[^]*Klarna[^]*Addebito sul conto/);
  });

  it('that are off are neither offered nor taken', async () => {
    const other = await startPaymentSandbox({ ways: ['card', 'paypal'] });
    const shop = stripeOf(other);
    const { id, url } = await shop.checkout.sessions.create(sessionParams());
    expect(await textOf(url)).not.toContain('Satispay');
    const refused = await payElsewhere(other, id, 'satispay');
    expect(refused.headers.get('location')).toBe(`/c/pay/${id}`);
    expect((await shop.checkout.sessions.retrieve(id)).status).toBe('open');
    await other.stop();
  });

  it('of an unknown configuration are refused', async () => {
    const params = sessionParams({ payment_method_configuration: 'pmc_other' });
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      param: 'payment_method_configuration',
    });
  });

  it('that lead away are confirmed or refused there', async () => {
    const { id, url } = await stripe.checkout.sessions.create(sessionParams());
    const away = await payElsewhere(sandbox, id, 'satispay');
    expect(away.headers.get('location')).toBe(`/c/pay/${id}/conferma`);
    const place = `${url ?? ''}/conferma`;
    expect(await textOf(place)).toContain('Satispay chiede conferma');
    await postForm(place, { esito: 'rifiuta' });
    expect(await textOf(url)).toContain('Non hai confermato il pagamento');
    await payElsewhere(sandbox, id, 'satispay');
    await postForm(place, { esito: 'autorizza' });
    const paid = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(paid).toMatchObject({
      payment_status: 'paid',
      payment_intent: { latest_charge: { payment_method_details: { type: 'satispay' } } },
    });
  });
});

describe('money that comes later', () => {
  it('leaves the session complete and unpaid, and is told once it is there', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParams());
    const left = await payElsewhere(sandbox, id, 'sepa_debit');
    expect(left.headers.get('location')).toContain(`session=${id}`);
    expect((await endpoint.waitFor('checkout.session.completed')).data.object).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    });
    const waiting = await stripe.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    expect(waiting.payment_intent).toMatchObject({
      status: 'processing',
      latest_charge: { status: 'pending', paid: false },
    });
    await tellSandbox(sandbox, 'settle', { session: id });
    await tellSandbox(sandbox, 'settle', { session: id, fails: true });
    await endpoint.waitFor('checkout.session.async_payment_succeeded');
    const [charge] = (await stripe.charges.list()).data;
    expect(charge).toMatchObject({ status: 'succeeded', paid: true, amount_captured: 2_540 });
    expect(charge?.balance_transaction).not.toBeNull();
  });

  it('fails after a while where it was chosen so', async () => {
    const other = await startPaymentSandbox({
      settlesAfter: 3_600,
      webhook: { url: endpoint.url, secret: 'whsec_test', retryMs: 20 },
    });
    const shop = stripeOf(other);
    const { id } = await shop.checkout.sessions.create(sessionParams());
    await payElsewhere(other, id, 'sepa_debit:fallisce');
    await tellSandbox(other, 'clock', { advanceSeconds: 3_601 });
    await endpoint.waitFor('checkout.session.async_payment_failed');
    const failed = await shop.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(failed).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method' },
    });
    await other.stop();
  });
});
