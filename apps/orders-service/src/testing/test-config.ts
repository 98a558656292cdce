import { z } from 'zod';
import {
  type Config,
  eInvoiceVariables,
  shippingVariables,
  stateVoucherVariables,
} from '../config';

export const SERVICE_KEY = 'a-key-that-only-the-services-of-this-test-know';
export const WEBHOOK_SECRET = 'whsec_test_only_of_this_test';

/** The environment that a test has started. */
interface Addresses {
  MYSQL_URL: string;
  REDIS_URL: string;
  CATALOGUE_URL: string;
  SCHOOLS_URL: string;
  BOOKSHOPS_URL: string;
  IDENTITY_URL: string;
  SMTP_URL: string;
  STRIPE_API_URL: string;
}

const PLENTY = 1_000_000;

/** One customer of a test buys more than a family does; what is tried with limits names its own. */
const noLimits = {
  SHOP_ORDER_MOST_EURO: PLENTY,
  SHOP_ORDER_MOST_ARTICLE_PIECES: PLENTY,
  SHOP_OPEN_MOST_ORDERS: PLENTY,
  SHOP_OPEN_MOST_EURO: PLENTY,
  SHOP_OPEN_MOST_PIECES: PLENTY,
  SHOP_OPEN_MOST_ARTICLE_PIECES: PLENTY,
  CARD_OPEN_MOST_ORDERS: PLENTY,
  CARD_OPEN_MOST_PIECES: PLENTY,
  GUEST_NETWORK_MOST_ORDERS: PLENTY,
} satisfies Partial<Config>;

export function testConfig(addresses: Addresses, changes: Partial<Config>): Config {
  return {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'silent',
    RELEASE: 'test',
    PUBLIC_URL: 'https://www.zaino.example',
    SERVICE_KEY,
    MAIL_FROM: 'Zaino <noreply@zaino.example>',
    BRAND_NAME: 'Zaino',
    MAIL_LIMIT_FACTOR: 1,
    STRIPE_SECRET_KEY: 'sk_test_only_of_this_test',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PAGE_HOSTS: ['checkout.stripe.com'],
    STRIPE_PAYMENT_CONFIGURATION: '',
    AWAITED_MONEY_DAYS: 14,
    PAY_AGAIN_DAYS: 3,
    PAYMENT_MINUTES: 30,
    SUPPLIER_DAYS_FROM: 3,
    SUPPLIER_DAYS_TO: 10,
    SHOP_HOLD_DAYS: 14,
    CEDOLA_PAY_DAYS: 14,
    PUBLIC_DISCOUNT_PERCENT: 0.25,
    ...noLimits,
    ...z.object(shippingVariables).parse({}),
    ...z.object(eInvoiceVariables).parse({}),
    ...z.object(stateVoucherVariables).parse({}),
    COMPANY_REQUIRED: false,
    COMPANY_NAME: 'Zaino di prova',
    ...addresses,
    ...changes,
  };
}
