import { z } from 'zod';
import { MOST_LINES } from './limits';
import { cartChildSchema, daySchema } from './line';
import { quoteRequestSchema } from './quote';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Scrivi su una riga sola');
const phone = line(30).regex(/^[+\d ()./-]{6,}$/, 'Scrivi un numero di telefono valido');

/** Whom to write to about the order. */
export const contactSchema = z
  .object({
    firstName: line(60).min(1, 'Scrivi il nome'),
    lastName: line(60).min(1, 'Scrivi il cognome'),
    email: z
      .string()
      .trim()
      .toLowerCase()
      .max(254)
      .pipe(z.email('Scrivi un indirizzo e-mail valido')),
    phone,
  })
  .strict();

/** Within Italy; postal code, comune and province are checked against each other. */
export const orderAddressSchema = z
  .object({
    firstName: line(60).min(1, 'Scrivi il nome'),
    lastName: line(60).min(1, 'Scrivi il cognome'),
    phone,
    address: line(200).min(3, 'Scrivi via e numero civico'),
    city: line(100).min(1, 'Scegli il comune'),
    postalCode: z
      .string()
      .trim()
      .regex(/^\d{5}$/, 'Il CAP ha cinque cifre'),
    province: line(100).min(1, 'Scegli la provincia'),
  })
  .strict();

/** Asked for by the time of the order, or never (Dpr 633/1972, art. 22). */
export const invoiceRequestSchema = z
  .object({
    kind: z.enum(['persona', 'azienda']),
    name: line(120).min(1, 'Scrivi a chi intestare la fattura'),
    /** Codice fiscale; with a check character, that of a company has eleven digits. */
    taxCode: line(16).toUpperCase(),
    /** Partita IVA; empty for a person. */
    vatNumber: line(11),
    address: line(200).min(3, 'Scrivi via e numero civico'),
    city: line(100).min(1, 'Scrivi il comune'),
    postalCode: z
      .string()
      .trim()
      .regex(/^\d{5}$/, 'Il CAP ha cinque cifre'),
    province: line(100).min(1, 'Scrivi la provincia'),
    /** Codice destinatario; seven letters and digits, or empty. */
    recipientCode: line(7)
      .toUpperCase()
      .regex(/^(?:[A-Z0-9]{7})?$/, 'Il codice destinatario ha sette lettere o cifre'),
    pec: z.union([z.literal(''), z.email('Scrivi un indirizzo PEC valido').max(254)]),
  })
  .strict();

/** What to do with a line that is ordered from a supplier. */
export const linePreferenceSchema = z
  .object({
    key: z.string().max(400),
    /** `cancel` takes it out of the order, with its money back, once `cancelAfter` has passed. */
    ifLate: z.enum(['wait', 'cancel']),
    cancelAfter: daySchema.nullable(),
    acceptsEquivalent: z.boolean(),
  })
  .strict();

export const paymentMethodSchema = z.enum(['card', 'shop']);

/** An order as the customer sends it off: "Ordine con obbligo di pagare". */
export const orderRequestSchema = quoteRequestSchema
  .extend({
    /** Of the quote that was on the screen. */
    fingerprint: z.string().min(1).max(100),
    contact: contactSchema,
    /** Null for pick-up. */
    address: orderAddressSchema.nullable(),
    /** Null for delivery. */
    pickupPointId: z.uuid().nullable(),
    invoice: invoiceRequestSchema.nullable(),
    /** `shop` only for pick-up. */
    payment: paymentMethodSchema,
    preferences: z.array(linePreferenceSchema).max(MOST_LINES),
    /** Those that lines are for; kept with the order for totals per child. */
    children: z.array(cartChildSchema).max(12).default([]),
  })
  .strict();
export type OrderRequest = z.input<typeof orderRequestSchema>;

/** What a checkout begins with: from the last order of this customer, null where there is none. */
export const checkoutStartSchema = z.object({
  contact: contactSchema.nullable(),
  address: orderAddressSchema.nullable(),
  invoice: invoiceRequestSchema.nullable(),
  pickupPointId: z.string().nullable(),
});

export const placeSchema = z.object({
  comune: z.string(),
  provincia: z.string(),
  sigla: z.string(),
});
