import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment, uuid } from '../database/columns';

/** A customer whose account is gone while orders of theirs still need a name and an address. */
@Entity('forgotten_customer')
export class ForgottenCustomerEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  @Column({ ...moment, name: 'forgotten_at' })
  forgottenAt!: Date;
}
