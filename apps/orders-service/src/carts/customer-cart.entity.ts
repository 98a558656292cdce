import type { Cart } from '@zaino/rules/cart';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, uuid } from '../database/columns';

/** The cart of a customer, the same on all devices. */
@Entity('customer_cart')
@Index('ix_customer_cart_updated_at', ['updatedAt'])
export class CustomerCartEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  /** Counts the changes. */
  @Column({ type: 'int', unsigned: true, name: 'version' })
  version!: number;

  @Column({ ...json, name: 'content' })
  content!: Cart;

  @Column({ ...moment, name: 'updated_at' })
  updatedAt!: Date;
}
