import { z } from 'zod';

/** A bookshop that is kept for an account until the account exists. */
export const reservationSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  name: z.string(),
  domain: z.string(),
});
export type Reservation = z.infer<typeof reservationSchema>;
