import { SECOND_MS } from '@zaino/rules/durations';
import Stripe from 'stripe';
import type { Config } from '../config';

type Settings = Pick<Config, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'>;

/** Longest wait for one answer, in milliseconds; with what is tried again it is some thirty seconds. */
const TIMEOUT_MS = 10 * SECOND_MS;
const RETRIES = 2;

/** Stripe's SDK, led to the provider or to the sandbox. */
export function createStripeClient({ STRIPE_API_URL, STRIPE_SECRET_KEY }: Settings): Stripe {
  const { protocol, hostname: host, port } = new URL(STRIPE_API_URL);
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host,
    ...(port !== '' && { port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
