import { randomBytes } from 'node:crypto';
import { keptPort } from '@zaino/testing/kept-port';
import { startTool } from '@zaino/browser-testing/tool';
import { demoPlanPrices } from '@zaino/tools/demo/accounts/demo-plan-price';
import { demoPaymentAccount } from '@zaino/tools/demo/accounts/demo-payment-account';

/** A running payment sandbox, as the orders service is told of it. */
export interface Payments {
  env: {
    STRIPE_API_URL: string;
    STRIPE_SECRET_KEY: string;
    STRIPE_WEBHOOK_SECRET: string;
    STATE_VOUCHERS: 'sandbox';
  };
  /** Of its pages and its calls. */
  url: string;
  stop: () => Promise<void>;
}

/** Takes payments as Stripe does, and tells the shop by way of its gateway. */
export async function startPayments(shopUrl: string): Promise<Payments> {
  const port = String(await keptPort());
  const url = `http://localhost:${port}`;
  const [secretKey, webhookSecret] = [secret('sk_test_'), secret('whsec_')];
  const stop = await startTool('tools/payment-sandbox/main.ts', {
    PORT: port,
    PUBLIC_URL: url,
    SECRET_KEY: secretKey,
    WEBHOOK_URL: `${shopUrl}/api/stripe/webhooks`,
    WEBHOOK_SECRET: webhookSecret,
    ACCOUNTS: demoPaymentAccount,
    PRICES: demoPlanPrices,
  });
  const env = {
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STATE_VOUCHERS: 'sandbox' as const,
  };
  return { env, url, stop };
}

const secret = (prefix: string) => prefix + randomBytes(16).toString('hex');
