import {
  evenWhereOthersFail,
  isRealShop,
  realShopVariables,
  requireCompany,
} from '@zaino/service/company/require-company';
import { mailVariables } from '@zaino/service/mail/mail-config';
import { parseConfig, serviceConfigSchema, serviceKeySchema } from '@zaino/service/parse-config';
import { z } from 'zod';

const most = z.coerce.number().int().min(1);

/** Limits of what is not paid yet, with their reasons in docs/decisions/order-limits.md. */
export const limitVariables = {
  /** Of one order to be paid in the shop: its value, and pieces of one article. */
  SHOP_ORDER_MOST_EURO: most.default(2_500),
  SHOP_ORDER_MOST_ARTICLE_PIECES: most.default(40),
  /** Of all that a customer has to pay in the shop at once. */
  SHOP_OPEN_MOST_ORDERS: most.default(8),
  SHOP_OPEN_MOST_EURO: most.default(4_000),
  SHOP_OPEN_MOST_PIECES: most.default(400),
  SHOP_OPEN_MOST_ARTICLE_PIECES: most.default(60),
  /** Of all that waits for a payment by card; books hold no pieces. */
  CARD_OPEN_MOST_ORDERS: most.default(5),
  CARD_OPEN_MOST_PIECES: most.default(600),
  /** Orders without an account that wait for their payment at one connection: a school's has many families behind it. */
  GUEST_NETWORK_MOST_ORDERS: most.default(40),
};

/** What a carrier's file may say of a parcel. */
const carrierFields = [
  'sender',
  'recipient',
  'address',
  'postalCode',
  'city',
  'province',
  'phone',
  'email',
  'parcels',
  'weight',
  'reference',
  'cashOnDelivery',
  'notes',
] as const;
export type CarrierField = (typeof carrierFields)[number];

/** A column of a carrier's file, and what stands above it. */
export interface CarrierColumn {
  field: CarrierField;
  head: string;
}

const USUAL_CARRIER_COLUMNS =
  'sender=Mittente,recipient=Destinatario,address=Indirizzo,postalCode=CAP,city=Località,province=Provincia,phone=Telefono,email=E-mail,parcels=Colli,weight=Peso kg,reference=Riferimento,cashOnDelivery=Contrassegno,notes=Note';

/** As `recipient=Destinatario,postalCode=CAP`, in the order in which the carrier wants them. */
const carrierColumnsSchema = z
  .string()
  .transform((list) => list.split(',').map((column) => column.split('=')))
  .pipe(
    z
      .array(z.tuple([z.string().trim().pipe(z.enum(carrierFields)), z.string().trim().min(1)]))
      .min(1),
  )
  .transform((columns) => columns.map(([field, head]): CarrierColumn => ({ field, head })));

/** How parcels are sent (docs/decisions/shipping.md). */
export const shippingVariables = {
  /** `csv`: a file for the carrier's own site; `test` gives labels and numbers that no carrier knows. */
  CARRIER: z.enum(['csv', 'test']).default('csv'),
  CARRIER_NAME: z.string().trim().min(1).max(60).default('Corriere'),
  /** The carrier's page of one parcel, with `{code}` in the place of its number; empty where it has none. */
  CARRIER_TRACKING_URL: z
    .union([z.literal(''), z.url({ protocol: /^https$/ }).refine((url) => url.includes('{code}'))])
    .default(''),
  CARRIER_CSV_COLUMNS: carrierColumnsSchema.prefault(USUAL_CARRIER_COLUMNS),
  /** What a parcel weighs without what is in it, and what a book or a product adds, in grams. */
  PARCEL_BOX_GRAMS: z.coerce.number().int().min(0).max(5_000).default(300),
  PARCEL_PIECE_GRAMS: z.coerce.number().int().min(1).max(5_000).default(450),
};

/** Electronic invoices: what they say of taxes, which the accountant has to confirm, and where they go (docs/decisions/compliance.md). */
export const eInvoiceVariables = {
  /** Of the seller; RF01 is the ordinary one. */
  E_INVOICE_TAX_REGIME: z
    .string()
    .regex(/^RF(0[1-9]|1[0-9])$/)
    .default('RF01'),
  /** Why new books have no VAT line (art. 74, comma 1, lett. c, Dpr 633/1972). */
  E_INVOICE_BOOK_NATURE: z.enum(['N1', 'N2.1', 'N2.2', 'N4']).default('N2.2'),
  /** Whether documents with more than 77.47 euro without VAT bear the virtual stamp. */
  E_INVOICE_STAMP: z.stringbool().default(true),
  /** Where the worker puts them for whoever sends them to the exchange; blank: they are sent by hand. */
  E_INVOICE_DROP_FOLDER: z.string().trim().default(''),
};

