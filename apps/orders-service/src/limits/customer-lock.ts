import type { EntityManager } from 'typeorm';

/**
 * Lets the orders of one customer be placed one after the other, in all copies of the service: waits for the others,
 * and is held until the transaction ends.
 */
export async function lockCustomer(manager: EntityManager, customerId: string): Promise<void> {
  await manager.query(
    `INSERT INTO customer_lock (customer_id) VALUES (?)
     ON DUPLICATE KEY UPDATE customer_id = customer_id`,
    [customerId],
  );
}
