import { Entity, Column, Index, PrimaryColumn } from 'typeorm';
import { moment, uuid } from '../database/columns';

/** A change of a cart that was made: the same one is not made again, however often it is sent. */
@Entity('cart_operation')
@Index('ix_cart_operation_applied_at', ['appliedAt'])
export class CartOperationEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...moment, name: 'applied_at' })
  appliedAt!: Date;
}
