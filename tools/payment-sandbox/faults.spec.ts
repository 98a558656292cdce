import { mkdtempSync, appendFileSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { idOf } from './ledger/id-of';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox, SandboxOptions } from './start-payment-sandbox';
import { cards, payWith, postForm, sessionParams, setFaults, stripeOf } from './testing/shop-side';
import { startWebhookEndpoint } from './testing/webhook-endpoint';
import type { ListeningEndpoint } from './testing/webhook-endpoint';

let folder: string;
let endpoint: ListeningEndpoint;
let sandbox: PaymentSandbox;
let stripe: Stripe;

async function start(more: SandboxOptions = {}): Promise<void> {
  const webhook = { url: endpoint.url, secret: 'whsec_test', retryMs: 20 };
  sandbox = await startPaymentSandbox({
    webhook,
    ledgerFile: join(folder, 'ledger.jsonl'),
    ...more,
  });
  stripe = stripeOf(sandbox);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-payments-'));
  endpoint = await startWebhookEndpoint('whsec_test');
  await start();
});
afterEach(async () => {
  await sandbox.stop();
  await endpoint.stop();
  rmSync(folder, { recursive: true });
});

const newSession = (options?: Stripe.RequestOptions) =>
  stripe.checkout.sessions.create(sessionParams(), options);
const sessions = async () => (await stripe.checkout.sessions.list({ limit: 100 })).data;

async function control(method: string, path: string, body: object = {}): Promise<unknown> {
  const init = method === 'GET' ? { method } : { method, body: JSON.stringify(body) };
  return (await fetch(`${sandbox.url}/sandbox/${path}`, init)).json();
}

