import { Entity, PrimaryColumn } from 'typeorm';
import { uuid } from '../database/columns';

/** A row that whoever places an order of this customer locks: so their orders are counted one after the other. */
@Entity('customer_lock')
export class CustomerLockEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;
}
