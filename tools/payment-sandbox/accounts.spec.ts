import type Stripe from 'stripe';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { postForm, stripeOf, tellSandbox } from './testing/shop-side';
import { startWebhookEndpoint } from './testing/webhook-endpoint';
import type { ListeningEndpoint } from './testing/webhook-endpoint';

const back = 'http://localhost:4200/dashboard/pagamenti?conto=ok';
const refresh = 'http://localhost:4200/dashboard/pagamenti?conto=scaduto';
let endpoint: ListeningEndpoint;
let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeEach(async () => {
  endpoint = await startWebhookEndpoint('whsec_test');
  sandbox = await startPaymentSandbox({
    webhook: { url: endpoint.url, secret: 'whsec_test', retryMs: 20 },
  });
  stripe = stripeOf(sandbox);
});
afterEach(async () => {
  await sandbox.stop();
  await endpoint.stop();
});

const made = () => stripe.accounts.create({ type: 'express', email: 'libreria@example.com' });
const linkTo = (account: string) =>
  stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    return_url: back,
    refresh_url: refresh,
  });
const sentTo = (answer: Response) => [answer.status, answer.headers.get('location')];

describe('the form of an account', () => {
  it.each([
    ['completo', true, 0],
    ['incompleto', false, 1],
    ['verifica', false, 0],
  ])('sent as %j makes it chargeable: %s', async (esito, isChargeable, due) => {
    const { id } = await made();
    const { url } = await linkTo(id);
    expect(await (await fetch(url)).text()).toContain('external_account');
    expect(sentTo(await postForm(url, { esito }))).toEqual([303, back]);
    await endpoint.waitFor('account.updated');
    const account = await stripe.accounts.retrieve(id);
    expect(account).toMatchObject({ details_submitted: true, charges_enabled: isChargeable });
    expect(account.requirements?.currently_due).toHaveLength(due);
  });

  it('leads to the shop for a new link once it was sent, or its time is over', async () => {
    const { id } = await made();
    const spent = await linkTo(id);
    await postForm(spent.url, { esito: 'incompleto' });
    const late = await linkTo(id);
    await tellSandbox(sandbox, 'clock', { advanceSeconds: 301 });
    for (const { url } of [spent, late]) {
      expect(sentTo(await fetch(url, { redirect: 'manual' }))).toEqual([303, refresh]);
    }
    expect((await fetch(`${sandbox.url}/setup/al_none`)).status).toBe(404);
  });
});

describe('the door of tests', () => {
  it('stops an account, asks it for something, and starts it again', async () => {
    const { id } = await made();
    const tell = (standing: string, more = {}) =>
      tellSandbox(sandbox, 'account', { account: id, standing, ...more });
    await tell('active', { due: ['company.tax_id'], deadline: 2_000_000_000 });
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: true,
      requirements: { currently_due: ['company.tax_id'], current_deadline: 2_000_000_000 },
    });
    await tell('restricted');
    expect(await stripe.accounts.retrieve(id)).toMatchObject({
      payouts_enabled: false,
      capabilities: { transfers: 'inactive' },
      requirements: { disabled_reason: 'requirements.past_due' },
    });
    const told = await endpoint.waitFor('account.updated', 2);
    expect(told.account).toBe(id);
    await expect(tell('gone')).rejects.toThrow('gone is none of');
  });

  it('pays out, which the account alone lists', async () => {
    const { id } = await made();
    const other = await made();
    await tellSandbox(sandbox, 'payout', { account: id, amount: 4_210, status: 'in_transit' });
    const { data } = await stripe.payouts.list({ limit: 5 }, { stripeAccount: id });
    expect(data).toMatchObject([{ amount: 4_210, status: 'in_transit', currency: 'eur' }]);
    expect((await stripe.payouts.list({}, { stripeAccount: other.id })).data).toEqual([]);
    expect((await stripe.payouts.list()).data).toEqual([]);
  });
});
