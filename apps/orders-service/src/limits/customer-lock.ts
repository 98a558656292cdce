import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Lets the orders of one customer be placed one after the other, in all copies of the service. */
@Injectable()
export class CustomerLock {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes the row that is locked, outside any transaction: many that make it at once would wait in a circle. */
  async prepare(customerId: string): Promise<void> {
    await this.dataSource.query('INSERT IGNORE INTO customer_lock (customer_id) VALUES (?)', [
      customerId,
    ]);
  }

  /** Waits for the others; held until the transaction ends. */
  async acquire(manager: EntityManager, customerId: string): Promise<void> {
    await manager.query('SELECT customer_id FROM customer_lock WHERE customer_id = ? FOR UPDATE', [
      customerId,
    ]);
  }
}