/** Vouchers of the State that pay a part of an order (docs/decisions/ways-to-pay.md). */
export const stateVoucherVariables = {
  /** `none`: the shop takes and shows none; `sandbox`: those of tools/payment-sandbox, which no ministry knows. */
  STATE_VOUCHERS: z.enum(['none', 'sandbox']).default('none'),
};

const variables = serviceConfigSchema.extend({
  ...realShopVariables,
  ...mailVariables,
  PORT: z.coerce.number().int().min(0).max(65535).default(4305),
  /** `mysql://user:password@host:port/schema` of the orders schema. */
  MYSQL_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  SERVICE_KEY: serviceKeySchema,
  CATALOGUE_URL: z.string().default('http://127.0.0.1:4304'),
  SCHOOLS_URL: z.string().default('http://127.0.0.1:4301'),
  BOOKSHOPS_URL: z.string().default('http://127.0.0.1:4303'),
  /** It keeps the audit log. */
  IDENTITY_URL: z.string().default('http://127.0.0.1:4302'),
  /** The payment provider's API; another address than Stripe's own is the sandbox of tools/payment-sandbox. */
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z.string().min(8),
  /** Several are separated by commas, while one is replaced by another. */
  STRIPE_WEBHOOK_SECRET: z.string().min(8),
  /** Hosts of the provider's pages, where customers are sent to pay and bookshops to say who they are: others than Stripe's own with a domain of the shop's. */
  STRIPE_PAGE_HOSTS: z
    .string()
    .default('checkout.stripe.com,billing.stripe.com,connect.stripe.com')
    .transform((list) => list.split(/[\s,]+/).filter((host) => host !== '')),
  /** Which ways to pay the provider offers: the id of one of its configurations (`pmc_…`); blank for the default one. */
  STRIPE_PAYMENT_CONFIGURATION: z.string().trim().default(''),
  /** Days for which money that is on its way is waited for: a debit of an account takes up to 14. */
  AWAITED_MONEY_DAYS: z.coerce.number().int().min(1).max(30).default(14),
  /** Days to pay in another way once it did not come. */
  PAY_AGAIN_DAYS: z.coerce.number().int().min(1).max(14).default(3),
  /** How long an unpaid order holds its pieces, in minutes; the provider's pages live 30 minutes at least. */
  PAYMENT_MINUTES: z.coerce.number().int().min(30).max(1_380).default(30),
  /** Working days until a supplier has sent a book (docs/decisions/delivery-dates.md). */
  SUPPLIER_DAYS_FROM: z.coerce.number().int().min(1).max(60).default(3),
  SUPPLIER_DAYS_TO: z.coerce.number().int().min(1).max(90).default(10),
  ...limitVariables,
  /** Days after its last expected day for which an order to be paid in the shop is kept. */
  SHOP_HOLD_DAYS: z.coerce.number().int().min(1).max(90).default(14),
  /** Days that a family has to pay the books of a refused cedola, or to say that it pays them in the shop. */
  CEDOLA_PAY_DAYS: z.coerce.number().int().min(1).max(90).default(14),
  /** What public buyers get off the cover price of school books by law, in percent. */
  PUBLIC_DISCOUNT_PERCENT: z.coerce.number().min(0).max(15).multipleOf(0.01).default(0.25),
  ...shippingVariables,
  ...eInvoiceVariables,
  ...stateVoucherVariables,
});
const schema = variables
  .superRefine(requireCompany, evenWhereOthersFail)
  .refine((settings) => settings.CARRIER !== 'test' || !isRealShop(settings), {
    path: ['CARRIER'],
    error: 'the carrier for trying brings nothing: a shop for customers needs another one',
  })
  .refine((settings) => settings.STATE_VOUCHERS !== 'sandbox' || !isRealShop(settings), {
    path: ['STATE_VOUCHERS'],
    error: 'vouchers for trying pay nothing: a shop for customers needs others, or none',
  });
export type Config = z.infer<typeof schema>;

export function readConfig(): Config {
  return parseConfig(schema);
}

/** What the command line needs for changing orders. */
export function readHoldConfig() {
  return parseConfig(
    variables.pick({
      SHOP_HOLD_DAYS: true,
      CEDOLA_PAY_DAYS: true,
      AWAITED_MONEY_DAYS: true,
      PAY_AGAIN_DAYS: true,
    }),
  );
}

/** What the command line needs for asking the payment provider. */
export function readPaymentConfig(): Pick<Config, 'STRIPE_API_URL' | 'STRIPE_SECRET_KEY'> {
  return parseConfig(variables.pick({ STRIPE_API_URL: true, STRIPE_SECRET_KEY: true }));
}
