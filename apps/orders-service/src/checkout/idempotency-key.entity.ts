import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token, uuid } from '../database/columns';

/** A key that has made an order: it makes no second one. */
@Entity('idempotency_key')
@Index('ix_idempotency_key_created_at', ['createdAt'])
export class IdempotencyKeyEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  @PrimaryColumn({ ...token(64), name: 'idempotency_key' })
  key!: string;

  /** SHA-256 of what was sent with it. */
  @Column({ ...token(64), name: 'request_hash' })
  requestHash!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
