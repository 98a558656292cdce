import { join } from 'node:path';
import { typescriptFlags } from '@zaino/testing/typescript-flags';
import { demoPaymentAccount } from '@zaino/tools/demo/accounts/demo-payment-account';
import { demoPlanPrice, demoPlanPrices } from '@zaino/tools/demo/accounts/demo-plan-price';
import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { localPath, schemaPassword } from './local-state';
import type { ProcessPlan } from './managed-process';
import { nextFreePort } from './next-free-port';
import { watched } from './watched';
import type { StartEnvironment } from './processes';

interface PaymentWay {
  payments: StartEnvironment['payments'];
  /** Where the sandbox shows what was paid. */
  pageUrl?: string;
  /** What takes the payments. */
  sandbox?: ProcessPlan;
}

/** How payments go: to a sandbox that is to be started, unless STRIPE_SECRET_KEY names an account at Stripe. */
export async function planPayments(gatewayPort: number): Promise<PaymentWay> {
  const { stripeApiUrl: apiUrl, stripeSecretKey, stripeWebhookSecret } = config;
  const webhookSecret = stripeWebhookSecret ?? `whsec_${schemaPassword('payments')}`;
  if (stripeSecretKey !== undefined) {
    return { payments: { apiUrl, secretKey: stripeSecretKey, webhookSecret } };
  }
  const taker = 'the payment sandbox';
  const port = await nextFreePort({ setting: 'PAYMENTS_PORT', port: config.paymentsPort, taker });
  const secretKey = `sk_test_${schemaPassword('payments')}`;
  return {
    payments: {
      apiUrl: `http://127.0.0.1:${port}`,
      secretKey,
      webhookSecret,
      planPriceId: demoPlanPrice,
    },
    pageUrl: `http://localhost:${port}`,
    sandbox: {
      name: 'payment-sandbox',
      file: process.execPath,
      args: [...typescriptFlags, join(workspaceRoot, 'tools/payment-sandbox/main.ts')],
      env: {
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        LEDGER_FILE: localPath('payments', 'ledger.jsonl'),
        SECRET_KEY: secretKey,
        // Through the gateway, as Stripe's own messages come.
        WEBHOOK_URL: `http://localhost:${gatewayPort}/api/stripe/webhooks`,
        WEBHOOK_SECRET: webhookSecret,
        ACCOUNTS: demoPaymentAccount,
        PRICES: demoPlanPrices,
      },
      ...watched(`http://127.0.0.1:${port}`),
    },
  };
}
