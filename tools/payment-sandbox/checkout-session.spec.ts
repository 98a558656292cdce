import type Stripe from 'stripe';
import { idOf } from './ledger/id-of';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { cards, payWith, sessionParams, stripeOf } from './testing/shop-side';
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

describe('a checkout session', () => {
  it('is paid on the hosted page, told by signed webhooks and leads back to the shop', async () => {
    const session = await stripe.checkout.sessions.create(sessionParams());
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 2_540,
      payment_intent: null,
      url: `${sandbox.url}/c/pay/${session.id}`,
    });
    const paid = await payWith(sandbox, session.id, cards.good);
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `http://localhost:4200/orders/1?session=${session.id}`,
    ]);
    const { data } = await endpoint.waitFor('checkout.session.completed');
    const intent = await stripe.paymentIntents.retrieve(
      idOf((data.object as Stripe.Checkout.Session).payment_intent),
    );
    expect(data.object).toMatchObject({
      id: session.id,
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'ordine-1',
      metadata: { orderId: 'ordine-1' },
      customer_details: { email: 'anna@example.com', name: 'Anna Rossi' },
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount_received: 2_540,
      metadata: { orderId: 'ordine-1' },
    });
    expect(endpoint.types().toSorted()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'payment_intent.created',
      'payment_intent.succeeded',
    ]);
  });

  it('is paid once, however often the form is sent', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParams());
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => payWith(sandbox, id, cards.good)),
    );
    expect(tries.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect((await stripe.charges.list()).data).toHaveLength(1);
  });

  it('shows its lines, and answers with what is to be expanded', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParams());
    const { line_items: lines } = await stripe.checkout.sessions.retrieve(id, {
      expand: ['line_items'],
    });
    const listed = await stripe.checkout.sessions.listLineItems(id, { limit: 1 });
    expect(
      lines?.data.map(({ description, amount_total: amount }) => [description, amount]),
    ).toEqual([
      ['Matematica 1', 2_110],
      ['Spedizione', 430],
    ]);
    expect([listed.has_more, listed.data.length]).toEqual([true, 1]);
    await expect(
      stripe.checkout.sessions.retrieve(id, { expand: ['nothing'] }),
    ).rejects.toMatchObject({ param: 'expand', statusCode: 400 });
  });

  it('can be ended while it is open, and is not paid afterwards', async () => {
    const { id } = await stripe.checkout.sessions.create(sessionParams());
    await payWith(sandbox, id, cards.declined);
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({
      status: 'expired',
      url: null,
    });
    expect((await payWith(sandbox, id, cards.good)).status).toBe(410);
    expect((await stripe.charges.list()).data.map(({ status }) => status)).toEqual(['failed']);
    await endpoint.waitFor('checkout.session.expired');
    await endpoint.waitFor('payment_intent.canceled');
    await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      message: expect.stringContaining('status of expired') as string,
    });
  });

  it('expires by itself', async () => {
    const expires = Math.floor(Date.now() / 1_000) + 1_800;
    const { id } = await stripe.checkout.sessions.create(sessionParams({ expires_at: expires }));
    const advance = (advanceSeconds: number) =>
      fetch(`${sandbox.url}/sandbox/clock`, {
        method: 'POST',
        body: JSON.stringify({ advanceSeconds }),
      });
    await advance(1_700);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    await advance(200);
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
    expect((await endpoint.waitFor('checkout.session.expired')).data.object).toMatchObject({ id });
  });

  it.each([
    [{ success_url: 'nowhere' }, 'url_invalid', 'success_url'],
    [{ line_items: [] }, 'parameter_missing', 'line_items'],
    [{ customer_email: 'anna' }, 'email_invalid', 'customer_email'],
    [{ expires_at: 1 }, undefined, 'expires_at'],
    [{ total: 3 }, 'parameter_unknown', 'total'],
    [{ mode: 'present' }, undefined, 'mode'],
    [
      {
        line_items: [
          {
            quantity: 1,
            price_data: { currency: 'eur', unit_amount: 49, product_data: { name: 'x' } },
          },
        ],
      },
      'amount_too_small',
      'line_items',
    ],
    [
      { payment_intent_data: { transfer_data: { destination: 'acct_nobody' } } },
      'resource_missing',
      'payment_intent_data[transfer_data][destination]',
    ],
    [
      { payment_intent_data: { transfer_data: { destination: bookshop, amount: 2_541 } } },
      'amount_too_large',
      'payment_intent_data[transfer_data][amount]',
    ],
  ])('is refused with %j', async (params, code, param) => {
    const wrong = sessionParams(params as Partial<Stripe.Checkout.SessionCreateParams>);
    await expect(stripe.checkout.sessions.create(wrong)).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code,
      param,
    });
  });
});
