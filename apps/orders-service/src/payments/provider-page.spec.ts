import type Stripe from 'stripe';
import { Provider } from './provider';
import { isProviderPage } from './provider-page';

const stripe = {
  STRIPE_API_URL: 'https://api.stripe.com',
  STRIPE_PAGE_HOSTS: ['checkout.stripe.com', 'pay.zaino.example'],
};
const sandbox = { ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4235' };

describe('the page of a payment', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_1#fid', true],
    ['https://pay.zaino.example/c/pay/cs_1', true],
    ['http://checkout.stripe.com/c/pay/cs_1', false],
    ['https://checkout.stripe.com:8443/c/pay/cs_1', false],
    ['https://checkout.stripe.com.evil.example/c/pay/cs_1', false],
    ['https://checkout.stripe.com@evil.example/', false],
    ['https://evil.example/checkout.stripe.com', false],
    ['http://localhost:4235/pay/cs_1', false],
    ['javascript:alert(1)', false],
    ['no address', false],
  ])('is at Stripe: %s %s', (url, isPage) => {
    expect(isProviderPage(url, stripe)).toBe(isPage);
  });

  it.each([
    ['http://localhost:4235/pay/cs_1', true],
    ['http://127.0.0.1:4235/pay/cs_1', true],
    ['https://checkout.stripe.com/c/pay/cs_1', false],
  ])('is in the sandbox: %s %s', (url, isPage) => {
    expect(isProviderPage(url, sandbox)).toBe(isPage);
  });

  it('is nobody’s where the provider names another place', async () => {
    const retrieve = (id: string) =>
      Promise.resolve({ id, status: 'open', url: `https://${id}/c/pay/cs_1` });
    const sdk = { checkout: { sessions: { retrieve } } } as unknown as Stripe;
    const provider = new Provider(sdk, {
      ...stripe,
      PUBLIC_URL: 'https://www.zaino.example',
      BRAND_NAME: 'Zaino',
      STRIPE_PAYMENT_CONFIGURATION: '',
    });
    await expect(provider.session('checkout.stripe.com')).resolves.toMatchObject({
      status: 'open',
    });
    await expect(provider.session('evil.example')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
