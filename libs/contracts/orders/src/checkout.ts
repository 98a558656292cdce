import * as z from 'zod/mini';
import { MOST_LINES } from './limits';
import { cartChildSchema, daySchema } from './line';
import { quoteRequestSchema } from './quote';

const line = (most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(most),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Scrivi su una riga sola'),
    );
const phone = line(30).check(z.regex(/^[+\d ()./-]{6,}$/, 'Scrivi un numero di telefono valido'));

/** Whom to write to about the order. */
export const contactSchema = z.strictObject({
  firstName: line(60).check(z.minLength(1, 'Scrivi il nome')),
  lastName: line(60).check(z.minLength(1, 'Scrivi il cognome')),
  email: z.pipe(
    z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
    z.email('Scrivi un indirizzo e-mail valido'),
  ),
  phone,
});

/** Within Italy; postal code, comune and province are checked against each other. */
export const orderAddressSchema = z.strictObject({
  firstName: line(60).check(z.minLength(1, 'Scrivi il nome')),
  lastName: line(60).check(z.minLength(1, 'Scrivi il cognome')),
  phone,
  address: line(200).check(z.minLength(3, 'Scrivi via e numero civico')),
  city: line(100).check(z.minLength(1, 'Scegli il comune')),
  postalCode: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'Il CAP ha cinque cifre')),
  province: line(100).check(z.minLength(1, 'Scegli la provincia')),
});

/** Asked for by the time of the order, or never (Dpr 633/1972, art. 22). */
export const invoiceRequestSchema = z.strictObject({
  kind: z.enum(['persona', 'azienda']),
  name: line(120).check(z.minLength(1, 'Scrivi a chi intestare la fattura')),
  /** Codice fiscale; with a check character, that of a company has eleven digits. */
  taxCode: line(16).check(z.toUpperCase()),
  /** Partita IVA; empty for a person. */
  vatNumber: line(11),
  address: line(200).check(z.minLength(3, 'Scrivi via e numero civico')),
  city: line(100).check(z.minLength(1, 'Scrivi il comune')),
  postalCode: z.string().check(z.trim(), z.regex(/^\d{5}$/, 'Il CAP ha cinque cifre')),
  province: line(100).check(z.minLength(1, 'Scrivi la provincia')),
  /** Codice destinatario; seven letters and digits, or empty. */
  recipientCode: line(7).check(
    z.toUpperCase(),
    z.regex(/^(?:[A-Z0-9]{7})?$/, 'Il codice destinatario ha sette lettere o cifre'),
  ),
  pec: z.union([z.literal(''), z.email('Scrivi un indirizzo PEC valido').check(z.maxLength(254))]),
});

/** What to do with a line that is ordered from a supplier. */
export const linePreferenceSchema = z.strictObject({
  key: z.string().check(z.maxLength(400)),
  /** `cancel` takes it out of the order, with its money back, once `cancelAfter` has passed. */
  ifLate: z.enum(['wait', 'cancel']),
  cancelAfter: z.nullable(daySchema),
  acceptsEquivalent: z.boolean(),
});

export const paymentMethodSchema = z.enum(['card', 'shop']);

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
  preferences: z.array(linePreferenceSchema).check(z.maxLength(MOST_LINES)),
  /** Those that lines are for; kept with the order for totals per child. */
  children: z._default(z.array(cartChildSchema).check(z.maxLength(12)), []),
});
export type OrderRequest = z.input<typeof orderRequestSchema>;

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
