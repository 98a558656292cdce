import * as z from 'zod/mini';

/** `shop` only for pick-up: paid at the bookshop's counter. */
export const paymentMethodSchema = z.enum(['card', 'shop']);
