import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid, words } from '../database/columns';

/** `duplicate` was paid beside another one and is given back. */
export type PaymentState = 'opening' | 'open' | 'paid' | 'expired' | 'duplicate';

/** One page of the payment provider on which an order can be paid; an order has one that is open at most. */
@Entity('payment')
@Index('ux_payment_order_id', ['orderId', 'attempt'], { unique: true })
@Index('ux_payment_session_id', ['sessionId'], { unique: true })
@Index('ux_payment_intent_id', ['intentId'], { unique: true })
@Index('ix_payment_state', ['state', 'createdAt'])
export class PaymentEntity {
  /** Also the idempotency key of its session at the provider. */
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** 1 for the first page of an order. */
  @Column({ type: 'smallint', unsigned: true, name: 'attempt' })
  attempt!: number;

  @Column({ ...token(10), name: 'state' })
  state!: PaymentState;

  /** Of the provider's Checkout Session. */
  @Column({ ...token(255), name: 'session_id', nullable: true })
  sessionId!: string | null;

  @Column({ ...token(255), name: 'intent_id', nullable: true })
  intentId!: string | null;

  @Column({ ...words(2000), name: 'url', nullable: true })
  url!: string | null;

  @Column({ ...cents, name: 'amount_cents' })
  amountCents!: number;

  /** Account of the bookshop that gets a part; null where the shop keeps all. */
  @Column({ ...token(60), name: 'destination', nullable: true })
  destination!: string | null;

  /** The bookshop's part. */
  @Column({ ...cents, name: 'transfer_cents', default: 0 })
  transferCents!: number;

  /** Of the provider, for giving back the bookshop's part. */
  @Column({ ...token(255), name: 'transfer_id', nullable: true })
  transferId!: string | null;

  @Column({ ...moment, name: 'expires_at' })
  expiresAt!: Date;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'paid_at', nullable: true })
  paidAt!: Date | null;
}
