import type Stripe from 'stripe';
import { startPaymentSandbox } from './start-payment-sandbox';
import type { PaymentSandbox } from './start-payment-sandbox';
import { cards, payWith, postForm, sessionParams, stripeOf } from './testing/shop-side';

let sandbox: PaymentSandbox;
let stripe: Stripe;

beforeEach(async () => {
  sandbox = await startPaymentSandbox();
  stripe = stripeOf(sandbox);
});
afterEach(() => sandbox.stop());

const pageOf = (customer: string) =>
  stripe.checkout.sessions.create({
    ...sessionParams({ customer_email: undefined }),
    customer,
    saved_payment_method_options: { payment_method_save: 'enabled' },
  });

const customerOf = async (name: string) =>
  (await stripe.customers.create({ email: `${name}@example.com` })).id;

async function keptOf(customer: string) {
  const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card' });
  return data.map(({ id, card }) => ({ id, last4: card?.last4 }));
}

describe('kept cards', () => {
  it('are kept where whoever pays says so, and pay the next time', async () => {
    const customer = await customerOf('anna');
    const first = await pageOf(customer);
    await payWith(sandbox, first.id, cards.good);
    expect(await keptOf(customer)).toEqual([]);
    const second = await pageOf(customer);
    await payWith(sandbox, second.id, { numero: cards.good, salva: 'si' });
    const [kept] = await keptOf(customer);
    expect(kept?.last4).toBe('4242');
    const third = await pageOf(customer);
    expect(await (await fetch(third.url ?? '')).text()).toContain(
      'Carta salvata che termina con 4242',
    );
    await postForm(third.url ?? '', { carta: kept?.id ?? '' });
    expect((await stripe.checkout.sessions.retrieve(third.id)).payment_status).toBe('paid');
  });

  it('are nobody else’s, and gone once they are removed', async () => {
    const [anna, bruno] = [await customerOf('anna'), await customerOf('bruno')];
    const page = await pageOf(anna);
    await payWith(sandbox, page.id, { numero: cards.good, salva: 'si' });
    const [{ id: carta } = { id: '' }] = await keptOf(anna);
    const other = await pageOf(bruno);
    await postForm(`${sandbox.url}/c/pay/${other.id}`, { carta });
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('open');
    await stripe.paymentMethods.detach(carta);
    expect(await keptOf(anna)).toEqual([]);
    await stripe.customers.del(anna);
    await expect(pageOf(anna)).rejects.toMatchObject({ param: 'customer' });
  });

  it('are not offered to who has no customer', async () => {
    const saving = { saved_payment_method_options: { payment_method_save: 'enabled' as const } };
    await expect(stripe.checkout.sessions.create(sessionParams(saving))).rejects.toMatchObject({
      param: 'saved_payment_method_options[payment_method_save]',
    });
  });
});
