import {
  emailSchema,
  lineSchema,
  NAME_MISSING,
  phoneSchema,
  postalCodeSchema,
  PROVINCE_MISSING,
} from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { MOST_CEDOLE, wantedCedolaSchema } from './cedole';
import { MOST_LINES } from './limits';
import { cartChildSchema, daySchema } from './line';
import { paymentMethodSchema } from './payment-method';
import { quoteRequestSchema } from './quote-request';
import { sellerSchema } from './seller';
import { wantedStateVoucherSchema } from './wanted-state-voucher';

const person = {
  firstName: lineSchema(60).check(z.minLength(1, NAME_MISSING)),
  lastName: lineSchema(60).check(z.minLength(1, 'Scrivi il cognome')),
  phone: phoneSchema,
};

const place = {
  postalCode: postalCodeSchema,
  city: lineSchema(100).check(z.minLength(1, 'Scegli il comune')),
  province: lineSchema(100).check(z.minLength(1, PROVINCE_MISSING)),
  address: lineSchema(200).check(z.minLength(3, 'Scrivi via e numero civico')),
};

/** Whom to write to about the order. */
export const contactSchema = z.strictObject({ ...person, email: emailSchema });

/** Who opens the door. */
export const recipientSchema = z.object(person);

/** Where it is: within Italy; postal code, comune and province are checked against each other. */
export const placeOfOrderSchema = z.object(place);

export const orderAddressSchema = z.strictObject({ ...person, ...place });

/** Asked for by the time of the order, or never (Dpr 633/1972, art. 22). */
export const invoiceRequestSchema = z.strictObject({
  kind: z.enum(['persona', 'azienda']),
  name: lineSchema(120).check(z.minLength(1, 'Scrivi a chi intestare la fattura')),
  /** Codice fiscale; with a check character, that of a company has eleven digits. */
  taxCode: lineSchema(16).check(z.toUpperCase()),
  /** Partita IVA; empty for a person. */
  vatNumber: lineSchema(11),
  ...place,
  /** Codice destinatario; seven letters and digits, or empty. */
  recipientCode: lineSchema(7).check(
    z.toUpperCase(),
    z.regex(/^(?:[A-Z0-9]{7})?$/, 'Il codice destinatario ha sette lettere o cifre'),
  ),
  pec: z.pipe(
    z.string().check(z.trim(), z.maxLength(254)),
    z.union([z.literal(''), z.email('Scrivi un indirizzo PEC valido')]),
  ),
});

/** What to do with a line that is ordered from a supplier. */
export const linePreferenceSchema = z.strictObject({
  key: z.string().check(z.maxLength(400)),
  /** `cancel` takes it out of the order, with its money back, once `cancelAfter` has passed. */
  ifLate: z.enum(['wait', 'cancel']),
  cancelAfter: z.nullable(daySchema),
  acceptsEquivalent: z.boolean(),
});

/** An order as the customer sends it off: "Ordine con obbligo di pagare". */
export const orderRequestSchema = z.extend(quoteRequestSchema, {
  /** Of the quote that was on the screen. */
  fingerprint: z.string().check(z.minLength(1), z.maxLength(100)),
  contact: contactSchema,
  /** Null for pick-up. */
  address: z.nullable(orderAddressSchema),
  /** Null for delivery. */
  pickupPointId: z.nullable(z.uuid()),
  invoice: z.nullable(invoiceRequestSchema),
  /** `shop` only for pick-up. */
  payment: paymentMethodSchema,
  /** Vouchers of a Comune for books of a primary school; only for what is fetched, and paid, in the shop. */
  cedole: z._default(z.array(wantedCedolaSchema).check(z.maxLength(MOST_CEDOLE)), []),
  /** Pays a part of books that are sent home, the rest of which is paid on the provider's page; left out for none. */
  stateVoucher: z.optional(wantedStateVoucherSchema),
  preferences: z.array(linePreferenceSchema).check(z.maxLength(MOST_LINES)),
  /** Those that lines are for; kept with the order for totals per child. */
  children: z._default(z.array(cartChildSchema).check(z.maxLength(12)), []),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

/** Who would sell what of an order, as far as it is chosen; the order itself keeps who did. */
export const checkoutSellersSchema = z.object({
  sellers: z.array(z.extend(sellerSchema, { sells: z.array(z.enum(['book', 'product'])) })),
});
export type CheckoutSeller = z.infer<typeof checkoutSellersSchema>['sellers'][number];

/** What a checkout begins with: from the last order of this customer, null where there is none. */
export const checkoutStartSchema = z.object({
  contact: z.nullable(contactSchema),
  address: z.nullable(orderAddressSchema),
  invoice: z.nullable(invoiceRequestSchema),
  pickupPointId: z.nullable(z.string()),
});

export const placeSchema = z.object({
  comune: z.string(),
  provincia: z.string(),
  sigla: z.string(),
});
