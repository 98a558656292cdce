import { missingCompanySettings } from '@zaino/service/company/require-company';
import { config } from '@zaino/tools/machine/config';
import { UserError } from '@zaino/tools/machine/user-error';

/** Whether mails are sent or payments taken for real, by a server or an account of the user's own. */
export function isForCustomers({ smtpUrl, stripeSecretKey } = config): boolean {
  return smtpUrl !== undefined || stripeSecretKey !== undefined;
}

/** Fails before anything is started where customers are real and the company is not; names all that is missing. */
export function requireCompany(environment = process.env, settings = config): void {
  const missing = isForCustomers(settings) ? missingCompanySettings(environment) : [];
  if (missing.length === 0) return;
  throw new UserError(
    [
      'With SMTP_URL or STRIPE_SECRET_KEY customers are real, and must be told who sells. Missing (.env.example):',
      ...missing.map((name) => `  ${name}`),
    ].join('\n'),
  );
}
