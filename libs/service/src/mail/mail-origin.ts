import { cookies } from '@zaino/contracts/shared';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressBlock } from '../address-block';
import { clientAddress } from '../client-address';
import { cookieToken } from '../cookie';
import { shortHash } from '../short-hash';

/**
 * Whose call causes a mail, in hashes: it waits with the mail in the outbox. Left out where it is the shop's own people,
 * a bookshop or the clock.
 */
export const mailOriginSchema = z.object({
  account: z.string().optional(),
  /** A browser that has signed in before. */
  device: z.string().optional(),
  /** What one subscriber holds of the Internet. */
  network: z.string().optional(),
});
export type MailOrigin = z.infer<typeof mailOriginSchema>;

/** Of a call by a visitor, or by the customer of that `uid`. */
export function mailOriginOf(request: FastifyRequest, uid?: string): MailOrigin {
  const device = cookieToken(request, cookies.device.name);
  return {
    ...(uid !== undefined && accountOrigin(uid)),
    ...(device !== null && { device: shortHash(device) }),
    network: shortHash(addressBlock(clientAddress(request))),
  };
}

/** Of a customer whose call is not at hand. */
export function accountOrigin(uid: string): MailOrigin {
  return { account: shortHash(uid) };
}
