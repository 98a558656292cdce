import {
  BROWSER_LIMIT_MS,
  GATEWAY_LIMIT_MS,
  PROVIDER_LIMIT_MS,
  SERVICE_CALL_LIMIT_MS,
  SERVICE_LIMIT_MS,
} from '@zaino/rules/time-limits';
import { createStripeClient } from './stripe-client';

/** As the SDK computes it (`_getSleepTimeInMS`): the first pause, doubled each time, at most. */
function worstCaseMs(): number {
  const stripe = createStripeClient({
    STRIPE_API_URL: 'http://127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_limits',
  });
  const retries = stripe.getMaxNetworkRetries();
  const tries = (retries + 1) * Number(stripe.getApiField('timeout'));
  const pauses = Array.from({ length: retries }, (_, n) =>
    Math.min(stripe.getInitialNetworkRetryDelay() * 2 ** n, stripe.getMaxNetworkRetryDelay()),
  );
  return tries + 1_000 * pauses.reduce((sum, pause) => sum + pause, 0);
}

it('answers or gives up, all tries together, before whoever waits for it: provider, service, gateway, browser', () => {
  const limits = [
    worstCaseMs(),
    PROVIDER_LIMIT_MS,
    SERVICE_LIMIT_MS,
    GATEWAY_LIMIT_MS,
    BROWSER_LIMIT_MS,
  ];
  expect(new Set(limits).size).toBe(limits.length);
  expect(limits).toEqual(limits.toSorted((one, other) => one - other));
});

it('leaves time for another service’s call, too', () => {
  expect(SERVICE_CALL_LIMIT_MS).toBeLessThan(SERVICE_LIMIT_MS);
});
