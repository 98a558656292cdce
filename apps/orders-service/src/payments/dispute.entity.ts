import type { DisputeState } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid } from '../database/columns';

/** A payment that the customer's bank asks back, as the provider has told last. */
@Entity('dispute')
@Index('ix_dispute_order_id', ['orderId', 'openedAt'])
@Index('ix_dispute_state', ['state', 'orderId'])
export class DisputeEntity {
  /** The provider's. */
  @PrimaryColumn({ ...token(255), name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  @Column({ ...uuid, name: 'payment_id' })
  paymentId!: string;

  @Column({ ...cents, name: 'amount_cents' })
  amountCents!: number;

  /** The provider's word for it. */
  @Column({ ...token(60), name: 'reason' })
  reason!: string;

  @Column({ ...token(16), name: 'state' })
  state!: DisputeState;

  /** Whether the provider still gives the payment back: an inquiry has taken no money. */
  @Column({ type: 'boolean', name: 'is_refundable' })
  isRefundable!: boolean;

  @Column({ ...moment, name: 'due_at', nullable: true })
  dueAt!: Date | null;

  @Column({ ...moment, name: 'opened_at' })
  openedAt!: Date;

  @Column({ ...moment, name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** When the provider has made the message that said so: older ones say nothing new. */
  @Column({ ...moment, name: 'told_at' })
  toldAt!: Date;
}
