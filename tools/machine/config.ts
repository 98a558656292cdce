import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { workspaceRoot as builtRoot } from '@zaino/tools/webpack/layout';

/** This repository, or that of the team outside it whose command runs. */
export const workspaceRoot = resolve(builtRoot);

const envFile = join(workspaceRoot, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);

/** An empty line in .env is as good as none. */
function setting(name: string): string | undefined {
  const value = process.env[name];
  return value === '' ? undefined : value;
}

/** What the environment, or the file .env, says; .env.example lists it all. */
export const config = {
  port: Number(setting('PORT') ?? 4200),
  host: setting('HOST') ?? '127.0.0.1',
  /** Existing servers to use instead of private ones; the MySQL account must be allowed to make schemas and users. */
  mysqlUrl: setting('MYSQL_URL'),
  redisUrl: setting('REDIS_URL'),
  /** A real mail server instead of the mail catcher: `smtp://user:password@host:port`. */
  smtpUrl: setting('SMTP_URL'),
  /** Port of the mail catcher's page. */
  mailPort: Number(setting('MAIL_PORT') ?? 4225),
  /** Port of the payment sandbox and of its page. */
  paymentsPort: Number(setting('PAYMENTS_PORT') ?? 4235),
  /**
   * Port at which `npm run dev -- <app> --into …` serves. The same each time: what a browser has opened goes on after the
   * command was started again.
   */
  intoPort: Number(setting('INTO_PORT') ?? 4290),
  /** The payment provider's API and keys; the sandbox on this machine without a key. */
  stripeApiUrl: setting('STRIPE_API_URL') ?? 'https://api.stripe.com',
  stripeSecretKey: setting('STRIPE_SECRET_KEY'),
  stripeWebhookSecret: setting('STRIPE_WEBHOOK_SECRET'),
  /** Another provider signs people in: accounts cannot be made by a form. */
  hasOidcProvider: setting('OIDC_ISSUER') !== undefined,
  /** Whether admins need a second factor, and what seals the secrets of all; as the identity service reads them. */
  adminSecondFactor: setting('ADMIN_SECOND_FACTOR'),
  secondFactorKeys: setting('SECOND_FACTOR_KEYS'),
  /** What personal values in the audit log are hashed with; as the identity service reads it. */
  auditLogKey: setting('AUDIT_LOG_KEY'),
  /** By which push services know the shop, as the identity service reads it. */
  vapidPrivateKey: setting('VAPID_PRIVATE_KEY'),
  /** Where electronic invoices are put; as the orders service reads it. */
  eInvoiceDropFolder: setting('E_INVOICE_DROP_FOLDER'),
  /** The shop's own address; the gateway's port on this machine where unset. */
  publicUrl: setting('PUBLIC_URL'),
  /** The admin area's own address; the gateway derives it from the shop's where unset. */
  adminUrl: setting('ADMIN_URL'),
  /** The shop whose registry of releases is meant, and the token for it; the shop that runs here where unset. */
  releasesUrl: setting('RELEASES_URL'),
  releaseToken: setting('RELEASE_TOKEN'),
  /** What releases are signed with, and what gateways prove that by; as releases service and gateway read them. */
  releasesSigningKey: setting('RELEASES_SIGNING_KEY'),
  releasesPublicKeys: setting('RELEASES_PUBLIC_KEYS'),
  /** Where a running copy keeps its data, logs and notes. */
  localFolder: resolve(workspaceRoot, setting('ZAINO_LOCAL') ?? '.local'),
  /** Folder from which the user called npm: paths in the arguments are meant from there. */
  callerFolder: setting('INIT_CWD') ?? process.cwd(),
  /** Time that the bootstrap took to install packages. */
  installMs: Number(setting('ZAINO_INSTALL_MS') ?? 0),
};
