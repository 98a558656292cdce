import { defineEndpoint } from '@zaino/contracts/shared';
import * as z from 'zod/mini';
import { pushCalls } from './push-calls';
import { pushStatusSchema, pushSubscriptionSchema } from './push';

const nothing = z.object({});
const BODY_LIMIT = 16 * 1024;

/** Notices on a device's own screen (docs/decisions/web-push.md). */
export const pushEndpoints = {
  status: defineEndpoint(pushCalls.status, {
    summary: 'Whether this device gets pushes, and what it takes to switch them on',
    access: 'customer',
    query: nothing,
    response: pushStatusSchema,
  }),
  /**
   * In the place of what the device had before. `not-found` where the shop sends no pushes, `push-not-remembered` where the
   * session ends with the browser, `push-service-unknown` for an address that is no push service's.
   */
  switchOn: defineEndpoint(pushCalls.switchOn, {
    summary: 'Sends pushes to this device from now on',
    access: 'customer',
    query: nothing,
    bodyLimit: BODY_LIMIT,
    body: pushSubscriptionSchema,
    response: pushStatusSchema,
  }),
  switchOff: defineEndpoint(pushCalls.switchOff, {
    summary: 'Sends no pushes to this device any longer; the same again changes nothing',
    access: 'customer',
    query: nothing,
    response: pushStatusSchema,
  }),
} as const;
