import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid, words } from '../database/columns';

/**
 * `pending`: its page was left, and its money is on its way; `failed`: it will not come; `duplicate` was paid beside
 * another one and is given back.
 */
export type PaymentState =
  | 'opening'
  | 'open'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'duplicate';

/**
 * Whose charge it is (docs/decisions/sellers.md). `platform`: the shop's, with a transfer where a bookshop sells a part
 * of it; `destination`: all of it is for one bookshop, less a fee; `owed`: the provider refused the bookshop's account,
 * whose part is still to be sent.
 */
export type ChargeKind = 'platform' | 'destination' | 'owed';

/** One page of the payment provider on which an order can be paid; an order has one that is open at most. */
@Entity('payment')
@Index('ux_payment_order_id', ['orderId', 'attempt'], { unique: true })
@Index('ux_payment_session_id', ['sessionId'], { unique: true })
@Index('ux_payment_intent_id', ['intentId'], { unique: true })
@Index('ix_payment_state', ['state', 'createdAt'])
@Index('ix_payment_charge_kind', ['chargeKind', 'state', 'createdAt'])
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

  @Column({ ...token(12), name: 'charge_kind', default: 'platform' })
  chargeKind!: ChargeKind;

  /** What goes to the bookshop: its part, or all of it where the fee comes back out of it. */
  @Column({ ...cents, name: 'transfer_cents', default: 0 })
  transferCents!: number;

  /** What comes back from the bookshop at once, for the shop to keep. */
  @Column({ ...cents, name: 'fee_cents', default: 0 })
  feeCents!: number;

  /** Of the provider, for giving back the bookshop's part. */
  @Column({ ...token(255), name: 'transfer_id', nullable: true })
  transferId!: string | null;

  /** Of the provider, for giving the fee back. */
  @Column({ ...token(255), name: 'fee_id', nullable: true })
  feeId!: string | null;

  /** How it was paid, in the provider's word (`satispay`), or the wallet that has kept the card; null until that is known. */
  @Column({ ...token(30), name: 'way', nullable: true })
  way!: string | null;

  /** The last digits of the card or account. */
  @Column({ ...token(4), name: 'way_digits', nullable: true })
  wayDigits!: string | null;

  @Column({ ...moment, name: 'expires_at' })
  expiresAt!: Date;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'paid_at', nullable: true })
  paidAt!: Date | null;
}
