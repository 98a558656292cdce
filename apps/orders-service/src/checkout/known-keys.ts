import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import { KeyLock } from './key-lock';
import type { PlacingKey } from './order-id';

/** Which calls have made an order already, and which. */
@Injectable()
export class KnownKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lock: KeyLock,
  ) {}

  /** The same, once no other call with this key is under way; who finds none is the one that is under way until `release`. */
  findUnderLock(key: PlacingKey): ReturnType<typeof this.lock.acquire<string>> {
    return this.lock.acquire(key, () => this.find(key));
  }

  /** The order that the key has made, null for none. Rejects as `conflict` where it was made by something else. */
  async find({ customerId, key, requestHash }: PlacingKey): Promise<string | null> {
    const [known] = await this.dataSource.query<{ requestHash: string; orderId: string }[]>(
      `SELECT request_hash AS requestHash, order_id AS orderId FROM idempotency_key
       WHERE customer_id = ? AND idempotency_key = ?`,
      [customerId, key],
    );
    if (known === undefined) return null;
    if (known.requestHash === requestHash) return known.orderId;
    throw new DomainError('conflict', ordersErrorCodes.keyReused, {
      detail: 'Questo ordine è già stato mandato con altri contenuti.',
    });
  }
}
