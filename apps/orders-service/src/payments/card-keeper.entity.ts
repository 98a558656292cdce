import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment, token, uuid } from '../database/columns';

/** A customer who has asked that the payment provider keeps their cards; it is there as long as that holds. */
@Entity('card_keeper')
export class CardKeeperEntity {
  @PrimaryColumn({ ...uuid, name: 'customer_id' })
  customerId!: string;

  /** Idempotency key of the customer at the provider. */
  @Column({ ...uuid, name: 'attempt_id' })
  attemptId!: string;

  /** Of the customer at the provider; null until it has answered. */
  @Column({ ...token(255), name: 'provider_id', nullable: true })
  providerId!: string | null;

  @Column({ ...moment, name: 'agreed_at' })
  agreedAt!: Date;
}
