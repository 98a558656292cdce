import { createHash } from 'node:crypto';
import type { OrderWish } from './order-wish';

/** A call that must make one order. */
export interface PlacingKey {
  customerId: string;
  /** Header of the call. */
  key: string;
  /** Of what was sent with it. */
  requestHash: string;
}

export function requestHashOf(wish: OrderWish): string {
  return createHash('sha256').update(JSON.stringify(wish)).digest('base64url');
}

/**
 * The id of the order that a call makes, under which its pieces are reserved too: the same call sent again finds the
 * reservation of one that broke off. `round` counts reservations that have ended by then, each with an id of its own.
 */
export function orderIdOf({ customerId, key, requestHash }: PlacingKey, round: number): string {
  return uuidOf(['order', customerId, key, requestHash, round]);
}

/** The id of the one operation that gives back what an order has reserved that came to nothing. */
export function releaseIdOf(orderId: string): string {
  return uuidOf(['release', orderId]);
}

/** A UUID of version 8 (RFC 9562): made from a hash. */
function uuidOf(content: unknown[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(content)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [0, 8, 12, 16, 20].map((from, at) => hex.slice(from, [8, 12, 16, 20, 32][at])).join('-');
}
