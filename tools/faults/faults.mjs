import { fileURLToPath } from 'node:url';
import { runScript } from '../machine/bootstrap.mjs';

// A shop of its own beside whatever runs here, on servers of its own, whose customers share one address.
Object.assign(process.env, {
  ZAINO_LOCAL: fileURLToPath(new URL('../../.local/faults', import.meta.url)),
  MYSQL_URL: '',
  REDIS_URL: '',
  SMTP_URL: '',
  STRIPE_SECRET_KEY: '',
  PUBLIC_URL: '',
  RATE_LIMIT_FACTOR: '100000',
  MAIL_LIMIT_FACTOR: '100000',
});
await runScript(new URL('faults.ts', import.meta.url));
