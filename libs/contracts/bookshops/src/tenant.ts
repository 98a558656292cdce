import {
  bookDiscountsSchema,
  bookExtrasSchema,
  closuresSchema,
  lineSchema,
  openingHoursSchema,
  optionalPhoneSchema,
  optionalPostalCodeSchema,
  shopNoticeSchema,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { BOOKSHOP_NAME_MISSING } from './refusal-texts';
import { tenantPaymentsSchema } from './tenant-payments';

/** Sub-domains that the shop itself uses or may want, and words that would mislead. */
export const reservedDomains = [
  'admin',
  'amministrazione',
  'api',
  'app',
  'account',
  'assistenza',
  'auth',
  'blog',
  'cdn',
  'checkout',
  'dev',
  'docs',
  'email',
  'ftp',
  'gateway',
  'help',
  'imap',
  'info',
  'libreria',
  'librerie',
  'login',
  'mail',
  'media',
  'ministero',
  'miur',
  'news',
  'ordini',
  'pagamenti',
  'pop',
  'postmaster',
  'privacy',
  'root',
  'scuola',
  'scuole',
  'shop',
  'sicurezza',
  'smtp',
  'staging',
  'static',
  'stato',
  'status',
  'stripe',
  'supporto',
  'support',
  'test',
  'webmail',
  'webmaster',
  'www',
  'zaino',
] as const;

/** A DNS label as a person may choose it: 3 to 40 letters, digits and inner hyphens. */
export const domainSchema = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(3, 'Il dominio deve avere almeno 3 caratteri'),
  z.maxLength(40, 'Il dominio può avere al massimo 40 caratteri'),
  z.regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/, 'Usa solo lettere senza accenti, numeri e trattini'),
  z.refine((domain) => !domain.includes('--'), 'Usa un solo trattino alla volta'),
  z.refine(
    (domain) => !(reservedDomains as readonly string[]).includes(domain),
    'Questo dominio è riservato',
  ),
);

/**
 * `draft` until an admin approves it, which needs a proven address, a partita IVA, an address and opening hours, and
 * the owner's wish to open; no bookshop is ever `open` that is not approved. `open` can be `paused` (no new
 * orders) and back; all of them can be `closed`, and what is closed opened again.
 */
export const tenantStates = ['draft', 'open', 'paused', 'closed'] as const;
export const tenantStateSchema = z.enum(tenantStates);
export type TenantState = z.infer<typeof tenantStateSchema>;

/** What is wrong with a partita IVA: its eleven digits, or the last of them, which checks the others. */
export const VAT_NUMBER_TEXT = 'Questa partita IVA non è valida: controlla le undici cifre';

/** Eleven digits, written as people do; the service checks the last one. */
const optionalVatNumberSchema = z.string().check(
  z.trim(),
  z.overwrite((text) => text.replace(/^IT(?=[\s\d])/i, '').replace(/[\s.]/g, '')),
  z.regex(/^(?:\d{11})?$/, VAT_NUMBER_TEXT),
);

export const bookshopNameSchema = lineSchema(120).check(z.minLength(1, BOOKSHOP_NAME_MISSING));

/** When an owner gets a mail about orders for the own bookshop: at each of them, or once a day. */
export const orderMailsSchema = z.enum(['each', 'daily']);
export type OrderMails = z.infer<typeof orderMailsSchema>;
/** Most schools that a bookshop works for: its front leads to them, and its forecast is of them. */
export const FRONT_SCHOOL_LIMIT = 30;

/** By their codes, in the order in which they are shown. */
const chosenSchoolsSchema = z
  .array(z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}[A-Z0-9]{8}$/)))
  .check(
    z.maxLength(FRONT_SCHOOL_LIMIT, `Al massimo ${FRONT_SCHOOL_LIMIT} scuole`),
    z.refine((codes) => new Set(codes).size === codes.length, 'Ogni scuola una volta sola'),
  );

/** What an owner may change; a field that is left out stays. */
export const tenantChangesSchema = z.partial(
  z.strictObject({
    name: bookshopNameSchema,
    domain: domainSchema,
    email: z.union([z.literal(''), z.email().check(z.maxLength(254))]),
    phone: optionalPhoneSchema,
    address: lineSchema(200),
    city: lineSchema(100),
    postalCode: optionalPostalCodeSchema,
    province: lineSchema(100),
    vatNumber: optionalVatNumberSchema,
    openingHours: openingHoursSchema,
    closures: closuresSchema,
    schools: chosenSchoolsSchema,
    /** Customers may have their orders kept for pick-up here; turned on while `open`, and counts only then. */
    offersPickup: z.boolean(),
    /** Families may bring used books here, which the bookshop buys on its own account. */
    takesUsedBooks: z.boolean(),
    /** What a customer needs to know to pick up: entrance, parking, documents to bring. */
    pickupNotes: z.string().check(z.trim(), z.maxLength(500)),
    /** For its families; null for none. Shown at once, so what notes must wait for is refused in it. */
    notice: z.nullable(shopNoticeSchema),
    orderMails: orderMailsSchema,
    ...bookDiscountsSchema.shape,
    /** What it does to books for a price of its own. */
    extras: bookExtrasSchema,
    state: tenantStateSchema,
  }),
);
export type TenantChanges = z.infer<typeof tenantChangesSchema>;

/** Id of an account at the payment provider, which is of this shape alone (specification, point 7). */
export const paymentAccountSchema = z
  .string()
  .check(z.trim(), z.regex(/^acct_[A-Za-z0-9_]{1,58}$/, 'L’identificativo comincia con acct_'));

/** A bookshop. */
export const tenantSchema = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  /** Address of the bookshop's own shop, made of `domain` and the product's domain. */
  url: z.string(),
  /** Where customers write, which whoever buys there is told; empty until the owner has said so. */
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  province: z.string(),
  /** Eleven digits; empty until it is told, left out by services that do not tell. */
  vatNumber: z.optional(z.string()),
  openingHours: openingHoursSchema,
  offersPickup: z.boolean(),
  pickupNotes: z.string(),
  ...bookDiscountsSchema.shape,
  /** What it does to books for a price of its own; left out by services that know of none. */
  extras: z.optional(bookExtrasSchema),
  /** Its account, which the payment provider knows; null where it has none, and money goes to the shop itself. */
  stripeAccountId: z.nullable(z.string()),
  payments: tenantPaymentsSchema,
  state: tenantStateSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Tenant = z.infer<typeof tenantSchema>;

/** Whom to write to about the orders of a bookshop, and when. */
export const tenantOwnerSchema = z.object({
  /** The account; null once that is deleted. */
  uid: z.nullable(z.string()),
  orderMails: orderMailsSchema,
});
export type TenantOwner = z.infer<typeof tenantOwnerSchema>;
