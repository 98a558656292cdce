import { readConfig } from './config';
import { startPaymentSandbox } from './start-payment-sandbox';

const sandbox = await startPaymentSandbox(readConfig());
console.log(`Payments of STRIPE_API_URL=${sandbox.apiUrl} are shown at ${sandbox.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
