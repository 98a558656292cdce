import { shortHash } from '@zaino/service/short-hash';
import type { EntityManager } from 'typeorm';
import type { Orderer } from './order-limits';

/** With what the rows of guests begin: they stand for an address or a connection, and are swept away. */
export const GUEST_LOCK = 'guest-';

/**
 * Lets the orders of one customer be placed one after the other, in all copies of the service: waits for the others,
 * and is held until the transaction ends. Of guests those with one address, then those of one connection.
 */
export async function lockCustomer(
  manager: EntityManager,
  { id, guest }: Pick<Orderer, 'id' | 'guest'>,
): Promise<void> {
  const locks = guest ? [guest.email, guest.network].map(guestLock) : [id];
  for (const lock of locks) {
    await manager.query(
      `INSERT INTO customer_lock (customer_id) VALUES (?)
       ON DUPLICATE KEY UPDATE customer_id = customer_id`,
      [lock],
    );
  }
}

const guestLock = (text: string) => `${GUEST_LOCK}${shortHash(text)}`;
