import * as z from 'zod/mini';
import { emailSchema, lineSchema, phoneSchema } from './person-fields';

const line = (most: number) => lineSchema(most).check(z.minLength(1));

/**
 * Who runs the shop and sells: what a trader must say of itself (Codice del consumo, art. 49; d.lgs. 70/2003, art. 7;
 * GDPR, art. 13 and 27).
 */
export const companySchema = z.object({
  name: line(120),
  legalForm: line(120),
  /** The registered office. */
  address: line(200),
  /** Number in the register, and which register. */
  number: line(40),
  register: line(120),
  /** The Italian one, eleven digits. */
  vatNumber: z.string().check(z.regex(/^\d{11}$/, 'Eleven digits')),
  email: emailSchema,
  /** Empty where there is none: a company outside Italy need not have it. */
  pec: z.union([z.literal(''), emailSchema]),
  phone: phoneSchema,
  /** When the phone is answered, as in "dal lunedì al venerdì, 9.00–18.00". */
  hours: line(120),
  /** Within Italy: where parcels come back to and complaints may be sent. */
  returnsAddress: line(200),
  privacyEmail: emailSchema,
  /** Name, address and e-mail of who stands for a company from outside the EU. */
  euRepresentative: line(300),
});
export type Company = z.infer<typeof companySchema>;
