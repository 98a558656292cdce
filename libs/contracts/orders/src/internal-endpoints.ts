import { defineEndpoint, emailSchema } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { ordersInternalCalls } from './calls';

const customerParams = z.object({ uid: z.uuid() });

/** What the identity service asks for and tells of accounts; never behind the gateway. */
export const ordersInternalEndpoints = {
  exportCustomer: defineEndpoint(ordersInternalCalls.exportCustomer, {
    summary: 'All that is kept of a customer (Regolamento UE 2016/679, art. 20)',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: z.object({ cart: z.unknown(), orders: z.array(z.unknown()) }),
  }),
  /** Idempotent. Invoicing data stays for ten years (specification, point 9), all else is gone. */
  forgetCustomer: defineEndpoint(ordersInternalCalls.forgetCustomer, {
    summary: 'Forgets a customer whose account is gone',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    response: z.object({}),
  }),
  /** Idempotent: the last one counts. */
  proveAddress: defineEndpoint(ordersInternalCalls.proveAddress, {
    summary: 'An account has proven its e-mail; what waited for that is sent',
    access: 'service',
    query: z.object({}),
    params: customerParams,
    body: z.strictObject({ email: emailSchema }),
    response: z.object({}),
  }),
} as const;
