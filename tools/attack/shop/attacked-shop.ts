import { settings } from '@zaino/browser-testing/settings';
import { startShop } from '@zaino/tools/test-shop/start-shop';
import { Caller } from '@zaino/tools/buyers/caller';
import { People } from '../people/people';
import { requireLoopback } from './require-loopback';

const AT_ONCE = 16;

/** What a service is called in its contract, and in the keys between services. */
export const domains = [
  'analytics',
  'blog',
  'bookshops',
  'catalogue',
  'identity',
  'orders',
  'schools',
] as const;
export type Domain = (typeof domains)[number];

/** A running shop of one's own, with all that counts calls and mails as in production. */
export interface AttackedShop {
  /** Some of many tries of one kind are enough. */
  isShort: boolean;
  url: string;
  caller: Caller;
  people: People;
  /** Of the mail catcher's page. */
  mailsUrl: string;
  /** Of the payment sandbox. */
  paymentsUrl: string;
  webhookSecret: string;
  /** Where the services themselves listen, which nobody outside reaches. */
  services: Partial<Record<Domain, string>>;
  /** Keys between services, by who is asked. */
  serviceKeys: Partial<Record<string, string>>;
  /** For another copy of the gateway. */
  gatewayEnv: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts it on free ports, with schemas and a Redis of its own. */
export async function startAttackedShop(isShort: boolean): Promise<AttackedShop> {
  const stopShop = await startShop({ hasBlog: true, isGuarded: true });
  return shopOf(isShort, stopShop);
}

/** Of what the start has told of itself. */
function shopOf(isShort: boolean, stopShop: () => Promise<void>): AttackedShop {
  const url = requireLoopback(settings('BASE_URL'));
  const caller = new Caller(url, AT_ONCE);
  const mailsUrl = requireLoopback(settings('E2E_MAILS_URL'));
  const gatewayEnv = JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>;
  const ordersEnv = JSON.parse(settings('E2E_ORDERS_ENV')) as Record<string, string>;
  const services = Object.fromEntries(
    domains.map((domain) => {
      const [first = ''] = (gatewayEnv[`${domain.toUpperCase()}_URL`] ?? '').split(',');
      return [domain, requireLoopback(first)];
    }),
  );
  return {
    isShort,
    url,
    caller,
    people: new People({ url, caller, mailsUrl }),
    mailsUrl,
    paymentsUrl: requireLoopback(settings('E2E_PAYMENTS_URL')),
    webhookSecret: ordersEnv['STRIPE_WEBHOOK_SECRET'] ?? '',
    services,
    serviceKeys: keysByCallee(settings('E2E_SERVICE_KEY')),
    gatewayEnv,
    stop: async () => {
      caller.close();
      await stopShop();
    },
  };
}

function keysByCallee(keys: string): Record<string, string> {
  return Object.fromEntries(
    keys.split(' ').map((item) => {
      const [pair = '', key = ''] = item.split(':');
      return [pair.split('>')[1] ?? '', key];
    }),
  );
}
