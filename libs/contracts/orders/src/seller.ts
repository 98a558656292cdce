import * as z from 'zod/mini';

/** Who sells and bills. */
export const sellerSchema = z.object({
  /** Of a bookshop; null for the shop itself. */
  id: z.nullable(z.string()),
  name: z.string(),
  address: z.string(),
  /** Empty where it is not known. */
  vatNumber: z.string(),
  email: z.string(),
  phone: z.string(),
});
