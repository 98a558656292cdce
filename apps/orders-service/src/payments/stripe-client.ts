import Stripe from 'stripe';
import type { Config } from '../config';

type Settings = Pick<Config, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'>;

/**
 * Longest wait for one try, in milliseconds. With the second one, and the half second that the SDK pauses before it, it
 * stays below `PROVIDER_LIMIT_MS` (docs/decisions/time-limits.md).
 */
const TRY_LIMIT_MS = 2_700;
const RETRIES = 1;

/** Stripe's SDK, led to the provider or to the sandbox. */
export function createStripeClient({ STRIPE_API_URL, STRIPE_SECRET_KEY }: Settings): Stripe {
  const { protocol, hostname: host, port } = new URL(STRIPE_API_URL);
  return new Stripe(STRIPE_SECRET_KEY, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host,
    ...(port !== '' && { port }),
    timeout: TRY_LIMIT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}
