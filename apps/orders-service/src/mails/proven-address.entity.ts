import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment, uuid, words } from '../database/columns';

/** The address that a customer has proven, as sessions and the identity service say it. */
@Entity('proven_address')
export class ProvenAddressEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  @Column({ ...words(254), name: 'email' })
  email!: string;

  @Column({ ...moment, name: 'told_at' })
  toldAt!: Date;
}
