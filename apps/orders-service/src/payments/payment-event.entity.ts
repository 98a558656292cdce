import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token } from '../database/columns';

/** A message of the payment provider, kept as it came; it is acted on once and can be replayed. */
@Entity('payment_event')
@Index('ix_payment_event_processed_at', ['processedAt', 'receivedAt'])
export class PaymentEventEntity {
  /** The provider's. */
  @PrimaryColumn({ ...token(255), name: 'id' })
  id!: string;

  @Column({ ...token(100), name: 'type' })
  type!: string;

  /** JSON as it was signed. */
  @Column({ type: 'mediumtext', name: 'payload' })
  payload!: string;

  @Column({ ...moment, name: 'received_at' })
  receivedAt!: Date;

  @Column({ ...moment, name: 'processed_at', nullable: true })
  processedAt!: Date | null;
}