describe('an idempotency key', () => {
  it('gives the same answer again, also many times at once', async () => {
    const options = { idempotencyKey: 'ordine-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => newSession(options)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await sessions()).toHaveLength(1);
    const again = await newSession(options);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('refuses another body and another call', async () => {
    const options = { idempotencyKey: 'ordine-1' };
    await newSession(options);
    const other = sessionParams({ client_reference_id: 'ordine-2' });
    await expect(stripe.checkout.sessions.create(other, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      message: expect.stringContaining('same parameters') as string,
    });
    await expect(stripe.customers.create({}, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      message: expect.stringContaining('same endpoint') as string,
    });
  });

  it('stays free where a parameter was wrong, and keeps what was refused for good', async () => {
    const options = { idempotencyKey: 'ordine-1' };
    const wrong = sessionParams({ success_url: 'x' });
    await expect(stripe.checkout.sessions.create(wrong, options)).rejects.toThrow('valid URL');
    const { id } = await newSession(options);
    await payWith(sandbox, id, cards.good);
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    const refund = { payment_intent: idOf(intent), amount: 9_999 };
    const refuse = () => stripe.refunds.create(refund, { idempotencyKey: 'rimborso-1' });
    await expect(refuse()).rejects.toMatchObject({ code: 'amount_too_large' });
    await expect(refuse()).rejects.toMatchObject({
      code: 'amount_too_large',
      headers: expect.objectContaining({ 'idempotent-replayed': 'true' }) as object,
    });
  });
});

describe('a sandbox told to misbehave', () => {
  it('is slow', async () => {
    await setFaults(sandbox, { slowMs: 300 });
    const impatient = stripeOf(sandbox, { maxNetworkRetries: 0, timeout: 50 });
    await expect(impatient.checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it('fails the next calls without effect, and the SDK gets through by trying again', async () => {
    await setFaults(sandbox, { failNext: 2 });
    await expect(newSession()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    const patient = stripeOf(sandbox, { maxNetworkRetries: 2 });
    await patient.checkout.sessions.create(sessionParams());
    expect(await sessions()).toHaveLength(1);
  });

  it('fails always, and only the calls that are named', async () => {
    await setFaults(sandbox, { failRate: 1, only: 'POST /v1/refunds' });
    await newSession();
    await expect(stripe.refunds.create({ payment_intent: 'pi_x' })).rejects.toMatchObject({
      statusCode: 500,
    });
  });

  it('loses answers after the effect: the key finds it again', async () => {
    const options = { idempotencyKey: 'ordine-1' };
    await setFaults(sandbox, { loseAnswerNext: 2 });
    await expect(newSession(options)).rejects.toMatchObject({ type: 'StripeConnectionError' });
    const { id } = await newSession(options);
    expect((await sessions()).map((session) => session.id)).toEqual([id]);
  });

  it('delivers webhooks twice', async () => {
    await setFaults(sandbox, { webhookCopies: 2 });
    const { id } = await newSession();
    await payWith(sandbox, id, cards.good);
    const first = await endpoint.waitFor('checkout.session.completed');
    const second = await endpoint.waitFor('checkout.session.completed', 2);
    expect(second.id).toBe(first.id);
  });

  it('delivers webhooks late', async () => {
    await setFaults(sandbox, { webhookDelayMs: 150 });
    const { id } = await newSession();
    await payWith(sandbox, id, cards.good);
    expect(endpoint.received).toEqual([]);
    await endpoint.waitFor('checkout.session.completed');
  });

  it('holds webhooks back and releases them in any order', async () => {
    await setFaults(sandbox, { holdWebhooks: true });
    const { id } = await newSession();
    await payWith(sandbox, id, cards.good);
    const { held } = (await control('GET', 'webhooks')) as { held: string[] };
    expect(held).toHaveLength(4);
    const [last = ''] = held.toReversed();
    await control('POST', 'webhooks/release', { events: [last] });
    expect((await endpoint.waitFor('checkout.session.completed')).id).toBe(last);
    expect(endpoint.received).toHaveLength(1);
    await setFaults(sandbox, {});
    await endpoint.waitFor('payment_intent.succeeded');
    expect(await control('GET', 'webhooks')).toMatchObject({ held: [] });
    await control('POST', 'webhooks/resend', { event: last });
    await endpoint.waitFor('checkout.session.completed', 2);
  });

  it('lets webhooks overtake one another', async () => {
    await setFaults(sandbox, { webhookShuffleMs: 100 });
    for (let count = 0; count < 8; count += 1) {
      const { id } = await newSession();
      await payWith(sandbox, id, cards.good);
    }
    await endpoint.waitFor('checkout.session.completed', 8);
    const made = (await stripe.events.list({ limit: 100 })).data.map(({ id }) => id).toReversed();
    const came = endpoint.received.map(({ id }) => id);
    expect(came).not.toEqual(made.slice(0, came.length));
  });

  it('refuses a fault that it does not know', async () => {
    await expect(setFaults(sandbox, { slow: 3 } as object)).rejects.toThrow('no fault of the name');
    await expect(setFaults(sandbox, { slowMs: '3' } as object)).rejects.toThrow('a number');
  });
});

describe('a webhook', () => {
  it('is sent again until the endpoint takes it', async () => {
    endpoint.answers.push(500, 302, 503);
    const { id } = await newSession();
    await stripe.checkout.sessions.expire(id);
    const { id: event } = await endpoint.waitFor('checkout.session.expired');
    const { deliveries } = (await control('GET', 'ledger')) as { deliveries: object[] };
    expect(deliveries).toEqual([{ id: event, attempts: 4, status: 200, isDelivered: true }]);
  });

  it('that waits comes after a restart, one that was taken does not', async () => {
    const { id: first } = await newSession();
    await stripe.checkout.sessions.expire(first);
    await endpoint.waitFor('checkout.session.expired');
    await setFaults(sandbox, { holdWebhooks: true });
    const { id: second } = await newSession();
    await stripe.checkout.sessions.expire(second);
    await sandbox.stop();
    await start();
    const event = await endpoint.waitFor('checkout.session.expired', 2);
    expect(event.data.object).toMatchObject({ id: second });
    expect(endpoint.received).toHaveLength(2);
  });
});

describe('the ledger', () => {
  it('holds all that was answered, also after a line that a crash cut off', async () => {
    const options = { idempotencyKey: 'ordine-1' };
    const { id } = await newSession(options);
    await payWith(sandbox, id, cards.good);
    const before = await control('GET', 'ledger');
    await sandbox.stop();
    appendFileSync(join(folder, 'ledger.jsonl'), '[["sessions","",{"id":"cs_half');
    await start({ webhook: undefined });
    expect((await newSession(options)).id).toBe(id);
    expect(await control('GET', 'ledger')).toMatchObject({
      ...(before as object),
      deliveries: expect.anything() as object,
    });
    await newSession();
    await sandbox.stop();
    await start();
    expect(await sessions()).toHaveLength(2);
  });

  it('is written before anything is answered', async () => {
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { id } = await newSession();
        expect(readFileSync(join(folder, 'ledger.jsonl'), 'utf8')).toContain(id);
      }),
    );
  });
});

describe('the doors', () => {
  it('ask for the key', async () => {
    const stranger = stripeOf({ ...sandbox, secretKey: 'sk_test_wrong' });
    await expect(stranger.events.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(stripe.events.list({}, { stripeAccount: 'acct_none' })).rejects.toMatchObject({
      type: 'StripePermissionError',
    });
  });

  it('say that a call is unknown', async () => {
    await expect(stripe.topups.list()).rejects.toMatchObject({ statusCode: 404 });
    expect(await control('POST', 'nothing')).toEqual({
      error: 'POST /sandbox/nothing is no call of the sandbox.',
    });
  });

  it('show what the sandbox holds', async () => {
    const { id } = await newSession();
    await payWith(sandbox, id, cards.withoutFunds);
    await endpoint.waitFor('payment_intent.payment_failed');
    const page = await (await fetch(sandbox.url)).text();
    for (const text of [
      id.slice(0, 20),
      'ordine-1',
      '25,40',
      'insufficient_funds',
      'payment_intent.payment_failed',
    ]) {
      expect(page).toContain(text);
    }
  });

  it('answer no other site', async () => {
    const { id } = await newSession();
    const { port } = new URL(sandbox.url);
    const status = (path: string, options: object) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect(await status('/', { headers: { host: 'evil.example' } })).toBe(403);
    expect(await status(`/c/pay/${id}`, foreign)).toBe(403);
    expect(await status('/sandbox/clock', foreign)).toBe(403);
    expect((await postForm(`${sandbox.url}/c/pay/${id}`, {})).status).toBe(422);
  });
});
