import type { AccountSettings } from '@zaino/browser-testing/account-services';
import { settings } from '@zaino/browser-testing/settings';

/** What all processes of a shop of its own are told alike: its Redis and its address, with the mails and keys of the run. */
export const settingsOfAll = (redisUrl: string, shopUrl: string): AccountSettings => ({
  REDIS_URL: redisUrl,
  PUBLIC_URL: shopUrl,
  SERVICE_KEY: settings('E2E_SERVICE_KEY'),
  SMTP_URL: settings('E2E_SMTP_URL'),
  MAIL_LIMIT_FACTOR: '1000',
});
