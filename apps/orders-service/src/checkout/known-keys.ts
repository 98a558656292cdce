import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import { IdempotencyKey } from './idempotency-key.entity';
import type { PlacingKey } from './order-id';

/** Which calls have made an order already, and which. */
@Injectable()
export class KnownKeys {
  constructor(private readonly dataSource: DataSource) {}

  /** The order that the key has made, null for none. Rejects as `conflict` where it was made by something else. */
  async find({ customerId, key, requestHash }: PlacingKey): Promise<string | null> {
    const known = await this.dataSource.manager.findOneBy(IdempotencyKey, { customerId, key });
    if (known === null) return null;
    if (known.requestHash === requestHash) return known.orderId;
    throw new DomainError('conflict', ordersErrorCodes.keyReused, {
      detail: 'Questo ordine è già stato mandato con altri contenuti.',
    });
  }
}
