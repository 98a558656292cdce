import type Stripe from 'stripe';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
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

describe('the card page', () => {
  it.each([
    [cards.declined, 'generic_decline', 'La banca ha rifiutato la carta'],
    [cards.withoutFunds, 'insufficient_funds', 'non ci sono fondi sufficienti'],
  ])('lets one try again after %s', async (number, declineCode, text) => {
    const { id, url } = await stripe.checkout.sessions.create(sessionParams());
    const declined = await payWith(sandbox, id, number);
    expect([declined.status, declined.headers.get('location')]).toEqual([303, `/c/pay/${id}`]);
    expect(await (await fetch(url ?? '')).text()).toContain(text);
    const { data } = await endpoint.waitFor('payment_intent.payment_failed');
    expect(data.object).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: declineCode, type: 'card_error' },
    });
    await payWith(sandbox, id, cards.good);
    const { intent } = await endpoint
      .waitFor('checkout.session.completed')
      .then(async () => ({ intent: (await stripe.paymentIntents.list()).data }));
    expect(intent.map(({ status, last_payment_error: error }) => [status, error])).toEqual([
      ['succeeded', null],
    ]);
  });

  it.each([cards.asksOnce, cards.asksAlways])(
    'asks the bank’s customer with %s',
    async (number) => {
      const { id, url } = await stripe.checkout.sessions.create(sessionParams());
      const asked = await payWith(sandbox, id, number);
      expect(asked.headers.get('location')).toBe(`/c/pay/${id}/3ds`);
      expect((await endpoint.waitFor('payment_intent.requires_action')).data.object).toMatchObject({
        status: 'requires_action',
      });
      expect(await (await fetch(`${url ?? ''}/3ds`)).text()).toMatch(/Autorizza[^]*Rifiuta/);
      const refused = await postForm(`${url ?? ''}/3ds`, { esito: 'rifiuta' });
      expect(refused.headers.get('location')).toBe(`/c/pay/${id}`);
      expect(await (await fetch(url ?? '')).text()).toContain('non ha ricevuto la tua conferma');
      await payWith(sandbox, id, number);
      const approved = await postForm(`${url ?? ''}/3ds`, { esito: 'autorizza' });
      expect(approved.headers.get('location')).toContain(`session=${id}`);
      expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
      expect((await stripe.charges.list()).data.map(({ status }) => status)).toEqual(['succeeded']);
    },
  );

  it('knows a card that the bank refuses after all', async () => {
    const { id, url } = await stripe.checkout.sessions.create(sessionParams());
    await payWith(sandbox, id, cards.asksThenDeclines);
    await postForm(`${url ?? ''}/3ds`, { esito: 'autorizza' });
    expect(await (await fetch(url ?? '')).text()).toContain('non ci sono fondi sufficienti');
  });

  it('names each field that cannot be right, and shows neither number nor code again', async () => {
    const { id } = await stripe.checkout.sessions.create(
      sessionParams({ customer_email: undefined }),
    );
    const number = '4242424242424241';
    const wrong = { scadenza: '13/40', cvc: '98', nome: 'Anna <b>', email: 'anna' };
    const answer = await payWith(sandbox, id, { numero: number, ...wrong });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    for (const name of ['numero', 'scadenza', 'cvc', 'email']) {
      expect(page).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid="true"`));
    }
    expect(page).toContain('Anna &lt;b&gt;');
    expect(page).not.toMatch(/4242424242424241|"98"|<b>/);
    expect((await payWith(sandbox, id, { numero: cards.good, scadenza: '01/20' })).status).toBe(
      422,
    );
  });

  it('leads back to the shop, and says so where nothing can be paid', async () => {
    const { url } = await stripe.checkout.sessions.create(sessionParams());
    expect(await (await fetch(url ?? '')).text()).toContain(
      'href="http://localhost:4200/checkout"',
    );
    const unknown = await fetch(`${sandbox.url}/c/pay/cs_test_none`);
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining('a nessun pagamento'),
    ]);
  });

  it('keeps no card number', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParams());
    await payWith(sandbox, id, { numero: cards.asksOnce, cvc: '987' });
    await payWith(sandbox, id, { numero: cards.good, cvc: '987' });
    const ledger = await (await fetch(`${sandbox.url}/sandbox/ledger`)).text();
    expect(ledger).toContain('"last4":"4242"');
    expect(ledger).not.toMatch(/4242424242424242|4000002500003155|"987"/);
  });
});
